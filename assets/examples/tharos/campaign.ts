import type { Campaign } from '../../../engine';
import { withCharts } from './knowledge';
import { tharosLand } from './land';
import { tharosLabels, tharosParties, tharosUnits } from './pieces';

/**
 * The example campaign: the realm of the booklet's sample turn (8.3) and its neighbours in Falkenmond 419,
 * before anything is ordered. The same value at every call.
 */
export const tharosCampaign = (): Campaign => ({
  id: 'tharos',
  name: 'Die Tharische See',
  system: 'waben',
  seed: 'Falkenmond 419',
  settings: {},
  world: withCharts({
    map: tharosLand(),
    parties: tharosParties(),
    units: tharosUnits(),
    labels: tharosLabels(),
    knowledge: {},
    clock: { turn: 58, year: 419, moon: 2, moonsPerTurn: 1 },
  }),
  sheets: {},
  rulings: {},
  archive: {},
});
