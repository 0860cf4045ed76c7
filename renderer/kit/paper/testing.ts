import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Fonts } from './fonts';
import { fontsFrom } from './fonts/from';
import { filePath } from './fonts/names';

const require = createRequire(import.meta.url);

const files = new Map<string, Uint8Array>();

const fileOf = (name: string): Uint8Array => {
  const known = files.get(name);
  if (known !== undefined) return known;
  const bytes = new Uint8Array(readFileSync(require.resolve(filePath(name))));
  files.set(name, bytes);
  return bytes;
};

const fonts = fontsFrom(fileOf);

/** The fonts of the program in a test: read from `node_modules`, shared by all tests of a file. */
export function fontsForTests(): Fonts {
  return fonts;
}
