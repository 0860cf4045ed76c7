import { type PictureTheme, storage, type StoredWorldPicture } from '../storage';
import { createStore } from '../../kit/state/create-store';

/** A kept picture of a world, ready to be drawn. */
export interface CachedWorldPicture extends Omit<StoredWorldPicture, 'type' | 'bytes'> {
  readonly image: ImageBitmap;
}

/** The kept picture of the campaign that is being opened. It is asked for beside the rows, not after them. */
export interface WorldPictureStore {
  readonly kept: CachedWorldPicture | null;
  /** True from the moment a campaign is asked for until it is open: the picture stands in for it. */
  readonly isOpening: boolean;
  readonly setOpening: (isOpening: boolean) => void;
  /** Looks for a picture of the campaign on the disk. Pictures that are missing or damaged are no failure. */
  readonly look: (campaign: string, theme: PictureTheme) => Promise<void>;
  /** Lets go of the picture once it has been drawn. */
  readonly forget: () => void;
}

const readable = async (
  campaign: string,
  theme: PictureTheme,
): Promise<CachedWorldPicture | null> => {
  if (typeof createImageBitmap === 'undefined') return null;
  const found = await storage.thumbnails.world(campaign, theme);
  if (found === undefined) return null;
  const { type, bytes, ...place } = found;
  return { ...place, image: await createImageBitmap(new Blob([bytes], { type })) };
};

export const useWorldPicture = createStore<WorldPictureStore>((set, get) => ({
  kept: null,
  isOpening: false,
  setOpening: (isOpening) => set({ isOpening }),
  look: async (campaign, theme) => {
    const { kept } = get();
    if (kept?.campaign === campaign && kept.theme === theme) return;
    set({ kept: await readable(campaign, theme).catch(() => null) });
  },
  forget: () => set({ kept: null }),
}));
