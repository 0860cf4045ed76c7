import { formatCount, type OrderSubjects, type Words } from '../../../kernel';
import type { World } from '../../../world';
import { ARMY_KIND_WORDS } from '../data/kinds';
import { armyName } from '../records/armies';
import { stateOf } from '../state/keep';
import type { Army } from '../state/types';
import type { Order, PiOrder, UnitName } from './order';

const TRADER = ['Händler', 'trader'] as const;

/** An army by kind and strength: its kind counts no heads. */
function strengthWords({ kind, strength }: Pick<Army, 'kind' | 'strength'>): Words {
  const [de, en] = ARMY_KIND_WORDS[kind];
  return [`${de}, ${formatCount(strength)}`, `${en}, ${formatCount(strength, ',')}`];
}

/** The armies and traders an order is about; of a fleet those it carries, too. */
function unitsIn(order: Order): readonly UnitName[] {
  switch (order.kind) {
    case 'MOVE':
      return [order.unit, ...order.carries];
    case 'MERGE':
      return [order.unit, ...order.units];
    case 'SPLIT':
    case 'EQUIP':
    case 'CONVERT':
    case 'STATION':
    case 'HAND_OVER':
    case 'DISBAND':
      return [order.unit];
    default:
      return [];
  }
}

/** Armies and traders, by the names of the order sheet (PI-05-03, PI-05a-01). */
export const SUBJECTS: OrderSubjects<World, PiOrder> = {
  many: ['Heere und Händler', 'Armies and traders'],
  leadsLine: true,
  all: (world) => {
    const { armies, traders } = stateOf(world);
    return [
      ...armies.map((army) => ({
        ...army,
        name: armyName(army),
        what: strengthWords(army),
      })),
      ...traders.map((one) => ({ ...one, name: `H ${String(one.number)}`, what: TRADER })),
    ].map(({ owner, name, what, field }) => ({
      party: owner,
      key: name,
      name: [name, name],
      what,
      place: field,
    }));
  },
  ordered: ({ content: { order } }) => [...new Set(unitsIn(order))].filter((unit) => unit !== ''),
};
