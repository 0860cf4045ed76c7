import { crashTrial } from './crash/trial';
import { test } from './support/test';

test('killed at any moment, the program opens with everything it called saved', async ({
  baseURL,
}) => {
  const kills = Number(process.env['WABENWART_KILLS'] ?? '50');
  const seed = Number(process.env['WABENWART_SEED'] ?? '2207');
  test.setTimeout(60_000 + kills * 20_000);
  await crashTrial(baseURL ?? '', { kills, seed });
});
