// Makes tests/data/verdicts anew: positions of the first seven games (or those named) that the solver has decided.
// This takes half an hour or so. The files are kept, since what they say is true whatever becomes of the solver.

import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './run.mjs';

await runnerImport(join(root, 'tests/play/verdicts.make.ts'), { root, configFile: false });
