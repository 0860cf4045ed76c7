import { useMemo, useState } from 'react';
import type { MapView, World } from '../../engine';
import { useDesk } from '../state/desk';
import { createViewMaker } from './views';

/** The map through the chosen eyes. */
export const useMapView = (world: World): MapView => {
  const eyes = useDesk((desk) => desk.eyes);
  const [makeView] = useState(createViewMaker);
  return useMemo(() => makeView(world, eyes), [makeView, world, eyes]);
};
