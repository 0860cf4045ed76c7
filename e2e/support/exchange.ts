import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { NamedFile } from './copies';
import { chooseAct } from './map';

/** Formats by their words in the dialog. */
export const FORMATS = {
  campaign: 'Wabenwart-Kampagne',
  csv: 'Tabellen (CSV)',
  geojson: 'GeoJSON',
  worldographer: 'Worldographer',
  'text-mapper': 'Text Mapper',
  svg: 'Bild (SVG)',
  png: 'Bild (PNG)',
} as const;
export type Format = keyof typeof FORMATS;

/** The open dialog for files that go out. */
export function exportDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Karte ausgeben' });
}

/** The open dialog for a file that comes in. */
export function importDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Karte einlesen' });
}

/** The refusal of a file. */
export function refusal(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Karte einlesen' });
}

/** Takes another entry of a list in a dialog. */
export async function pick(
  page: Page,
  dialog: Locator,
  list: string | RegExp,
  entry: string | RegExp,
): Promise<void> {
  await dialog.getByRole('button', { name: list }).click();
  await page.getByRole('option', { name: entry, exact: typeof entry === 'string' }).click();
}

/** File that a button saves to the disk. */
export async function savedBy(page: Page, press: () => Promise<void>): Promise<NamedFile> {
  const starting = page.waitForEvent('download', { timeout: 180_000 });
  await press();
  const download = await starting;
  const bytes = new Uint8Array(await readFile(await download.path()));
  await page.bringToFront();
  return { name: download.suggestedFilename(), bytes };
}

/** Writes the map in a format and reads the file from the disk; the dialog is closed again. */
export async function exportMap(
  page: Page,
  format: Format,
  prepare: (dialog: Locator) => Promise<void> = () => Promise.resolve(),
): Promise<NamedFile> {
  await chooseAct(page, 'Karte ausgeben …');
  const dialog = exportDialog(page);
  await pick(page, dialog, /Format/, FORMATS[format]);
  await prepare(dialog);
  const file = await savedBy(page, () => dialog.getByRole('button', { name: 'Speichern' }).click());
  await expect(dialog.getByRole('status')).toHaveText(`Gespeichert: ${file.name}`);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(dialog).toHaveCount(0);
  return file;
}

/** Chooses a file in a dialogue that an action opens. */
export async function handOver(
  page: Page,
  { name, bytes }: NamedFile,
  act: () => Promise<void>,
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await act();
  await (
    await choosing
  ).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
}

/** Chooses a file of a map for the menu. */
export function importMap(page: Page, file: NamedFile): Promise<void> {
  return handOver(page, file, () => chooseAct(page, 'Karte einlesen …'));
}
