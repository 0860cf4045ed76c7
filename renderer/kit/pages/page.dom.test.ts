import { Blob } from 'node:buffer';
import { act, createElement } from 'react';
import { gzipSync, strToU8 } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showPage } from './page';
import { unpack } from './unpack';

const packed = (script: string): string => btoa(String.fromCodePoint(...gzipSync(strToU8(script))));

const noteIsSeen = (): boolean => document.querySelector('#note')?.hasAttribute('hidden') === false;

/** Unpacks the page as a browser before 2020 does. */
const unpackedWithoutStream = async (): Promise<void> => {
  vi.stubGlobal('Blob', Blob);
  vi.stubGlobal('DecompressionStream', undefined);
  await expect(unpack()).rejects.toThrow('DecompressionStream');
};

beforeEach(() => {
  document.body.innerHTML = `<p id="note"></p><main id="page"></main>
<script type="text/plain" id="program">${packed('document.title;')}</script>`;
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('the note of a page', () => {
  it('stays where the browser cannot unpack', async () => {
    await unpackedWithoutStream();
    expect(noteIsSeen()).toBe(true);
  });

  it('goes once the page is shown', () => {
    act(() => {
      showPage(() => 'the report');
    });
    expect(document.querySelector('#page')?.textContent).toBe('the report');
    expect(noteIsSeen()).toBe(false);
  });

  it('stays where the script of the page throws while it is shown', () => {
    const faults: string[] = [];
    const hear = (event: ErrorEvent): void => {
      event.preventDefault();
      faults.push(event.message);
    };
    addEventListener('error', hear);
    const Failing = (): never => {
      throw new Error('toSorted is not a function');
    };
    try {
      act(() => {
        showPage(() => createElement(Failing));
      });
    } catch (error) {
      faults.push(String(error));
    }
    removeEventListener('error', hear);
    expect(faults.join()).toContain('toSorted is not a function');
    expect(document.querySelector('#page')?.textContent).toBe('');
    expect(noteIsSeen()).toBe(true);
  });
});

describe('a browser without newer methods of arrays', () => {
  it('gets them before the script runs', async () => {
    const own = Object.getOwnPropertyDescriptors(Array.prototype);
    const names = ['toSorted', 'toReversed', 'toSpliced'] as const;
    try {
      for (const name of names) Reflect.deleteProperty(Array.prototype, name);
      await unpackedWithoutStream();
      const row = [3, 1, 2];
      expect(row.toSorted((a, b) => b - a)).toEqual([3, 2, 1]);
      expect(row.toReversed()).toEqual([2, 1, 3]);
      expect(row.toSpliced(0, 2, 7)).toEqual([7, 2]);
      expect(row).toEqual([3, 1, 2]);
    } finally {
      for (const name of names) Object.defineProperty(Array.prototype, name, own[name]);
    }
  });
});
