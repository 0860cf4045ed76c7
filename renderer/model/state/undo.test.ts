import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Campaign, latticeOf, renumber, shuffled, writeMapChanges } from '../../../engine';
import { anyMapAct, type MapOutcome } from '../../../engine/testing/map-edits';
import { trialsOf } from '../../../engine/testing/trials';
import type { Storage } from '../storage';
import { createDisk, example, moment, nextTurn, origin } from '../storage/testing';
import type { Command } from './command';
import { createSession } from './session';
import { campaignFile } from '../../../engine/testing/files';

const EVENINGS = trialsOf({ small: 1, middle: 1, full: 40 });
/** Acts of one evening. */
const ACTS = Math.min(200, trialsOf({ small: 40, middle: 120, full: 200 }).count);

/** What happens at one point of an evening. */
type Wish = (campaign: Campaign) => Command | undefined;

const mapWish =
  ({ name, edit }: MapOutcome): Wish =>
  ({ world: { map } }) => {
    const result = edit(map, latticeOf(map));
    if (!result.ok || result.value.length === 0) return undefined;
    return { name, about: {}, change: ({ world }) => writeMapChanges(world.map, result.value) };
  };

const label = (id: string, points: readonly number[]) => ({
  id,
  kind: 'sea' as const,
  text: `See ${id}`,
  points: [...points],
  size: 20,
});

/** What is written over the map and beside it: labels, bookmarks, capitals, numbers, a whole turn. */
const otherWish: fc.Arbitrary<Wish> = fc.oneof(
  fc
    .tuple(fc.constantFrom('a', 'b', 'c'), fc.array(fc.nat(30), { minLength: 2, maxLength: 6 }))
    .map(([id, points]): Wish => () => ({
      name: 'label',
      about: {},
      change: ({ world }) => {
        world.labels[id] = label(id, points);
      },
    })),
  fc.constantFrom('a', 'b', 'c').map((id): Wish => () => ({
    name: 'unlabel',
    about: {},
    change: ({ world }) => {
      Reflect.deleteProperty(world.labels, id);
    },
  })),
  fc.tuple(fc.constantFrom('x', 'y'), fc.nat(9)).map(([id, scale]): Wish => () => ({
    name: 'bookmark',
    about: {},
    change: ({ bookmarks }) => {
      bookmarks[id] = { id, name: id, point: { x: scale, y: 1 }, scale: scale + 1 };
    },
  })),
  fc.constant<Wish>(({ world }) => ({
    name: 'no capital',
    about: {},
    change: (draft) => {
      const [key] = Object.keys(world.parties);
      const party = key === undefined ? undefined : draft.world.parties[key];
      if (party !== undefined) party.capital = null;
    },
  })),
  fc.string({ maxLength: 4 }).map((seed): Wish => (campaign) => {
    const result = renumber(campaign, shuffled(campaign.world.map, seed));
    return result.ok ? { name: 'shuffle', about: {}, replace: () => result.value } : undefined;
  }),
  fc.constant<Wish>(() => nextTurn),
);

const anyWish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 5, arbitrary: anyMapAct.map(mapWish) },
  { weight: 1, arbitrary: otherWish },
);

/** One evening: its acts, and after which steps the program is closed and opened again. */
const anyEvening = fc.record({
  wishes: fc.array(anyWish, { minLength: ACTS, maxLength: ACTS }),
  restarts: fc.uniqueArray(fc.nat(2 * ACTS), { minLength: 2, maxLength: 6 }),
});

/** A program that can be restarted over one disk, and counts its transactions. */
const createProgram = async () => {
  const disk = createDisk();
  const id = await disk.start().storage.create(example(), origin);
  let transactions = 0;
  let minutes = 0;
  const counting = (storage: Storage): Storage => ({
    ...storage,
    commit: (commit) => {
      transactions += 1;
      return storage.commit(commit);
    },
  });
  const start = async () => {
    const { storage, database } = disk.start();
    const session = createSession({
      storage: counting(storage),
      now: () => moment((minutes += 1)),
      acquireWriter: () => Promise.resolve({ release: () => Promise.resolve() }),
    });
    await session.getState().open(id);
    return { session, database };
  };
  let running = await start();
  return {
    get: () => running.session.getState(),
    restart: async () => {
      await running.session.getState().close();
      running.database.close();
      running = await start();
    },
    transactions: () => transactions,
  };
};

const bytesOf = (campaign: Campaign | null): string =>
  campaign === null ? '' : campaignFile(campaign).join(' ');

describe(`an evening of ${String(ACTS)} acts`, () => {
  it(
    `taken back one by one leaves the identical world to the byte, wherever the program was restarted (${EVENINGS.label})`,
    async () => {
      await fc.assert(
        fc.asyncProperty(anyEvening, async ({ wishes, restarts }) => {
          const program = await createProgram();
          const stops = new Set(restarts);
          const start = bytesOf(program.get().campaign);
          let done = 0;
          for (const [step, wish] of wishes.entries()) {
            const { campaign, execute } = program.get();
            const command = campaign === null ? undefined : wish(campaign);
            const before = program.transactions();
            if (command !== undefined) await execute(command);
            const acted = program.get().journal.length - 1 - done;
            expect(program.transactions() - before, 'transactions of one act').toBe(acted);
            expect(acted).toBeLessThanOrEqual(1);
            done += acted;
            if (stops.has(step)) await program.restart();
          }
          expect(done, 'acts that changed something').toBeGreaterThan(ACTS / 2);
          const end = bytesOf(program.get().campaign);
          for (let back = 0; back < done; back += 1) {
            await program.get().undo();
            if (stops.has(ACTS + back)) await program.restart();
          }
          expect(program.get().canUndo).toBe(false);
          expect(bytesOf(program.get().campaign)).toBe(start);
          await program.restart();
          expect(bytesOf(program.get().campaign)).toBe(start);
          await program.get().goTo(done);
          expect(bytesOf(program.get().campaign)).toBe(end);
        }),
        EVENINGS.runs(),
      );
    },
    60 * 60_000,
  );
});
