// The file an import means, for what loads our modules in tests and for what looks at their imports.
import { statSync } from 'node:fs';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.json', '/index.ts', '/index.tsx'];

/** @param {string} path @returns {boolean} whether there is a file, not a folder */
export const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/**
 * The file of a module whose ending may be left out.
 * @param {string} path absolute
 * @returns {string | undefined}
 */
export const moduleFile = (path) => ENDINGS.map((ending) => path + ending).find(isFile);
