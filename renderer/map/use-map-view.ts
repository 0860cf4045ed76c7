import { useMemo, useState } from 'react';
import type { MapView, World } from '../../engine';
import { useDesk } from '../state/desk';
import { useMapRoom } from './state';
import type { ToolPreview } from './tools/tool';
import { createViewMaker, withPaint } from './views';

/** The map through the chosen eyes: as it is, and as it is shown with the gesture under way painted in. */
export const useMapView = (
  world: World,
  { painted }: ToolPreview,
): { readonly view: MapView; readonly shown: MapView } => {
  const eyes = useDesk((desk) => desk.eyes);
  const terrain = useMapRoom((state) => state.terrain);
  const [makeView] = useState(createViewMaker);
  const view = useMemo(() => makeView(world, eyes), [makeView, world, eyes]);
  const shown = useMemo(() => withPaint(view, painted, terrain), [view, painted, terrain]);
  return { view, shown };
};
