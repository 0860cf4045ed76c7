// Every benchmark runs in its smallest size: the program starts, rivals have the same result, figures are finite.
import { benchNames, runBenches } from '../lib/benches.mjs';
import { ensureBrowser } from '../lib/browser.mjs';
import { single } from './stage.mjs';

/** A benchmark whose page throws, and the expected message (bench/plants). */
const PLANT = { name: 'plants/page', says: 'The page does not start: planted' };

const plantStage = ({ code, output }) =>
  single('a planted benchmark that does not start', {
    code: code !== 0 && output.includes(PLANT.says) ? 0 : 1,
    output: `bench/${PLANT.name}.bench.ts was not found out (code ${String(code)}):\n${output}`,
  });

/** @returns {Promise<import('./stage.mjs').Stage[]>} one per benchmark, and one for the planted fault */
export const checkBenches = async () => {
  const names = benchNames();
  const browser = await ensureBrowser();
  if (browser === undefined)
    return [{ name: 'benchmarks', passed: 0, failed: 0, skipped: names.length, output: '' }];
  const results = await runBenches([...names, PLANT.name], { smoke: true, browser });
  return results.map((result) =>
    result.name === PLANT.name ? plantStage(result) : single(`benchmark ${result.name}`, result),
  );
};
