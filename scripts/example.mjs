// Writes the example world and its order sheet into a folder: node scripts/example.mjs [folder]
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inProject } from './lib/project.mjs';

const folder = process.argv[2] ?? 'example';
const isReady = (await ensureInstalled()) && (await ensureBuilt(['cli']));
if (isReady) {
  process.argv.splice(2, process.argv.length, 'example', folder);
  await import(inProject('dist/cli/wabenwart.mjs'));
} else {
  process.exitCode = 1;
}
