import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../../../engine';
import type { Command } from '../../state/command';
import type { Database } from '../database';
import { type Document, goTo, perform, stepsTo } from '../document';
import { canVisit, lineOf } from '../journal';
import type { Storage } from '../storage';
import { createDisk, example, moment, nextTurn, note, origin } from '../testing';
import { afterJoin, nextJoin } from './plan';
import { times } from '../../../../engine/testing/trials';

/** One action of a GM, drawn at random. */
type Deed =
  | { readonly kind: 'note' | 'gold' | 'list' | 'pin'; readonly value: number }
  | { readonly kind: 'month' }
  | { readonly kind: 'travel'; readonly to: number };

const deeds: fc.Arbitrary<readonly Deed[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constantFrom('note', 'gold', 'list', 'pin'),
        value: fc.nat(9),
      }),
    },
    { weight: 2, arbitrary: fc.constant({ kind: 'month' } as const) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('travel'), to: fc.nat(99) }) },
  ),
  { minLength: 20, maxLength: 40, size: 'max' },
);

const gold = (value: number): Command => ({
  name: 'gold',
  about: {},
  replace: (campaign) => {
    const [party] = Object.values(campaign.world.parties);
    if (party === undefined) return campaign;
    const richer = { ...party, treasury: party.treasury + value };
    const parties = { ...campaign.world.parties, [party.key]: richer };
    return { ...campaign, world: { ...campaign.world, parties } };
  },
});

/** A list grows at its end, by a command that creates the whole campaign again. */
const pin = (value: number): Command => ({
  name: 'pin',
  about: {},
  replace: (campaign) => {
    const plan = campaign.underlays['plan'];
    if (plan === undefined) return campaign;
    const pins = [...plan.pins, { pixel: { x: 0, y: value }, point: { x: value, y: 0 } }];
    return { ...campaign, underlays: { ...campaign.underlays, plan: { ...plan, pins } } };
  },
});

/** Adds an item to a list, or removes the first or the last: patches with indices. */
const list = (value: number): Command => ({
  name: 'list',
  about: {},
  change: (draft) => {
    const points = (draft.underlays['plan'] ??= {
      id: 'plan',
      name: 'Plan',
      image: '',
      width: 1,
      height: 1,
      pins: [],
      opacity: 1,
      isLocked: false,
      isShown: true,
    }).pins;
    if (points.length > 2 && value < 3) points.shift();
    if (value > 5) points.pop();
    else points.push({ pixel: { x: value, y: 0 }, point: { x: 0, y: value } });
  },
});

const commandOf = (deed: Exclude<Deed, { readonly kind: 'travel' }>): Command => {
  if (deed.kind === 'month') return nextTurn;
  if (deed.kind === 'gold') return gold(deed.value + 1);
  if (deed.kind === 'pin') return pin(deed.value);
  return deed.kind === 'list'
    ? list(deed.value)
    : note(`210/${String(deed.value + 10)}`, String(deed.value));
};

interface Lived {
  readonly document: Document;
  readonly storage: Storage;
  readonly database: Database;
  /** The campaign as it was right after every entry. */
  readonly states: ReadonlyMap<number, Campaign>;
}

const patchesFor = async (storage: Storage, document: Document, to: number) =>
  Promise.all(
    stepsTo(document, to).map(async ({ seq }) => {
      const found = await storage.patchesOf(document.campaign.id, seq);
      if (found === undefined) throw new Error(`act ${String(seq)} has no patches`);
      return found;
    }),
  );

const travelled = async (storage: Storage, document: Document, to: number) =>
  goTo(document, to, await patchesFor(storage, document, to), moment());

const lived = async (course: readonly Deed[]): Promise<Lived> => {
  const { storage, database } = createDisk().start();
  const id = await storage.create(example(), origin);
  const opened = await storage.read(id);
  if (opened === undefined) throw new Error('nothing was stored');
  let document: Document = opened;
  const states = new Map([[0, document.campaign]]);
  for (const deed of course) {
    const move =
      deed.kind === 'travel'
        ? await travelled(storage, document, deed.to % document.journal.length)
        : perform(document, commandOf(deed), moment());
    if (move === undefined) continue;
    await storage.commit(move.commit);
    ({ document } = move);
    states.set(document.head, document.campaign);
  }
  return { document, storage, database, states };
};

/** Joins everything that is older than so many months. */
const joinAll = async ({ document, storage }: Lived, months: number): Promise<Document> => {
  let { journal } = document;
  for (;;) {
    const join = nextJoin(journal, document.head, months);
    if (join === undefined) return { ...document, journal };
    expect(await storage.joinActs(document.campaign.id, join, { ...document, journal })).toBe(true);
    journal = afterJoin(journal, join);
  }
};

const monthEnds = ({ journal }: Document): readonly number[] =>
  journal.filter(({ turn }) => turn !== undefined).map(({ seq }) => seq);

describe('old entries joined month by month', () => {
  it('leads from anywhere to every end of a month and to every recent entry, exactly as it was', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, fc.nat(1), async (course, months) => {
        const life = await lived(course);
        const after = await joinAll(life, months);
        const line = lineOf(life.document.journal, life.document.head);
        const horizon = line.filter((seq) => monthEnds(life.document).includes(seq))[months] ?? -1;
        for (const entry of after.journal) {
          const mustStay = entry.seq > horizon || monthEnds(after).includes(entry.seq);
          if (mustStay) expect(canVisit(entry)).toBe(true);
          if (!canVisit(entry)) continue;
          const there = await travelled(life.storage, after, entry.seq);
          expect(there.document.campaign).toStrictEqual(life.states.get(entry.seq));
          const back = await travelled(life.storage, there.document, after.head);
          expect(back.document.campaign).toStrictEqual(life.document.campaign);
        }
        expect((await life.storage.read(after.campaign.id))?.journal).toStrictEqual(after.journal);
        expect(nextJoin(after.journal, after.head, months)).toBeUndefined();
      }),
      times(15),
    );
  });

  it('does not touch recent entries: those after the last joined month stay as they were', async () => {
    const course = [1, 2, 3, 4].flatMap((value): Deed[] => [
      { kind: 'note', value },
      { kind: 'gold', value },
      { kind: 'month' },
    ]);
    const life = await lived(course);
    const after = await joinAll(life, 2);
    const [, young] = monthEnds(after);
    expect(after.journal.slice((young ?? 0) + 1)).toEqual(
      life.document.journal.slice((young ?? 0) + 1),
    );
    expect(after.journal.filter((entry) => !canVisit(entry)).map(({ seq }) => seq)).toEqual([
      1, 2, 4, 5,
    ]);
    expect(lineOf(after.journal, after.head)).toEqual([12, 11, 10, 9, 8, 7, 6, 3, 0]);
  });

  it('drops what was undone within an old month, and preserves a branch that has months of its own', async () => {
    const life = await lived([
      { kind: 'note', value: 1 },
      { kind: 'note', value: 2 },
      { kind: 'travel', to: 1 },
      { kind: 'gold', value: 1 },
      { kind: 'month' },
      { kind: 'gold', value: 2 },
      { kind: 'month' },
      { kind: 'travel', to: 5 },
      { kind: 'gold', value: 3 },
      { kind: 'month' },
      { kind: 'month' },
    ]);
    const after = await joinAll(life, 1);
    expect(after.journal.map(({ joined }) => joined)).toEqual([
      undefined,
      4,
      null,
      4,
      undefined,
      undefined,
      undefined,
      8,
      undefined,
      undefined,
    ]);
    expect(await life.database.patches.get([after.campaign.id, 2])).toBeUndefined();
  });

  it('is all or nothing: a write that fails in between changes nothing', async () => {
    for (const broken of ['journal', 'patches'] as const) {
      const life = await lived([
        { kind: 'note', value: 1 },
        { kind: 'gold', value: 1 },
        { kind: 'month' },
        { kind: 'month' },
      ]);
      const { journal, head, campaign, revision } = life.document;
      const join = nextJoin(journal, head, 1);
      if (join === undefined) throw new Error('nothing to join');
      const tables = [life.database.journal, life.database.patches] as const;
      const before = await Promise.all(tables.map((table) => table.toArray()));
      const fail = (): never => {
        throw new Error('the disk is gone');
      };
      life.database[broken].hook('updating', fail);
      await expect(
        life.storage.joinActs(campaign.id, join, { journal, revision }),
      ).rejects.toThrow();
      life.database[broken].hook('updating').unsubscribe(fail);
      expect(await Promise.all(tables.map((table) => table.toArray()))).toEqual(before);
      expect(await life.storage.joinActs(campaign.id, join, { journal, revision })).toBe(true);
    }
  });

  it('does nothing where the entries are not as planned', async () => {
    const life = await lived([{ kind: 'note', value: 1 }, { kind: 'month' }, { kind: 'month' }]);
    const { journal, head, campaign, revision } = life.document;
    const join = nextJoin(journal, head, 1);
    if (join === undefined) throw new Error('nothing to join');
    const stale = journal.map((entry) => ({ ...entry, at: moment(7) }));
    for (const planned of [
      { journal: stale, revision },
      { journal, revision: revision - 1 },
    ])
      expect(await life.storage.joinActs(campaign.id, join, planned)).toBe(false);
    expect((await life.storage.read(campaign.id))?.journal).toEqual(journal);
  });
});
