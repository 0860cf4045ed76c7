import { sourceOf } from '../../../engine';
import { BACKUP_FILE, type BackupPlace } from '../../kit/bridge';

/** A place that lies in memory. `files` is what lies in it, foreign files too; tests may meddle with it. */
export interface MemoryPlace extends BackupPlace {
  readonly files: Map<string, Uint8Array>;
}

const missing = (name: string): Error => new DOMException(`no file ${name}`, 'NotFoundError');

/** An empty place in memory. */
export function memoryPlace(name = 'Sicherungen'): MemoryPlace {
  const files = new Map<string, Uint8Array>();
  return {
    name,
    files,
    list: () =>
      Promise.resolve(
        [...files]
          .filter(([file]) => BACKUP_FILE.test(file))
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
