// npm run soak: runs every long trial and prints its seed and its figures (docs/reliability.md).
// npm run soak -- crash life runs only those whose name contains one of the words; WABENWART_TRIALS and
// WABENWART_SEED choose another number and another seed.
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runTool, say } from './lib/project.mjs';
import { SOAKS } from './lib/soaks.mjs';

const wanted = process.argv.slice(2);
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word));

const main = async () => {
  if (!(await ensureInstalled())) return 1;
  if (!(await ensureBuilt(['renderer', 'electron', 'cli']))) return 1;
  const browser = await ensureBrowser();
  let code = 0;
  for (const { name, what, tool, args } of SOAKS.filter(isWanted)) {
    say(`\n== ${name}: ${what}`);
    const result = await runTool(tool, args, {
      env: {
        WABENWART_TRIALS: 'full',
        ...process.env,
        WABENWART_BROWSER: browser ?? '',
        NO_COLOR: '1',
      },
      echo: true,
    });
    if (result.code !== 0) code = 1;
  }
  return code;
};

process.exitCode = await main();
