import { useMemo } from 'react';
import { hexGameOf, type MapView, systems } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import type { MapLayers } from '../../../model/map/pane/props';
import { useMapScreen } from '../../../model/map/state';

/** Heads in a settlement by type, as a game says. */
export function headsOf(system: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.values(hexGameOf(systems[system]).settlements).map(({ key, inhabitants }) => [
      key,
      inhabitants,
    ]),
  );
}

/** The turn against which the age of knowledge is shown; null where everything is seen as it is now. */
export function ageTurn({ audience, turn }: MapView, isWanted: boolean): number | null {
  return isWanted && audience.kind === 'realm' ? turn : null;
}

/** What the GM chose to see, as the pane wants it. */
export function usePaneLayers(view: MapView): MapLayers {
  const layers = useMapScreen((state) => state.layers);
  const system = useSession(({ campaign }) => campaign?.system ?? '');
  const heads = useMemo(() => headsOf(system), [system]);
  const age = ageTurn(view, layers.age);
  return useMemo(() => ({ ...layers, age, heads }), [layers, age, heads]);
}
