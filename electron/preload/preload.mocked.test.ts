import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MENU_CHANNEL, REQUESTS } from '../ipc/contract';
import { PLACE_CHANGED_CHANNEL } from '../ipc/place-contract';

type Listener = (...args: unknown[]) => void;

const { shown, listeners } = vi.hoisted(() => ({
  shown: new Map<string, unknown>(),
  listeners: new Map<string, Listener>(),
}));

vi.mock('electron', () => ({
  contextBridge: { exposeInMainWorld: (name: string, api: unknown) => shown.set(name, api) },
  ipcRenderer: {
    invoke: vi.fn(),
    on: (channel: string, listener: Listener) => listeners.set(channel, listener),
    off: vi.fn(),
    send: vi.fn(),
    sendSync: vi.fn(),
  },
}));

/** Channels the page may listen to; a new entry here extends the API. */
const HEARD = ['onClosing', 'onMenu', 'onPlaceChanged'];

beforeEach(async () => {
  vi.resetModules();
  shown.clear();
  await import('./index');
});

const api = () => shown.get('wabenwart') as Readonly<Record<string, (listener: Listener) => void>>;

describe('what the page sees of the shell', () => {
  it('is one object with the requests of the contract and its listeners, and nothing of Electron', () => {
    expect([...shown.keys()]).toEqual(['wabenwart']);
    const doors = Object.keys(api());
    expect(doors).toEqual(expect.arrayContaining(Object.keys(REQUESTS)));
    const beside = doors.filter((name) => !Object.hasOwn(REQUESTS, name));
    expect(HEARD).toEqual(expect.arrayContaining(beside));
    expect(beside).toContain('onMenu');
    for (const door of Object.values(api())) expect(door).toBeTypeOf('function');
  });

  it('gets what happened, never the event of Electron', () => {
    const heard = vi.fn();
    api()['onMenu']?.(heard);
    listeners.get(MENU_CHANNEL)?.({ sender: {}, ports: [] }, 'undo', 'more');
    api()['onPlaceChanged']?.(heard);
    listeners.get(PLACE_CHANGED_CHANNEL)?.({ sender: {} }, 'ticket', 'more');
    listeners.get(PLACE_CHANGED_CHANNEL)?.({}, { path: '/home' });
    expect(heard.mock.calls).toEqual([['undo'], ['ticket']]);
  });
});
