// Builds everything that is not built yet: page, shell, terminal program.
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';

const names = process.argv.slice(2);
const ok =
  (await ensureInstalled()) &&
  (await ensureBuilt(names.length > 0 ? names : ['renderer', 'electron', 'cli']));
process.exitCode = ok ? 0 : 1;
