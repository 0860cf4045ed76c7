import { useMemo, useState } from 'react';
import {
  type Campaign,
  type MapView,
  recordPieces,
  settingsInForce,
  systems,
} from '../../../engine';
import { useDesk } from '../../model/state/desk';
import { createViewMaker } from './views';

/** The map of a campaign through the chosen eyes. */
export const useMapView = (campaign: Campaign): MapView => {
  const perspective = useDesk((desk) => desk.perspective);
  const [makeView] = useState(createViewMaker);
  return useMemo(() => {
    const { world, system } = campaign;
    const looker = perspective.kind === 'truth' ? null : perspective.party;
    const pieces = recordPieces(systems[system], world, looker, settingsInForce(campaign));
    return makeView(world, perspective, pieces);
  }, [makeView, campaign, perspective]);
};
