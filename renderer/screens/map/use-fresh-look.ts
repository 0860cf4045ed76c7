import { useEffect } from 'react';
import { useView } from '../../model/state/view';
import { useClipboard } from './selection/clipboard';
import { useSession } from '../../model/state/session';
import { useMapScreen } from '../../model/map/state';
import type { MapPointer } from './use-map-pointer';

/**
 * Refreshes the tool's preview when its settings changed while the pointer rests: paint, pen, size, tool, pinned
 * pictures, clipboard.
 */
export function useFreshLook({ refresh }: MapPointer): void {
  const ink = useMapScreen((state) => state.paint);
  const pen = useMapScreen((state) => state.pen);
  const size = useMapScreen((state) => state.size);
  const tool = useView((view) => view.tool);
  const underlays = useSession(({ campaign }) => campaign?.underlays);
  const { clip, parts, replaces } = useClipboard();
  useEffect(refresh, [refresh, ink, pen, size, tool, underlays, clip, parts, replaces]);
}
