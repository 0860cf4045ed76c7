import { BLANK_CAMPAIGN, type Campaign, systems, type World } from '../../../engine';
import { withCharts } from './knowledge';
import { tharosLand } from './land';
import { tharosLabels, tharosParties, tharosUnits, tharosWorks } from './pieces';

/** The world at the start of the turn: old charts, and over them what every realm sees now (WW-1.4-11). */
const startWorld = (world: World): World => {
  const charted = withCharts(world);
  return systems['waben']?.observe(charted) ?? charted;
};

/**
 * The example campaign: the realm of the booklet's sample turn (8.3) and its neighbours in Falkenmond 419,
 * before anything is ordered. The same value at every call.
 */
export const tharosCampaign = (): Campaign => ({
  ...BLANK_CAMPAIGN,
  id: 'tharos',
  name: 'Die Tharische See',
  system: 'waben',
  seed: 'Falkenmond 419',
  // As in the booklet's sample, taxes and raising fall into one month.
  settings: { 'econ.tax_booking': 'muster_moon' },
  world: startWorld({
    map: tharosLand(),
    parties: tharosParties(),
    units: tharosUnits(),
    labels: tharosLabels(),
    knowledge: {},
    works: tharosWorks(),
    treaties: {},
    people: {},
    clock: { turn: 58, year: 419, moon: 2, moonsPerTurn: 1 },
  }),
});
