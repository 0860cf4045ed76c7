import type { Explained } from './explained';
import type { Finding, Question } from './finding';
import type { Fraction } from './fraction';
import type { ClauseId, Params } from './params';

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

/** What can happen in a turn; every kind has words of its own in reports and on the desk. */
export const TURN_EVENT_KINDS = ['sighting', 'encounter', 'conquest', 'capture'] as const;
export type TurnEventKind = (typeof TURN_EVENT_KINDS)[number];

/** Something that happened, for reports and the chronicle. The first party is the one that acts. */
export interface TurnEvent {
  readonly kind: TurnEventKind;
  readonly clause: ClauseId;
  readonly time: Fraction;
  readonly place: string;
  readonly parties: readonly string[];
  readonly about: Params;
}

/** A movement of gold. `amount` is a whole number of GS; negative = out of the account. */
export interface Posting {
  readonly party: string;
  readonly amount: number;
  readonly name: string;
  readonly why: Explained;
}

/** What adjudication proposes. Nothing happens until the GM applies it. */
export interface Proposal<World> {
  readonly world: World;
  readonly marches: readonly March[];
  readonly events: readonly TurnEvent[];
  readonly postings: readonly Posting[];
  readonly findings: readonly Finding[];
  readonly questions: readonly Question[];
}
