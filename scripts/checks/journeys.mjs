// One build for all that runs the program, and journeys in a real browser with a real IndexedDB.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from '../lib/browser.mjs';
import { ensureBuilt } from '../lib/builds.mjs';
import { inProject, runTool } from '../lib/project.mjs';
import { findElectron } from '../lib/shell.mjs';
import { single } from './stage.mjs';

/** @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkBuild = async () => {
  const built = await ensureBuilt(['renderer', 'electron', 'cli']);
  return [single('build', { code: built ? 0 : 1, output: 'The build failed.' })];
};

/**
 * The stage of a run of journeys. A run that could not begin has a report without journeys, or none at all: that is a
 * failure, not nothing.
 * @param {{ code: number, output: string, report: string | undefined, day: string }} run `report` is the runner's JSON;
 * `day` is printed, so that a failure can be repeated
 * @returns {import('./stage.mjs').Stage}
 */
export const journeyStage = ({ code, output, report, day }) => {
  const name = `journeys of WABENWART_DAY=${day}`;
  try {
    const { stats } = JSON.parse(report ?? '');
    const found = stats.unexpected + stats.flaky;
    const hasNone = stats.expected + found === 0;
    const failed = found === 0 && (code !== 0 || hasNone) ? 1 : found;
    return {
      name,
      passed: stats.expected,
      failed,
      skipped: stats.skipped,
      output: failed > found ? output : '',
    };
  } catch {
    return { name, passed: 0, failed: 1, skipped: 0, output };
  }
};

const DAY = 86_400_000;

/** Needs the built program. Journeys that take turns are run on their day, all of them in a soak. @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkJourneys = async () => {
  const browser = await ensureBrowser();
  if (!browser) return [{ name: 'journeys', passed: 0, failed: 0, skipped: 1, output: '' }];
  const day = process.env.WABENWART_DAY ?? String(Math.floor(Date.now() / DAY));
  const path = inProject('test-results', 'journeys.json');
  mkdirSync(inProject('test-results'), { recursive: true });
  rmSync(path, { force: true });
  const run = await runTool(
    '@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts'],
    {
      env: {
        ...process.env,
        WABENWART_BROWSER: browser,
        WABENWART_DAY: day,
        WABENWART_ELECTRON: findElectron() ?? '',
        PLAYWRIGHT_JSON_OUTPUT_NAME: path,
        NO_COLOR: '1',
      },
      echo: true,
    },
  );
  let report;
  try {
    report = readFileSync(path, 'utf8');
  } catch {
    // There is none: the stage reports it.
  }
  return [journeyStage({ ...run, report, day })];
};
