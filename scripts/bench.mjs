// npm run bench: runs every benchmark of bench/ and prints its ratios. Each compares with a rival or a baseline in the same run.
// npm run bench -- map save runs only those whose name contains one of the words.
import { readdirSync } from 'node:fs';
import { ensureBrowser } from './lib/browser.mjs';
import { bundle } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inProject, run, say } from './lib/project.mjs';

const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word));

const main = async () => {
  if (!(await ensureInstalled())) return 1;
  const browser = await ensureBrowser();
  const env = { ...process.env, WABENWART_BROWSER: browser ?? '' };
  let code = 0;
  for (const file of readdirSync(inProject('bench')).filter(
    (name) => name.endsWith('.bench.ts') && isWanted(name),
  )) {
    const outfile = `dist/bench/${file.replace(/\.ts$/, '.mjs')}`;
    say(`\n== ${file}`);
    const built = await bundle(`bench/${file}`, outfile, { packages: 'external' });
    if (built.code !== 0) {
      say(built.output);
      code = 1;
      continue;
    }
    const result = await run(process.execPath, [inProject(outfile)], { env, echo: true });
    if (result.code !== 0) code = 1;
  }
  return code;
};

process.exitCode = await main();
