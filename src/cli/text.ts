/** Everything the command line says, in every language; the help of each command stands with the command. */
import type { Text } from '../cards/index.ts';
import { citedTexts } from '../engine/cited.ts';
import type { GameDocument } from '../engine/document.ts';
import { placeText } from '../play/faultwords.ts';
import { counted, t } from './language.ts';

const seeHelp = (command: string): Text => t(`справка: pasyans ${command} --help`, `help: pasyans ${command} --help`);
const meant = (near: string | undefined): Text =>
  near === undefined ? t('', '') : t(`; может быть, «${near}»?`, `; did you mean '${near}'?`);
const short = (word: string): string => (word.length > 40 ? `${word.slice(0, 40)}…` : word);
/** The one file name that is no name. */
export const STDIN = 'standard input';

export const text = {
  /** Where something is wrong; the standard input has a name in each language. */
  place(place: string): Text {
    const { ru, en } = placeText(place);
    return t(ru.replace(STDIN, 'стандартный ввод'), en);
  },
  moreFaults: (n: number): Text => {
    const more = counted(n, { one: 'ошибка', few: 'ошибки', many: 'ошибок' }, { one: 'fault', other: 'faults' });
    return t(`… и ещё ${more.ru}`, `… and ${more.en} more`);
  },
  /** Where a rule comes from: what its sources are called, our reading, what everybody knows. */
  sources(source: readonly string[], game: Pick<GameDocument, 'sources'>): Text {
    const others = [
      ...(source.includes('ours') ? [t('так принято здесь', 'our reading')] : []),
      ...(source.includes('common') ? [t('общеизвестно', 'commonly known')] : []),
    ];
    const all = [...citedTexts(source, game), ...others];
    return t(all.map(({ ru }) => ru).join('; '), all.map(({ en }) => en).join('; '));
  },

  // What is wrong with a command line.
  noCommand: (word: string, near: string | undefined): Text =>
    t(
      `нет такой команды${meant(near).ru}; список команд: pasyans --help`,
      `there is no command '${short(word)}'${meant(near).en}; the commands: pasyans --help`,
    ),
  subcommand: (command: string, all: readonly string[], near: string | undefined): Text =>
    t(
      `после «${command}» нужно одно из: ${all.join(', ')}${meant(near).ru}`,
      `'${command}' needs one of: ${all.join(', ')}${meant(near).en}`,
    ),
  unknownOption: (command: string, near: string | undefined): Text =>
    t(
      `у «${command}» нет такого параметра${meant(near).ru}; ${seeHelp(command).ru}`,
      `'${command}' has no such option${meant(near).en}; ${seeHelp(command).en}`,
    ),
  takesNoValue: (option: string, value: string): Text =>
    t(
      `это переключатель, значение «${short(value)}» лишнее: пишите просто ${option}`,
      `this is a switch, the value '${short(value)}' is too much: write just ${option}`,
    ),
  valueMissing: (option: string, value: Text): Text =>
    t(`нет значения; пишут так: ${option} ${value.ru}`, `the value is missing; it is written ${option} ${value.en}`),
  givenTwice: (option: string): Text => t(`дано дважды: оставьте одно ${option}`, `given twice: leave one ${option}`),
  notBoth: (one: string, other: string): Text =>
    t(
      `нельзя вместе с ${other}: оставьте что-нибудь одно (${one} или ${other})`,
      `cannot stand together with ${other}: leave one of them (${one} or ${other})`,
    ),
  optionNeeded: (command: string, option: string): Text =>
    t(`для «${command}» нужен этот параметр: --${option} N`, `'${command}' needs this option: --${option} N`),
  notANumber: (value: string, least: number, most: number): Text =>
    t(
      `«${short(value)}» не годится: нужно целое число от ${least} до ${most}`,
      `'${short(value)}' will not do: a whole number from ${least} to ${most} is needed`,
    ),
  argumentMissing: (command: string, name: Text, what: Text): Text =>
    t(`не хватает: ${name.ru} (${what.ru}); ${seeHelp(command).ru}`, `missing: ${name.en} (${what.en}); ${seeHelp(command).en}`),
  argumentExtra: (command: string, word: string): Text =>
    t(`лишнее слово «${short(word)}»; ${seeHelp(command).ru}`, `one word too many: '${short(word)}'; ${seeHelp(command).en}`),
  badLanguage: (value: string): Text =>
    t(`нет языка «${short(value)}»; есть ru и en`, `there is no language '${short(value)}'; there are ru and en`),
  noGame: (word: string, near: string | undefined): Text =>
    t(
      `нет пасьянса «${short(word)}»${meant(near).ru}; список: pasyans games`,
      `there is no patience '${short(word)}'${meant(near).en}; the list: pasyans games`,
    ),
  gameAndDocument: t(
    'дано и название пасьянса, и --document: оставьте что-нибудь одно',
    'both the id of a patience and --document are given: leave one of them',
  ),
  gameMissing: (command: string): Text =>
    t(
      `не сказано, какой пасьянс: назовите его (список: pasyans games) или дайте --document ФАЙЛ; ${seeHelp(command).ru}`,
      `no patience is named: give its id (the list: pasyans games) or --document FILE; ${seeHelp(command).en}`,
    ),
  idTaken: (id: string): Text =>
    t(
      `«${short(id)}» — пасьянс этой программы, а здесь другие правила: дайте своему пасьянсу другое название`,
      `'${short(id)}' is a patience of this program, and these are other rules: give yours another id`,
    ),
  setForm: (word: string): Text =>
    t(
      `«${short(word)}» написано не так; пишут так: --set правило=значение`,
      `'${short(word)}' is not written well; it is written --set name=value`,
    ),
  noHouse: (id: string, all: readonly string[], near: string | undefined): Text =>
    all.length === 0
      ? t(`у этого пасьянса нет вариантов правил, «${short(id)}» тоже`, `this patience has no house rules, nor '${short(id)}'`)
      : t(
          `нет варианта правил «${short(id)}»${meant(near).ru}; есть: ${all.join(', ')}`,
          `there is no house rule '${short(id)}'${meant(near).en}; there are: ${all.join(', ')}`,
        ),
  noHouseValue: (id: string, value: string, all: readonly string[], near: string | undefined): Text =>
    t(
      `у правила «${id}» нет значения «${short(value)}»${meant(near).ru}; есть: ${all.join(', ')}`,
      `house rule '${id}' has no value '${short(value)}'${meant(near).en}; it has: ${all.join(', ')}`,
    ),
  noPile: (word: string, near: string | undefined, all: readonly string[]): Text =>
    t(
      `нет места «${short(word)}»${meant(near).ru}; места: ${all.join(' ')}`,
      `there is no pile '${short(word)}'${meant(near).en}; the piles: ${all.join(' ')}`,
    ),
  didYouMean: meant,

  // What is wrong with a file.
  noFile: t('такого файла нет: проверьте имя', 'there is no such file: check the name'),
  isFolder: t('это папка, а нужен файл', 'this is a folder, a file is needed'),
  noAccess: t('файл нельзя прочесть: проверьте права доступа', 'the file may not be read: check its permissions'),
  unreadable: (why: string): Text => t(`файл не читается (${why})`, `the file cannot be read (${why})`),
  tooLong: (most: number): Text =>
    t(`здесь больше ${most} байт: это не тот файл`, `there are more than ${most} bytes: this is not the right file`),
  notText: t('это не текст в кодировке UTF-8', 'this is not text in UTF-8'),
  empty: t('здесь пусто', 'there is nothing here'),
  stdinTwice: t(
    '«-» стоит дважды, а стандартный ввод один: дайте одно из двух файлом',
    "'-' stands twice, but there is one standard input: give one of the two as a file",
  ),
  stdinIsMoves: t('в игре стандартный ввод занят ходами: дайте файл', 'in a game the standard input is for moves: give a file'),
  shuffleForm: t(
    'после «shuffle» нужно одно целое число от 0 до 4294967295',
    "after 'shuffle' one whole number from 0 to 4294967295 is needed",
  ),
  shuffleTwice: t('строка «shuffle» уже была', "there was a line 'shuffle' already"),
  rowsTooMany: (n: number): Text => {
    const rows = counted(n, { one: 'ряд', few: 'ряда', many: 'рядов' }, { one: 'row', other: 'rows' });
    return t(`лишний ряд: на столе ${rows.ru}`, `a row too many: the table has ${rows.en}`);
  },
  noGrid: (label: string): Text =>
    t(
      `в этой игре нет рядов: нужно «место: карты», например «${label}: 10ч Дб»`,
      `this game has no rows: 'pile: cards' is needed, for example '${label}: 10H QD'`,
    ),
  otherGame: (id: string): Text => t(`это запись другого пасьянса: ${id}`, `this is a record of another patience: ${id}`),
  notABeginning: t(
    'этой позиции игра не начинает; играть можно с расклада, который получается из колоды',
    'no deal begins like this; a game can be played only from a position that comes from a pack',
  ),

  // What Solvitaire cannot say.
  exportFor: (programs: readonly string[]): Text =>
    t(
      `не сказано, для какой программы; пишут так: --for ${programs.join('|')}`,
      `it is not said for which program; it is written --for ${programs.join('|')}`,
    ),
  oneOf: (word: string, all: readonly string[], near: string | undefined): Text =>
    t(
      `«${short(word)}» здесь не бывает${meant(near).ru}; есть: ${all.join(', ')}`,
      `'${short(word)}' is not known here${meant(near).en}; there are: ${all.join(', ')}`,
    ),
  exportRule: (rule: Text): Text =>
    t(`такого правила у Solvitaire нет: ${rule.ru}`, `Solvitaire cannot say this rule: ${rule.en}`),
  exportGroup: (name: Text): Text => t(`таких мест у Solvitaire нет: ${name.ru}`, `Solvitaire has no such piles: ${name.en}`),
  exportSecond: (name: Text): Text =>
    t(`таких мест у Solvitaire бывает только одна группа: ${name.ru}`, `Solvitaire has only one group of such piles: ${name.en}`),
  exportTake: (name: Text): Text =>
    t(
      `у Solvitaire оттуда не берут карты так, как здесь: ${name.ru}`,
      `Solvitaire does not take cards from there as this game does: ${name.en}`,
    ),
  exportPut: (name: Text): Text =>
    t(`у Solvitaire туда не кладут карты рукой: ${name.ru}`, `Solvitaire puts no cards there by hand: ${name.en}`),
  exportWay: (from: Text, to: Text): Text =>
    t(`такого хода у Solvitaire нет: ${from.ru} → ${to.ru}`, `Solvitaire has no such move: ${from.en} → ${to.en}`),
  exportSuits: t('у Solvitaire в колоде всегда четыре масти', 'the packs of Solvitaire always have four suits'),
  exportStock: t('у Solvitaire из колоды всегда можно сдавать', 'in Solvitaire a stock can always be dealt from'),
  exportBegun: t('вывести можно только начало игры', 'only the beginning of a game can be exported'),
  exportOverSpaces: t(
    'не совсем так: Solvitaire сдаёт и при пустом столбце',
    'not quite the same: Solvitaire deals over empty columns too',
  ),
  exportSeries: t(
    'не совсем так: Solvitaire сносит серию отдельным ходом, и только если она одна в столбце',
    'not quite the same: Solvitaire takes a series away by a move, and only when it is alone in its column',
  ),

  // What commands answer.
  refused: (move: string, n: number): Text => t(`${move}: ход ${n} невозможен.`, `${move}: move ${n} is not possible.`),
  yes: t('да', 'yes'),
  no: t('нет', 'no'),
  cards: (n: number): Text => counted(n, { one: 'карта', few: 'карты', many: 'карт' }, { one: 'card', other: 'cards' }),
  moves: (n: number): Text => counted(n, { one: 'ход', few: 'хода', many: 'ходов' }, { one: 'move', other: 'moves' }),
  steps: (n: number): Text => counted(n, { one: 'шаг', few: 'шага', many: 'шагов' }, { one: 'step', other: 'steps' }),
  packs: (n: number): Text => counted(n, { one: 'колода', few: 'колоды', many: 'колод' }, { one: 'pack', other: 'packs' }),
  dealNumber: (n: number): Text => t(`расклад ${n}`, `deal ${n}`),
  writtenPack: t('своя колода', 'a pack of one’s own'),
  givenLayout: t('свой расклад', 'a position of one’s own'),
  byDefault: t('по умолчанию', 'default'),
  houseRules: t('варианты правил', 'house rules'),
  bug: (what: string): Text =>
    t(
      `ошибка в самой программе: ${what} (подробности: PASYANS_DEBUG=1)`,
      `a fault of the program itself: ${what} (details: PASYANS_DEBUG=1)`,
    ),
} as const;
