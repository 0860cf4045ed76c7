// Every benchmark runs in its smallest size: the program starts, rivals come to the same result, figures are finite.
import { benchNames, runBenches } from '../lib/benches.mjs';
import { ensureBrowser } from '../lib/browser.mjs';
import { single } from './stage.mjs';

/** @returns {Promise<import('./stage.mjs').Stage[]>} one per benchmark */
export const checkBenches = async () => {
  const browser = await ensureBrowser();
  const results = await runBenches(benchNames(), { smoke: true, browser });
  return results.map((result) => single(`benchmark ${result.name}`, result));
};
