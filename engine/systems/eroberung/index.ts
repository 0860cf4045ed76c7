import type { RuleSystem } from '../../kernel';
import type { World } from '../../world';
import { SETTINGS } from './data/settings';
import { FORMS } from './forms';
import { LETTERS } from './orders';
import type { EwOrder } from './orders/order';
import { RECORDS } from './records';
import { FOUNDING, foundPlayer } from './state/beginnings';
import { keptOf, stateOf } from './state/keep';
import { TURN } from './turn';
import { REGISTERED } from './turn/turn';
import { COUNTRY_BOARD } from './views/country-board';
import { LABORATORY } from './views/laboratory';
import { restatedOrders } from './views/restate';
import { WORDS } from './words';

/** By what players are compared: register in halves, markers, countries (EW-44-02). */
function playerFigures(world: World): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const { players, holdings } = stateOf(world);
  return Object.fromEntries(
    players.map(({ owner, register, markers }) => [
      owner,
      {
        'eroberung.register': register,
        'eroberung.money': markers,
        'eroberung.held': holdings.filter((one) => one.owner === owner).length,
      },
    ]),
  );
}

/** Eroberung der Welt: alliances and conquests on a board of countries, wars fought as battles on the screen. */
export const eroberung: RuleSystem<World, EwOrder> = {
  id: 'eroberung',
  title: { de: 'Eroberung der Welt', en: 'Eroberung der Welt' },
  edition: '1',
  words: WORDS,
  board: { kind: 'countries', countries: COUNTRY_BOARD },
  calendar: { by: 'turns' },
  currency: { parts: 1, sign: { de: 'PBU', en: 'PBU' } },
  register: REGISTERED,
  tables: [],
  settings: SETTINGS,
  records: RECORDS,
  orders: { ...LETTERS, restate: restatedOrders },
  ...TURN,
  parties: {
    figures: playerFigures,
    kept: keptOf,
    found: foundPlayer,
    founding: FOUNDING,
  },
  laboratory: LABORATORY,
  forms: FORMS,
  observe: (world) => world,
};

// Only for the game's own screens and tests; other modules may not import it.
export * from './views';
