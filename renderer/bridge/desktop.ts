import type { DesktopApi } from '../../electron/ipc/contract';
import { sourceOf } from '../../engine';
import { blobWriter } from './blob-writer';
import type { Bridge, Outlet } from './bridge';
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

/** The program in its desktop shell: file dialogues, folders, atomic saving, PDF files, a menu. */
export const desktopBridge = (api: DesktopApi): Bridge => ({
  kind: 'desktop',
  ...api,
  openSource: async (request) => {
    const file = await api.openFile(request);
    return file === null ? null : { name: file.name, source: sourceOf(file.bytes) };
  },
  saveStream: ({ kind, name }) =>
    Promise.resolve(
      blobWriter('', async (file) => {
        const bytes = new Uint8Array(await file.arrayBuffer());
        return (await api.saveFile({ kind, name, bytes })) ?? { path: '' };
      }),
    ),
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
});
