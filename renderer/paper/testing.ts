import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Faces } from './faces';
import { facesFrom } from './faces/from';
import { filePath } from './faces/names';

const require = createRequire(import.meta.url);

const files = new Map<string, Uint8Array>();

const fileOf = (name: string): Uint8Array => {
  const known = files.get(name);
  if (known !== undefined) return known;
  const bytes = new Uint8Array(readFileSync(require.resolve(filePath(name))));
  files.set(name, bytes);
  return bytes;
};

const faces = facesFrom(fileOf);

/** The faces of the house in a test: read from `node_modules`, shared by all tests of a file. */
export const facesForTests = (): Faces => faces;
