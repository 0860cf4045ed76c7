import { BLANK_CAMPAIGN, BLANK_REGION_WORLD, type Campaign, sheetsOf } from '../../../engine';
import { withState } from '../../../engine/systems/moerderspiel';
import { letters } from './letters';
import { parties, people } from './nations';
import { state } from './state';

const { board: _, ...WORLD } = BLANK_REGION_WORLD;

/** The second round of day 4: the round of the game is the turn of the world. */
const ROUND = 8;

/**
 * The example game: eight nations on the example map in the middle of day 4, with all messages to the game master. The
 * same value at every call.
 */
export const achtvoelkerCampaign = (): Campaign => ({
  ...BLANK_CAMPAIGN,
  id: 'achtvoelker',
  name: 'Acht Völker',
  system: 'moerderspiel',
  seed: 'Acht Völker 22:00',
  settings: { 'tm.clock.start': '2003-02-03' },
  sheets: sheetsOf(letters, ROUND, '2003-02-07T19:30:00Z'),
  world: withState(
    {
      ...WORLD,
      parties: Object.fromEntries(parties.map((party) => [party.key, party])),
      people: Object.fromEntries(people.map((person) => [person.id, person])),
      clock: { ...WORLD.clock, turn: ROUND },
    },
    state,
  ),
});
