import type { TurnEvent } from '../../../kernel';
import type { Party, Unit, Work } from '../../../world';
import type { Case, CaseTurn } from './case';

/** A turn with what cases of encounters need beside the usual. */
export interface EncounterTurn extends CaseTurn {
  readonly parties?: Readonly<Record<string, Partial<Party>>>;
  readonly changes?: Readonly<Record<string, Partial<Unit>>>;
  readonly works?: readonly Work[];
}

/** A fight as expected: kind, place, units of the first and of the second side, index of the winner. */
export interface ExpectedFight {
  readonly kind: string;
  readonly place: string;
  readonly sides: readonly [readonly string[], readonly string[]];
  readonly roles?: readonly [string, string];
  readonly winner?: 0 | 1 | null;
}

/** An event as expected: its kind, and what it must say. */
export interface ExpectedEvent {
  readonly kind: TurnEvent['kind'];
  readonly about?: Readonly<Record<string, string | number>>;
  readonly parties?: readonly string[];
}

/** What a turn with encounters should come to; what is not named is not looked at. */
export interface EncounterResult {
  /** By unit id; null = it is no more. Units aboard are at `(nnn)`. */
  readonly places?: Readonly<Record<string, string | null>>;
  readonly stops?: Readonly<Record<string, string | null>>;
  readonly sizes?: Readonly<Record<string, number>>;
  readonly fights?: readonly ExpectedFight[];
  readonly events?: readonly ExpectedEvent[];
  /** How often somebody retreats. */
  readonly retreats?: number;
  /** Kinds of events that must not happen. */
  readonly without?: readonly TurnEvent['kind'][];
  readonly owners?: Readonly<Record<string, string | null>>;
  readonly towns?: Readonly<Record<string, string | null>>;
  readonly workOwners?: Readonly<Record<string, readonly string[] | null>>;
  readonly questions?: readonly string[];
  readonly contacts?: Readonly<Record<string, readonly string[]>>;
  /** The same when the turn is over: by sightings and messages as well (WW-12.8-05). */
  readonly contactsAfter?: Readonly<Record<string, readonly string[]>>;
  readonly findings?: readonly string[];
  /** Capitals of parties when the turn is over. */
  readonly capitals?: Readonly<Record<string, string | null>>;
  /** Causes of good points by unit, each with its points, in its first fight (table 7.2-1). */
  readonly points?: Readonly<Record<string, readonly string[]>>;
}

export type EncounterCase = Case<EncounterTurn, EncounterResult>;

/** A Großfeld of lowland. */
export const LOWLAND = [{ no: '210', u: 0, v: 0, terrain: 't' }] as const;

/** Riders of a in 210/19, foot of b in 210/20, next to each other. */
export const RIDERS = { party: 'a', number: 201, type: 'R', size: 4000, place: '210/19' } as const;
export const FOOT = { party: 'b', number: 101, type: 'K', size: 1000, place: '210/20' } as const;

/** The GM's word on something. */
export const word = (key: string, value: string) => ({
  [key]: { key, value, reason: 'So it was' },
});
