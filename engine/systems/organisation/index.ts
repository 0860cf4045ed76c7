import type { RuleSystem } from '../../kernel';
import type { World } from '../../world';
import { CLAUSES } from './data/clauses';
import { FINDINGS } from './data/findings';
import { LETTER_FINDINGS } from './data/letter-findings';
import { SETTINGS } from './data/settings';
import { TABLES } from './data/tables';
import { readOrders } from './orders';
import type { OrganisationOrder } from './orders/order';
import { adjudicate, PHASES } from './phases';

/** Organisationsspiel: organisations in regions, led from phase to phase. */
export const organisation: RuleSystem<World, OrganisationOrder> = {
  id: 'organisation',
  title: { de: 'Organisationsspiel', en: 'Organisationsspiel' },
  edition: '1',
  board: 'regions',
  currency: {
    parts: 2,
    name: { de: 'Geld', en: 'money' },
    sign: { de: 'Geld', en: 'money' },
  },
  register: { clauses: CLAUSES, findings: { ...FINDINGS, ...LETTER_FINDINGS } },
  tables: TABLES,
  settings: SETTINGS,
  phases: PHASES.map(({ id }) => id),
  readOrders,
  checkOrders: ({ findings }) => findings,
  adjudicate,
  observe: (world) => world,
};
