import { describe, expect, it } from 'vitest';
import type { Underlay } from '../../../engine';
import { addUnderlay, removeUnderlay } from '../tracing/commands';
import { type Document, goTo, perform } from './document';
import { createDisk, example, moment, note, origin } from './testing';
import { underlay } from '../../../engine/testing/world';

const BYTES = Uint8Array.from([1, 2, 3]);

const sketch = (image: string): Underlay => underlay(image, { name: 'Skizze' });

const stored = async () => {
  const disk = createDisk();
  const { storage } = disk.start();
  const id = await storage.create(example(), origin);
  const document = await storage.read(id);
  if (document === undefined) throw new Error('not stored');
  return { disk, storage, id, document };
};

const performed = (document: Document, command: Parameters<typeof perform>[1]) => {
  const move = perform(document, command, moment(1));
  if (move === undefined) throw new Error('nothing performed');
  return move;
};

/** After the next opening: a file was stored, the command that named it was written and undone. */
const undone = async () => {
  const { disk, storage, id, document } = await stored();
  await storage.keepPicture(id, 'aa', BYTES);
  const act = performed(document, addUnderlay(sketch('aa')));
  await storage.commit(act.commit);
  const patches = await storage.patchesOf(id, 1);
  await storage.commit(
    goTo(act.document, 0, patches === undefined ? [] : [patches], moment(2)).commit,
  );
  await disk.start().storage.clearLoose(id);
  return { disk, storage, id };
};

describe('a file stored for a command', () => {
  it('is deleted at the next opening if the command was never written', async () => {
    const { disk, storage, id, document } = await stored();
    await storage.keepPicture(id, 'aa', BYTES);
    await storage.commit(performed(document, note('210/19', 'anderes')).commit);
    await disk.start().storage.clearLoose(id);
    expect(await storage.pictureOf(id, 'aa')).toBeUndefined();
  });

  it('stays if the command was written, and for good', async () => {
    const { disk, storage, id, document } = await stored();
    await storage.keepPicture(id, 'aa', BYTES);
    await storage.keepPicture(id, 'bb', BYTES);
    await storage.commit(performed(document, addUnderlay(sketch('aa'))).commit);
    for (let start = 0; start < 2; start += 1) {
      await disk.start().storage.clearLoose(id);
      expect(Object.keys(await storage.picturesOf(id))).toEqual(['aa']);
    }
  });

  it('stays if the command was undone: it can be redone', async () => {
    const { storage, id } = await undone();
    expect(await storage.pictureOf(id, 'aa')).toEqual(BYTES);
  });

  it('that an undone entry names stays, though it is stored again for a command that is never written', async () => {
    const { disk, storage, id } = await undone();
    await storage.keepPicture(id, 'aa', BYTES);
    await disk.start().storage.clearLoose(id);
    expect(await storage.pictureOf(id, 'aa')).toEqual(BYTES);
  });

  it('that an older entry names stays, however often it is stored again', async () => {
    const { disk, storage, id, document } = await stored();
    await storage.keepPicture(id, 'aa', BYTES);
    await storage.commit(performed(document, addUnderlay(sketch('aa'))).commit);
    await disk.start().storage.clearLoose(id);
    await storage.keepPicture(id, 'aa', BYTES);
    await disk.start().storage.clearLoose(id);
    expect(await storage.pictureOf(id, 'aa')).toEqual(BYTES);
  });

  it('stays if the world names it already: it was missing until then', async () => {
    const { disk, storage, id, document } = await stored();
    const act = performed(document, addUnderlay(sketch('aa')));
    await storage.commit(act.commit);
    await storage.keepPicture(id, 'aa', BYTES);
    await disk.start().storage.clearLoose(id);
    expect(await storage.pictureOf(id, 'aa')).toEqual(BYTES);
  });

  it('stays if it was restored to a world that has since dropped it: that can be undone', async () => {
    const { disk, storage, id, document } = await stored();
    const act = performed(document, addUnderlay(sketch('aa')));
    await storage.commit(act.commit);
    await storage.keepPicture(id, 'aa', BYTES);
    await storage.commit(performed(act.document, removeUnderlay(sketch('aa'))).commit);
    await disk.start().storage.clearLoose(id);
    expect(await storage.pictureOf(id, 'aa')).toEqual(BYTES);
  });

  it('is refused where there is no campaign, and is deleted with its campaign', async () => {
    const { disk, storage, id } = await stored();
    await expect(storage.keepPicture('nowhere', 'aa', BYTES)).rejects.toThrow('nowhere');
    await storage.keepPicture(id, 'aa', BYTES);
    await storage.remove(id);
    const { database } = disk.start();
    expect(await Promise.all(database.tables.map((table) => table.count()))).toEqual(
      database.tables.map(() => 0),
    );
  });
});
