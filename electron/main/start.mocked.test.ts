import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REQUESTS } from '../ipc/contract';
import { OWN_SWITCHES } from './switches';

type Listener = (...args: unknown[]) => void;

/** A mock of Electron as far as the start uses it: it records its calls in order. */
const shell = vi.hoisted(() => {
  const told: string[] = [];
  const listeners = new Map<string, Listener>();
  const channels = new Map<string, unknown>();
  const state = {
    isPackaged: true,
    isFirst: true,
    isMinimized: false,
    switches: new Set<string>(),
  };
  const loaded: string[] = [];
  const options: unknown[] = [];
  const schemes: unknown[] = [];
  const sessions: unknown[] = [];
  return { told, listeners, channels, state, loaded, options, schemes, sessions };
});

vi.mock('electron', () => {
  const { told, listeners, channels, state, loaded, options, schemes } = shell;
  class BrowserWindow {
    webContents = { id: 1, send: vi.fn(), on: vi.fn() };
    on = vi.fn();
    once = vi.fn();
    isMinimized = () => state.isMinimized;
    restore = () => told.push('restored');
    focus = () => told.push('focused');
    constructor(given: unknown) {
      told.push('window');
      options.push(given);
    }
    loadURL = (address: string): Promise<void> => {
      loaded.push(address);
      return Promise.resolve();
    };
  }
  const app = {
    get isPackaged() {
      return state.isPackaged;
    },
    commandLine: {
      hasSwitch: (name: string) => state.switches.has(name),
      appendSwitch: (name: string, value: string) => told.push(`--${name}=${value}`),
    },
    requestSingleInstanceLock: () => state.isFirst,
    enableSandbox: () => told.push('sandbox'),
    getLocale: () => 'de-DE',
    getPath: (name: string) => `/home/${name}`,
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    whenReady: () => {
      told.push('ready');
      return Promise.resolve();
    },
    quit: () => told.push('quit'),
    exit: (code: number) => told.push(`exit ${code}`),
  };
  const ipcMain = {
    handle: (channel: string, listener: unknown) => channels.set(channel, listener),
    on: () => told.push('a channel beside the contract'),
  };
  const protocol = {
    registerSchemesAsPrivileged: (given: readonly unknown[]) => {
      told.push('scheme');
      schemes.push(...given);
    },
    handle: (scheme: string) => told.push(`protocol ${scheme}`),
  };
  const Menu = { buildFromTemplate: () => ({}), setApplicationMenu: vi.fn() };
  return {
    app,
    BrowserWindow,
    ipcMain,
    protocol,
    Menu,
    dialog: {},
    session: { defaultSession: 1 },
  };
});

vi.mock('./session', () => ({
  guardSession: (session: unknown) => {
    shell.told.push('rules of the session');
    shell.sessions.push(session);
  },
}));

const begin = async (): Promise<void> => {
  const { start } = await import('./start');
  await start('/program/dist/electron');
};

beforeEach(() => {
  vi.resetModules();
  shell.state.isPackaged = true;
  shell.state.isFirst = true;
  shell.state.switches.clear();
  for (const list of [shell.told, shell.loaded, shell.options, shell.schemes, shell.sessions])
    list.length = 0;
  shell.listeners.clear();
  shell.channels.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

const isBefore = (first: string, second: string): boolean => {
  const [a, b] = [shell.told.indexOf(first), shell.told.indexOf(second)];
  return a >= 0 && b >= 0 && a < b;
};

describe('the start of the shell', () => {
  it('puts every process into the sandbox and closes the network before Chromium starts', async () => {
    await begin();
    expect(isBefore('sandbox', 'ready')).toBe(true);
    expect(isBefore('scheme', 'ready')).toBe(true);
    for (const [name, value] of OWN_SWITCHES)
      expect(isBefore(`--${name}=${value}`, 'ready')).toBe(true);
  });

  it('gives its scheme the rights of a secure page and no more', async () => {
    await begin();
    expect(shell.schemes).toEqual([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
    ]);
  });

  it('sets the rules of the session before there is a window, and those of any other session', async () => {
    await begin();
    expect(isBefore('rules of the session', 'window')).toBe(true);
    expect(isBefore('protocol app', 'window')).toBe(true);
    shell.listeners.get('session-created')?.('another');
    expect(shell.sessions).toEqual([1, 'another']);
  });

  it('shows its own page and nothing else', async () => {
    await begin();
    expect(shell.loaded).toEqual(['app://wabenwart/index.html']);
    expect(shell.options).toMatchObject([
      { webPreferences: { preload: '/program/dist/electron/preload.cjs', devTools: false } },
    ]);
  });

  it('guards the contents of every window', async () => {
    await begin();
    const setWindowOpenHandler = vi.fn();
    shell.listeners.get('web-contents-created')?.(
      {},
      { on: vi.fn(), setWindowOpenHandler, setWebRTCIPHandlingPolicy: vi.fn() },
    );
    expect(setWindowOpenHandler).toHaveBeenCalledOnce();
  });

  it('opens exactly the channels of the contract', async () => {
    await begin();
    expect([...shell.channels.keys()].sort()).toEqual(
      Object.values(REQUESTS)
        .map(({ channel }) => channel)
        .sort(),
    );
    expect(shell.told).not.toContain('a channel beside the contract');
  });

  it('accepts a frame on none of them', async () => {
    await begin();
    const asker = {
      sender: { id: 1 },
      senderFrame: { url: 'app://wabenwart/index.html', parent: {} },
    };
    for (const listener of shell.channels.values())
      await expect(
        (listener as (asker: unknown, payload: unknown) => Promise<unknown>)(asker, {}),
      ).rejects.toThrow('unknown page');
  });

  it.each([
    ['certificate-error', [{}, '', '', {}], [false]],
    ['select-client-certificate', [{}, '', []], []],
    ['login', [{}, {}, {}], []],
  ])('trusts nobody without asking the GM: %s', async (event, details, answer) => {
    await begin();
    const preventDefault = vi.fn();
    const decide = vi.fn();
    shell.listeners.get(event)?.({ preventDefault }, ...details, decide);
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(decide.mock.calls).toEqual([answer]);
  });
});

describe('a start that is refused', () => {
  it.each(['remote-debugging-port', 'inspect', 'js-flags', 'disable-web-security', 'no-sandbox'])(
    'is that of a packaged program with --%s',
    async (name) => {
      const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      shell.state.switches.add(name);
      await begin();
      expect(shell.told).toEqual(['exit 1']);
      expect(write).toHaveBeenCalledExactlyOnceWith(`Wabenwart does not start with --${name}.\n`);
    },
  );

  it('is not that of the program in development', async () => {
    shell.state.switches.add('remote-debugging-port');
    shell.state.isPackaged = false;
    await begin();
    expect(shell.loaded).toHaveLength(1);
    expect(shell.options).toMatchObject([{ webPreferences: { devTools: true } }]);
  });

  it('is a second one: nothing is registered, nothing is shown', async () => {
    shell.state.isFirst = false;
    await begin();
    expect(shell.told).toEqual(['quit']);
    expect(shell.channels.size).toBe(0);
  });

  it.each([
    ['minimised', true, ['restored', 'focused']],
    ['behind others', false, ['focused']],
  ])('brings the window of the first one forward if it is %s', async (_how, isMinimized, told) => {
    shell.state.isMinimized = isMinimized;
    await begin();
    shell.told.length = 0;
    shell.listeners.get('second-instance')?.();
    expect(shell.told).toEqual(told);
    expect(shell.loaded).toHaveLength(1);
  });
});
