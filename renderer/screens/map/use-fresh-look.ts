import { useEffect } from 'react';
import { useView } from '../../model/state/view';
import { useClipboard } from './selection/clipboard';
import { useSession } from '../../model/state/session';
import { useMapScreen } from '../../model/map/state';
import type { MapPointer } from './use-map-pointer';

/** Lets the hand look again when something in it has changed while it rests: ink, pen, size, tool,
 * pinned pictures, what it carries. */
export function useFreshLook({ refresh }: MapPointer): void {
  const ink = useMapScreen((state) => state.paint);
  const pen = useMapScreen((state) => state.pen);
  const size = useMapScreen((state) => state.size);
  const tool = useView((desk) => desk.tool);
  const underlays = useSession(({ campaign }) => campaign?.underlays);
  const { clip, parts, replaces } = useClipboard();
  useEffect(refresh, [refresh, ink, pen, size, tool, underlays, clip, parts, replaces]);
}
