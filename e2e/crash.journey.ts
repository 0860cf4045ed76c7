import { PATIENCE } from './crash/patience';
import { crashTrial, PARTS } from './crash/trial';
import { test } from './support/test';

const KILLS = Number(process.env['WABENWART_KILLS'] ?? '6');
const SEED = Number(process.env['WABENWART_SEED'] ?? '2207');

for (let part = 0; part < PARTS; part += 1)
  test(`killed at any moment, the program opens with everything it called saved (part ${String(part)})`, async ({
    baseURL,
  }) => {
    const kills = Math.floor((KILLS + part) / PARTS);
    test.setTimeout(PATIENCE * (1 + kills));
    await crashTrial(baseURL ?? '', { kills, seed: SEED, part });
  });
