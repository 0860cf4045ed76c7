import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { createDatabase } from './database';
import { startFailureOf } from './failure';

describe('the database', () => {
  it('of a newer program is refused and left as it is', async () => {
    const indexedDB = new IDBFactory();
    const newer = new Dexie('wabenwart', { indexedDB, IDBKeyRange });
    newer.version(99).stores({ campaigns: 'id', tomorrow: 'id' });
    await newer.table('campaigns').put({ id: 'tharos', tomorrow: true });
    newer.close();
    const database = createDatabase('wabenwart', { indexedDB, IDBKeyRange });
    const refusal = await database.campaigns.toArray().catch((error: unknown) => error);
    expect(startFailureOf(refusal)).toBe('newer');
    const later = await database.campaigns.put({} as never).catch((error: unknown) => error);
    expect(startFailureOf(later)).toBe('newer');
    const again = new Dexie('wabenwart', { indexedDB, IDBKeyRange });
    again.version(99).stores({ campaigns: 'id', tomorrow: 'id' });
    expect(await again.table('campaigns').toArray()).toEqual([{ id: 'tharos', tomorrow: true }]);
    again.close();
  });
});
