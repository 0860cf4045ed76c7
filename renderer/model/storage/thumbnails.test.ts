import { afterEach, describe, expect, it, vi } from 'vitest';
import { perform } from './document';
import { failureOf } from './failure';
import { fillableDisk } from './full-testing';
import { createDisk, example, moment, note, origin } from './testing';

afterEach(() => vi.restoreAllMocks());

const world = (campaign: string, revision: number) => ({
  campaign,
  theme: 'light' as const,
  revision,
  styleKey: 'x',
  left: 0,
  top: 0,
  width: 10,
  height: 10,
  field: 4,
  type: 'image/webp',
  bytes: new Uint8Array([1, 2, 3]),
});

const act = (campaign: string, seq: number) => ({
  campaign,
  seq,
  type: 'image/webp',
  bytes: new Uint8Array([seq]),
});

const opened = async () => {
  const { storage } = createDisk().start();
  const id = await storage.create(example(), origin);
  return { storage, id, pictures: storage.thumbnails };
};

describe('pictures kept beside a campaign', () => {
  it('of the world are given back for the same light and the same state', async () => {
    const { id, pictures } = await opened();
    await pictures.keepWorld(world(id, 0));
    expect((await pictures.world(id, 'light'))?.bytes).toEqual(new Uint8Array([1, 2, 3]));
    expect(await pictures.world(id, 'dark')).toBeUndefined();
  });

  it('of the world are not shown once the world has changed, nor kept if they come too late', async () => {
    const { storage, id, pictures } = await opened();
    await pictures.keepWorld(world(id, 0));
    const read = await storage.read(id);
    const move = read === undefined ? undefined : perform(read, note('210/19', 'x'), moment(1));
    if (move !== undefined) await storage.commit(move.commit);
    expect(await pictures.world(id, 'light')).toBeUndefined();
    await pictures.keepWorld(world(id, 0));
    expect(await pictures.world(id, 'light')).toBeUndefined();
    await pictures.keepWorld(world(id, 1));
    expect(await pictures.world(id, 'light')).toBeDefined();
  });

  it('of the world fit on if an act did not show on the map', async () => {
    const { storage, id, pictures } = await opened();
    await pictures.keepWorld(world(id, 0));
    const read = await storage.read(id);
    const move = read === undefined ? undefined : perform(read, note('210/19', 'x'), moment(1));
    if (move !== undefined) await storage.commit(move.commit);
    await pictures.confirmWorld(id, 'light', 0, 2);
    expect(await pictures.world(id, 'light')).toBeUndefined();
    await pictures.confirmWorld(id, 'light', 0, 1);
    expect(await pictures.world(id, 'light')).toBeDefined();
  });

  it('of acts are found by their numbers', async () => {
    const { id, pictures } = await opened();
    await pictures.keepAct(act(id, 3));
    const found = await pictures.acts(id, [2, 3]);
    expect(found.map((each) => each?.seq)).toEqual([undefined, 3]);
  });

  it('go with the campaign and do not come back', async () => {
    const { storage, id, pictures } = await opened();
    await pictures.keepWorld(world(id, 0));
    await pictures.keepAct(act(id, 1));
    await storage.remove(id);
    await pictures.keepAct(act(id, 2));
    await storage.create(example(), origin);
    expect(await pictures.world(id, 'light')).toBeUndefined();
    expect(await pictures.acts(id, [1, 2])).toEqual([undefined, undefined]);
  });

  it('are left out on a full disk, where the one before stays, and are taken once there is room', async () => {
    const { id, pictures } = await opened();
    await pictures.keepAct(act(id, 1));
    const disk = fillableDisk(0);
    const why = (refusal: unknown) => failureOf(refusal);
    expect(await pictures.keepAct({ ...act(id, 1), bytes: new Uint8Array([9]) }).catch(why)).toBe(
      'quota',
    );
    expect(await pictures.keepWorld(world(id, 0)).catch(why)).toBe('quota');
    expect((await pictures.acts(id, [1]))[0]?.bytes).toEqual(new Uint8Array([1]));
    expect(await pictures.world(id, 'light')).toBeUndefined();
    disk.space = null;
    await pictures.keepWorld(world(id, 0));
    expect(await pictures.world(id, 'light')).toBeDefined();
  });
});
