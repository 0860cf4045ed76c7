import type { Outlet } from './bridge';

/** The part of a file of the File System Access API that is used here. */
interface WritableFile {
  readonly createWritable: () => Promise<{
    readonly write: (bytes: Uint8Array) => Promise<void>;
    readonly close: () => Promise<void>;
    readonly abort: () => Promise<void>;
  }>;
}

/** The part of a directory of the File System Access API that is used here. */
export interface Directory {
  readonly name: string;
  readonly getDirectoryHandle: (
    name: string,
    options: { readonly create: true },
  ) => Promise<Directory>;
  readonly getFileHandle: (
    name: string,
    options: { readonly create: true },
  ) => Promise<WritableFile>;
}

type Picker = (options: { readonly mode: 'readwrite' }) => Promise<Directory>;

const picker = (): Picker | undefined =>
  (globalThis as { readonly showDirectoryPicker?: Picker }).showDirectoryPicker;

/** True where the browser lets the GM choose a folder. */
export function hasDirectories(): boolean {
  return picker() !== undefined;
}

/** A folder as an outlet: what a file held stays until its new content is whole. */
export function directoryOutlet(root: Directory): Outlet {
  return {
    name: root.name,
    write: async (path, bytes) => {
      let folder = root;
      for (const name of path.slice(0, -1))
        folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(path.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      try {
        await stream.write(bytes);
      } catch (problem) {
        await stream.abort();
        throw problem;
      }
      await stream.close();
    },
    close: () => Promise.resolve(),
  };
}

/** True where the GM closed the browser's dialogue without an answer. */
export function isRefusal(problem: unknown): boolean {
  return problem instanceof DOMException && problem.name === 'AbortError';
}

/** Lets the GM choose a folder; null if he thought better of it. */
export async function chosenDirectory(): Promise<Outlet | null> {
  try {
    const root = await picker()?.({ mode: 'readwrite' });
    return root === undefined ? null : directoryOutlet(root);
  } catch (problem) {
    if (isRefusal(problem)) return null;
    throw problem;
  }
}
