import { useMemo } from 'react';
import { type Shortcut, useShortcuts } from '../../kit/state/shortcuts';
import { useTurnDesk } from '../../model/turn/desk-store';
import { nameOfStation, type Station } from './stations';

/** Binds a figure to every station, in their order, while the room is on the screen. */
export const useStationKeys = (stations: readonly Station[]): void => {
  const keys = useMemo(
    () =>
      stations.map(({ id }, index): Shortcut => ({
        id: `turn.station ${id}`,
        keys: String(index + 1),
        text: nameOfStation(id),
        scope: 'app:room.turn',
        run: () => useTurnDesk.getState().choose({ station: id }),
      })),
    [stations],
  );
  useShortcuts(keys);
};
