import { useEffect, useMemo } from 'react';
import type { Campaign, Lattice } from '../../../engine';
import { createStore } from '../../kit/state/create-store';
import { onLeaving } from '../state/leaving';
import { useSession } from '../state/session';
import { storage } from '../storage';
import { decodePicture } from './picture/decode';
import { type Affine, type Area, fitOf } from './place/affine';
import { worldArea } from './place/area';
import { useTracing } from './state';

/** A picture as the map draws it. */
export interface ShownPicture {
  readonly id: string;
  readonly bitmap: ImageBitmap;
  /** From the pixels of the bitmap to the plane. */
  readonly affine: Affine;
  /** 0 to 1. */
  readonly opacity: number;
}

type Picture = ImageBitmap | 'loading' | 'missing';

interface Pictures {
  readonly byHash: Readonly<Record<string, Picture>>;
  /** A picture that is there already stays: the same hash means the same picture. */
  readonly put: (hash: string, picture: Picture) => void;
  /** Lets go of all pictures and their memory. */
  readonly clear: () => void;
}

/** True for a picture that can be drawn. */
export function isUnpacked(picture: Picture | undefined): picture is ImageBitmap {
  return typeof picture === 'object';
}

/** Unpacked pictures of the open campaign, by hash. */
export const usePictureStore = createStore<Pictures>((set, get) => ({
  byHash: {},
  put: (hash, picture) => {
    const { byHash } = get();
    if (!isUnpacked(byHash[hash])) set({ byHash: { ...byHash, [hash]: picture } });
    else if (isUnpacked(picture)) picture.close();
  },
  clear: () => {
    const held = Object.values(get().byHash).filter(isUnpacked);
    set({ byHash: {} });
    for (const bitmap of held) bitmap.close();
  },
}));

onLeaving(() => usePictureStore.getState().clear());

const load = async (campaign: string, hash: string): Promise<void> => {
  const { put } = usePictureStore.getState();
  put(hash, 'loading');
  const bytes = await storage.pictureOf(campaign, hash).catch(() => undefined);
  const decoded = bytes === undefined ? undefined : await decodePicture(bytes);
  const bitmap = decoded?.ok === true ? decoded.value.bitmap : undefined;
  if (useSession.getState().campaign?.id === campaign) put(hash, bitmap ?? 'missing');
  else bitmap?.close();
};

/** The pictures to be drawn under the grid, in the order in which they were laid; loads what is not at hand. */
export function useShownPictures(
  campaign: Pick<Campaign, 'id' | 'underlays'>,
  lattice: Lattice,
): readonly ShownPicture[] {
  return usePicturesOver(campaign, worldArea(lattice));
}

/** The pictures to be drawn over an area of the plane; pass the same area as long as nothing moves. */
export function usePicturesOver(
  { id, underlays }: Pick<Campaign, 'id' | 'underlays'>,
  area: Area,
): readonly ShownPicture[] {
  const byHash = usePictureStore((state) => state.byHash);
  const live = useTracing((state) => state.live);
  const shown = useMemo(
    () => Object.values(underlays).filter(({ isShown }) => isShown),
    [underlays],
  );
  useEffect(() => {
    for (const { image } of shown) {
      if (usePictureStore.getState().byHash[image] === undefined) void load(id, image);
    }
  }, [id, shown]);
  return useMemo(
    () =>
      shown.flatMap((underlay): readonly ShownPicture[] => {
        const bitmap = byHash[underlay.image];
        if (!isUnpacked(bitmap)) return [];
        const { affine } = fitOf(underlay, underlay.pins, area);
        const [sx, sy] = [underlay.width / bitmap.width, underlay.height / bitmap.height];
        const { a, b, c, d, e, f } = affine;
        return [
          {
            id: underlay.id,
            bitmap,
            affine: { a: a * sx, b: b * sx, c: c * sy, d: d * sy, e, f },
            opacity: live?.id === underlay.id ? live.opacity : underlay.opacity,
          },
        ];
      }),
    [shown, byHash, area, live],
  );
}

/** Whether the picture of a hash is at hand, on its way, or missing. */
export function usePictureState(hash: string): 'ready' | 'loading' | 'missing' {
  const picture = usePictureStore((state) => state.byHash[hash]);
  if (picture === undefined || picture === 'loading') return 'loading';
  return picture === 'missing' ? 'missing' : 'ready';
}
