// npm run soak: runs every long trial in full and prints how far it came, its seed and its figures (docs/reliability.md).
// npm run soak -- crash life runs only those whose name contains one of the words; --minutes N ends each of them in time,
// --seed N tries a seed again (the day's unless given).
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runTool, say } from './lib/project.mjs';
import { soakWish } from './lib/soak-wish.mjs';
import { SOAKS } from './lib/soaks.mjs';

/** How long after its minutes a trial may still take for the one under way, before it is stopped. */
const GRACE_MINUTES = 3;

const main = async () => {
  const wish = soakWish(process.argv.slice(2), new Date());
  if ('problem' in wish) {
    say(wish.problem);
    return 1;
  }
  const { names, minutes, seed } = wish;
  const soaks = SOAKS.filter(
    ({ name }) => names.length === 0 || names.some((word) => name.includes(word)),
  );
  if (soaks.length === 0) {
    say(
      `No trial is called ${names.join(' or ')}: there are ${SOAKS.map((soak) => soak.name).join(', ')}.`,
    );
    return 1;
  }
  if (!(await ensureInstalled())) return 1;
  if (soaks.some(({ tool }) => tool.startsWith('@playwright')))
    if (!(await ensureBuilt(['renderer', 'electron', 'cli']))) return 1;
  const browser = await ensureBrowser();
  const verdicts = [];
  for (const { name, what, tool, args } of soaks) {
    say(`\n== ${name}: ${what} (seed ${String(seed)})`);
    const start = Date.now();
    const { code, output } = await runTool(tool, args, {
      env: {
        ...process.env,
        WABENWART_BROWSER: browser ?? '',
        WABENWART_TRIALS: process.env.WABENWART_TRIALS ?? 'full',
        WABENWART_SEED: String(seed),
        WABENWART_MINUTES: minutes === undefined ? '' : String(minutes),
        NO_COLOR: '1',
      },
      echo: true,
      ...(minutes === undefined
        ? {}
        : { timeout: (minutes + GRACE_MINUTES) * 60_000, signal: 'SIGINT' }),
    });
    const took = `${((Date.now() - start) / 60_000).toFixed(1)} minutes`;
    const far = output
      .split('\n')
      .filter((line) => / from seed \d+/.test(line) && !line.includes('✓'));
    verdicts.push({
      code,
      told: `${code === 0 ? 'ok    ' : 'FAILED'} ${name}: seed ${String(seed)}, ${took}`,
      far,
    });
  }
  say('');
  for (const { told, far } of verdicts)
    say([told, ...far.map((line) => `       ${line.trim()}`)].join('\n'));
  return verdicts.every(({ code }) => code === 0) ? 0 : 1;
};

process.exitCode = await main();
