import type { Explained } from './explained';
import type { Finding } from './finding';
import type { Fraction } from './fraction';

/** Why a step of a march was not made, or that it was. */
export type StepOutcome = 'done' | 'dropped';

/** One step of a march with every figure explained. Positions are written as in orders (`210/19`, `210/02(3)`, `(302)`). */
export interface MarchStep {
  readonly from: string;
  readonly to: string;
  readonly outcome: StepOutcome;
  /** Terrain key of the target, if it is a field. */
  readonly terrain?: string;
  readonly difficulty: Explained;
  readonly cost: Explained;
  /** Movement points before and after. */
  readonly before: number;
  readonly left: number;
  readonly begin: Fraction;
  readonly end: Fraction;
  /** Keys of the rulings that override this step. */
  readonly rulings: { readonly difficulty: string; readonly cost: string };
}

/** The way of one unit through the turn. */
export interface March {
  readonly party: string;
  readonly unit: number;
  readonly unitType: string;
  readonly size: number;
  readonly allowance: Explained;
  readonly start: string;
  readonly end: string;
  readonly steps: readonly MarchStep[];
  /** The finding that ended the path early, if one did. */
  readonly stop?: Finding;
}
