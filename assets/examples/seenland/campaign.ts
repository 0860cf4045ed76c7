import { BLANK_CAMPAIGN, BLANK_REGION_WORLD, type Campaign, sheetsOf } from '../../../engine';
import { seenlandBoard } from './board';
import { organisations } from './organisations';
import { letters } from './letters';
import { people } from './people';

/**
 * The example campaign: four organisations around the lakes, before their first phase, with the
 * letters they wrote for it. The same value at every call.
 */
export const seenlandCampaign = (): Campaign => {
  const { parties, affairs } = organisations();
  return {
    ...BLANK_CAMPAIGN,
    id: 'seenland',
    name: 'Seenland',
    system: 'organisation',
    seed: 'Seenland 302',
    sheets: sheetsOf(letters, 1, '2026-01-01T12:00:00Z'),
    world: {
      ...BLANK_REGION_WORLD,
      parties: Object.fromEntries(parties.map((party) => [party.key, party])),
      people: Object.fromEntries(people.map((person) => [person.id, person])),
      board: seenlandBoard(),
      affairs,
    },
  };
};
