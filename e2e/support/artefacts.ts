import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Download, type Locator, type Page, test } from './test';
import PostalMime, { type Email } from 'postal-mime';
import { z } from 'zod';

const call = promisify(execFile);

/** A file saved by a click on a button: its suggested name, its path, and its bytes. */
export interface SavedFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: Buffer;
}

/** Takes the file that an action saves. */
export async function savedBy(page: Page, act: () => Promise<unknown>): Promise<SavedFile> {
  const [download]: [Download, unknown] = await Promise.all([
    page.waitForEvent('download', { timeout: 180_000 }),
    act(),
  ]);
  const name = download.suggestedFilename();
  const path = test.info().outputPath(name);
  await download.saveAs(path);
  return { name, path, bytes: await readFile(path) };
}

/** Structure of a PDF, besides its words. */
export interface PdfMatter {
  readonly fonts: readonly string[];
  /** Fonts that do not lie in the file, or whose letters cannot be copied out of it. */
  readonly lackingFonts: readonly string[];
  readonly hasScript: boolean;
  readonly hasForm: boolean;
  readonly title: string;
  /** Metadata of the file. */
  readonly info: string;
}

/** Looks into a PDF. */
export async function pdfMatter(path: string): Promise<PdfMatter> {
  const info = (await call('pdfinfo', [path])).stdout;
  const rows = (await call('pdffonts', [path])).stdout.trim().split('\n').slice(2);
  return {
    fonts: rows.map((row) => row.split(/\s+/)[0] ?? ''),
    // The last columns: embedded, subset, unicode, object, generation.
    lackingFonts: rows.filter((row) => !/\byes\s+(yes|no)\s+yes\s+\d+\s+\d+\s*$/.test(row)),
    hasScript: !/JavaScript:\s+no/.test(info),
    hasForm: !/Form:\s+none/.test(info),
    title: /Title:\s+(.*)/.exec(info)?.[1] ?? '',
    info,
  };
}

/** The words of a PDF as they can be copied out of it, with single spaces. */
export async function pdfText(path: string): Promise<string> {
  const { stdout } = await call('pdftotext', ['-raw', path, '-'], { maxBuffer: 64 * 1024 * 1024 });
  return stdout.replace(/\s+/g, ' ');
}

/** Every page of a PDF as a PNG picture. */
export async function pdfPictures(path: string, dpi: number): Promise<readonly Buffer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'wabenwart-pages-'));
  try {
    await call('pdftoppm', ['-r', String(dpi), '-png', path, join(folder, 'page')]);
    const names = (await readdir(folder)).toSorted();
    return await Promise.all(names.map((name) => readFile(join(folder, name))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A web page as its reader sees it who lets no script run: what is shown, and every word it has for anybody else. */
export async function openedInert(
  page: Page,
  { path, bytes }: SavedFile,
): Promise<{ readonly sheet: Page; readonly requests: readonly string[] }> {
  expect(bytes.toString('utf8')).not.toMatch(/<script|javascript:|<link|<iframe|\son[a-z]+=/i);
  const sheet = await page.context().newPage();
  const session = await page.context().newCDPSession(sheet);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  const requests: string[] = [];
  const address = pathToFileURL(path).href;
  sheet.on('request', (request) => {
    const url = request.url();
    if (url !== address && !url.startsWith('data:')) requests.push(url);
  });
  await sheet.goto(address);
  return { sheet, requests };
}

/** A mail as a mail program opens it. */
export function mailIn(bytes: Uint8Array): Promise<Email> {
  return PostalMime.parse(bytes);
}

/** Faults of a JSON file by one of the schemas of the documents; undefined = none. */
export async function schemaFault(schema: string, bytes: Buffer): Promise<string | undefined> {
  const folder = join(import.meta.dirname, '..', '..', 'docs', 'schemas');
  const words = await readFile(join(folder, `${schema}.schema.json`), 'utf8');
  const rule = z.fromJSONSchema(JSON.parse(words) as Parameters<typeof z.fromJSONSchema>[0]);
  return rule.safeParse(JSON.parse(bytes.toString('utf8'))).error?.message;
}

/** Chooses one of the entries of a field that opens a list. */
export async function choose(page: Page, field: Locator, entry: string | RegExp): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: entry, exact: typeof entry === 'string' }).click();
}
