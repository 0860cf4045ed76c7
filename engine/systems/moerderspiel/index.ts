import type { RuleSystem } from '../../kernel';
import type { World } from '../../world';
import { CLAUSES } from './data/clauses';
import { SETTINGS } from './data/settings';
import { LOSS_TABLE } from './data/tables';
import { FORMS, formValues } from './forms';
import { LETTERS, THREAD } from './orders';
import { REGISTER } from './orders/finding';
import type { MordOrder } from './orders/order';
import { SUBJECTS } from './orders/subjects';
import { RECORDS } from './records';
import { roundDated, wallClock } from './rules/clock';
import { winnersOf } from './rules/nation';
import { keptOf, stateOf } from './state/keep';
import { TURN } from './turn';
import { checkedOrders } from './views/check';
import { FOUNDING, foundNation } from './state/beginnings';
import { BOARD } from './views/board';
import { publishedWith } from './rules/public-map';
import { nationFigures } from './views/figures';
import { restatedOrders } from './views/restate';
import { WORDS } from './words';

/** Total Mörderspiel: eight nations on lettered hexes, two of them evil, and nobody knows which. */
export const moerderspiel: RuleSystem<World, MordOrder> = {
  id: 'moerderspiel',
  title: { de: 'Total Mörderspiel', en: 'Total Mörderspiel' },
  edition: '1',
  words: WORDS,
  laboratory: {
    figures: ['moerderspiel.force', 'moerderspiel.soldiers', 'moerderspiel.bases'],
    decrease: 'moerderspiel.soldiers',
    alive: ['moerderspiel.soldiers'],
    isOver: (world) => stateOf(world).outcome !== null,
    winners: (world) => winnersOf(stateOf(world)),
  },
  board: { kind: 'letteredHex', lettered: BOARD },
  calendar: {
    by: 'turns',
    dated: roundDated,
    publishedIn: publishedWith,
    clock: (world, settings) => wallClock(stateOf(world), settings),
  },
  register: { clauses: CLAUSES, findings: REGISTER },
  tables: [LOSS_TABLE],
  settings: SETTINGS,
  records: RECORDS,
  orders: {
    ...LETTERS,
    check: checkedOrders,
    restate: restatedOrders,
    thread: THREAD,
    rules: [
      'tm.ability.normal_max',
      'tm.ability.public',
      'tm.allrounder.choice_is_action',
      'tm.army.max',
      'tm.army.min',
      'tm.barbarians.may_attack_owner',
      'tm.barbarians.move',
      'tm.capital.attack_on_entry',
      'tm.demoralise.garrison',
      'tm.move.max',
      'tm.regroup.allowed',
      'tm.ruling.r41',
      'tm.sanction.loss',
      'tm.sight.garrison',
      'tm.sight.strength',
      'tm.soldiers.step',
      'tm.start.soldiers',
    ],
    subjects: SUBJECTS,
  },
  ...TURN,
  parties: {
    figures: nationFigures,
    kept: keptOf,
    found: foundNation,
    founding: FOUNDING,
  },
  forms: { definitions: FORMS, values: formValues },
  observe: (world) => world,
};

// Only for the game's own screens and tests; other modules may not import it.
export * from './rules/catalogue';
