import { useEffect } from 'react';
import type { Lattice } from '../../../../engine';
import { useMapScreen } from '../../../model/map/state';

/** Keeps the choice on the map: another campaign forgets it (another room does not), fields of Großfelder that went are let go. */
export function useSelectionUpkeep(campaignId: string, lattice: Lattice): void {
  useEffect(() => {
    const { home, choose } = useMapScreen.getState();
    if (home !== null && home !== campaignId) choose([], 'set');
    useMapScreen.setState({ home: campaignId });
  }, [campaignId]);
  useEffect(() => {
    const { chosen, choose } = useMapScreen.getState();
    const gone = [...chosen].filter((field) => lattice.cellOf(field) === undefined);
    if (gone.length > 0) choose(gone, 'remove');
  }, [lattice]);
}
