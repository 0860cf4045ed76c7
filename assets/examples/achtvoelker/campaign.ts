import { BLANK_CAMPAIGN, BLANK_REGION_WORLD, type Campaign, sheetsOf } from '../../../engine';
import { withState } from '../../../engine/systems/moerderspiel/rules/catalogue';
import { filedLetters, letters } from './letters';
import { parties, people } from './nations';
import { state } from './state';

/** The second round of day 4: the round of the game is the turn of the world. */
const ROUND = 8;

/** When the letters came. */
const SENT = '2003-02-07T19:30:00Z';

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
  sheets: sheetsOf(letters, ROUND, SENT),
  world: withState(
    {
      ...BLANK_REGION_WORLD,
      parties: Object.fromEntries(parties.map((party) => [party.key, party])),
      people: Object.fromEntries(people.map((person) => [person.id, person])),
      clock: { ...BLANK_REGION_WORLD.clock, turn: ROUND },
    },
    state,
  ),
});

/** The same game some hours before the end of the round: two nations have sent and nobody filed it, nor the thread. */
export const achtvoelkerInRound = (): Campaign => ({
  ...achtvoelkerCampaign(),
  sheets: sheetsOf(filedLetters, ROUND, SENT),
});
