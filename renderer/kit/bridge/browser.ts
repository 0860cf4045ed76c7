import type { Bridge, FileKind, FileWriter, OpenedFile } from './bridge';
import { chosenDirectory, hasDirectories } from './directory';
import { zipOutlet } from './zip-outlet';

/**
 * A file that grows in parts of a blob, which the browser stores wherever it has space, and is saved whole at its end.
 * `save` answers where it went.
 */
export function blobWriter(
  type: string,
  save: (file: Blob) => Promise<{ readonly path: string }>,
): FileWriter {
  const parts: Blob[] = [];
  return {
    write: (chunk) => {
      parts.push(new Blob([new Uint8Array(chunk)]));
      return Promise.resolve();
    },
    close: (isKept) => (isKept ? save(new Blob(parts, { type })) : Promise.resolve({ path: '' })),
  };
}

/** The bytes of a blob, read by ranges. */
const blobSource = (blob: Blob) => ({
  size: blob.size,
  read: async (from: number, to: number) =>
    new Uint8Array(await blob.slice(from, to).arrayBuffer()),
});

const OCTETS = 'application/octet-stream';

/** File name endings and media type by kind. */
const KINDS: Readonly<Record<FileKind, { readonly accept: string; readonly type: string }>> = {
  campaign: { accept: '.wabenwart', type: OCTETS },
  parcel: { accept: '.wabenpaket', type: OCTETS },
  orders: { accept: '.txt,.md,.eml,.html,.htm,.docx,.pdf,.csv,.tsv,.xlsx', type: 'text/plain' },
  mail: { accept: '.eml', type: 'message/rfc822' },
  any: { accept: '', type: OCTETS },
  pdf: { accept: '.pdf', type: 'application/pdf' },
  text: { accept: '.txt', type: 'text/plain' },
  html: { accept: '.html', type: 'text/html' },
  picture: { accept: '.png,.jpg,.jpeg,.webp,.pdf', type: OCTETS },
  world: { accept: '.wabenwart,.geojson,.json,.csv,.zip,.txt,.wxx', type: OCTETS },
  json: { accept: '.json', type: 'application/json' },
  geojson: { accept: '.geojson,.json', type: 'application/geo+json' },
  csv: { accept: '.csv', type: 'text/csv' },
  zip: { accept: '.zip', type: 'application/zip' },
  wxx: { accept: '.wxx', type: OCTETS },
  svg: { accept: '.svg', type: 'image/svg+xml' },
  png: { accept: '.png', type: 'image/png' },
  webm: { accept: '.webm', type: 'video/webm' },
};

/** The input stays in the page until the answer: an unreferenced one may be garbage-collected while the dialogue is open. */
const chosenFiles = (kind: FileKind, isSeveral: boolean): Promise<readonly File[]> =>
  new Promise((answer) => {
    const input = document.createElement('input');
    const finish = (files: readonly File[]): void => {
      input.remove();
      answer(files);
    };
    input.type = 'file';
    input.multiple = isSeveral;
    input.hidden = true;
    input.accept = KINDS[kind].accept;
    input.addEventListener('change', () => finish([...(input.files ?? [])]));
    input.addEventListener('cancel', () => finish([]));
    document.body.append(input);
    input.click();
  });

const opened = async (file: File): Promise<OpenedFile> => ({
  name: file.name,
  bytes: new Uint8Array(await file.arrayBuffer()),
});

const openFile = async (kind: FileKind): Promise<OpenedFile | null> => {
  const [file] = await chosenFiles(kind, false);
  return file === undefined ? null : opened(file);
};

const openFiles = async (kind: FileKind): Promise<readonly OpenedFile[]> =>
  Promise.all((await chosenFiles(kind, true)).map(opened));

const download = (name: string, blob: Blob): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** The program in a browser window: file dialogue, download, print dialogue. */
export const browserBridge: Bridge = {
  kind: 'browser',
  openFile: ({ kind }) => openFile(kind),
  openFiles: ({ kind }) => openFiles(kind),
  saveFile: ({ kind, name, bytes }) => {
    download(name, new Blob([new Uint8Array(bytes)], { type: KINDS[kind].type }));
    return Promise.resolve({ path: name });
  },
  openSource: async ({ kind }) => {
    const [file] = await chosenFiles(kind, false);
    return file === undefined ? null : { name: file.name, source: blobSource(file) };
  },
  saveStream: ({ kind, name }) =>
    Promise.resolve(
      blobWriter(KINDS[kind].type, (file) => {
        download(name, file);
        return Promise.resolve({ path: name });
      }),
    ),
  outlets: hasDirectories() ? ['folder', 'zip'] : ['zip'],
  openOutlet: ({ kind, name }) =>
    kind === 'folder'
      ? chosenDirectory()
      : Promise.resolve(
          zipOutlet(name, (blob) => {
            download(name, blob);
            return Promise.resolve();
          }),
        ),
  printPdf: () => {
    globalThis.print();
    return Promise.resolve(null);
  },
  setLanguage: () => Promise.resolve(null),
  onMenu: () => () => undefined,
};
