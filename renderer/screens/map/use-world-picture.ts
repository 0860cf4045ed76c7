import { useCallback, useEffect, useRef } from 'react';
import type { MapView } from '../../../engine';
import { useSession } from '../../model/state/session';
import { type CachedWorldPicture, useWorldPicture } from '../../model/state/world-picture';
import { storage } from '../../model/storage';
import { usePageTheme } from '../../kit/ui';
import type { FreshPicture } from '../../model/map/pane/props';

const TYPE = 'image/webp';
const QUALITY = 0.9;
/** Milliseconds after a step before its number is written to a picture that still fits. */
const PATIENCE = 2000;

/** What is on the disk: which view it shows, and as of which step. */
interface OnDisk {
  readonly view: MapView;
  readonly revision: number;
}

const keep = async (
  campaign: string,
  theme: 'light' | 'dark',
  revision: number,
  { canvas, ...picture }: FreshPicture,
): Promise<void> => {
  const { left, top, width, height, field, styleKey } = picture;
  const file = await canvas.convertToBlob({ type: TYPE, quality: QUALITY });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const place = { left, top, width, height, field, styleKey };
  await storage.thumbnails.keepWorld({
    campaign,
    theme,
    revision,
    ...place,
    type: file.type,
    bytes,
  });
};

/**
 * The small picture of the open world: the one on the disk, as long as it shows the present state, and what to do with
 * a new one; none while its net is cut elsewhere than usual. A picture that cannot be stored is no failure: it is painted
 * again.
 */
export function useCachedPicture(
  campaign: string,
  view: MapView,
  isUsual: boolean,
): {
  readonly kept: CachedWorldPicture | null;
  readonly onPicture: (picture: FreshPicture) => void;
} {
  const theme = usePageTheme();
  const revision = useSession((session) => session.revision);
  const kept = useWorldPicture((state) => state.kept);
  const onDisk = useRef<OnDisk | null>(null);
  const fits = kept?.campaign === campaign && kept.theme === theme && kept.revision === revision;
  useEffect(() => {
    void useWorldPicture.getState().look(campaign, theme);
  }, [campaign, theme]);
  useEffect(() => {
    const last = onDisk.current;
    if (last?.view !== view || last.revision === revision) return;
    const timer = setTimeout(() => {
      onDisk.current = { view, revision };
      const still = storage.thumbnails.confirmWorld(campaign, theme, last.revision, revision);
      still.catch(() => undefined);
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [campaign, theme, view, revision]);
  const onPicture = useCallback(
    (picture: FreshPicture): void => {
      const { readOnly, save, revision: now } = useSession.getState();
      const { kept: shown, forget } = useWorldPicture.getState();
      if (!isUsual || picture.view !== view || view.audience.kind !== 'truth') return;
      onDisk.current = { view, revision: now };
      if (shown !== null) forget();
      if (readOnly || save.kind !== 'saved' || !picture.isNew) return;
      keep(campaign, theme, now, picture).catch(() => undefined);
    },
    [campaign, theme, view, isUsual],
  );
  return { kept: fits && isUsual ? kept : null, onPicture };
}
