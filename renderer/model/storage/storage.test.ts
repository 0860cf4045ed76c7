import { describe, expect, it } from 'vitest';
import type { Database } from './database';
import { type Document, perform } from './document';
import { failureOf } from './failure';
import { DamagedCampaign } from './storage';
import { createDisk, example, moment, nextTurn, note, origin } from './testing';

const stored = async () => {
  const disk = createDisk();
  const { database, storage } = disk.start();
  const id = await storage.create(example(), origin);
  const opened = await storage.read(id);
  if (opened === undefined) throw new Error('not stored');
  const document: Document = opened;
  return { disk, database, storage, id, document };
};

describe('campaigns in the database', () => {
  it('are read as they were written', async () => {
    const { document } = await stored();
    expect(document.campaign).toEqual(example());
    expect(document.journal).toEqual([{ ...origin, seq: 0, parent: null, next: null }]);
  });

  it('of an older program, without the parts that came later, open with those parts empty', async () => {
    const { database, storage, id } = await stored();
    await database.rows
      .filter(({ path: [part = ''] }) => ['deadline', 'inbox', 'ledger'].includes(part))
      .delete();
    const { deadline, inbox, ledger, world } = (await storage.read(id))?.campaign ?? {};
    expect({ deadline, inbox, ledger }).toEqual({ deadline: null, inbox: {}, ledger: {} });
    expect(world).toEqual(example().world);
  });

  it('get a free id, so that nothing that exists is touched', async () => {
    const { storage, id } = await stored();
    const other = await storage.create({ ...example(), name: 'Zweite' }, origin);
    const third = await storage.create({ ...example(), name: 'Dritte' }, origin);
    expect([id, other, third]).toEqual(['tharos', 'tharos-2', 'tharos-3']);
    expect((await storage.read(id))?.campaign.name).toBe(example().name);
    expect((await storage.read(other))?.campaign).toEqual({
      ...example(),
      id: 'tharos-2',
      name: 'Zweite',
    });
  });

  it('are listed with their state of play, the last opened first', async () => {
    const { storage } = await stored();
    await storage.create({ ...example(), id: 'b' }, { ...origin, at: moment(5) });
    await storage.markOpened('tharos', moment(9));
    const heads = await storage.list();
    expect(heads.map(({ id }) => id)).toEqual(['tharos', 'b']);
    expect(heads[0]).toMatchObject({ turn: 58, year: 419, moon: 2, realms: 6, sheets: 0 });
  });

  it('vanish whole when deleted, and alone', async () => {
    const { database, storage, id } = await stored();
    await storage.create({ ...example(), id: 'b' }, origin);
    await storage.remove(id);
    expect(await storage.read(id)).toBeUndefined();
    expect(await storage.read('b')).toBeDefined();
    expect(await database.rows.filter(({ campaign }) => campaign === id).count()).toBe(0);
  });

  it('stay in the trash for thirty days, whole and closed, and come back as they were', async () => {
    const { database, storage, id } = await stored();
    const before = await storage.read(id);
    await storage.discard(id, '2026-03-01T10:00:00.000Z');
    expect(await storage.list()).toEqual([]);
    expect((await storage.trash()).map((head) => head.id)).toEqual([id]);
    expect(await storage.read(id)).toBeUndefined();
    await storage.clearTrash('2026-03-31T09:59:59.000Z');
    await storage.restore(id);
    expect(await storage.trash()).toEqual([]);
    expect(await storage.read(id)).toEqual(before);
    await storage.discard(id, '2026-03-01T10:00:00.000Z');
    await storage.clearTrash('2026-03-31T10:00:00.000Z');
    expect(await storage.trash()).toEqual([]);
    expect(await database.rows.filter(({ campaign }) => campaign === id).count()).toBe(0);
  });

  it('store scanned maps beside them, each once, and delete them with them', async () => {
    const { database, storage, id } = await stored();
    const other = await storage.create({ ...example(), id: 'b' }, origin);
    const bytes = Uint8Array.from([1, 2, 3]);
    await storage.keepPicture(id, 'aa', bytes);
    await storage.keepPicture(id, 'aa', bytes);
    await storage.keepPicture(other, 'bb', bytes);
    expect(await storage.pictureOf(id, 'aa')).toEqual(bytes);
    expect(await storage.pictureOf(id, 'bb')).toBeUndefined();
    expect(Object.keys(await storage.picturesOf(id))).toEqual(['aa']);
    await storage.remove(id);
    expect(await storage.pictureOf(id, 'aa')).toBeUndefined();
    expect(await database.pictures.count()).toBe(1);
  });
});

describe('a damaged campaign', () => {
  type Damage = (database: Database) => Promise<unknown>;
  const row = (...path: string[]): [string, string[]] => ['tharos', path];
  it.each<[string, Damage]>([
    ['all of its rows', ({ rows }) => rows.clear()],
    ['its clock', ({ rows }) => rows.delete(row('world', 'clock'))],
    ['its name', ({ rows }) => rows.delete(row('name'))],
    ['the shape of its map', ({ rows }) => rows.delete(row('world', 'map', 'topology'))],
    ['its chronicle', ({ journal }) => journal.clear()],
    ['the act in force', ({ campaigns }) => campaigns.update('tharos', { head: 7 })],
  ])('without %s is refused by name; others open, and it can be deleted', async (_what, damage) => {
    const { disk, database, storage } = await stored();
    await damage(database);
    const other = await storage.create({ ...example(), id: 'b' }, origin);
    const again = disk.start().storage;
    await expect(again.read('tharos')).rejects.toThrow(DamagedCampaign);
    expect((await again.read(other))?.campaign.id).toBe('b');
    expect(await again.list()).toHaveLength(2);
    await again.remove('tharos');
    expect(await again.read('tharos')).toBeUndefined();
  });

  it.each<[string, Damage]>([
    ['a realm', ({ rows }) => rows.delete(row('world', 'parties', 'tha'))],
    ['a Großfeld', ({ rows }) => rows.delete(row('world', 'map', 'grossfelder', '210'))],
    ['what a later program added', ({ rows }) => rows.delete(row('deadline'))],
  ])('without %s still opens with everything else', async (_what, damage) => {
    const { disk, database } = await stored();
    await damage(database);
    expect((await disk.start().storage.read('tharos'))?.campaign.name).toBe(example().name);
  });
});

describe('a commit', () => {
  it('writes the touched row and not one more', async () => {
    const { database, storage, document } = await stored();
    const written: string[] = [];
    database.rows.hook('updating', (_changes, key) => void written.push(String(key)));
    database.rows.hook('creating', (key) => void written.push(String(key)));
    const move = perform(document, note('210/19', 'Brücke morsch'), moment(1));
    if (move === undefined) throw new Error('nothing performed');
    await storage.commit(move.commit);
    expect(written).toEqual(['tharos,world,map,grossfelder,210']);
  });

  it.each(['rows', 'journal', 'patches', 'campaigns'] as const)(
    'that is cut off while it writes %s changes nothing',
    async (table) => {
      const { disk, database, storage, id, document } = await stored();
      const cut = () => {
        throw new Error('power cut');
      };
      database[table].hook('creating', cut);
      database[table].hook('updating', cut);
      const move = perform(document, nextTurn, moment(1));
      if (move === undefined) throw new Error('nothing performed');
      await expect(storage.commit(move.commit)).rejects.toThrow('power cut');
      const after = disk.start();
      expect(await after.storage.read(id)).toEqual(document);
      expect(await after.database.patches.count()).toBe(0);
    },
  );

  it('that cannot be stored at all is refused whole', async () => {
    const { storage, id, document } = await stored();
    const move = perform(document, note('210/19', 'a'), moment(1));
    if (move === undefined) throw new Error('nothing performed');
    const rows = [...move.commit.rows, { path: ['seed'], before: '', after: () => undefined }];
    await expect(storage.commit({ ...move.commit, rows })).rejects.toThrow();
    expect(await storage.read(id)).toEqual(document);
  });

  it('made on a state that another window has left behind is refused', async () => {
    const { storage, document } = await stored();
    const mine = perform(document, note('210/19', 'hier'), moment(1));
    const theirs = perform(document, note('210/20', 'dort'), moment(1));
    if (mine === undefined || theirs === undefined) throw new Error('nothing performed');
    await storage.commit(theirs.commit);
    const error: unknown = await storage.commit(mine.commit).catch((thrown: unknown) => thrown);
    expect(failureOf(error)).toBe('conflict');
    expect((await storage.read('tharos'))?.campaign).toEqual(theirs.document.campaign);
  });
});

describe('the reason of a failure', () => {
  const error = (name: string, inner?: Error) =>
    Object.assign(new Error(name), { name }, inner === undefined ? {} : { inner });
  it.each([
    ['a full disk', error('QuotaExceededError'), 'quota'],
    ['a full disk inside an abort', error('AbortError', error('QuotaExceededError')), 'quota'],
    ['a browser without a database', error('MissingAPIError'), 'blocked'],
    ['anything else', error('DataCloneError'), 'unknown'],
    ['something that is no error', 'boom', 'unknown'],
  ])('is reported for %s', (_what, thrown, reason) => {
    expect(failureOf(thrown)).toBe(reason);
  });
});
