import { IDBObjectStore } from 'fake-indexeddb';
import { vi } from 'vitest';

/** How many more rows find room; null = every one. */
export interface FullDisk {
  space: number | null;
}

/** Makes every disk full at a word; nothing above the database knows. `vi.restoreAllMocks` takes it away. */
export function fillableDisk(room: number | null = null): FullDisk {
  const disk: FullDisk = { space: room };
  for (const name of ['add', 'put'] as const) {
    const original = IDBObjectStore.prototype[name];
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
      this: IDBObjectStore,
      ...row
    ) {
      if (disk.space === 0) throw new DOMException('full', 'QuotaExceededError');
      if (disk.space !== null) disk.space -= 1;
      return original.apply(this, row);
    });
  }
  return disk;
}
