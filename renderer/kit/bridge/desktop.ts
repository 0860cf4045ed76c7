import type { DesktopApi } from '../../../electron/ipc/contract';
import type { ByteSource } from '../../../engine';
import type { Bridge, FileWriter, Outlet } from './bridge';
import { readPieces, sendPieces } from './pieces';
import { zipOutlet } from './zip-outlet';

declare global {
  /** The door the desktop shell leaves open for the page; absent in a browser. */
  var wabenwart: DesktopApi | undefined;
}

const chosenFolder = async (api: DesktopApi): Promise<Outlet | null> => {
  const chosen = await api.chooseFolder({});
  if (chosen === null) return null;
  const { folder, name } = chosen;
  return {
    name,
    write: async (path, bytes) => {
      await api.writeInFolder({ folder, path: [...path], bytes });
    },
    close: () => Promise.resolve(),
  };
};

const sourceOf = (
  api: DesktopApi,
  { file, size }: { readonly file: string; readonly size: number },
): ByteSource => ({
  size,
  read: (from, to) =>
    readPieces((at, end) => api.streamRead({ file, from: at, to: end }), from, Math.min(to, size)),
});

const writerOf = (api: DesktopApi, { file }: { readonly file: string }): FileWriter => ({
  write: (chunk) => sendPieces(chunk, (bytes) => api.streamWrite({ file, bytes })),
  close: (isKept) => api.streamClose({ file, isKept }),
});

/** The program in its desktop shell: file dialogues, folders, atomic saving, PDF files, a menu. */
export function desktopBridge(api: DesktopApi): Bridge {
  return {
    kind: 'desktop',
    ...api,
    openSource: async (request) => {
      const opened = await api.streamOpen(request);
      return opened === null ? null : { name: opened.name, source: sourceOf(api, opened) };
    },
    saveStream: async (request) => {
      const created = await api.streamCreate(request);
      return created === null ? null : writerOf(api, created);
    },
    outlets: ['folder', 'zip'],
    openOutlet: ({ kind, name }) =>
      kind === 'folder'
        ? chosenFolder(api)
        : Promise.resolve(
            zipOutlet(name, async (blob) => {
              const bytes = new Uint8Array(await blob.arrayBuffer());
              await api.saveFile({ kind: 'zip', name, bytes });
            }),
          ),
  };
}
