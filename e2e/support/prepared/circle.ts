import { achtvoelkerCampaign } from '../../../assets/examples/achtvoelker';
import { type Army, stateOf, withState } from '../../../engine/systems/moerderspiel';
import { campaignFile } from '../../../engine/testing/files';

/** Where the armies of the journey stand, by their keys: three of which each sees the others, and two far away. */
const PLACES: Readonly<Record<string, string>> = {
  'rot/1': 'K8',
  'gelb/1': 'K9',
  'weiss/1': 'L8',
  'blau/1': 'D3',
  'violett/1': 'D4',
};

/** Who can give false orders; Blau can in the example, too. */
const ISSUERS = ['rot', 'gelb', 'weiss', 'blau'];

/** The file of the example with one army each of five nations on the board, four able to give false orders, no letters. */
export function circleFile(): Uint8Array {
  const campaign = achtvoelkerCampaign();
  const state = stateOf(campaign.world);
  const armies = Object.entries(PLACES).flatMap(([key, field]): readonly Army[] => {
    const army = state.units[key];
    if (army?.kind !== 'army') return [];
    return [{ ...army, field, morale: 1, isAggressive: false, progress: null }];
  });
  return campaignFile({
    ...campaign,
    // No clock: nothing comes too late.
    settings: {},
    sheets: {},
    world: withState(campaign.world, {
      ...state,
      nations: Object.fromEntries(
        Object.entries(state.nations).map(([key, nation]) => [
          key,
          ISSUERS.includes(key) ? { ...nation, abilities: ['false_orders'] } : nation,
        ]),
      ),
      units: Object.fromEntries(armies.map((army) => [army.key, army])),
      blockades: [],
      traps: [],
      votes: {},
    }),
  });
}
