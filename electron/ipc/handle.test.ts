import { describe, expect, it } from 'vitest';
import { createApi, type Sender } from '../preload/api';
import { type DesktopApi, MENU_CHANNEL, REQUESTS } from './contract';
import { handleRequests, type Handlers, type Receiver } from './handle';

type Listener = Parameters<Receiver['handle']>[1];

const FOLDER = '7d444840-9dc0-11d1-b245-5ffdce74fad2';

const unasked = () => Promise.reject(new Error('not asked here'));

const handlers: Handlers = {
  openFile: ({ kind }) => Promise.resolve({ name: `${kind}.txt`, bytes: new Uint8Array([1, 2]) }),
  openFiles: ({ kind }) =>
    Promise.resolve(
      ['1', '2'].map((name) => ({ name: `${name}.${kind}`, bytes: new Uint8Array([1]) })),
    ),
  saveFile: ({ name }) => Promise.resolve({ path: `/home/${name}` }),
  chooseFolder: () => Promise.resolve({ folder: FOLDER, name: 'Zug 58' }),
  writeInFolder: () => Promise.resolve(null),
  printPdf: () => Promise.resolve(null),
  setLanguage: () => Promise.resolve(null),
  streamOpen: unasked,
  streamRead: unasked,
  streamCreate: unasked,
  streamWrite: unasked,
  streamClose: unasked,
  placeFolder: unasked,
  placeList: unasked,
  placeOpen: unasked,
  placeWrite: unasked,
  placeClose: unasked,
  placeRead: unasked,
  placeRemove: unasked,
  readyToClose: unasked,
};

/** Main and preload wired to each other the way Electron wires them. */
const wired = (
  url = 'app://wabenwart/index.html',
  with_: Handlers = handlers,
): { api: DesktopApi; invoke: Sender['invoke']; menu: (command: unknown) => void } => {
  const channels = new Map<string, Listener>();
  handleRequests(
    { handle: (channel, listener) => void channels.set(channel, listener) },
    with_,
    ({ senderFrame }) => senderFrame?.url.startsWith('app://wabenwart/') === true,
  );
  const invoke: Sender['invoke'] = (channel, payload) =>
    channels.get(channel)?.({ sender: { id: 1 }, senderFrame: { url, parent: null } }, payload) ??
    Promise.reject(new Error(channel));
  const listeners = new Set<(event: unknown, command: unknown) => void>();
  const api = createApi({
    invoke,
    on: (channel, listener) => channel === MENU_CHANNEL && listeners.add(listener),
    off: (_channel, listener) => listeners.delete(listener),
  });
  return { api, invoke, menu: (command) => listeners.forEach((listener) => listener({}, command)) };
};

describe('requests from the page to the shell', () => {
  it('carry a file to the disk and back', async () => {
    const { api } = wired();
    expect(await api.openFile({ kind: 'orders' })).toEqual({
      name: 'orders.txt',
      bytes: new Uint8Array([1, 2]),
    });
    const several = await api.openFiles({ kind: 'orders' });
    expect(several.map(({ name }) => name)).toEqual(['1.orders', '2.orders']);
    const saved = await api.saveFile({
      kind: 'campaign',
      name: 'a.wabenwart',
      bytes: new Uint8Array(),
    });
    expect(saved).toEqual({ path: '/home/a.wabenwart' });
  });

  it('write many files below a folder that was chosen once, and never name its path', async () => {
    const { api, invoke } = wired();
    expect(await api.chooseFolder({})).toEqual({ folder: FOLDER, name: 'Zug 58' });
    const file = { folder: FOLDER, path: ['Tharos', 'a.pdf'], bytes: new Uint8Array() };
    expect(await api.writeInFolder(file)).toBeNull();
    const { channel } = REQUESTS.writeInFolder;
    for (const wrong of [
      { ...file, path: ['..', 'a.pdf'] },
      { ...file, folder: '/home/spielleiter' },
    ])
      await expect(invoke(channel, wrong)).rejects.toThrow('malformed');
  });

  it.each([
    [
      'a path in place of a name',
      { kind: 'text', name: '../../etc/passwd', bytes: new Uint8Array() },
    ],
    ['an unknown kind', { kind: 'exe', name: 'a', bytes: new Uint8Array() }],
    ['text in place of bytes', { kind: 'text', name: 'a', bytes: 'abc' }],
    ['a surplus property', { kind: 'text', name: 'a', bytes: new Uint8Array(), also: 1 }],
    ['nothing', undefined],
  ])('are refused with %s', async (_what, payload) => {
    await expect(wired().invoke(REQUESTS.saveFile.channel, payload)).rejects.toThrow('malformed');
  });

  it('are refused from a foreign page', async () => {
    await expect(wired('https://example.org/').api.openFile({ kind: 'text' })).rejects.toThrow(
      'unknown page',
    );
  });

  it('never answer with something that does not match the contract', async () => {
    const wrong: Handlers = {
      ...handlers,
      printPdf: () => Promise.resolve(JSON.parse('{"path":7}') as { path: string }),
    };
    await expect(wired(undefined, wrong).api.printPdf({ name: 'a.pdf' })).rejects.toThrow();
  });
});

describe('menu entries', () => {
  it('reach the listener until it stops, and only if they are known', () => {
    const { api, menu } = wired();
    const heard: string[] = [];
    const stop = api.onMenu((command) => heard.push(command));
    menu('undo');
    menu('format-disk');
    stop();
    menu('redo');
    expect(heard).toEqual(['undo']);
  });
});
