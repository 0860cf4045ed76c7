import type { NewsItem } from '../../../../engine';
import { bridge } from '../../../kit/bridge';
import { useSession } from '../../../model/state/session';
import { storage } from '../../../model/storage';
import { hashOf } from '../../../model/storage/hash';
import { decodePicture } from '../../../model/tracing/picture/decode';
import { type PictureProblem, recognise } from '../../../model/tracing/picture/recognise';
import { useNewsPictures } from '../../../model/news/use-art';

type KeptPicture = NonNullable<NewsItem['picture']>;

/** Longest side and size of a picture in print. */
export const PICTURE_LIMITS = { pixels: 6000, bytes: 12 * 1024 * 1024 } as const;

/** Why a picture cannot be printed. */
export type PictureTrouble = 'kind' | 'large' | 'damaged' | 'unstored';

export type Kept =
  | { readonly kind: 'kept'; readonly picture: KeptPicture }
  | { readonly kind: 'refused'; readonly why: PictureTrouble }
  | { readonly kind: 'none' };

const WHY: Readonly<Record<PictureProblem['code'], PictureTrouble>> = {
  'unknown-kind': 'kind',
  'no-page': 'kind',
  damaged: 'damaged',
  'too-many-pixels': 'large',
  'too-many-bytes': 'large',
};

const refused = (why: PictureTrouble): Kept => ({ kind: 'refused', why });

/** Keeps the bytes of a PNG or JPEG with the open campaign, by their hash. */
export async function keepNewsPicture(bytes: Uint8Array): Promise<Kept> {
  const { campaign } = useSession.getState();
  const known = recognise(bytes);
  if (campaign === null) return { kind: 'none' };
  if (!known.ok) return refused(WHY[known.problem.code]);
  if (known.value.kind !== 'png' && known.value.kind !== 'jpg') return refused('kind');
  const { width, height, kind } = known.value;
  if (bytes.byteLength > PICTURE_LIMITS.bytes || Math.max(width, height) > PICTURE_LIMITS.pixels)
    return refused('large');
  const decoded = await decodePicture(bytes);
  if (!decoded.ok) return refused('damaged');
  decoded.value.bitmap.close();
  const hash = await hashOf(bytes);
  try {
    await storage.keepPicture(campaign.id, hash, bytes);
  } catch {
    return refused('unstored');
  }
  const type = kind === 'png' ? 'image/png' : 'image/jpeg';
  useNewsPictures.getState().put(hash, { bytes, type, width, height });
  return { kind: 'kept', picture: { hash, type, width, height, caption: '' } };
}

/** Lets the GM choose a picture and keeps it. */
export async function chooseNewsPicture(): Promise<Kept> {
  try {
    const chosen = await bridge.openFile({ kind: 'picture' });
    return chosen === null ? { kind: 'none' } : await keepNewsPicture(chosen.bytes);
  } catch {
    return refused('damaged');
  }
}
