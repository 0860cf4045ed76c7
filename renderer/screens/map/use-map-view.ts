import { useMemo, useState } from 'react';
import type { MapView, World } from '../../../engine';
import { useDesk } from '../../model/state/desk';
import { createViewMaker } from './views';

/** The map through the chosen eyes. */
export const useMapView = (world: World): MapView => {
  const perspective = useDesk((desk) => desk.perspective);
  const [makeView] = useState(createViewMaker);
  return useMemo(() => makeView(world, perspective), [makeView, world, perspective]);
};
