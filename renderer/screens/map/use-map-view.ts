import { useMemo, useState } from 'react';
import {
  type Campaign,
  type MapView,
  recordPieces,
  settingsInForce,
  systems,
} from '../../../engine';
import { knownWorld } from '../../model/state/known-world';
import { useView } from '../../model/state/view';
import { createViewMaker } from './views';

/** The map of a campaign through the chosen eyes. */
export function useMapView(campaign: Campaign): MapView {
  const perspective = useView((view) => view.perspective);
  const [makeView] = useState(createViewMaker);
  return useMemo(() => {
    const looker = perspective.kind === 'truth' ? null : perspective.party;
    const world = looker === null ? campaign.world : knownWorld(campaign);
    const pieces = recordPieces(systems[campaign.system], world, looker, settingsInForce(campaign));
    return makeView(world, perspective, pieces);
  }, [makeView, campaign, perspective]);
}
