import { useMemo } from 'react';
import type { Campaign, Lattice, MapView, TruthView } from '../../../../engine';
import { useMapScreen } from '../../../model/map/state';
import { type GmMark, gmMarks } from '../../../model/map/pane/gm-marks';

const NONE: readonly GmMark[] = [];

const isTruth = (view: MapView): view is TruthView => view.audience.kind === 'truth';

/** The GM's secrets and notes on the map, while he looks at the truth and has not switched them off. */
export function useGmMarks(
  { world }: Campaign,
  lattice: Lattice,
  view: MapView,
): readonly GmMark[] {
  const isShown = useMapScreen(({ layers }) => layers.secrets);
  return useMemo(
    () => (isShown && isTruth(view) ? gmMarks(view, world, lattice) : NONE),
    [isShown, view, world, lattice],
  );
}
