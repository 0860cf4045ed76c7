// Journeys in a real browser with a real IndexedDB.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from '../lib/browser.mjs';
import { ensureBuilt } from '../lib/builds.mjs';
import { inProject, runTool } from '../lib/project.mjs';
import { findElectron } from '../lib/shell.mjs';
import { single } from './stage.mjs';

/** @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkJourneys = async () => {
  const built = await ensureBuilt(['renderer', 'electron', 'cli']);
  const build = single('build', { code: built ? 0 : 1, output: 'The build failed.' });
  if (!built) return [build];
  const browser = await ensureBrowser();
  if (!browser) return [build, { name: 'journeys', passed: 0, failed: 0, skipped: 1, output: '' }];
  const report = inProject('test-results', 'journeys.json');
  mkdirSync(inProject('test-results'), { recursive: true });
  rmSync(report, { force: true });
  const { output, code } = await runTool(
    '@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts'],
    {
      env: {
        ...process.env,
        WABENWART_BROWSER: browser,
        WABENWART_ELECTRON: findElectron() ?? '',
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        NO_COLOR: '1',
      },
      echo: true,
    },
  );
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    const found = stats.unexpected + stats.flaky;
    // A run that could not begin has a report without journeys: that is a failure, not none.
    const hasFailedItself = code !== 0 && found === 0;
    return [
      build,
      {
        name: 'journeys',
        passed: stats.expected,
        failed: found + (hasFailedItself ? 1 : 0),
        skipped: stats.skipped,
        output: hasFailedItself ? output : '',
      },
    ];
  } catch {
    return [build, { name: 'journeys', passed: 0, failed: 1, skipped: 0, output }];
  }
};
