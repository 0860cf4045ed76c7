import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tinyCampaignOf, mapOf, uniform } from '../../../engine/testing';
import { fillableDisk } from '../storage/full-testing';
import { createDisk, moment, nextTurn, note, origin } from '../storage/testing';
import { createSession } from './session';
import { times } from '../../../engine/testing/trials';

afterEach(() => vi.restoreAllMocks());

/** A world of one Großfeld: every kind of row, few of each. */
const small = tinyCampaignOf({ map: mapOf(uniform('210', 0, 0, 't')) });

type Outcome = 'note' | 'turn' | 'undo' | 'redo';

const acts = fc.array(fc.constantFrom<Outcome>('note', 'note', 'turn', 'undo', 'redo'), {
  minLength: 1,
  maxLength: 5,
});

describe('a disk that is full after any number of rows', () => {
  it('preserves what was acknowledged, and stores everything that is shown once there is space', async () => {
    let refusals = 0;
    await fc.assert(
      fc.asyncProperty(acts, fc.nat({ max: 30 }), async (moves, room) => {
        vi.restoreAllMocks();
        const disk = createDisk();
        const { storage } = disk.start();
        const session = createSession({
          storage,
          now: () => moment(),
          acquireWriter: () => Promise.resolve({ release: () => Promise.resolve() }),
        });
        const get = () => session.getState();
        const id = await storage.create(small, origin);
        await get().open(id);
        const full = fillableDisk();
        full.space = room;
        const done = moves.map((move, index) => {
          if (move === 'note') return get().execute(note('210/19', `note ${String(index)}`));
          if (move === 'turn') return get().execute(nextTurn);
          return move === 'undo' ? get().undo() : get().redo();
        });
        for (let wait = 0; wait < 200 && get().save.kind === 'saving'; wait += 1)
          await new Promise((wake) => setTimeout(wake, 1));
        const now = await disk.start().storage.read(id);
        expect(now?.revision).toBe(get().savedRevision);
        if (get().save.kind === 'failed')
          expect(get().save).toEqual({ kind: 'failed', reason: 'quota' });
        refusals += get().save.kind === 'failed' ? 1 : 0;
        full.space = null;
        get().retry();
        await Promise.all(done);
        expect(get().save.kind).toBe('saved');
        const later = await disk.start().storage.read(id);
        expect(later?.campaign).toEqual(get().campaign);
        expect(later?.head).toBe(get().head);
        expect(later?.journal).toEqual(get().journal);
        expect((await storage.audit(id)).problems).toEqual([]);
        await get().close();
      }),
      {
        ...times(12),
        examples: [
          [['note', 'turn', 'undo'], 0],
          [['note', 'turn'], 9],
        ],
      },
    );
    expect(refusals).toBeGreaterThan(1);
  });
});
