import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Outlet } from './bridge';

/** Files that are packed already: packing them again costs time and saves nothing. */
const PACKED = /\.(?:pdf|png|jpe?g|zip)$/i;

/** A date on which nothing depends: the same files give the same archive. */
const DAY = new Date(1980, 0, 1);

/**
 * An archive that grows file by file. Its bytes go into parts of a blob, which the browser keeps wherever it has room,
 * so that not even two whole files are in the memory of the page at once.
 */
export function zipOutlet(name: string, save: (archive: Blob) => Promise<void>): Outlet {
  const parts: Blob[] = [];
  const fresh: Uint8Array<ArrayBuffer>[] = [];
  const problems: Error[] = [];
  const zip = new Zip((problem, chunk) => {
    if (problem === null) fresh.push(new Uint8Array(chunk));
    else problems.push(problem);
  });
  const settle = (): void => {
    parts.push(new Blob(fresh.splice(0)));
    const [problem] = problems;
    if (problem !== undefined) throw problem;
  };
  return {
    name,
    write: async (path, bytes) => {
      const way = path.join('/');
      const file = PACKED.test(way) ? new ZipPassThrough(way) : new ZipDeflate(way, { level: 6 });
      file.mtime = DAY;
      zip.add(file);
      file.push(bytes, true);
      settle();
      await Promise.resolve();
    },
    close: async (isKept) => {
      if (!isKept) {
        zip.terminate();
        return;
      }
      zip.end();
      settle();
      await save(new Blob(parts, { type: 'application/zip' }));
    },
  };
}
