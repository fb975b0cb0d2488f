/** Texts of the settings, in both languages. They come with the parts that show them, not with the first load. */

interface SettingsWords {
  readonly languageLabel: string;
  readonly letters: string;
  readonly lettersAuto: string;
  readonly colours: string;
  readonly twoColours: string;
  readonly fourColours: string;
  readonly backs: string;
  readonly backNames: readonly [string, string, string];
  readonly signs: string;
  readonly signsPictures: string;
  readonly signsClassic: string;
  readonly signsBig: string;
  readonly signsContrast: string;
  readonly marks: string;
  readonly marksOn: string;
  readonly marksOff: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'system' | 'light' | 'dark', string>>;
  readonly side: string;
  readonly sides: Readonly<Record<'right' | 'left', string>>;
  readonly speed: string;
  readonly speeds: Readonly<Record<'off' | 'fast' | 'normal' | 'slow', string>>;
  readonly press: string;
  readonly presses: Readonly<Record<'take' | 'best', string>>;
  readonly autoMoves: string;
  readonly autoMovesOf: Readonly<Record<'off' | 'safe' | 'all', string>>;
  readonly autoMovesNote: string;
  readonly tableAs: string;
  readonly tablesAs: Readonly<Record<'cards' | 'words', string>>;
  readonly letterKeys: string;
  readonly letterKeysOf: Readonly<Record<'on' | 'off', string>>;
  readonly sounds: string;
  readonly soundsOf: Readonly<Record<'off' | 'on', string>>;
  readonly lampLabel: string;
  readonly lampOn: string;
  readonly lampOff: string;
  readonly clockLabel: string;
  readonly clockOn: string;
  readonly clockOff: string;
}

const ru: SettingsWords = {
  languageLabel: 'Язык',
  letters: 'Буквы на картах',
  lettersAuto: 'как язык',
  colours: 'Цвета мастей',
  twoColours: 'два',
  fourColours: 'четыре',
  backs: 'Рубашка',
  backNames: ['Решётка', 'Чешуя', 'Звёзды'],
  signs: 'Рисунок карт',
  signsPictures: 'с фигурами',
  signsClassic: 'с классическими фигурами',
  signsBig: 'крупные знаки',
  signsContrast: 'контрастные знаки',
  marks: 'Каких карт ждут места',
  marksOn: 'показывать',
  marksOff: 'не показывать',
  theme: 'Оформление',
  themes: { system: 'как в системе', light: 'светлое', dark: 'тёмное' },
  side: 'Какой рукой играете',
  sides: { right: 'правой', left: 'левой' },
  speed: 'Движение карт',
  speeds: { off: 'нет', fast: 'быстрое', normal: 'обычное', slow: 'медленное' },
  press: 'Нажатие на карту',
  presses: { take: 'берёт её', best: 'кладёт, куда лучше всего' },
  autoMoves: 'Сами на базовые стопки идут',
  autoMovesOf: { off: 'никакие карты', safe: 'безвредные', all: 'все, что подходят' },
  autoMovesNote:
    'Безвредны карты, которые больше ни для чего не понадобятся; это доказывается по правилам и бывает не в каждом пасьянсе.',
  tableAs: 'Стол показан',
  tablesAs: { cards: 'картами', words: 'словами' },
  letterKeys: 'Клавиши из одной буквы',
  letterKeysOf: { on: 'действуют', off: 'не действуют' },
  sounds: 'Звуки',
  soundsOf: { off: 'без звуков', on: 'со звуками' },
  lampLabel: 'Можно ли ещё выиграть',
  lampOn: 'говорить после каждого хода',
  lampOff: 'только по просьбе',
  clockLabel: 'Часы',
  clockOn: 'показывать',
  clockOff: 'не показывать',
};

const en: SettingsWords = {
  languageLabel: 'Language',
  letters: 'Letters on the cards',
  lettersAuto: 'as the language',
  colours: 'Suit colours',
  twoColours: 'two',
  fourColours: 'four',
  backs: 'Card backs',
  backNames: ['Lattice', 'Scales', 'Stars'],
  signs: 'Card faces',
  signsPictures: 'with pictures',
  signsClassic: 'with classic courts',
  signsBig: 'big signs',
  signsContrast: 'high contrast',
  marks: 'Cards that places wait for',
  marksOn: 'shown',
  marksOff: 'not shown',
  theme: 'Theme',
  themes: { system: 'as the system', light: 'light', dark: 'dark' },
  side: 'The hand you play with',
  sides: { right: 'right', left: 'left' },
  speed: 'Motion of the cards',
  speeds: { off: 'none', fast: 'fast', normal: 'normal', slow: 'slow' },
  press: 'A press on a card',
  presses: { take: 'takes it up', best: 'moves it where it fits best' },
  autoMoves: 'Cards that go to the foundations by themselves',
  autoMovesOf: { off: 'none', safe: 'safe ones', all: 'all that fit' },
  autoMovesNote:
    'A card is safe when it cannot be needed any more; this is proved from the rules, and not every game has such cards.',
  tableAs: 'The table is shown',
  tablesAs: { cards: 'as cards', words: 'in words' },
  letterKeys: 'Keys of a single letter',
  letterKeysOf: { on: 'work', off: 'do not work' },
  sounds: 'Sounds',
  soundsOf: { off: 'off', on: 'on' },
  lampLabel: 'Can it still be won',
  lampOn: 'say so after every move',
  lampOff: 'only when asked',
  clockLabel: 'Clock',
  clockOn: 'shown',
  clockOff: 'not shown',
};

export const settings = { ru, en } as const;
