import type { Settlement } from './grossfeld';

/** True if two settlements agree in everything; the order of harbours does not matter. */
export function sameSettlement(a: Settlement, b: Settlement): boolean {
  return (
    a.type === b.type &&
    a.name === b.name &&
    a.owner === b.owner &&
    a.built === b.built &&
    a.garrison === b.garrison &&
    a.harbours.length === b.harbours.length &&
    a.harbours.every((side) => b.harbours.includes(side))
  );
}
