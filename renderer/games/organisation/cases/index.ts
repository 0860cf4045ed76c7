import { type PlayedCase, playedCase, type TextCase } from '../../../../engine';
import { caseGameIn } from '../../../../engine/systems/organisation/cases/game';
import { seenlandCampaign } from '../../../../assets/examples/seenland';
import acting from '../../../../engine/systems/organisation/cases/acting.cases.txt?raw';
import building from '../../../../engine/systems/organisation/cases/building.cases.txt?raw';
import closing from '../../../../engine/systems/organisation/cases/closing.cases.txt?raw';
import economy from '../../../../engine/systems/organisation/cases/economy.cases.txt?raw';
import events from '../../../../engine/systems/organisation/cases/events.cases.txt?raw';
import moves from '../../../../engine/systems/organisation/cases/moves.cases.txt?raw';
import orders from '../../../../engine/systems/organisation/cases/orders.cases.txt?raw';
import phase from '../../../../engine/systems/organisation/cases/phase.cases.txt?raw';
import population from '../../../../engine/systems/organisation/cases/population.cases.txt?raw';
import precedence from '../../../../engine/systems/organisation/cases/precedence.cases.txt?raw';
import raids from '../../../../engine/systems/organisation/cases/raids.cases.txt?raw';
import reading from '../../../../engine/systems/organisation/cases/reading.cases.txt?raw';
import told from '../../../../engine/systems/organisation/cases/told.cases.txt?raw';
import unrest from '../../../../engine/systems/organisation/cases/unrest.cases.txt?raw';
import wars from '../../../../engine/systems/organisation/cases/wars.cases.txt?raw';

/** The files of cases of the game, those of single rules before those of a whole phase. */
export const files: readonly string[] = [
  economy,
  closing,
  population,
  unrest,
  moves,
  building,
  acting,
  raids,
  wars,
  events,
  orders,
  reading,
  precedence,
  phase,
  told,
];

const game = caseGameIn(() => seenlandCampaign().world);

/** A case as the game plays it. */
export function play(one: TextCase): PlayedCase {
  return playedCase(game, one);
}

export { givenLine as given } from './given';
export { named } from './speech';
