import { wabenCaseGame } from '../../../../engine/systems/waben/cases/game';
import advice from '../../../../engine/systems/waben/cases/advice.cases.txt?raw';
import books from '../../../../engine/systems/waben/cases/books.cases.txt?raw';
import building from '../../../../engine/systems/waben/cases/building.cases.txt?raw';
import conquest from '../../../../engine/systems/waben/cases/conquest.cases.txt?raw';
import damage from '../../../../engine/systems/waben/cases/damage.cases.txt?raw';
import declarations from '../../../../engine/systems/waben/cases/declarations.cases.txt?raw';
import encounterSettings from '../../../../engine/systems/waben/cases/encounter-settings.cases.txt?raw';
import encounterTable from '../../../../engine/systems/waben/cases/encounter-table.cases.txt?raw';
import encounters from '../../../../engine/systems/waben/cases/encounters.cases.txt?raw';
import everyday from '../../../../engine/systems/waben/cases/everyday.cases.txt?raw';
import fights from '../../../../engine/systems/waben/cases/fights.cases.txt?raw';
import letters from '../../../../engine/systems/waben/cases/letters.cases.txt?raw';
import losses from '../../../../engine/systems/waben/cases/losses.cases.txt?raw';
import movementSettings from '../../../../engine/systems/waben/cases/movement-settings.cases.txt?raw';
import movement from '../../../../engine/systems/waben/cases/movement.cases.txt?raw';
import muster from '../../../../engine/systems/waben/cases/muster.cases.txt?raw';
import orderChecks from '../../../../engine/systems/waben/cases/order-checks.cases.txt?raw';
import orderCodes from '../../../../engine/systems/waben/cases/order-codes.cases.txt?raw';
import orderWays from '../../../../engine/systems/waben/cases/order-ways.cases.txt?raw';
import points from '../../../../engine/systems/waben/cases/points.cases.txt?raw';
import pursuit from '../../../../engine/systems/waben/cases/pursuit.cases.txt?raw';
import rulings from '../../../../engine/systems/waben/cases/rulings.cases.txt?raw';
import ships from '../../../../engine/systems/waben/cases/ships.cases.txt?raw';
import sieges from '../../../../engine/systems/waben/cases/sieges.cases.txt?raw';
import sight from '../../../../engine/systems/waben/cases/sight.cases.txt?raw';
import stages from '../../../../engine/systems/waben/cases/stages.cases.txt?raw';
import steps from '../../../../engine/systems/waben/cases/steps.cases.txt?raw';
import treaties from '../../../../engine/systems/waben/cases/treaties.cases.txt?raw';
import units from '../../../../engine/systems/waben/cases/units.cases.txt?raw';
import worked from '../../../../engine/systems/waben/cases/worked.cases.txt?raw';
import { recordGameCases } from '../../record-cases';
import { TEXTS } from './given';

/** The files of cases of the game, from the single march to several rules at once. */
const files: readonly string[] = [
  steps,
  movement,
  movementSettings,
  ships,
  sight,
  encounterTable,
  encounters,
  encounterSettings,
  conquest,
  pursuit,
  points,
  fights,
  sieges,
  damage,
  losses,
  building,
  muster,
  units,
  everyday,
  rulings,
  advice,
  books,
  declarations,
  orderChecks,
  orderCodes,
  orderWays,
  stages,
  letters,
  treaties,
  worked,
];

export const cases = recordGameCases(wabenCaseGame, files, TEXTS);
