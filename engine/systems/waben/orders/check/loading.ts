import type { Explained, Finding } from '../../../../kernel';
import { type Unit, unitId } from '../../../../world';
import { typeOfUnit } from '../../rules/movement/plan';
import { cargoWeight, freeCapacity, goldWeight, transportCapacity } from '../../rules/transport';
import { remarkOf, type WabenRow, type Words } from '../content';
import { type Check, type CheckContext, rowFinding, sizeOfRow, wordsIn } from './context';

/** Who wants to board which transport, at which words. */
interface Boarding {
  readonly row: WabenRow;
  readonly unit: Unit;
  readonly carrier: number;
  readonly at: Words;
}

const boardingOf = (row: WabenRow, context: CheckContext): Boarding | undefined => {
  const unit = context.units.get(row.unit);
  const step = row.content.movement.steps.find(({ kind }) => kind === 'board');
  const remark = remarkOf(row.content, 'load');
  const carrier = step?.kind === 'board' ? step.carrier : remark?.carrier;
  if (unit === undefined || carrier === undefined) return undefined;
  return { row, unit, carrier, at: step ?? remark ?? wordsIn(row, 'number') };
};

const weightOf = (unit: Unit, context: CheckContext): Explained => {
  const row = context.rows.get(unit.number);
  const size = row === undefined ? unit.size : sizeOfRow(row, context);
  return cargoWeight(typeOfUnit(unit), size, context.settings);
};

/** Own units that are aboard already and do not leave this turn. */
const stayingAboard = (carrier: Unit, context: CheckContext): readonly Unit[] =>
  [...context.units.values()].filter(
    ({ place, number }) =>
      place.kind === 'aboard' &&
      place.carrier === carrier.id &&
      (context.rows.get(number)?.content.movement.steps.length ?? 0) === 0,
  );

const capacityOf = (carrier: Unit, context: CheckContext): Explained => {
  const row = context.rows.get(carrier.number);
  const raised = row === undefined ? 0 : (remarkOf(row.content, 'new')?.count ?? 0);
  return transportCapacity(typeOfUnit(carrier), carrier.size + raised, context.settings);
};

/** Gold the carrier has and takes aboard before it sails (WW-5.1-41, WW-6.3-20). */
const goldOf = (carrier: Unit, context: CheckContext): Explained => {
  const remarks = context.rows.get(carrier.number)?.content.remarks ?? [];
  const loaded = remarks
    .map((remark) => (remark.kind === 'cargo' && remark.action === 'load' ? remark.gold : 0))
    .reduce((sum, gold) => sum + gold, 0);
  return goldWeight((carrier.gold ?? 0) + loaded, carrier.id);
};

const tonnes = (kilograms: number): number => kilograms / 1000;

const overloads = (
  carrier: Unit,
  boardings: readonly Boarding[],
  context: CheckContext,
): readonly Finding[] => {
  const capacity = capacityOf(carrier, context);
  const aboard = [
    ...stayingAboard(carrier, context).map((unit) => weightOf(unit, context)),
    goldOf(carrier, context),
  ];
  const found: Finding[] = [];
  for (const { row, unit, at } of boardings) {
    const weight = weightOf(unit, context);
    const free = freeCapacity(capacity, aboard).value;
    if (weight.value <= free) aboard.push(weight);
    else {
      const about = {
        reason: 'capacity',
        carrier: carrier.number,
        needed: tonnes(weight.value),
        free: tonnes(Math.max(free, 0)),
        capacity: tonnes(capacity.value),
      };
      found.push(rowFinding(context, row, 'F-LOAD-CAP', at, about));
    }
  }
  return found;
};

/**
 * Who boards fits beside those aboard, in order of unit number; a unit that does not fit completely stays
 * ashore (WW-5.1-42). The GM's number of ships counts, not the stated one.
 */
export const capacities: Check = (context) => {
  const byCarrier = new Map<number, Boarding[]>();
  for (const row of [...context.rows.values()].sort((a, b) => a.unit - b.unit)) {
    const boarding = boardingOf(row, context);
    if (boarding === undefined) continue;
    byCarrier.set(boarding.carrier, [...(byCarrier.get(boarding.carrier) ?? []), boarding]);
  }
  return [...byCarrier].flatMap(([number, boardings]) => {
    const carrier = context.world.units[unitId(context.party, number)];
    return carrier === undefined ? [] : overloads(carrier, boardings, context);
  });
};
