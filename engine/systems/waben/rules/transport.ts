import {
  calc,
  cellOf,
  type Explained,
  fact,
  rule,
  type Rule,
  type Settings,
} from '../../../kernel';
import type { UnitId } from '../../../world';
import { GOLD_WEIGHT, UNIT_TABLE, type UnitType } from '../data';
import { tableEntryOf } from './settings';

const figure = (type: UnitType, column: 'capacity' | 'weight', settings: Settings): Explained =>
  cellOf(settings, UNIT_TABLE, type.key, column) ?? fact('noFigure', 0, { type: type.key, column });

/** Transport capacity of `size` elements of a type, kg: 5,000 per ship, 100 per pack animal (WW-5.1-40, -41). */
export function transportCapacity(type: UnitType, size: number, settings: Settings): Rule {
  return rule(
    'transportCapacity',
    'WW-5.1-41',
    calc.product(fact('size', size), figure(type, 'capacity', settings)),
    { type: type.key },
  );
}

/**
 * Weight of `size` elements of a type as cargo, kg: 100 per foot soldier, 200 per rider; leaders and characters nothing
 * (WW-5.1-41). The GM may replace single weights (`unit.weights`, WW-12.5-05).
 */
export function cargoWeight(type: UnitType, size: number, settings: Settings): Rule {
  const own = tableEntryOf(settings, 'unit.weights', type.key);
  const weight =
    own === undefined
      ? figure(type, 'weight', settings)
      : fact('weight', own, { type: type.key }, 'WW-12.5-05');
  return rule('cargoWeight', 'WW-5.1-41', calc.product(fact('size', size), weight), {
    type: type.key,
  });
}

/** Weight of gold as cargo, kg: 1 per GS (WW-5.1-41). */
export function goldWeight(gold: number, unit: UnitId): Explained {
  return fact('goldAboard', gold * GOLD_WEIGHT, { unit });
}

/** Rest of a capacity beside the cargo aboard, kg; negative = overloaded (WW-5.1-42). */
export function freeCapacity(capacity: Explained, aboard: readonly Explained[]): Rule {
  return rule('freeCapacity', 'WW-5.1-42', calc.difference(capacity, ...aboard));
}
