import type { RuleSystem } from '../../kernel';
import type { World } from '../../world';
import { CLAUSES } from './data/clauses';
import { ALL_FINDINGS } from './data/findings';
import { SETTINGS } from './data/settings';
import { TABLES } from './data/tables';
import { FORMS, formValues } from './forms';
import { LETTERS } from './orders';
import type { OrganisationOrder } from './orders/order';
import { SUBJECTS } from './orders/subjects';
import { RECORDS } from './records';
import { foundParty } from './state/found';
import { testWorld } from './state/test-world';
import { keptOf } from './state/read';
import { TURN } from './turn';
import { choiceOf } from './rules/settings';
import { checkOrders } from './views/check-orders';
import { forecastOf } from './views/balance';
import { realmFigures } from './views/realm-figures';
import { restatedOrders } from './views/restate';
import { boardPresence, regionFigures } from './views/board-presence';
import { WORDS } from './words';

/** Organisationsspiel: organisations in regions, led from phase to phase. */
export const organisation: RuleSystem<World, OrganisationOrder> = {
  id: 'organisation',
  title: { de: 'Organisationsspiel', en: 'Organisationsspiel' },
  edition: '1',
  words: WORDS,
  laboratory: {
    figures: [
      'organisation.population',
      'organisation.moneyHalves',
      'organisation.levels',
      'organisation.unrest',
    ],
    decrease: 'organisation.population',
    alive: ['organisation.population', 'organisation.levels'],
    testWorld,
  },
  board: { kind: 'regions', presence: boardPresence, figures: regionFigures },
  currency: { parts: 2, sign: { de: 'Geld', en: 'money' } },
  calendar: { by: 'turns', label: (settings) => choiceOf(settings, 'os.phase.label') },
  register: { clauses: CLAUSES, findings: ALL_FINDINGS },
  tables: TABLES,
  settings: SETTINGS,
  records: RECORDS,
  orders: {
    ...LETTERS,
    check: checkOrders,
    restate: restatedOrders,
    rules: [
      'os.build.max_level',
      'os.build.needs_population',
      'os.build.per_advantage',
      'os.money.scope',
      'os.money.upkeep_from',
      'os.move.money_robbable',
      'os.move.split',
      'table.organisation.category',
      'table.organisation.hire',
      'table.organisation.level',
      'table.organisation.money',
    ],
    subjects: SUBJECTS,
  },
  ...TURN,
  parties: {
    figures: realmFigures,
    forecast: forecastOf,
    kept: keptOf,
    found: foundParty,
    founding: { beginnings: [], asked: [], enclosed: ['sheet', 'reference', 'orders'] },
  },
  forms: { definitions: FORMS, values: formValues },
  observe: (world) => world,
};

// Only for the views of the game's own blocks; other modules may not import it.
export { isWar } from './record';
export type * from './record';
export { divisionFault } from './rules/war';
