import { countedWords, type OrderSubjects, type Words } from '../../../kernel';
import type { World } from '../../../world';
import { unitsOf } from '../rules/nation';
import { stateOf } from '../state/keep';
import type { Unit } from '../state/types';
import type { MordOrder, Order } from './order';

const nameOf = (unit: Unit): Words => {
  if (unit.kind === 'horde') return ['Horde', 'horde'];
  const number = String(unit.number);
  return [`Armee ${number}`, `army ${number}`];
};

const whatOf = ({ kind, strength }: Unit): Words =>
  countedWords(strength, kind === 'horde' ? ['Krieger', 'warriors'] : ['Soldaten', 'soldiers']);

/** Keys of the units an order is about; the garrison is none. */
function unitsIn(order: Order): readonly string[] {
  switch (order.kind) {
    case 'UNIT':
    case 'SET':
      return [order.unit];
    case 'REGROUP':
      return [order.from, order.to];
    default:
      return [];
  }
}

/** Armies and hordes of the nations (TM-11-01). */
export const SUBJECTS: OrderSubjects<World, MordOrder> = {
  many: ['Armeen', 'Armies'],
  leadsLine: true,
  all: (world) =>
    unitsOf(stateOf(world)).map((unit) => ({
      party: unit.nation,
      key: unit.key,
      name: nameOf(unit),
      what: whatOf(unit),
      place: unit.field,
    })),
  ordered: ({ content: { order } }, _, world) => {
    const { units } = stateOf(world);
    return [...new Set(unitsIn(order))].filter((key) => units[key] !== undefined);
  },
};
