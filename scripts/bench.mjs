// npm run bench: runs every benchmark of bench/ in full and prints its ratios, each to a rival or a baseline in the same run.
// npm run bench -- map save runs only those whose name contains one of the words.
// npm run bench -- --smoke runs the smallest sizes: whether they work, not how fast.
import { benchNames, runBenches, tableOf } from './lib/benches.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { say } from './lib/project.mjs';

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const smoke = process.argv.includes('--smoke');

const main = async () => {
  if (!(await ensureInstalled())) return 1;
  const browser = await ensureBrowser();
  const names = benchNames().filter(
    (name) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
  );
  const results = await runBenches(names, {
    smoke,
    browser,
    onStart: (name) => say(`${name} ...`),
    onResult: ({ name, code, output }) =>
      say(`${output.trimEnd()}\n${name}: ${code === 0 ? 'done' : 'FAILED'}\n`),
  });
  if (!smoke) say(tableOf(results));
  return results.length > 0 && results.every(({ code }) => code === 0) ? 0 : 1;
};

process.exitCode = await main();
