import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type BrowserWindow, dialog } from 'electron';
import { type Answer, type FileKind, MAX_FILE_BYTES, type Payload } from '../ipc/contract';
import { writeAtomically } from './atomic';
import { fileFilters, type Language } from './kinds';

/** Lets the GM choose a file and says where it is; null if he thought better of it. */
export async function chooseFile(
  window: BrowserWindow,
  kind: FileKind,
  language: Language,
): Promise<string | null> {
  const chosen = await dialog.showOpenDialog(window, {
    properties: ['openFile'],
    filters: fileFilters(kind, language),
  });
  return chosen.canceled ? null : (chosen.filePaths[0] ?? null);
}

/** Lets the GM choose a place for a file and says where it is; null if he thought better of it. */
export async function choosePlace(
  window: BrowserWindow,
  { kind, name }: Pick<Payload<'saveFile'>, 'kind' | 'name'>,
  language: Language,
): Promise<string | null> {
  const chosen = await dialog.showSaveDialog(window, {
    defaultPath: name,
    filters: fileFilters(kind, language),
  });
  return chosen.canceled || chosen.filePath === '' ? null : chosen.filePath;
}

/** Lets the GM choose a file and reads it; null if he thought better of it. */
export async function openFile(
  window: BrowserWindow,
  { kind }: Payload<'openFile'>,
  language: Language,
): Promise<Answer<'openFile'>> {
  const path = await chooseFile(window, kind, language);
  if (path === null) return null;
  if ((await stat(path)).size > MAX_FILE_BYTES) throw new Error('file too large');
  return { name: basename(path), bytes: new Uint8Array(await readFile(path)) };
}

/** Lets the GM choose several files and reads them; none if he thought better of it. */
export async function openFiles(
  window: BrowserWindow,
  { kind }: Payload<'openFiles'>,
  language: Language,
): Promise<Answer<'openFiles'>> {
  const chosen = await dialog.showOpenDialog(window, {
    properties: ['openFile', 'multiSelections'],
    filters: fileFilters(kind, language),
  });
  if (chosen.canceled) return [];
  const files: { name: string; bytes: Uint8Array }[] = [];
  let room = MAX_FILE_BYTES;
  for (const path of chosen.filePaths) {
    room -= (await stat(path)).size;
    if (room < 0) throw new Error('files too large');
    files.push({ name: basename(path), bytes: new Uint8Array(await readFile(path)) });
  }
  return files;
}

/** Lets the GM choose a place and writes the file there atomically; null if he thought better of it. */
export async function saveFile(
  window: BrowserWindow,
  { bytes, ...wished }: Payload<'saveFile'>,
  language: Language,
): Promise<Answer<'saveFile'>> {
  const path = await choosePlace(window, wished, language);
  if (path === null) return null;
  await writeAtomically(path, bytes);
  return { path };
}

/** Lets the GM choose a folder, or make one, beginning at `start`; null if he thought better of it. */
export async function chooseFolder(window: BrowserWindow, start?: string): Promise<string | null> {
  const chosen = await dialog.showOpenDialog(window, {
    properties: ['openDirectory', 'createDirectory'],
    ...(start === undefined ? {} : { defaultPath: start }),
  });
  return chosen.canceled ? null : (chosen.filePaths[0] ?? null);
}
