import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Campaign } from '../../../../engine';
import { someOf } from '../../../../engine/testing/trials';
import { createSession } from '../../../model/state/session';
import { createTestBrowser, turns } from '../../../model/state/windows-testing/browser';
import { fillableDisk } from '../../../model/storage/full-testing';
import { createDisk, moment, origin } from '../../../model/storage/testing';
import type { Command } from '../../../model/state/command';
import { closingOf, GAMES } from '../month-testing';

afterEach(() => vi.restoreAllMocks());

const rename = (name: string): Command => ({
  name: 'storage:journal.rename',
  about: { name },
  change: (draft) => {
    draft.name = name;
  },
});

/** A campaign that lies on a disk and is open in one window; `room` finds out how many rows its month writes. */
const openedCampaign = async (campaign: Campaign) => {
  const disk = createDisk();
  const { storage } = disk.start();
  const session = createSession({
    storage,
    now: () => moment(),
    acquireWriter: () => Promise.resolve({ release: () => Promise.resolve() }),
  });
  const id = await storage.create(campaign, origin);
  await session.getState().open(id);
  return { disk, storage, id, get: () => session.getState() };
};

describe.each(GAMES)('a month applied on a full disk (%s)', (_game, make) => {
  it('is on the disk whole or not at all, work goes on, and all of it is written once there is room', async () => {
    const closing = closingOf(make());
    const counted = await openedCampaign(make());
    const plenty = fillableDisk(100_000);
    await counted.get().execute(closing);
    const applied = counted.get().campaign;
    const needed = 100_000 - (plenty.space ?? 0);
    await counted.get().close();
    expect(needed).toBeGreaterThan(10);

    for (const room of someOf([needed - 1, Math.floor(needed / 2)], { small: 1, middle: 2 })) {
      vi.restoreAllMocks();
      const { disk, storage, id, get } = await openedCampaign(make());
      const full = fillableDisk(room);
      const written = [get().execute(closing)];
      await vi.waitFor(() => expect(get().save).toEqual({ kind: 'failed', reason: 'quota' }));
      const before = await disk.start().storage.read(id);
      expect(before).toMatchObject({ revision: 0, head: 0, campaign: make() });
      expect((await storage.audit(id)).problems).toEqual([]);

      full.space = 0;
      written.push(get().execute(rename('Weiter')), get().undo());
      written.push(get().undo(), get().redo());
      await vi.waitFor(() => expect(get().revision).toBe(5));
      expect(get().campaign).toEqual(applied);
      expect((await disk.start().storage.read(id))?.revision).toBe(0);

      full.space = null;
      get().retry();
      await Promise.all(written);
      const after = await disk.start().storage.read(id);
      expect(get().save.kind).toBe('saved');
      expect(after?.campaign).toEqual(applied);
      expect((await storage.audit(id)).problems).toEqual([]);
      await get().close();
    }
  });
});

describe.each(GAMES)('a month applied in two windows (%s)', (_game, make) => {
  const two = async () => {
    const browser = createTestBrowser();
    const [first, second] = [browser.open('first'), browser.open('second')];
    const id = await first.storage.create(make(), origin);
    await first.get().open(id);
    await second.get().open(id);
    return { browser, first, second, id };
  };
  const closing = closingOf(make());
  const months = (campaign: Campaign | null | undefined) => Object.keys(campaign?.archive ?? {});

  it.each(['asked', 'by force'] as const)(
    'is booked once, whenever in the middle the right to write goes over (%s)',
    async (way) => {
      for (const pause of someOf([0, 3, 20], { small: 2, middle: 3 })) {
        const { browser, first, second, id } = await two();
        const keeper = browser.disk.start().storage;
        const before = months((await keeper.read(id))?.campaign).length;
        void first.get().execute(closing);
        await turns(pause);
        if (way === 'asked') second.get().takeOver();
        else await second.get().steal();
        await vi.waitFor(() => expect(second.get().writer).toBe('here'));
        // The second window had computed the month as well, before it could know.
        await second.get().execute(closing);
        await turns(60);
        const stored = await keeper.read(id);
        expect(months(stored?.campaign)).toHaveLength(before + 1);
        expect(stored?.campaign).toEqual(second.get().campaign);
        expect((await keeper.audit(id)).problems).toEqual([]);
        const actions = stored?.journal.filter(({ name }) => name === closing.name);
        expect(actions).toHaveLength(1);
        if (first.get().save.kind === 'failed')
          expect(first.get().windowNews).toBe('robbedUnsaved');
        await first.get().close();
        await second.get().close();
      }
    },
  );
});
