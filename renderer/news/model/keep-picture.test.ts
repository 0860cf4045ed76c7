import { afterEach, expect, it, vi } from 'vitest';
import { useSession } from '../../state/session';
import { rowCounts, storage } from '../../storage';
import { fillableDisk } from '../../storage/full-testing';
import { example, origin } from '../../storage/testing';
import { keepNewsPicture } from './keep-picture';
import { useNewsPictures } from './use-art';

/** A PNG as far as its head tells: 2 by 2 pixels. */
const PICTURE = Uint8Array.from([
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  ...[0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0],
]);

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await useSession.getState().close();
});

it('a picture of the newsletter that finds no room is refused whole, and kept once there is room', async () => {
  const close = (): void => undefined;
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 2, height: 2, close }));
  await useSession.getState().open(await storage.create(example(), origin));
  const before = await rowCounts();
  const disk = fillableDisk(0);
  expect(await keepNewsPicture(PICTURE)).toEqual({ kind: 'refused', why: 'unstored' });
  expect(useNewsPictures.getState().byHash).toEqual({});
  expect(await rowCounts()).toEqual(before);
  disk.room = null;
  const kept = await keepNewsPicture(PICTURE);
  const hash = kept.kind === 'kept' ? kept.picture.hash : '';
  const id = useSession.getState().campaign?.id ?? '';
  expect(await storage.pictureOf(id, hash)).toEqual(PICTURE);
});
