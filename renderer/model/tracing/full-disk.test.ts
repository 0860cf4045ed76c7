import { afterEach, expect, it, vi } from 'vitest';
import { bridge } from '../../kit/bridge';
import { useSession } from '../state/session';
import { rowCounts, storage } from '../storage';
import { fillableDisk } from '../storage/full-testing';
import { example, origin } from '../storage/testing';
import { importPicture } from './read';
import { useTracing } from './state';

/** The head of a PNG: 2 by 2 pixels. */
const PICTURE = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 2,
  0, 0, 0, 2, 8, 2, 0, 0, 0,
]);

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await useSession.getState().close();
});

it('a picture to trace that does not fit on the disk is refused by name, no entry names it, and it is stored once there is space', async () => {
  const close = vi.fn();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 2, height: 2, close }));
  vi.spyOn(bridge, 'openFile').mockResolvedValue({ name: 'see.png', bytes: PICTURE });
  await useSession.getState().open(await storage.create(example(), origin));
  const before = await rowCounts();
  const disk = fillableDisk(0);
  await importPicture();
  expect(useTracing.getState().problem).toEqual({
    text: 'trace:problem.unstored',
    about: { file: 'see.png' },
  });
  expect(useSession.getState().campaign?.underlays).toEqual({});
  expect(await rowCounts()).toEqual(before);
  expect(close).toHaveBeenCalledOnce();
  disk.space = null;
  await importPicture();
  const { campaign } = useSession.getState();
  const [underlay] = Object.values(campaign?.underlays ?? {});
  expect(await storage.pictureOf(campaign?.id ?? '', underlay?.image ?? '')).toEqual(PICTURE);
});
