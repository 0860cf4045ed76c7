import type { Files } from './files';
import { done, failed } from './outcome';

/** The bytes of a text. */
export function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** A disk of some files at a fixed moment; what is written is kept apart, by its path, and never overwritten. */
export function memoryDisk(
  files: Readonly<Record<string, Uint8Array>>,
): Files & { readonly written: Map<string, Uint8Array> } {
  const written = new Map<string, Uint8Array>();
  return {
    written,
    read: (path) => {
      const content = files[path];
      return content === undefined ? failed('absent', { file: path }) : done(content);
    },
    list: (folder) => {
      const found = Object.keys(files).filter((path) => path.startsWith(`${folder}/`));
      return found.length === 0 ? failed('absent', { file: folder }) : done(found.sort());
    },
    now: () => '2026-01-01T00:00:00Z',
    write: (folder, name, content) => {
      const path = `${folder}/${name}`;
      if (written.has(path)) return failed('exists', { file: path });
      written.set(path, content);
      return done(path);
    },
  };
}
