import { readFile } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from './atomic';

const remembered = z.strictObject({ folder: z.string().refine(isAbsolute) });

/** A folder as the shell remembers it from start to start; whatever else the file holds counts as none. */
export async function rememberedFolder(file: string): Promise<string | null> {
  try {
    return remembered.parse(JSON.parse(await readFile(file, 'utf8'))).folder;
  } catch {
    return null;
  }
}

/** Remembers a folder. @throws the error of the file system */
export function rememberFolder(file: string, folder: string): Promise<void> {
  return writeAtomically(file, new TextEncoder().encode(JSON.stringify({ folder })));
}
