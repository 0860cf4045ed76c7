import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { bundled } from '../bundled';
import { openCopy } from '../copies';
import type * as Kitchen from './month';
export type PreparedMonth = Kitchen.PreparedMonth;

/** The month is cooked once in every worker. */
const cooked: { month?: Promise<PreparedMonth> } = {};

/** The example of eight realms with its month applied: the work of the engine, without a page. */
export function preparedMonth(): Promise<PreparedMonth> {
  return (cooked.month ??= bundled<typeof Kitchen>(join(import.meta.dirname, 'month.ts')).then(
    (at) => at.preparedMonth(),
  ));
}

/** Opens the prepared month through the file dialogue of the program. */
export async function openMonth(page: Page): Promise<PreparedMonth> {
  const month = await preparedMonth();
  await expect(
    page.getByRole('button', { name: /^(Beispiel öffnen|Open the example)$/ }),
  ).toBeVisible();
  await openCopy(page, { name: 'Acht Reiche.wabenwart', bytes: month.bytes });
  await page.getByRole('button', { name: /^(Rundgang beenden|End the tour)$/ }).click();
  return month;
}
