import { trialsOf } from '../engine/testing/trials';
import { PATIENCE } from './crash/patience';
import { crashTrial, PARTS } from './crash/trial';
import { test } from './support/test';

const KILLS = trialsOf({ small: 6, middle: 50, full: 500 }, 2207);

test.describe.configure({ mode: 'parallel' });

for (let part = 0; part < PARTS; part += 1)
  test(`killed at any moment, the program opens with everything it called saved (part ${String(part)})`, async ({
    baseURL,
  }) => {
    const kills = Math.floor((KILLS.count + part) / PARTS);
    test.setTimeout(PATIENCE * (1 + kills));
    await crashTrial(baseURL ?? '', { kills, seed: KILLS.seed, part });
  });
