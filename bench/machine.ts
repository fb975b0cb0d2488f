/** What stands above every result that is kept: when, on what and under which load it was measured. */
import { cpus, loadavg } from 'node:os';

/** Lines about the machine and the command; the command is what was given to this npm script. */
export const machineLines = (script: string, command: readonly string[]): string[] => [
  `date     ${new Date().toISOString().slice(0, 10)}`,
  `machine  ${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores`,
  `node     ${process.version}`,
  `load     ${loadavg()
    .map((load) => load.toFixed(2))
    .join(' ')}`,
  `command  npm run ${script}${command.length > 0 ? ' -- ' : ''}${command.join(' ')}`,
  '',
];
