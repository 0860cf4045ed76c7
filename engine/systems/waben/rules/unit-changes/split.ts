import type { Settings } from '../../../../kernel';
import { type Unit, unitId } from '../../../../world';
import { unitTypeOf, synonymTypeOf } from '../catalogue';
import { typeOfUnit } from '../movement/plan';
import { choiceOf } from '../settings';
import { shareOf, without } from './shares';

/** An order to divide a unit; `leaders` null = one goes along. */
export interface Division {
  readonly count: number;
  readonly type: string;
  readonly leaders: number | null;
  readonly into: number;
}

/** What else bears on dividing a unit. */
export interface DivisionScene {
  /** Another unit of the party has the number. */
  readonly isTaken: boolean;
  /** It stands in an own, finished settlement. */
  readonly isInOwnSettlement: boolean;
  readonly settings: Settings;
}

const leadersGiven = ({ leaders }: Division): number => leaders ?? 1;

/** Why a unit cannot be divided as ordered; undefined if it can (WW-6.3-15, WW-12.5-13). */
export function divisionProblem(
  unit: Unit,
  order: Division,
  { isTaken, isInOwnSettlement, settings }: DivisionScene,
): 'taken' | 'type' | 'size' | 'leaders' | 'settlement' | undefined {
  if (isTaken) return 'taken';
  const type = unitTypeOf(order.type) ?? synonymTypeOf(order.type);
  if (unit.character !== null || type?.key !== typeOfUnit(unit).key) return 'type';
  if (order.count <= 0 || order.count >= unit.size) return 'size';
  const given = leadersGiven(order);
  if (given < 1 || unit.leaders - given < 1) return 'leaders';
  return choiceOf(settings, 'unit.split_where') === 'own_settlement' && !isInOwnSettlement
    ? 'settlement'
    : undefined;
}

/**
 * The two parts of a unit: what stays under its number, and the part with the new one. Heads by terrain of raising
 * and gold go in proportion (WW-6.3-15); morale, orders and debts are those of the whole, the rank of a scout and
 * whatever is aboard stay with the old number.
 */
export function divided(unit: Unit, order: Division): readonly [rest: Unit, part: Unit] {
  const { count, into } = order;
  const leaders = leadersGiven(order);
  const raised = shareOf(unit.raised, count, unit.size);
  const gold = Math.floor(((unit.gold ?? 0) * count) / unit.size);
  const rest: Unit = {
    ...unit,
    size: unit.size - count,
    leaders: unit.leaders - leaders,
    raised: without(unit.raised, raised),
    ...(unit.gold === undefined ? {} : { gold: unit.gold - gold }),
  };
  const part: Unit = {
    ...unit,
    id: unitId(unit.party, into),
    number: into,
    size: count,
    leaders,
    raised,
    scout: false,
    ...(unit.gold === undefined ? {} : { gold }),
  };
  return [rest, part];
}
