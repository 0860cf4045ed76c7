import { useMemo, useState } from 'react';
import type { MapView, World } from '../../../engine';
import { useView } from '../../model/state/view';
import { createViewMaker } from './views';

/** The map in the chosen perspective. */
export function useMapView(world: World): MapView {
  const perspective = useView((view) => view.perspective);
  const [makeView] = useState(createViewMaker);
  return useMemo(() => makeView(world, perspective), [makeView, world, perspective]);
}
