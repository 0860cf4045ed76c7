import type { Cell, Direction } from '../../../../hex';
import type { Explained, Settings } from '../../../../kernel';
import type { PartyKey, Unit } from '../../../../world';
import { type CombatOrder, UNIT_TYPES, type UnitType } from '../../data';
import {
  extensionsOf,
  type Remark,
  type Step,
  type WabenRow,
  type Words,
} from '../../orders/content';
import { synonymTypeOf, unitTypeOf } from '../catalogue';
import { choiceOf, minimumSizeOf } from '../settings';
import type { Task } from '../siege/task';
import { isFighting } from './orders';

/** One step a unit means to make; `words` are those of the order it belongs to. */
export interface PlannedStep {
  readonly goal:
    | { readonly kind: 'field'; readonly cell: Cell | undefined }
    | { readonly kind: 'side'; readonly cell: Cell | undefined; readonly direction: Direction }
    | { readonly kind: 'board'; readonly cell: Cell | null | undefined; readonly carrier: number };
  readonly words: Words;
}

/** What a unit sets out to do this turn. */
export interface UnitPlan {
  readonly unit: Unit;
  readonly type: UnitType;
  readonly isFleet: boolean;
  /** Behaviour in encounters (WW-6.1-09, WW-7.1-18). */
  readonly order: CombatOrder;
  /** Takes fields (E), takes settlements (E, or N and A), by size and kind (WW-6.2-09, WW-7.3-22). */
  readonly conquers: boolean;
  readonly captures: boolean;
  readonly perMoon: Explained;
  readonly allowance: Explained;
  readonly steps: readonly PlannedStep[];
  /** Parties this unit may carry, spares, and units it waits for (WW-6.3-20). */
  readonly carries: readonly PartyKey[];
  readonly spares: readonly PartyKey[];
  readonly waitsFor: readonly number[];
  /** Follows enemies in view (F, WW-6.2-12). */
  readonly pursues: boolean;
  /** Besieges (B, WW-6.2-10). */
  readonly besieges: boolean;
  /** Its row says "Sturm" (WW-6.3-17). */
  readonly storms: boolean;
  /** What it attacks from where its path ends; null = nothing (WW-6.3-16). */
  readonly assault: Extract<Remark, { readonly kind: 'assault' }> | null;
  /** Told to stand inside a settlement or before it; null = as room allows (WW-12.5-15). */
  readonly isInside: boolean | null;
  /** A character said to lead: the unit with this number, or the one he travels with; null = he does not (WW-7.2-21). */
  readonly leads: { readonly unit: number | null } | null;
  /** What it does at its place at the end of a moon, beside moving and fighting (WW-6.2-10, WW-6.2-15). */
  readonly task: Task | null;
}

/** The type of a unit; one the catalogue lacks counts as foot that can do nothing (WW-5.2-12). */
export function typeOfUnit(unit: Pick<Unit, 'type' | 'character'>): UnitType {
  if (unit.character !== null) return UNIT_TYPES.HF;
  const known = unitTypeOf(unit.type) ?? synonymTypeOf(unit.type);
  return known ?? { ...UNIT_TYPES.K, properties: [] };
}

const NUMBERED_AS_COMBAT = { from: 100, to: 399 } as const;

/** Whether a unit is of the kind and size that can take land (WW-6.2-06, WW-6.2-09, WW-12.6-04). */
export function canConquer(unit: Unit, type: UnitType, settings: Settings): boolean {
  const isCombat =
    choiceOf(settings, 'order.conquer_units') === 'number_range'
      ? unit.number >= NUMBERED_AS_COMBAT.from && unit.number <= NUMBERED_AS_COMBAT.to
      : isFighting(type);
  return isCombat && unit.size >= minimumSizeOf(type, settings);
}

/** True if the row orders conquest (WW-6.2-06). */
export function ordersConquest(row: WabenRow | undefined): boolean {
  return extensionsOf(row?.content.code ?? null).some(({ kind }) => kind === 'E');
}

/** The goal an order step names, its field looked up on the map (undefined = off the map). */
export function goalOf(
  step: Step,
  cellOf: (field: NonNullable<Step['field']>) => Cell | undefined,
): PlannedStep['goal'] {
  switch (step.kind) {
    case 'field':
      return { kind: 'field', cell: cellOf(step.field) };
    case 'side':
      return { kind: 'side', cell: cellOf(step.field), direction: step.side };
    case 'board':
      return {
        kind: 'board',
        cell: step.field === null ? null : cellOf(step.field),
        carrier: step.carrier,
      };
  }
}
