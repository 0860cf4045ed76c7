import { useMemo } from 'react';
import { type Shortcut, useShortcuts } from '../../state/shortcuts';
import { useTurnDesk } from '../desk-store';
import { keyOfStation, STATIONS } from './stations';

/** Binds a figure to every station while the room is on the screen. */
export const useStationKeys = (): void => {
  const keys = useMemo(
    () =>
      STATIONS.map(({ id }): Shortcut => ({
        id: `turn.station ${id}`,
        keys: keyOfStation(id),
        text: `desk:station.${id}`,
        scope: 'app:room.turn',
        run: () => useTurnDesk.getState().choose({ station: id }),
      })),
    [],
  );
  useShortcuts(keys);
};
