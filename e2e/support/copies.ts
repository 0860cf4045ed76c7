import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** A file as it would be chosen in a dialogue or dropped. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Texts of the parts of a campaign file, by name. */
export type CopyParts = Readonly<Record<string, string>>;

/** What a button saves. */
export async function savedBy(page: Page, press: () => Promise<void>): Promise<NamedFile> {
  const starting = page.waitForEvent('download');
  await press();
  const download = await starting;
  const bytes = new Uint8Array(await readFile(await download.path()));
  // The browser's own list of downloads takes the keyboard for a moment.
  await page.bringToFront();
  return { name: download.suggestedFilename(), bytes };
}

/** Chooses a file in the dialogue a button opens. */
export async function choosesFile(
  page: Page,
  { name, bytes }: NamedFile,
  press: () => Promise<void>,
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await press();
  const buffer = Buffer.from(bytes);
  await (await choosing).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** Saves a copy of the open campaign with the key for it and reads it from the disk. */
export function saveCopy(page: Page): Promise<NamedFile> {
  return savedBy(page, () => page.keyboard.press('Control+s'));
}

/** Opens a campaign file with the key for it. */
export function openCopy(page: Page, file: NamedFile): Promise<void> {
  return choosesFile(page, file, () => page.keyboard.press('Control+o'));
}

/** Parts of a campaign file. */
export function partsOf(bytes: Uint8Array): CopyParts {
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([part, content]) => [part, strFromU8(content)]),
  );
}

/** A zip of some texts. */
export function zipOf(parts: CopyParts): Uint8Array {
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, strToU8(text)])),
  );
}

/** The entries of a collection in a campaign file by their keys. */
export function entriesOf<Value>(bytes: Uint8Array, part: string): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    (partsOf(bytes)[part] ?? '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { readonly key: string; readonly value: Value })
      .map(({ key, value }) => [key, value]),
  );
}

/** Terrain of every Großfeld in a campaign file, field by field. */
export function terrainOf(bytes: Uint8Array): Readonly<Record<string, readonly string[]>> {
  const grossfelder = entriesOf<{ readonly terrain: readonly string[] }>(
    bytes,
    'world/grossfelder.jsonl',
  );
  return Object.fromEntries(Object.entries(grossfelder).map(([no, { terrain }]) => [no, terrain]));
}
