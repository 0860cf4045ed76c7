import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../../../engine';
import { mapOf, realm, tinyCampaign, tinyWorld, troop, uniform } from '../../../../engine/testing';
import type { Database } from '../database';
import { type Document, goTo, perform, stepsTo } from '../document';
import { canVisit } from '../journal';
import type { Storage } from '../storage';
import { createDisk, type Disk, moment, nextTurn, note, origin } from '../testing';
import { afterJoin, nextJoin } from './plan';

const MONTHS = 3;
const APART = 1;

/** A world of one Großfeld: every write of every stretch is tried, each time on a disk of its own. */
const WORLD = tinyWorld({
  map: mapOf(uniform('210', 0, 0)),
  parties: [realm('tha')],
  units: [troop('tha', 101, '210/19')],
});

/** A campaign of some months on a disk; one note of each is undone, so that there are branches. */
const lived = async () => {
  const disk = createDisk();
  const { storage } = disk.start();
  const id = await storage.create(tinyCampaign(WORLD), origin);
  const opened = await storage.read(id);
  if (opened === undefined) throw new Error('nothing was stored');
  let document: Document = opened;
  const states = new Map([[0, document.campaign]]);
  const take = async (move: ReturnType<typeof perform>) => {
    if (move === undefined) throw new Error('nothing was done');
    await storage.commit(move.commit);
    ({ document } = move);
    states.set(document.head, document.campaign);
  };
  for (let month = 0; month < MONTHS; month += 1) {
    await take(perform(document, note('210/19', `bleibt ${String(month)}`), moment()));
    await take(perform(document, note('210/20', `geht ${String(month)}`), moment()));
    const back = document.journal[document.head]?.parent ?? 0;
    await take(await travel(storage, document, back));
    await take(perform(document, nextTurn, moment()));
  }
  return { disk, id, states, document };
};

const travel = async (storage: Storage, from: Document, to: number) => {
  const found = await Promise.all(
    stepsTo(from, to).map(({ seq }) => storage.patchesOf(from.campaign.id, seq)),
  );
  return goTo(
    from,
    to,
    found.map((one) => one ?? { seq: -1, patches: [], inverse: [] }),
    moment(),
  );
};

/** Lets the program die at the write with this number, counted from 0; returns how many there were. */
const dieAt = (database: Database, last: number) => {
  let writes = 0;
  database.use({
    stack: 'dbcore',
    name: 'death',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        return {
          ...table,
          mutate: (request) => {
            writes += 1;
            return writes > last
              ? Promise.reject(new Error('the program is gone'))
              : table.mutate(request);
          },
        };
      },
    }),
  });
  return () => writes;
};

/** Joins all old entries; false if the program died meanwhile. */
const joinAll = async (storage: Storage, id: string): Promise<boolean> => {
  const opened = await storage.read(id);
  if (opened === undefined) throw new Error('the campaign is gone');
  let { journal } = opened;
  for (;;) {
    const join = nextJoin(journal, opened.head, APART);
    if (join === undefined) return true;
    const isJoined = await storage.joinActs(id, join, { ...opened, journal }).catch(() => null);
    if (isJoined === null) return false;
    expect(isJoined).toBe(true);
    journal = afterJoin(journal, join);
  }
};

/** After a restart: the audit finds nothing, and every entry to which one can go is as it was. */
const expectSound = async (disk: Disk, id: string, states: ReadonlyMap<number, Campaign>) => {
  const { storage, database } = disk.start();
  expect((await storage.audit(id)).problems).toEqual([]);
  const opened = await storage.read(id);
  if (opened === undefined) throw new Error('the campaign is gone');
  for (const { seq } of opened.journal.filter(canVisit)) {
    const there = await travel(storage, opened, seq);
    expect(there.document.campaign).toStrictEqual(states.get(seq));
  }
  database.close();
  return opened.journal;
};

describe('a program that dies while old entries are joined', () => {
  it('has joined whole stretches or none, at whatever write it dies, and goes on after the next start', async () => {
    const stages = new Set<number>();
    for (let last = 0, isOver = false; !isOver; last += 1) {
      const { disk, id, states } = await lived();
      const dying = disk.start();
      const writes = dieAt(dying.database, last);
      isOver = await joinAll(dying.storage, id);
      expect(writes()).toBe(isOver ? last : last + 1);
      dying.database.close();
      const journal = await expectSound(disk, id, states);
      stages.add(journal.filter((entry) => !canVisit(entry)).length);
      expect(await joinAll(disk.start().storage, id)).toBe(true);
      const after = await expectSound(disk, id, states);
      expect(after.filter((entry) => !canVisit(entry))).toHaveLength(2 * (MONTHS - APART));
    }
    // Nothing, one month after the other, everything: no stage between.
    expect([...stages]).toEqual([0, 2, 4]);
  }, 60_000);
});

describe('an audit of joined entries', () => {
  const joined = async () => {
    const life = await lived();
    await joinAll(life.disk.start().storage, life.id);
    return life;
  };
  type Damage = (database: Database, id: string) => Promise<unknown>;
  const DAMAGES: readonly [string, Damage, string][] = [
    [
      'a joined step that is gone',
      ({ patches }, id) => patches.delete([id, 3]),
      'patchesMissing 3',
    ],
    [
      'a joined step that lost half of itself',
      async ({ patches }, id) => {
        const later = await patches.get([id, 6]);
        if (later !== undefined) await patches.put({ ...later, seq: 3 });
      },
      'rowStale world.map.grossfelder.210',
    ],
    [
      'changes of an act that was joined',
      ({ patches }, id) => patches.put({ campaign: id, seq: 1, patches: [], inverse: [] }),
      'patchesForeign 1',
    ],
    [
      'an act that follows from a joined one',
      ({ journal }, id) => journal.update([id, 6], { parent: 4 }),
      'parent 6',
    ],
    ['redo into a joined act', ({ journal }, id) => journal.update([id, 3], { next: 4 }), 'next 3'],
  ];

  it('finds nothing where nothing is wrong', async () => {
    const { disk, id, document } = await joined();
    expect(await disk.start().storage.audit(id)).toEqual({
      acts: document.journal.length,
      problems: [],
    });
  });

  it.each(DAMAGES)('names %s', async (_what, damage, named) => {
    const { disk, id } = await joined();
    const { database } = disk.start();
    await damage(database, id);
    expect((await disk.start().storage.audit(id)).problems).toContain(named);
  });
});
