import { moerderspielCaseGame } from '../../../../engine/systems/moerderspiel/cases/game';
import active from '../../../../engine/systems/moerderspiel/cases/active.cases.txt?raw';
import bases from '../../../../engine/systems/moerderspiel/cases/bases.cases.txt?raw';
import capitals from '../../../../engine/systems/moerderspiel/cases/capitals.cases.txt?raw';
import combat from '../../../../engine/systems/moerderspiel/cases/combat.cases.txt?raw';
import encounters from '../../../../engine/systems/moerderspiel/cases/encounters.cases.txt?raw';
import end from '../../../../engine/systems/moerderspiel/cases/end.cases.txt?raw';
import morale from '../../../../engine/systems/moerderspiel/cases/morale.cases.txt?raw';
import movement from '../../../../engine/systems/moerderspiel/cases/movement.cases.txt?raw';
import orders from '../../../../engine/systems/moerderspiel/cases/orders.cases.txt?raw';
import pairs from '../../../../engine/systems/moerderspiel/cases/pairs.cases.txt?raw';
import passive from '../../../../engine/systems/moerderspiel/cases/passive.cases.txt?raw';
import sanctions from '../../../../engine/systems/moerderspiel/cases/sanctions.cases.txt?raw';
import settings from '../../../../engine/systems/moerderspiel/cases/settings.cases.txt?raw';
import setup from '../../../../engine/systems/moerderspiel/cases/setup.cases.txt?raw';
import { recordGameCases } from '../../record-cases';
import { TEXTS } from './given';

/** The files of cases of the game, in the order in which a game comes to them. */
const files: readonly string[] = [
  setup,
  orders,
  movement,
  encounters,
  combat,
  morale,
  bases,
  capitals,
  active,
  passive,
  pairs,
  sanctions,
  end,
  settings,
];

export const cases = recordGameCases(moerderspielCaseGame, files, TEXTS);
