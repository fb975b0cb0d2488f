/** The command line of Pasyans: finds the command, runs it, and tells every fault in the user's language. */

import pkg from '../../package.json' with { type: 'json' };
import type { Lang } from '../cards/index.ts';
import { checkArguments, readArgs } from './args.ts';
import { commands } from './commands/index.ts';
import { commandHelp, programHelp } from './help.ts';
import { LANGS, languageOf } from './language.ts';
import { nearest } from './near.ts';
import { Output } from './output.ts';
import { BUG, bad, FINE, Stop } from './stop.ts';
import { text } from './text.ts';

/** The language must be known before anything else is read, so that even a wrong option is refused in it. */
function languageIn(argv: readonly string[]): { lang: Lang; wrong?: string } {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const given = at < 0 ? undefined : argv[at] === '--lang' ? argv[at + 1] : argv[at]!.slice('--lang='.length);
  const lang = LANGS.find((known) => known === given);
  return { lang: lang ?? languageOf(process.env), ...(given !== undefined && lang === undefined ? { wrong: given } : {}) };
}

/** The options that may stand before the command, and the words from the command on. */
function split(argv: readonly string[]): { before: string[]; words: string[] } {
  const before: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    if (!argv[i]!.startsWith('-')) return { before, words: argv.slice(i) };
    before.push(argv[i]!);
    if (argv[i] === '--lang' && i + 1 < argv.length) before.push(argv[++i]!);
  }
  return { before, words: [] };
}

async function dispatch(argv: readonly string[], out: Output): Promise<number> {
  const { before, words } = split(argv);
  if (before.includes('--version')) {
    out.line(pkg.version);
    return FINE;
  }
  const asked = words[0] === 'help';
  const [first, second] = asked ? words.slice(1) : words;
  if (first === undefined) {
    readArgs({ name: '', text: text.yes, args: [], options: [], load: async () => ({ run: () => FINE }) }, before);
    programHelp(out, commands);
    return FINE;
  }
  const family = commands.filter(({ name }) => name.startsWith(`${first} `));
  const wanted = family.length > 0 ? `${first} ${second ?? ''}` : first;
  const spec = commands.find(({ name }) => name === wanted);
  if (spec === undefined) {
    const helping = argv.includes('--help') || argv.includes('-h') || asked;
    if (family.length > 0 && (second === undefined || second.startsWith('-'))) {
      if (helping) {
        for (const [i, each] of family.entries()) {
          if (i > 0) out.line();
          commandHelp(out, each);
        }
        return FINE;
      }
    }
    if (family.length > 0) {
      const all = family.map(({ name }) => name.slice(first.length + 1));
      throw bad(`${first} ${second ?? ''}`.trim(), text.subcommand(first, all, nearest(second ?? '', all)));
    }
    throw bad(
      first.slice(0, 40),
      text.noCommand(
        first,
        nearest(
          first,
          commands.map(({ name }) => name),
        ),
      ),
    );
  }
  const given = readArgs(spec, [...before, ...(asked ? words.slice(1) : words).slice(spec.name.split(' ').length)]);
  if (given.has('help') || asked) {
    commandHelp(out, spec);
    return FINE;
  }
  checkArguments(spec, given);
  const { run } = await spec.load();
  return run(given, out);
}

/** Ends in peace when the reader of the output has gone (`| head`). */
function watchPipes(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // EIO: the terminal itself was closed.
      if (error.code === 'EPIPE' || error.code === 'EIO') process.exit(FINE);
      process.exit(BUG);
    });
}

async function main(argv: readonly string[]): Promise<number> {
  const { lang, wrong } = languageIn(argv);
  const out = new Output(lang, argv.includes('--json'), argv.includes('--no-color'));
  try {
    if (wrong !== undefined) throw bad('--lang', text.badLanguage(wrong));
    return await dispatch(argv, out);
  } catch (error) {
    if (error instanceof Stop) {
      if (error.refusal === undefined) out.faults(error.faults);
      else if (out.json) out.data(out.refusalData(error.refusal));
      else out.error(out.refusalText(error.refusal));
      return error.code;
    }
    out.error(out.say(text.bug(error instanceof Error ? error.message : String(error))));
    if (process.env.PASYANS_DEBUG === '1' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
    return BUG;
  }
}

watchPipes();
process.exitCode = await main(process.argv.slice(2));
