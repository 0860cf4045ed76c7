import type { WebContents } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { guardContents } from './contents';

/** Contents of a window that only remember the rules they were given. */
const guarded = () => {
  const listeners = new Map<string, (...args: unknown[]) => void>();
  const fake = {
    on: (event: string, listener: (...args: unknown[]) => void) => listeners.set(event, listener),
    setWindowOpenHandler: vi.fn<WebContents['setWindowOpenHandler']>(),
    setWebRTCIPHandlingPolicy: vi.fn(),
  };
  guardContents(fake as unknown as WebContents);
  return { fake, listeners };
};

const isPrevented = (event: string, url: string, isMainFrame = true): boolean => {
  const preventDefault = vi.fn();
  const listener = guarded().listeners.get(event);
  expect(listener).toBeDefined();
  listener?.({ url, isMainFrame, preventDefault });
  return preventDefault.mock.calls.length > 0;
};

describe.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])(
  'a navigation of the window (%s)',
  (event) => {
    it('may lead to its own page', () => {
      expect(isPrevented(event, 'app://wabenwart/index.html')).toBe(false);
    });

    it.each([
      'https://example.org/',
      'http://127.0.0.1:47610/',
      'file:///etc/passwd',
      'app://wabenwart.example.org/index.html',
      'app://me:secret@wabenwart/index.html',
      'javascript:alert(1)',
      'data:text/html,x',
      'blob:app://wabenwart/7d444840-9dc0-11d1-b245-5ffdce74fad2',
      'mailto:gm@example.org',
      'about:blank',
      'not an address',
      '',
    ])('may not lead to %j', (url) => {
      expect(isPrevented(event, url)).toBe(true);
    });

    it('may not be that of a frame', () => {
      expect(isPrevented(event, 'app://wabenwart/index.html', false)).toBe(true);
    });
  },
);

describe('the contents of a window', () => {
  it.each([
    'app://wabenwart/index.html',
    'https://example.org/',
    'about:blank',
    'javascript:alert(1)',
  ])('open no second window for %s', (url) => {
    const handler = guarded().fake.setWindowOpenHandler.mock.calls[0]?.[0];
    const details = { url } as Parameters<NonNullable<typeof handler>>[0];
    expect(handler?.(details)).toEqual({ action: 'deny' });
  });

  it('embed no page', () => {
    const preventDefault = vi.fn();
    guarded().listeners.get('will-attach-webview')?.({ preventDefault }, {}, {});
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  it('choose no Bluetooth device', () => {
    const preventDefault = vi.fn();
    const choose = vi.fn();
    guarded().listeners.get('select-bluetooth-device')?.({ preventDefault }, [{}], choose);
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(choose).toHaveBeenCalledExactlyOnceWith('');
  });

  it('disclose the address of this machine to nobody', () => {
    expect(guarded().fake.setWebRTCIPHandlingPolicy).toHaveBeenCalledWith(
      'disable_non_proxied_udp',
    );
  });
});
