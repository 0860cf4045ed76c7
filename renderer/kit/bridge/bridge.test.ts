import { describe, expect, it } from 'vitest';
import type { DesktopApi } from '../../../electron/ipc/contract';
import { bridge as ownBridge, bridgeThrough } from './index';

const written: (readonly string[])[] = [];

const MIB = 1024 * 1024;
const held = new Uint8Array(2.5 * MIB).fill(7, MIB, 2 * MIB);
const asked: (readonly [number, number])[] = [];
const sent: number[] = [];

const api: DesktopApi = {
  openFile: () => Promise.resolve({ name: 'zug.txt', bytes: new Uint8Array([7]) }),
  openFiles: () => Promise.resolve([]),
  saveFile: ({ name }) => Promise.resolve({ path: `/home/${name}` }),
  chooseFolder: () => Promise.resolve({ folder: 'ticket', name: 'Zug 58' }),
  writeInFolder: ({ folder, path }) => {
    written.push([folder, ...path]);
    return Promise.resolve(null);
  },
  printPdf: () => Promise.resolve({ path: '/home/karte.pdf' }),
  setLanguage: () => Promise.resolve(null),
  streamOpen: () => Promise.resolve({ file: 'file', name: 'welt.wabenwart', size: held.length }),
  streamRead: ({ from, to }) => {
    asked.push([from, to]);
    return Promise.resolve(held.subarray(from, to));
  },
  streamCreate: () => Promise.resolve({ file: 'file' }),
  streamWrite: ({ bytes }) => Promise.resolve(void sent.push(bytes.length)).then(() => null),
  streamClose: ({ isKept }) => Promise.resolve({ path: isKept ? '/home/welt.wabenwart' : '' }),
  placeFolder: () => Promise.resolve(null),
  placeList: () => Promise.resolve([]),
  placeOpen: () => Promise.resolve({ file: 'file' }),
  placeWrite: () => Promise.resolve(null),
  placeClose: () => Promise.resolve(null),
  placeRead: () => Promise.resolve(new Uint8Array()),
  placeRemove: () => Promise.resolve(null),
  readyToClose: () => Promise.resolve(null),
  onMenu: () => () => undefined,
  onClosing: () => () => undefined,
  onPlaceChanged: () => () => undefined,
};

describe('the bridge to the world outside', () => {
  it('is the desktop shell where its API is present', async () => {
    const bridge = bridgeThrough(api);
    expect(bridge.kind).toBe('desktop');
    expect(await bridge.openFile({ kind: 'orders' })).toEqual({
      name: 'zug.txt',
      bytes: new Uint8Array([7]),
    });
    expect(await bridge.printPdf({ name: 'karte.pdf' })).toEqual({ path: '/home/karte.pdf' });
  });

  it('writes many files into a folder of the shell, by the ticket of the folder', async () => {
    const bridge = bridgeThrough(api);
    const outlet = await bridge.openOutlet({ kind: 'folder', name: '' });
    expect(outlet?.name).toBe('Zug 58');
    await outlet?.write(['Tharos', 'a.pdf'], new Uint8Array());
    expect(written).toEqual([['ticket', 'Tharos', 'a.pdf']]);
  });

  it('reads and writes large files through the shell, one mebibyte at a time', async () => {
    const bridge = bridgeThrough(api);
    const opened = await bridge.openSource({ kind: 'campaign' });
    expect([opened?.name, opened?.source.size]).toEqual(['welt.wabenwart', held.length]);
    const read = (await opened?.source.read(10, held.length + 5)) ?? new Uint8Array();
    expect(read.length).toBe(held.length - 10);
    expect(read.every((byte, index) => byte === held[index + 10])).toBe(true);
    expect(asked).toEqual([
      [10, MIB + 10],
      [MIB + 10, 2 * MIB + 10],
      [2 * MIB + 10, held.length],
    ]);
    const writer = await bridge.saveStream({ kind: 'campaign', name: 'welt.wabenwart' });
    await writer?.write(held);
    expect(sent).toEqual([MIB, MIB, MIB / 2]);
    expect(await writer?.close(true)).toEqual({ path: '/home/welt.wabenwart' });
  });

  it('offers an archive where the browser has no access to folders', () => {
    const bridge = bridgeThrough(undefined);
    expect(bridge.outlets).toEqual(['zip']);
  });

  it('is the browser everywhere else', async () => {
    const bridge = bridgeThrough(undefined);
    expect(bridge.kind).toBe('browser');
    expect(ownBridge.kind).toBe('browser');
    expect(await bridge.setLanguage({ language: 'en' })).toBeNull();
  });
});
