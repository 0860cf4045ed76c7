import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Storage } from '../storage';
import type { WriterLock } from '../storage/lock';
import { createDisk, type Disk, example, moment, nextTurn, note, origin } from '../storage/testing';
import type { Command } from './command';
import { createSession, type Session } from './session';
import { tinyCampaignOf } from '../../../engine/testing';
import { times } from '../../../engine/testing/trials';
import { icosahedralMap } from '../../../engine/testing/icosahedron';

/** One window of the program on a disk. */
const window = (
  disk: Disk,
  acquire?: () => Promise<WriterLock | undefined>,
  wrap?: (storage: Storage) => Storage,
) => {
  const { storage } = disk.start();
  let minutes = 0;
  const session = createSession({
    storage: wrap?.(storage) ?? storage,
    now: () => moment((minutes += 1)),
    acquireWriter: acquire ?? (() => Promise.resolve({ release: () => Promise.resolve() })),
  });
  return { storage, session, get: () => session.getState() };
};

const opened = async () => {
  const disk = createDisk();
  const first = window(disk);
  const id = await first.storage.create(example(), origin);
  await first.get().open(id);
  return { ...first, disk, id };
};

const noteOn = ({ campaign }: Session): string | undefined =>
  Object.values(campaign?.world.map.grossfelder ?? {}).find(({ no }) => no === '210')?.notes[18];

describe('an open campaign', () => {
  it('changes the screen at once and reports saved only after the commit', async () => {
    const { get } = await opened();
    const done = get().execute(note('210/19', 'neu'));
    expect(noteOn(get())).toBe('neu');
    expect(get().save).toEqual({ kind: 'saving' });
    expect([get().revision, get().savedRevision]).toEqual([1, 0]);
    await done;
    expect(get().save.kind).toBe('saved');
    expect([get().revision, get().savedRevision]).toEqual([1, 1]);
  });

  it('on an icosahedron is drawn in the net that was chosen, when it is opened again too', async () => {
    const map = icosahedralMap(2);
    const { get, storage } = window(createDisk());
    const round = tinyCampaignOf({ map });
    const id = await storage.create(round, origin);
    const netShown = async (): Promise<number | undefined> => {
      await get().close();
      await get().open(id);
      return get().lattice?.recut?.net;
    };
    expect(await netShown()).toBeUndefined();
    get().recut(7);
    expect(await netShown()).toBe(7);
    expect(get().campaign).toEqual({ ...round, id });
    get().recut(0);
    expect(await netShown()).toBeUndefined();
  });

  it('executes commands in order when they come faster than the disk', async () => {
    const { get, disk, id } = await opened();
    const texts = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(texts.map((text) => get().execute(note('210/19', text))));
    expect((await disk.start().storage.read(id))?.campaign).toEqual(get().campaign);
    expect(get().journal.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('writes no entry for a command that changes nothing', async () => {
    const { get } = await opened();
    await get().execute({ name: 'x', about: {}, change: () => undefined });
    await get().execute({ name: 'x', about: {}, replace: (campaign) => campaign });
    expect(get().journal).toHaveLength(1);
  });

  it('refuses a command whose result could not be stored, and reports where', async () => {
    const { get, disk, id } = await opened();
    const before = get().campaign;
    await get().execute({
      name: 'x',
      about: {},
      change: ({ world }) => {
        world.clock.turn = 2 ** 60;
      },
    });
    expect(get().campaign).toBe(before);
    expect(get().journal).toHaveLength(1);
    expect(get().unfit).toMatchObject({ about: { part: 'world/world.json', path: 'clock.turn' } });
    expect((await disk.start().storage.read(id))?.campaign).toEqual(before);
    await get().execute(note('210/19', 'neu'));
    expect(get().unfit).toBeNull();
    expect(noteOn(get())).toBe('neu');
  });

  it('reuses the lattice while no Großfeld comes, goes or moves, and makes a new one when one does', async () => {
    const { get } = await opened();
    const { lattice } = get();
    await get().execute(note('210/19', 'x'));
    expect(get().lattice).toBe(lattice);
    await get().execute({
      name: 'x',
      about: {},
      change: ({ world }) => {
        const [first] = Object.values(world.map.grossfelder);
        if (first !== undefined) Reflect.deleteProperty(world.map.grossfelder, first.no);
      },
    });
    expect(get().lattice?.size).toBe((lattice?.size ?? 0) - 48);
  });

  it('is released when closed, and opens again as it was left', async () => {
    const { get, id } = await opened();
    await get().execute(note('210/19', 'bleibt'));
    const { campaign } = get();
    await get().close();
    expect(get().campaign).toBeNull();
    expect(await get().open(id)).toBe(true);
    expect(get().campaign).toEqual(campaign);
  });

  it('is not opened if there is none with that id', async () => {
    const { get } = await opened();
    expect(await get().open('nirgends')).toBe(false);
    expect(get().campaign).toBeNull();
  });

  it('opened twice at once ends up open, with the right to write', async () => {
    const { get, id } = await opened();
    await Promise.all([get().open(id), get().open(id)]);
    expect([get().campaign?.id, get().readOnly]).toEqual([id, false]);
  });
});

describe('undo and redo', () => {
  it('go back and forth, and survive a restart', async () => {
    const { get, disk, id } = await opened();
    await get().execute(note('210/19', 'eins'));
    await get().execute(note('210/19', 'zwei'));
    await get().undo();
    expect([noteOn(get()), get().canUndo, get().canRedo]).toEqual(['eins', true, true]);
    const later = window(disk);
    await later.get().open(id);
    expect(noteOn(later.get())).toBe('eins');
    await later.get().redo();
    expect(noteOn(later.get())).toBe('zwei');
    await later.get().undo();
    await later.get().undo();
    expect([noteOn(later.get()), later.get().canUndo]).toEqual([undefined, false]);
    expect(later.get().campaign).toEqual(example());
  });

  it('undo a whole turn made by a function, row by row', async () => {
    const { get, storage, id } = await opened();
    await get().execute(nextTurn);
    const patches = await storage.patchesOf(id, 1);
    const units = Object.values(example().world.units);
    const changed = units.slice(1).filter(({ type }) => type === 'R').length + 1;
    const unitPatches = patches?.patches.filter(({ path }) => path[1] === 'units') ?? [];
    // A unit that is gone, and of each that was moved the field it stands on.
    expect(unitPatches).toHaveLength(changed);
    expect(unitPatches.filter(({ path }) => path.length === 3)).toHaveLength(1);
    expect(unitPatches.filter(({ path }) => path[3] === 'place')).toHaveLength(changed - 1);
    expect(patches?.patches.some(({ path }) => path[1] === 'map')).toBe(false);
    const after = get().campaign;
    await get().undo();
    expect(get().campaign).toEqual(example());
    await get().redo();
    expect(get().campaign).toEqual(after);
  });

  it('pressed faster than the disk undo as many entries as they were pressed', async () => {
    const { get } = await opened();
    for (const text of ['a', 'b', 'c']) await get().execute(note('210/19', text));
    await Promise.all([get().undo(), get().undo()]);
    expect([noteOn(get()), get().head]).toEqual(['a', 1]);
  });

  it('pressed faster than the disk after a restart, when patches must be read first, too', async () => {
    const { get, disk, id } = await opened();
    for (const text of ['a', 'b', 'c']) await get().execute(note('210/19', text));
    const later = window(disk);
    await later.get().open(id);
    await Promise.all([later.get().undo(), later.get().undo()]);
    expect([noteOn(later.get()), later.get().head]).toEqual(['a', 1]);
  });

  it('preserve an abandoned branch, and go to any entry of it', async () => {
    const { get, disk, id } = await opened();
    await get().execute(note('210/19', 'alt'));
    const left = get().campaign;
    await get().undo();
    await get().execute(note('210/19', 'neu'));
    await get().goTo(1);
    expect(get().campaign).toEqual(left);
    await get().goTo(2);
    expect(noteOn(get())).toBe('neu');
    expect((await disk.start().storage.read(id))?.head).toBe(2);
  });

  it('of random commands lead back to identical states, on the screen and on the disk', async () => {
    const commands: fc.Arbitrary<Command> = fc.oneof(
      fc
        .tuple(fc.integer({ min: 1, max: 48 }), fc.string())
        .map(([kleinfeld, text]) => note(`210/${String(kleinfeld).padStart(2, '0')}`, text)),
      fc.constant(nextTurn),
      fc.string().map((name): Command => ({
        name: 'x',
        about: {},
        change: (draft) => {
          draft.name = name;
        },
      })),
      fc.constant<Command>({
        name: 'x',
        about: {},
        change: ({ world }) => {
          const [party] = Object.keys(world.knowledge);
          if (party !== undefined) Reflect.deleteProperty(world.knowledge, party);
        },
      }),
      fc.constant<Command>({
        name: 'x',
        about: {},
        replace: (campaign) => ({ ...campaign, world: { ...campaign.world, knowledge: {} } }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(commands, { maxLength: 8 }), async (acts) => {
        const { get, disk, id } = await opened();
        const states = [get().campaign];
        for (const act of acts) {
          await get().execute(act);
          if (get().journal.length > states.length) states.push(get().campaign);
        }
        for (let back = states.length - 2; back >= 0; back -= 1) {
          await get().undo();
          expect(get().campaign).toEqual(states[back]);
        }
        expect((await disk.start().storage.read(id))?.campaign).toEqual(states[0]);
        for (const state of states.slice(1)) {
          await get().redo();
          expect(get().campaign).toEqual(state);
        }
        expect((await disk.start().storage.read(id))?.campaign).toEqual(states.at(-1));
      }),
      times(12),
    );
  });
});

describe('a disk that fails', () => {
  const failing = async () => {
    const disk = createDisk();
    const id = await disk.start().storage.create(example(), origin);
    const state = { isFull: false };
    const full = window(disk, undefined, (storage) => ({
      ...storage,
      commit: (commit) =>
        state.isFull
          ? Promise.reject(Object.assign(new Error('full'), { name: 'QuotaExceededError' }))
          : storage.commit(commit),
    }));
    await full.get().open(id);
    return { ...full, disk, id, state };
  };

  it('is never shown as saved, and costs nothing once there is space again', async () => {
    const { get, disk, id, state } = await failing();
    state.isFull = true;
    const done = Promise.all([
      get().execute(note('210/19', 'eins')),
      get().execute(note('210/19', 'zwei')),
    ]);
    await new Promise((wake) => setTimeout(wake, 10));
    expect(get().save).toEqual({ kind: 'failed', reason: 'quota' });
    expect(noteOn(get())).toBe('zwei');
    state.isFull = false;
    get().retry();
    await done;
    expect(get().save.kind).toBe('saved');
    expect((await disk.start().storage.read(id))?.campaign).toEqual(get().campaign);
  });

  it('prevents neither undo nor closing without the last steps', async () => {
    const { get, disk, id, state } = await failing();
    state.isFull = true;
    void get().execute(note('210/19', 'eins'));
    void get().undo();
    expect(noteOn(get())).toBeUndefined();
    await new Promise((wake) => setTimeout(wake, 10));
    await get().close();
    expect(get().campaign).toBeNull();
    expect((await disk.start().storage.read(id))?.campaign).toEqual(example());
  });
});

describe('a second window', () => {
  it('may look but not write while the first one holds the right', async () => {
    const { disk, id } = await opened();
    const second = window(disk, () => Promise.resolve(undefined));
    await second.get().open(id);
    expect(second.get().readOnly).toBe(true);
    await second.get().execute(note('210/19', 'verboten'));
    expect(second.get().campaign).toEqual(example());
  });

  it('that writes anyway makes the first one report it instead of overwriting it', async () => {
    const { get, disk, id } = await opened();
    const second = window(disk);
    await second.get().open(id);
    await second.get().execute(note('210/19', 'dort'));
    void get().execute(note('210/19', 'hier'));
    await new Promise((wake) => setTimeout(wake, 20));
    expect(get().save).toEqual({ kind: 'failed', reason: 'conflict' });
    expect((await disk.start().storage.read(id))?.campaign).toEqual(second.get().campaign);
  });
});

describe('a campaign for which the right to write cannot even be asked', () => {
  it('is not opened, and its messages are ignored', async () => {
    const { storage } = createDisk().start();
    const id = await storage.create(example(), origin);
    let left = 0;
    const session = createSession({
      storage,
      now: moment,
      acquireWriter: () => Promise.reject(new Error('no locks here')),
      windows: {
        ownId: 'here',
        joinFeed: () => ({ tell: () => undefined, leave: () => void (left += 1) }),
        after: () => () => undefined,
        isBusy: () => false,
        finishTyping: () => undefined,
      },
    });
    await expect(session.getState().open(id)).rejects.toThrow('no locks here');
    expect(session.getState().campaign).toBeNull();
    expect(left).toBe(1);
  });
});
