// Runs before every file of tests. Files share loaded modules, the page and the storage; what the file before has left in
// them is forgotten here.
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { times } from '../../engine/testing/trials';
import { resetModuleState } from '../../renderer/kit/state/create-store';

const forgetStorage = async () => {
  for (const { name } of await globalThis.indexedDB.databases()) {
    await new Promise((resolve) => {
      const request = globalThis.indexedDB.deleteDatabase(name);
      request.onsuccess = request.onerror = request.onblocked = () => resolve();
    });
  }
};

const forgetPage = async ({ document, history, localStorage, sessionStorage }) => {
  const { cleanup, configure } = await import('@testing-library/react');
  cleanup();
  // A wait this long means that something is wrong, or the computer is busy.
  configure({ asyncUtilTimeout: 15_000 });
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
};

// A property without a number of its own.
fc.configureGlobal(times(100));

// Files are compared as bytes, not number by number.
expect.addEqualityTesters([
  (one, other) =>
    one instanceof Uint8Array && other instanceof Uint8Array
      ? one.constructor === other.constructor && Buffer.compare(one, other) === 0
      : undefined,
]);

vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
if ('document' in globalThis) await forgetPage(globalThis);
await resetModuleState();
await forgetStorage();
