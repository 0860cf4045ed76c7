import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { createDatabase } from './database';
import { type VersionTrouble, watchVersions } from './versions';

const watched = (indexedDB: IDBFactory) => {
  const database = createDatabase('versions', { indexedDB, IDBKeyRange });
  const told: (VersionTrouble | null)[] = [];
  watchVersions(database, (trouble) => told.push(trouble));
  return { database, told };
};

/** A program of another version, which does not close the database when it is asked to. */
const otherProgram = (indexedDB: IDBFactory, version: number): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const request = indexedDB.open('versions', version);
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(new Error('not opened'));
  });

const aMoment = () => new Promise((wake) => setTimeout(wake, 20));

it('an older program that holds the database is reported, and nothing hangs once it is closed', async () => {
  const indexedDB = new IDBFactory();
  const old = await otherProgram(indexedDB, 20);
  const { database, told } = watched(indexedDB);
  const opened = database.open();
  await aMoment();
  expect(told).toEqual(['blocked']);
  old.close();
  await opened;
  expect(told.at(-1)).toBeNull();
  database.close();
});

it('a newer program beside this one is reported, and not blocked', async () => {
  const indexedDB = new IDBFactory();
  const { database, told } = watched(indexedDB);
  await database.open();
  const newer = await otherProgram(indexedDB, 1000);
  expect(told.at(-1)).toBe('outdated');
  newer.close();
});
