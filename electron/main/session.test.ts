import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Session } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { guardSession } from './session';

type Request = NonNullable<Parameters<Session['setPermissionRequestHandler']>[0]>;
type Permission = Parameters<Request>[1];

/** Every name Electron knows for a permission, from its own declarations. */
const permissions = (): readonly string[] => {
  const declared = readFileSync(
    join(import.meta.dirname, '../../node_modules/electron/electron.d.ts'),
    'utf8',
  );
  const [, union = ''] =
    /setPermissionRequestHandler\(handler: .*?permission: (.*?), callback/.exec(declared) ?? [];
  return [...union.matchAll(/'([\w-]+)'/g)].flatMap(([, name]) => name ?? []);
};

/** A session that only remembers which rules it was given. */
const guarded = () => {
  const listeners = new Map<string, (...args: unknown[]) => void>();
  const fake = {
    setPermissionRequestHandler: vi.fn<Session['setPermissionRequestHandler']>(),
    setPermissionCheckHandler: vi.fn<Session['setPermissionCheckHandler']>(),
    setDevicePermissionHandler: vi.fn<(handler: () => boolean) => void>(),
    setDisplayMediaRequestHandler: vi.fn<Session['setDisplayMediaRequestHandler']>(),
    setCertificateVerifyProc: vi.fn<Session['setCertificateVerifyProc']>(),
    setProxy: vi.fn(() => Promise.resolve()),
    setSpellCheckerLanguages: vi.fn(),
    setSpellCheckerEnabled: vi.fn(),
    webRequest: { onBeforeRequest: vi.fn<Session['webRequest']['onBeforeRequest']>() },
    on: (event: string, listener: (...args: unknown[]) => void) => listeners.set(event, listener),
  };
  guardSession(fake as unknown as Session);
  return { fake, listeners };
};

const CONTENTS = JSON.parse('{}') as Parameters<Request>[0];

const HOME = 'app://wabenwart/index.html';

const isRequestGranted = (permission: string, requestingUrl: string, isMainFrame: boolean) => {
  const handler = guarded().fake.setPermissionRequestHandler.mock.calls[0]?.[0];
  const decide = vi.fn();
  handler?.(CONTENTS, permission as Permission, decide, {
    requestingUrl,
    isMainFrame,
  });
  expect(decide).toHaveBeenCalledOnce();
  return decide.mock.calls[0]?.[0] as boolean;
};

const isCheckGranted = (permission: string, origin: string, isMainFrame: boolean) => {
  const handler = guarded().fake.setPermissionCheckHandler.mock.calls[0]?.[0];
  return handler?.(null, permission as Permission, origin, { isMainFrame });
};

describe('the permissions of the page', () => {
  const granted = ['clipboard-read', 'clipboard-sanitized-write', 'persistent-storage'];

  it('are a named few of all Electron knows, asked for or looked up', () => {
    const all = permissions();
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter((name) => isRequestGranted(name, HOME, true)).sort()).toEqual(granted);
    expect(all.filter((name) => isCheckGranted(name, 'app://wabenwart/', true)).sort()).toEqual(
      granted,
    );
  });

  it.each([
    ['a frame of our own', HOME, false],
    ['a foreign page', 'https://example.org/', true],
    ['a page that begins like ours', 'app://wabenwart.example.org/', true],
    ['a file', 'file:///index.html', true],
    ['nobody', '', true],
  ])('are not those of %s', (_who, address, isMainFrame) => {
    for (const permission of granted) {
      expect(isRequestGranted(permission, address, isMainFrame)).toBe(false);
      expect(isCheckGranted(permission, address, isMainFrame)).toBe(false);
    }
  });
});

describe('devices', () => {
  it('are never granted, and no screen is shared', () => {
    const { fake } = guarded();
    expect(fake.setDevicePermissionHandler.mock.calls[0]?.[0]()).toBe(false);
    const choose = vi.fn();
    fake.setDisplayMediaRequestHandler.mock.calls[0]?.[0]?.(
      {} as Parameters<NonNullable<Parameters<Session['setDisplayMediaRequestHandler']>[0]>>[0],
      choose,
    );
    expect(choose).toHaveBeenCalledExactlyOnceWith(null);
  });

  it.each([
    ['select-hid-device', [{ deviceList: [{ deviceId: 'a' }] }], undefined],
    ['select-usb-device', [{ deviceList: [{ deviceId: 'a' }] }], undefined],
    ['select-serial-port', [[{ portId: 'a' }], {}], ''],
  ])('are not chosen by %s', (event, details, answer) => {
    const preventDefault = vi.fn();
    const choose = vi.fn();
    guarded().listeners.get(event)?.({ preventDefault }, ...details, choose);
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(choose.mock.calls).toEqual([answer === undefined ? [] : [answer]]);
  });
});

describe('the network', () => {
  const isCancelled = (url: string): boolean | undefined => {
    const listener = guarded().fake.webRequest.onBeforeRequest.mock.calls[0]?.[0] as unknown as (
      details: { readonly url: string },
      decide: (answer: { readonly cancel?: boolean }) => void,
    ) => void;
    const decide = vi.fn<(answer: { readonly cancel?: boolean }) => void>();
    listener({ url }, decide);
    return decide.mock.calls[0]?.[0].cancel;
  };

  it.each([
    HOME,
    'app://wabenwart/assets/main-1.js',
    'blob:app://wabenwart/7d444840-9dc0-11d1-b245-5ffdce74fad2',
    'data:image/png;base64,AA==',
  ])('lets the page load %s', (url) => expect(isCancelled(url)).toBe(false));

  it.each([
    'http://127.0.0.1:47610/',
    'https://example.org/pixel.png',
    'ws://127.0.0.1:9229/',
    'wss://example.org/',
    'ftp://example.org/',
    'file:///etc/passwd',
    'app://elsewhere/index.html',
    'app://me@wabenwart/index.html',
    'blob:https://example.org/7d444840-9dc0-11d1-b245-5ffdce74fad2',
    'filesystem:app://wabenwart/temporary/a',
    'chrome-extension://abc/a.js',
    'devtools://devtools/bundled/inspector.html',
    'view-source:app://wabenwart/index.html',
    'about:blank',
  ])('refuses %s', (url) => expect(isCancelled(url)).toBe(true));

  it('trusts no certificate, asks no proxy and fetches no dictionary', () => {
    const { fake } = guarded();
    const decide = vi.fn();
    fake.setCertificateVerifyProc.mock.calls[0]?.[0]?.(
      {} as Parameters<NonNullable<Parameters<Session['setCertificateVerifyProc']>[0]>>[0],
      decide,
    );
    expect(decide).toHaveBeenCalledExactlyOnceWith(-2);
    expect(fake.setProxy).toHaveBeenCalledWith({ mode: 'direct' });
    expect(fake.setSpellCheckerEnabled).toHaveBeenCalledWith(false);
    expect(fake.setSpellCheckerLanguages).toHaveBeenCalledWith([]);
  });
});

describe('the disk', () => {
  it('takes no download: files are saved by the shell', () => {
    const preventDefault = vi.fn();
    guarded().listeners.get('will-download')?.({ preventDefault }, {}, {});
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  it('opens no restricted folder', () => {
    const decide = vi.fn();
    guarded().listeners.get('file-system-access-restricted')?.({}, {}, decide);
    expect(decide).toHaveBeenCalledExactlyOnceWith('deny');
  });
});
