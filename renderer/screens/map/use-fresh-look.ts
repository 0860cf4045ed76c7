import { useEffect } from 'react';
import { useView } from '../../model/state/view';
import { useClipboard } from './selection/clipboard';
import { useSession } from '../../model/state/session';
import { netOf } from '../../../engine';
import { asUsual, tellHidden } from './world/recut';
import type { MapTool } from '../../model/state/view';
import { useMapScreen } from '../../model/map/state';
import type { MapPointer } from './use-map-pointer';

/** What these tools place is meant where addresses lie: Großfelder, and pictures under the map. */
const ON_USUAL_NET: ReadonlySet<MapTool> = new Set<MapTool>(['grossfeld', 'calibrate']);

/**
 * Refreshes the tool's preview when its settings changed while the pointer rests: paint, pen, size, tool, pinned
 * pictures, clipboard; and drops a gesture when the net is cut elsewhere.
 */
export function useFreshLook({ refresh, isBusy, send }: MapPointer): void {
  const ink = useMapScreen((state) => state.paint);
  const pen = useMapScreen((state) => state.pen);
  const size = useMapScreen((state) => state.size);
  const tool = useView((view) => view.tool);
  const underlays = useSession(({ campaign }) => campaign?.underlays);
  const { clip, parts, replaces } = useClipboard();
  const net = useSession(({ lattice }) => (lattice === null ? 0 : netOf(lattice)));
  // A gesture under way is meant where the map was drawn before.
  useEffect(() => {
    if (isBusy()) send({ kind: 'cancel' });
  }, [net, isBusy, send]);
  useEffect(() => {
    if (net !== 0 && ON_USUAL_NET.has(tool)) asUsual(true);
  }, [net, tool]);
  const hasPictures = useMapScreen((state) => state.layers.underlay);
  const view = useView(({ perspective }) => perspective.kind);
  useEffect(tellHidden, [net, hasPictures, underlays, view]);
  useEffect(refresh, [refresh, net, ink, pen, size, tool, underlays, clip, parts, replaces]);
}
