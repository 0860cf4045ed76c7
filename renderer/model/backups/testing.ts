import { sourceOf } from '../../../engine';
import { BACKUP_FILE, type FilePlace } from '../../kit/bridge';

/** A place in memory. `files` is its content, foreign files too; tests may change it. */
export interface MemoryPlace extends FilePlace {
  readonly files: Map<string, Uint8Array>;
}

const missing = (name: string): Error => new DOMException(`no file ${name}`, 'NotFoundError');

/** An empty place in memory for files of such names. */
export function memoryPlace(name = 'Sicherungen', names = BACKUP_FILE): MemoryPlace {
  const files = new Map<string, Uint8Array>();
  return {
    name,
    files,
    list: () =>
      Promise.resolve(
        [...files]
          .filter(([file]) => names.test(file))
          .map(([file, bytes]) => ({ name: file, size: bytes.length })),
      ),
    write: async (file, produce) => {
      if (files.has(file)) throw new Error('EEXIST');
      const pieces: Uint8Array<ArrayBuffer>[] = [];
      const made = await produce({
        write: (bytes) => {
          pieces.push(new Uint8Array(bytes));
          return Promise.resolve();
        },
      });
      files.set(file, new Uint8Array(await new Blob(pieces).arrayBuffer()));
      return made;
    },
    source: (file) => {
      const bytes = files.get(file);
      return bytes === undefined ? Promise.reject(missing(file)) : Promise.resolve(sourceOf(bytes));
    },
    remove: (file) => {
      files.delete(file);
      return Promise.resolve();
    },
  };
}
