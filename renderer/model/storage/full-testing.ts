import { IDBObjectStore } from 'fake-indexeddb';
import { vi } from 'vitest';

/** How many more rows find room; null = every one. */
export interface FullDisk {
  room: number | null;
}

/** Makes every disk full at a word; nothing above the database knows. `vi.restoreAllMocks` takes it away. */
export const fillableDisk = (room: number | null = null): FullDisk => {
  const disk: FullDisk = { room };
  for (const name of ['add', 'put'] as const) {
    const original = IDBObjectStore.prototype[name];
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
      this: IDBObjectStore,
      ...row
    ) {
      if (disk.room === 0) throw new DOMException('full', 'QuotaExceededError');
      if (disk.room !== null) disk.room -= 1;
      return original.apply(this, row);
    });
  }
  return disk;
};
