import type { Unit } from '../../../../world';
import type { UnitType } from '../../data';

/** A unit with its type. */
export interface Typed {
  readonly unit: Pick<Unit, 'size'>;
  readonly type: UnitType;
}

/** What a unit can carry, kg (WW-5.1-41). */
export const capacityOf = ({ unit, type }: Typed): number => unit.size * (type.capacity ?? 0);

/** What a unit weighs as cargo, kg; leaders and characters nothing (WW-5.1-41). */
export const weightOf = ({ unit, type }: Typed): number => unit.size * (type.weight ?? 0);

/** True if a unit fits beside the cargo already aboard; it is never divided (WW-5.1-42). */
export const fits = (carrier: Typed, aboard: readonly Typed[], passenger: Typed): boolean =>
  aboard.reduce((total, cargo) => total + weightOf(cargo), weightOf(passenger)) <=
  capacityOf(carrier);
