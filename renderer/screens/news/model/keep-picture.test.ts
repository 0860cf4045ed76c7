import { afterEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../model/state/session';
import { rowCounts, storage } from '../../../model/storage';
import { fillableDisk } from '../../../model/storage/full-testing';
import { example, origin } from '../../../model/storage/testing';
import { keepNewsPicture } from './keep-picture';
import { useNewsPictures } from '../../../model/news/use-art';

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

it('a picture of the newsletter that does not fit on the disk is refused whole, and stored once there is space', async () => {
  const close = (): void => undefined;
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 2, height: 2, close }));
  await useSession.getState().open(await storage.create(example(), origin));
  const before = await rowCounts();
  const disk = fillableDisk(0);
  expect(await keepNewsPicture(PICTURE)).toEqual({ kind: 'refused', why: 'unstored' });
  expect(useNewsPictures.getState().byHash).toEqual({});
  expect(await rowCounts()).toEqual(before);
  disk.space = null;
  const kept = await keepNewsPicture(PICTURE);
  const hash = kept.kind === 'kept' ? kept.picture.hash : '';
  const id = useSession.getState().campaign?.id ?? '';
  expect(await storage.pictureOf(id, hash)).toEqual(PICTURE);
});

/** The head of a PNG that claims a width and a height, with nothing behind it. */
const headOf = (width: number, height: number): Uint8Array => {
  const bytes = PICTURE.slice();
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};

const JPEG = [
  0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xc0,
  0, 17, 8, 0xff, 0xff, 0xff, 0xff, 3, 1, 0x22, 0, 2, 0x11, 1,
];

it.each([
  ['a PNG that claims 65,535 by 65,535 pixels', headOf(65_535, 65_535), 'large'],
  ['a JPEG that claims as many', Uint8Array.from([...JPEG, 3, 0x11, 1, 0xff, 0xd9]), 'large'],
  ['a PNG no lower than allowed but without width', headOf(0, 10), 'damaged'],
  ['a PNG cut within its head', PICTURE.slice(0, 18), 'damaged'],
  ['a drawing with a script', new TextEncoder().encode('<svg onload="alert(1)"/>'), 'kind'],
  ['a page called a picture', new TextEncoder().encode('<html><script>1</script>'), 'kind'],
])('%s is refused before anything of it is unpacked', async (_, bytes, why) => {
  const unpack = vi.fn();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('createImageBitmap', unpack);
  await useSession.getState().open(await storage.create(example(), origin));
  expect(await keepNewsPicture(bytes)).toEqual({ kind: 'refused', why });
  expect(unpack).not.toHaveBeenCalled();
});
