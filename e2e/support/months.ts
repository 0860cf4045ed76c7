import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { bundled } from './bundled';
import { openCopy } from './copies';
import type * as Kitchen from './prepared/months';

/** Opens a campaign of eight realms with three booked months, all reports of which are sent. */
export async function openMonths(page: Page): Promise<void> {
  const { playedMonths } = await bundled<typeof Kitchen>(
    join(import.meta.dirname, 'prepared', 'months.ts'),
  );
  const button = (name: RegExp) => page.getByRole('button', { name, exact: true });
  await expect(button(/^(Beispiel öffnen|Open the example)$/)).toBeVisible();
  await openCopy(page, { name: 'Drei Monate.wabenwart', bytes: playedMonths() });
  await button(/^(Rundgang beenden|End the tour)$/).click();
}
