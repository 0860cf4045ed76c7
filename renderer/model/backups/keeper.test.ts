import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileExtras } from '../../kit/explain';
import { createSession } from '../state/session';
import { createBrowserLocks } from '../state/windows-testing/locks';
import { fillableDisk } from '../storage/full-testing';
import {
  createDisk,
  example,
  HASH,
  nextTurn,
  note,
  origin,
  PICTURE,
  withPicture,
} from '../storage/testing';
import type { FilePlace } from '../../kit/bridge';
import { createKeeper, HOUR, type KeeperNews, RETRY, UNSEEN } from './keeper';
import { backupsIn } from './list';
import { memoryPlace } from './testing';

const START = new Date(2026, 10, 22, 8).getTime();

/** A session with one world open, a folder in memory, and a clock the test sets. */
const openedCampaign = async ({ isWriter = true } = {}) => {
  const locks = createBrowserLocks();
  const { storage } = createDisk().start(locks.of('window'));
  const clock = { ms: START };
  const now = (): Date => new Date(clock.ms);
  const session = createSession({
    storage,
    now: () => now().toISOString(),
    acquireWriter: () =>
      Promise.resolve(isWriter ? { release: () => Promise.resolve() } : undefined),
  });
  const memory = memoryPlace();
  const shown: { place: FilePlace | null } = { place: memory };
  const news: KeeperNews[] = [];
  const keeper = createKeeper({
    session,
    storage,
    place: () => shown.place,
    now,
    extras: (campaign) => fileExtras(campaign, 'de'),
    tell: (one) => news.push(one),
  });
  keeper.watch();
  const id = await storage.create(example(), origin);
  await session.getState().open(id);
  const made = async () => backupsIn(await memory.list());
  return { storage, session, keeper, memory, shown, news, clock, id, made };
};

type OpenedCampaign = Awaited<ReturnType<typeof openedCampaign>>;

const write = ({ session }: OpenedCampaign, text: string): Promise<void> =>
  session.getState().execute(note('210/19', text));

afterEach(() => vi.restoreAllMocks());

describe('the keeper of backups', () => {
  it('makes none while nothing changes, whatever the hour', async () => {
    const opened = await openedCampaign();
    opened.clock.ms += 5 * HOUR;
    await opened.keeper.look();
    await opened.session.getState().close();
    await opened.keeper.look();
    expect(await opened.made()).toEqual([]);
  });

  it('makes one after an hour of work, and no second one of the same state', async () => {
    const opened = await openedCampaign();
    await write(opened, 'a');
    opened.clock.ms += HOUR - 1;
    await opened.keeper.look();
    expect(await opened.made()).toHaveLength(0);
    opened.clock.ms += 1;
    await opened.keeper.look();
    opened.clock.ms += 2 * HOUR;
    await opened.keeper.look();
    expect(await opened.made()).toHaveLength(1);
    const head = await opened.storage.headOf(opened.id);
    expect(head).toMatchObject({
      backedUpRevision: 1,
      backedUpAt: new Date(START + HOUR).toISOString(),
    });
  });

  it('makes one as soon as a turn was applied', async () => {
    const opened = await openedCampaign();
    await opened.session.getState().execute(nextTurn);
    await opened.keeper.look();
    const [backup] = await opened.made();
    expect(backup?.turn).toBe(example().world.clock.turn + 1);
  });

  it('makes one when the world is left, of the state in which it was left', async () => {
    const opened = await openedCampaign();
    await write(opened, 'a');
    await opened.session.getState().close();
    await opened.keeper.look();
    expect(await opened.made()).toHaveLength(1);
    await opened.session.getState().open(opened.id);
    await opened.session.getState().close();
    await opened.keeper.look();
    expect(await opened.made()).toHaveLength(1);
  });

  it('knows after a restart what is not backed up', async () => {
    const opened = await openedCampaign();
    opened.shown.place = null;
    await write(opened, 'a');
    await opened.session.getState().close();
    opened.shown.place = opened.memory;
    await opened.session.getState().open(opened.id);
    await expect.poll(() => opened.keeper.finish().then(opened.made)).toHaveLength(1);
  });

  it('makes up for one as soon as the world is open again after its window was closed, and reports it once', async () => {
    const opened = await openedCampaign();
    await write(opened, 'a');
    await opened.keeper.backUp();
    const { place } = opened.shown;
    // A closed window leaves nothing but what is on the disk.
    opened.shown.place = null;
    await write(opened, 'b');
    await opened.session.getState().close();
    opened.shown.place = place;
    await opened.session.getState().open(opened.id);
    await expect.poll(() => opened.keeper.look().then(opened.made)).toHaveLength(2);
    expect(opened.news.at(-1)).toMatchObject({ kind: 'done', isLate: true });
    await write(opened, 'c');
    await opened.keeper.backUp();
    expect(opened.news.at(-1)).toMatchObject({ kind: 'done', isLate: false });
  });

  it('makes one sooner when the window is hidden', async () => {
    const opened = await openedCampaign();
    await write(opened, 'a');
    opened.clock.ms += UNSEEN;
    await opened.keeper.look();
    expect(await opened.made()).toHaveLength(0);
    await opened.keeper.look(true);
    expect(await opened.made()).toHaveLength(1);
    await opened.keeper.look(true);
    expect(await opened.made()).toHaveLength(1);
  });

  it('does not report a failure for a backup that is there, when the browser has no space to note it', async () => {
    const opened = await openedCampaign();
    await write(opened, 'a');
    fillableDisk(0);
    expect(await opened.keeper.backUp()).toBe(true);
    expect(opened.news.at(-1)?.kind).toBe('done');
    opened.clock.ms += HOUR;
    await opened.keeper.look();
    expect(await opened.made()).toHaveLength(1);
  });

  it('holds off deleting a world from the moment it is left until its last backup is whole', async () => {
    const opened = await openedCampaign();
    await opened.storage.keepPicture(opened.id, HASH, PICTURE);
    await opened.session.getState().execute({
      name: 'trace:command.lay',
      about: {},
      change: (draft) => {
        Object.assign(draft.underlays, withPicture(example()).underlays);
      },
    });
    let goOn = (): void => undefined;
    const held = new Promise<void>((done) => {
      goOn = done;
    });
    opened.shown.place = { ...opened.memory, list: () => held.then(opened.memory.list) };
    await opened.session.getState().close();
    expect(await opened.storage.remove(opened.id)).toBe(false);
    goOn();
    await expect
      .poll(() => opened.keeper.look().then(() => opened.news.at(-1)))
      .toMatchObject({
        kind: 'done',
        made: { missing: [] },
      });
    await expect.poll(() => opened.storage.remove(opened.id)).toBe(true);
    expect(await opened.storage.list()).toEqual([]);
  });

  it('makes none in a window that only reads', async () => {
    const opened = await openedCampaign({ isWriter: false });
    expect(await opened.keeper.backUp()).toBe(false);
    expect(await opened.made()).toEqual([]);
  });

  it('reports once that it failed, does not touch the world, and tries again later', async () => {
    const opened = await openedCampaign();
    const { list } = opened.memory;
    const gone = { ...opened.memory, list: () => Promise.reject(new Error('ENOENT')) };
    opened.shown.place = gone;
    await opened.session.getState().execute(nextTurn);
    await opened.keeper.look();
    await opened.keeper.look();
    expect(opened.news.filter(({ kind }) => kind === 'failed')).toEqual([
      { kind: 'failed', trouble: 'gone', about: {} },
    ]);
    await write(opened, 'still open');
    expect(opened.session.getState().save.kind).toBe('saved');
    opened.shown.place = { ...gone, list };
    opened.clock.ms += RETRY;
    await opened.keeper.look();
    expect(opened.news.at(-1)).toMatchObject({ kind: 'done' });
    expect(await opened.made()).toHaveLength(1);
  });

  it('does not lose what was done while a backup was written', async () => {
    const opened = await openedCampaign();
    await write(opened, 'a');
    const slow: FilePlace = {
      ...opened.memory,
      list: async () => {
        if (opened.session.getState().revision === 1) await write(opened, 'b');
        return opened.memory.list();
      },
    };
    opened.shown.place = slow;
    await opened.keeper.backUp();
    expect(await opened.storage.headOf(opened.id)).toMatchObject({ backedUpRevision: 1 });
    opened.clock.ms += HOUR;
    await opened.keeper.look();
    expect(await opened.storage.headOf(opened.id)).toMatchObject({ backedUpRevision: 2 });
  });
});
