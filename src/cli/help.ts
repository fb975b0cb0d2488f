/** The help of the program and of each command, in the chosen language. */
import type { Text } from '../cards/index.ts';
import { common } from './commands/common.ts';
import { t } from './language.ts';
import type { Output } from './output.ts';
import type { CommandSpec, OptionSpec } from './spec.ts';

const USAGE = t('Как пользоваться', 'Usage');
const COMMANDS = t('Команды', 'Commands');
const ARGUMENTS = t('Слова', 'Arguments');
const OPTIONS = t('Параметры', 'Options');
const COMMAND = t('КОМАНДА', 'COMMAND');
const ABOUT = t(
  'Пасьянсы: правила, расклады, ходы и игра в терминале.',
  'Patience games: rules, deals, moves, and play in the terminal.',
);
const CODES = t(
  'Код завершения: 0 — всё в порядке; 1 — ход запрещён правилом, проверка не прошла или выиграть нельзя; 2 — введено что-то не так; 3 — можно ли выиграть, неизвестно.',
  'Exit codes: 0 all is well; 1 a rule forbids a move, a check failed, or there is no win; 2 what was given is wrong; 3 whether there is a win is not known.',
);
const GAP = 2;

/** Rows of two columns, the second wrapped. */
function table(out: Output, rows: readonly (readonly [string, Text])[]): void {
  const left = Math.min(26, Math.max(...rows.map(([word]) => word.length))) + GAP;
  for (const [word, what] of rows) {
    if (word.length + GAP > left) {
      out.paragraph(word, 2);
      out.paragraph(out.say(what), left + 2);
    } else out.paragraph(`${word}${'\u00a0'.repeat(left - word.length)}${out.say(what)}`, 2, left + 2);
  }
}

const written = (out: Output, { name, value }: OptionSpec): string => `--${name}${value ? `\u00a0${out.say(value)}` : ''}`;

export function commandHelp(out: Output, spec: CommandSpec): void {
  const args = spec.args.map(({ name, optional }) => (optional ? `[${out.say(name)}]` : out.say(name)));
  const options = spec.options.map((option) => `[${written(out, option)}]${option.many ? '…' : ''}`);
  out.paragraph(out.say(spec.text));
  out.line();
  out.paragraph(`${out.say(USAGE)}: pasyans ${[spec.name, ...args, ...options].join(' ')}`, 0, 4);
  if (spec.args.length > 0) {
    out.line(`\n${out.say(ARGUMENTS)}:`);
    table(
      out,
      spec.args.map(({ name, text }) => [out.say(name), text]),
    );
  }
  out.line(`\n${out.say(OPTIONS)}:`);
  table(
    out,
    [...spec.options, ...common].map((option) => [written(out, option), option.text]),
  );
  for (const more of spec.more ?? []) {
    out.line();
    out.paragraph(out.say(more));
  }
}

export function programHelp(out: Output, commands: readonly CommandSpec[]): void {
  out.line(out.say(ABOUT));
  out.line(`\n${out.say(USAGE)}: pasyans ${out.say(COMMAND)} … `.trimEnd());
  out.line(`\n${out.say(COMMANDS)}:`);
  table(
    out,
    commands.map(({ name, text }) => [name, text]),
  );
  out.line(`\n${out.say(OPTIONS)}:`);
  table(out, [
    ...common.map((option): [string, Text] => [written(out, option), option.text]),
    ['--version', t('номер версии', 'the version')],
  ]);
  out.line();
  out.paragraph(out.say(t('Справка команды: pasyans КОМАНДА --help.', 'Help of a command: pasyans COMMAND --help.')));
  out.paragraph(out.say(CODES));
}
