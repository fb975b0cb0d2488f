// Runs one command in the project's folder, its output straight to the terminal.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '..');

/**
 * Runs a command and returns its exit code (127 when it could not be started, 1 when a signal ended it).
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {number}
 */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (result.error) {
    console.error(`${command} could not be started: ${result.error.message}`);
    return 127;
  }
  return result.status ?? 1;
}

/**
 * Runs the program of an installed package with this same Node.
 * @param {string} file the program's file inside node_modules
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function runTool(file, args, env) {
  return run(process.execPath, [join('node_modules', file), ...args], env);
}
