import { seenlandCampaign } from '../../../../assets/examples/seenland';
import { caseGameIn } from '../../../../engine/systems/organisation/cases/game';
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
import { recordGameCases } from '../../record-cases';
import { TEXTS } from './given';

/** The files of cases of the game, those of single rules before those of a whole phase. */
const files: readonly string[] = [
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

export const cases = recordGameCases(game, files, TEXTS);
