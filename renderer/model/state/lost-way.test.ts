import { describe, expect, it } from 'vitest';
import { createDisk, example, moment, note, origin } from '../storage/testing';
import { createSession } from './session';

/** Three notes on the disk, and the program started again: nothing of them is in memory. */
const reopened = async () => {
  const disk = createDisk();
  const start = () => {
    const { storage, database } = disk.start();
    const session = createSession({
      storage,
      now: () => moment(1),
      acquireWriter: () => Promise.resolve({ release: () => Promise.resolve() }),
    });
    return { storage, database, session, get: () => session.getState() };
  };
  const first = start();
  const id = await first.storage.create(example(), origin);
  await first.get().open(id);
  for (const text of ['eins', 'zwei', 'drei']) await first.get().execute(note('210/19', text));
  await first.get().close();
  const second = start();
  return { ...second, id };
};

type Program = Awaited<ReturnType<typeof reopened>>;

const lose = ({ database, id }: Program, seq: number) => database.patches.delete([id, seq]);

const spoil = ({ database, id }: Program, seq: number) =>
  database.patches.put({
    campaign: id,
    seq,
    patches: [{ op: 'replace', path: ['world', 'units', 'none', 'place'], value: 1 }],
    inverse: [{ op: 'replace', path: ['world', 'units', 'none', 'place'], value: 1 }],
  });

describe.each([
  ['missing', lose],
  ['of another act', spoil],
] as const)('an act whose changes are %s', (_what, damage) => {
  it('leaves the world as it is, names itself, and everything else goes on', async () => {
    const program = await reopened();
    const { get, storage, id } = program;
    await damage(program, 2);
    expect(await get().open(id)).toBe(true);
    await get().undo();
    expect([get().head, get().lostEntry]).toEqual([2, null]);
    const before = get().campaign;
    await get().undo();
    await get().goTo(0);
    expect([get().head, get().lostEntry]).toEqual([2, 2]);
    expect(get().campaign).toBe(before);
    get().hearLoss();
    expect(get().lostEntry).toBeNull();
    await get().execute(note('210/20', 'weiter'));
    await get().undo();
    await get().redo();
    expect([get().head, get().lostEntry, get().save.kind]).toEqual([4, null, 'saved']);
    expect((await storage.read(id))?.campaign).toEqual(get().campaign);
  });

  it('is named from the other side too, and closing forgets of it', async () => {
    const program = await reopened();
    const { get, id } = program;
    await get().open(id);
    await get().goTo(0);
    await get().close();
    await damage(program, 2);
    await get().open(id);
    await get().goTo(3);
    expect([get().head, get().lostEntry]).toEqual([0, 2]);
    await get().goTo(1);
    expect([get().head, get().lostEntry]).toEqual([1, null]);
    await get().redo();
    expect(get().lostEntry).toBe(2);
    await get().close();
    expect(get().lostEntry).toBeNull();
  });
});
