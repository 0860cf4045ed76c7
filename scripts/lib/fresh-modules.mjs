// Runs before every file of tests that shares its process with others: what libraries have loaded stays, what
// our own modules, the page and the storage remember is forgotten.
import 'fake-indexeddb/auto';
import { vi } from 'vitest';

const forgetStorage = async () => {
  for (const { name } of await globalThis.indexedDB.databases()) {
    await new Promise((resolve) => {
      const request = globalThis.indexedDB.deleteDatabase(name);
      request.onsuccess = request.onerror = request.onblocked = () => resolve();
    });
  }
};

const forgetPage = ({ document, localStorage, sessionStorage }) => {
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
};

vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
await forgetStorage();
if ('document' in globalThis) forgetPage(globalThis);
vi.resetModules();
