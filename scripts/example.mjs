// Writes the example world and its order sheet into a folder: node scripts/example.mjs [folder]
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inProject, run } from './lib/project.mjs';

const main = async () => {
  const folder = process.argv[2] ?? 'example';
  if (!(await ensureInstalled()) || !(await ensureBuilt(['cli']))) return 1;
  const program = inProject('dist', 'cli', 'wabenwart.mjs');
  const { code } = await run(process.execPath, [program, 'example', folder], {
    cwd: process.cwd(),
    echo: true,
  });
  return code;
};

process.exitCode = await main();
