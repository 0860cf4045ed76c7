import type { LetterContent } from '../../../orders';
import type { LetteredField } from '../../../world';
import type { Ability, Factor, NationKey, UnitKey } from '../state/types';

/** Whom an attack is aimed at (TM-4.7-09). A letter has the number of a foreign unit for its key (`targetKey`). */
export type Target =
  | { readonly kind: 'unit'; readonly unit: UnitKey }
  | { readonly kind: 'base' }
  | { readonly kind: 'garrison' };

/** Orders of an army or a horde for a round, one of these (TM-11-01). */
export type UnitOrder =
  | { readonly kind: 'HOLD' }
  | { readonly kind: 'MOVE'; readonly path: readonly LetteredField[]; readonly attack?: 'garrison' }
  | { readonly kind: 'ATTACK'; readonly target: Target }
  | { readonly kind: 'CAPTURE' }
  | { readonly kind: 'SIEGE'; readonly capital: LetteredField }
  /** `garrison` null = the default of the rules. */
  | { readonly kind: 'REBUILD'; readonly garrison: number | null }
  | { readonly kind: 'BUILD_BASE' }
  /** The field behind the edge, and the one field it moves beside building. */
  | {
      readonly kind: 'BLOCKADE';
      readonly beyond: LetteredField;
      readonly step: LetteredField | null;
    }
  /** No targets = all it sees on its field. */
  | { readonly kind: 'SHOW_DECREE'; readonly targets: readonly UnitKey[] }
  | { readonly kind: 'SET_TRAP' }
  | { readonly kind: 'FALSE_ORDER'; readonly target: UnitKey; readonly order: UnitOrder }
  | { readonly kind: 'TRACK'; readonly target: UnitKey }
  | { readonly kind: 'DEMORALISE'; readonly target: Target; readonly text: string }
  | { readonly kind: 'LURE'; readonly target: Target; readonly amount: number };

export type UnitOrderKind = UnitOrder['kind'];

export const HOLD: UnitOrder = { kind: 'HOLD' };

/** The ability an order uses; null = none (TM-8.0-13). */
export function abilityOf({ kind }: UnitOrder): Ability | null {
  return ABILITY_OF[kind] ?? null;
}

const ABILITY_OF: Readonly<Partial<Record<UnitOrderKind, Ability>>> = {
  BUILD_BASE: 'builder',
  BLOCKADE: 'blockade',
  SHOW_DECREE: 'innocence',
  SET_TRAP: 'trapper',
  FALSE_ORDER: 'false_orders',
  TRACK: 'track',
  DEMORALISE: 'demoralise',
  LURE: 'lure',
};

/** Fields a unit is ordered to enter, in order; a follower's are found when armies move. */
export function pathOf(order: UnitOrder): readonly LetteredField[] {
  if (order.kind === 'MOVE') return order.path;
  return order.kind === 'BLOCKADE' && order.step !== null ? [order.step] : [];
}

/** True for orders that move the unit (TM-4.8-08). */
export function isMovement(order: UnitOrder): boolean {
  return order.kind === 'TRACK' || pathOf(order).length > 0;
}

/** Settings of an army that are no action; what is absent stays as it is (TM-11-02). */
export interface UnitSettings {
  readonly isAggressive?: boolean;
  readonly isExtrovert?: boolean;
  readonly watch?: LetteredField;
  readonly factor?: Factor;
  /** Null = its own flag. */
  readonly flag?: NationKey | null;
  readonly takesDecrees?: boolean;
  readonly slot?: Ability;
}

/** All orders of a letter: for a unit, or for the nation (TM-11-03). */
export type Order =
  | { readonly kind: 'UNIT'; readonly unit: UnitKey; readonly order: UnitOrder }
  | { readonly kind: 'SET'; readonly unit: UnitKey; readonly set: UnitSettings }
  /** Null = the vote is withdrawn. */
  | { readonly kind: 'VOTE'; readonly nation: NationKey | null }
  | { readonly kind: 'CEDE'; readonly base: LetteredField; readonly to: NationKey }
  | { readonly kind: 'CHOOSE'; readonly ability: Ability }
  /** Soldiers of the units that stand together, from one to another. */
  | {
      readonly kind: 'REGROUP';
      /** Key of an army, or `garrison`. */
      readonly from: string;
      /** Key of an army, `garrison`, or `new`. */
      readonly to: string;
      /** Null = all of it. */
      readonly soldiers: number | null;
    }
  | {
      readonly kind: 'SANCTION_LOSS';
      readonly losses: readonly {
        /** Key of an army, or `garrison`. */
        readonly unit: string;
        readonly soldiers: number;
      }[];
    }
  /* Before the first round (TM-2-15). */
  | { readonly kind: 'SPLIT'; readonly garrison: number; readonly armies: readonly number[] }
  | { readonly kind: 'ABILITIES'; readonly abilities: readonly Ability[] }
  | { readonly kind: 'TECHNIQUES'; readonly techniques: readonly string[] }
  | { readonly kind: 'CAMP'; readonly field: LetteredField };

/** Row of a letter. */
export type MordOrder = LetterContent<Order>;
