import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { openCopy } from '../copies';
import type * as Kitchen from './month';
export type PreparedMonth = Kitchen.PreparedMonth;

/** The engine as one file: it is written for a bundler, not for the loader of the journeys. */
const kitchen = async (): Promise<typeof Kitchen> => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'month.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)) as typeof Kitchen;
};

/** The month is cooked once in every worker. */
const cooked: { month?: Promise<PreparedMonth> } = {};

/** The example of eight realms with its month applied: the work of the engine, without a page. */
export const preparedMonth = (): Promise<PreparedMonth> =>
  (cooked.month ??= kitchen().then((at) => at.preparedMonth()));

/** Opens the prepared month through the file dialogue of the program. */
export const openMonth = async (page: Page): Promise<PreparedMonth> => {
  const month = await preparedMonth();
  await expect(
    page.getByRole('button', { name: /^(Beispiel öffnen|Open the example)$/ }),
  ).toBeVisible();
  await openCopy(page, { name: 'Acht Reiche.wabenwart', bytes: month.bytes });
  await page.getByRole('button', { name: /^(Rundgang beenden|End the tour)$/ }).click();
  return month;
};
