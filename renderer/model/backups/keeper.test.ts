import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileExtras } from '../../kit/explain';
import { createSession } from '../state/session';
import { createBrowserLocks } from '../state/windows-testing/locks';
import { fillableDisk } from '../storage/full-testing';
import { createDisk, example, nextTurn, note, origin } from '../storage/testing';
import type { BackupPlace } from '../../kit/bridge';
import { createKeeper, HOUR, type KeeperNews, RETRY, UNSEEN } from './keeper';
import { backupsIn } from './list';
import { memoryPlace } from './testing';

const PICTURE = Uint8Array.from([137, 80, 78, 71]);
const HASH = '0f4636c78f65d3639ece5a064b5ae753e3408614a14fb18ab4d7540d2c248543';
const START = new Date(2026, 10, 22, 8).getTime();

/** A desk with one world open, a folder in memory, and a clock that moves by hand. */
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
  const shown: { place: BackupPlace | null } = { place: memory };
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

type ViewState = Awaited<ReturnType<typeof openedCampaign>>;

const write = ({ session }: ViewState, text: string): Promise<void> =>
  session.getState().execute(note('210/19', text));

afterEach(() => vi.restoreAllMocks());

describe('the keeper of backups', () => {
  it('makes none while nothing changes, whatever the hour', async () => {
    const desk = await openedCampaign();
    desk.clock.ms += 5 * HOUR;
    await desk.keeper.look();
    await desk.session.getState().close();
    await desk.keeper.look();
    expect(await desk.made()).toEqual([]);
  });

  it('makes one after an hour of work, and no second one of the same state', async () => {
    const desk = await openedCampaign();
    await write(desk, 'a');
    desk.clock.ms += HOUR - 1;
    await desk.keeper.look();
    expect(await desk.made()).toHaveLength(0);
    desk.clock.ms += 1;
    await desk.keeper.look();
    desk.clock.ms += 2 * HOUR;
    await desk.keeper.look();
    expect(await desk.made()).toHaveLength(1);
    const head = await desk.storage.headOf(desk.id);
    expect(head).toMatchObject({
      backedUpRevision: 1,
      backedUpAt: new Date(START + HOUR).toISOString(),
    });
  });

  it('makes one as soon as a turn was applied', async () => {
    const desk = await openedCampaign();
    await desk.session.getState().execute(nextTurn);
    await desk.keeper.look();
    const [backup] = await desk.made();
    expect(backup?.turn).toBe(example().world.clock.turn + 1);
  });

  it('makes one when the world is left, of the state in which it was left', async () => {
    const desk = await openedCampaign();
    await write(desk, 'a');
    await desk.session.getState().close();
    await desk.keeper.look();
    expect(await desk.made()).toHaveLength(1);
    await desk.session.getState().open(desk.id);
    await desk.session.getState().close();
    await desk.keeper.look();
    expect(await desk.made()).toHaveLength(1);
  });

  it('knows after a restart what stands in no backup', async () => {
    const desk = await openedCampaign();
    desk.shown.place = null;
    await write(desk, 'a');
    await desk.session.getState().close();
    desk.shown.place = desk.memory;
    await desk.session.getState().open(desk.id);
    await expect.poll(() => desk.keeper.finish().then(desk.made)).toHaveLength(1);
  });

  it('makes up for one as soon as the world is open again after its window was closed, and says so once', async () => {
    const desk = await openedCampaign();
    await write(desk, 'a');
    await desk.keeper.backUp();
    const { place } = desk.shown;
    // A window that is closed leaves nothing but what is on the disk.
    desk.shown.place = null;
    await write(desk, 'b');
    await desk.session.getState().close();
    desk.shown.place = place;
    await desk.session.getState().open(desk.id);
    await expect.poll(() => desk.keeper.look().then(desk.made)).toHaveLength(2);
    expect(desk.news.at(-1)).toMatchObject({ kind: 'done', isLate: true });
    await write(desk, 'c');
    await desk.keeper.backUp();
    expect(desk.news.at(-1)).toMatchObject({ kind: 'done', isLate: false });
  });

  it('makes one sooner when the window goes out of sight', async () => {
    const desk = await openedCampaign();
    await write(desk, 'a');
    desk.clock.ms += UNSEEN;
    await desk.keeper.look();
    expect(await desk.made()).toHaveLength(0);
    await desk.keeper.look(true);
    expect(await desk.made()).toHaveLength(1);
    await desk.keeper.look(true);
    expect(await desk.made()).toHaveLength(1);
  });

  it('does not call a backup failed that is there, when the browser has no room to note it', async () => {
    const desk = await openedCampaign();
    await write(desk, 'a');
    fillableDisk(0);
    expect(await desk.keeper.backUp()).toBe(true);
    expect(desk.news.at(-1)?.kind).toBe('done');
    desk.clock.ms += HOUR;
    await desk.keeper.look();
    expect(await desk.made()).toHaveLength(1);
  });

  it('holds off deleting a world from the moment it is left until its last backup is whole', async () => {
    const desk = await openedCampaign();
    await desk.storage.keepPicture(desk.id, HASH, PICTURE);
    await desk.session.getState().execute({
      name: 'trace:command.lay',
      about: {},
      change: (draft) => {
        draft.underlays['u1'] = {
          ...{ id: 'u1', name: 'Skizze', image: HASH, width: 10, height: 10, pins: [] },
          ...{ opacity: 0.6, isLocked: false, isShown: true },
        };
      },
    });
    let goOn = (): void => undefined;
    const held = new Promise<void>((done) => {
      goOn = done;
    });
    desk.shown.place = { ...desk.memory, list: () => held.then(desk.memory.list) };
    await desk.session.getState().close();
    expect(await desk.storage.remove(desk.id)).toBe(false);
    goOn();
    await expect
      .poll(() => desk.keeper.look().then(() => desk.news.at(-1)))
      .toMatchObject({
        kind: 'done',
        made: { missing: [] },
      });
    await expect.poll(() => desk.storage.remove(desk.id)).toBe(true);
    expect(await desk.storage.list()).toEqual([]);
  });

  it('makes none in a window that only reads', async () => {
    const desk = await openedCampaign({ isWriter: false });
    expect(await desk.keeper.backUp()).toBe(false);
    expect(await desk.made()).toEqual([]);
  });

  it('says once that it failed, lets the world be, and tries again later', async () => {
    const desk = await openedCampaign();
    const { list } = desk.memory;
    const gone = { ...desk.memory, list: () => Promise.reject(new Error('ENOENT')) };
    desk.shown.place = gone;
    await desk.session.getState().execute(nextTurn);
    await desk.keeper.look();
    await desk.keeper.look();
    expect(desk.news.filter(({ kind }) => kind === 'failed')).toEqual([
      { kind: 'failed', trouble: 'gone', about: {} },
    ]);
    await write(desk, 'still open');
    expect(desk.session.getState().save.kind).toBe('saved');
    desk.shown.place = { ...gone, list };
    desk.clock.ms += RETRY;
    await desk.keeper.look();
    expect(desk.news.at(-1)).toMatchObject({ kind: 'done' });
    expect(await desk.made()).toHaveLength(1);
  });

  it('does not lose what was done while a backup was written', async () => {
    const desk = await openedCampaign();
    await write(desk, 'a');
    const slow: BackupPlace = {
      ...desk.memory,
      list: async () => {
        if (desk.session.getState().revision === 1) await write(desk, 'b');
        return desk.memory.list();
      },
    };
    desk.shown.place = slow;
    await desk.keeper.backUp();
    expect(await desk.storage.headOf(desk.id)).toMatchObject({ backedUpRevision: 1 });
    desk.clock.ms += HOUR;
    await desk.keeper.look();
    expect(await desk.storage.headOf(desk.id)).toMatchObject({ backedUpRevision: 2 });
  });
});
