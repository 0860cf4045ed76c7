import type { ClauseId, Rulings, Settings } from '../../../kernel';
import type { RegionKey } from '../../../world';
import type { Order } from '../orders';
import type { Acting, Category, Step } from '../state/types';

/** A numbered example of the rules in the chosen reading. */
export interface Case<Given, Expect> {
  readonly id: string;
  readonly clauses: readonly ClauseId[];
  readonly title: string;
  readonly given: Given;
  readonly expect: Expect;
}

/** Levels of one advantage of a case; it is called by its category and region unless it has a name. */
export interface CaseAdvantage {
  readonly category: Category;
  readonly intact?: number;
  readonly damaged?: number;
  readonly exhausted?: number;
  readonly actsAs?: Acting;
  readonly name?: string;
  /** `r1` unless stated. */
  readonly region?: RegionKey;
}

/** An organisation of a case; its seat is `r1` unless stated. */
export interface CaseOrganisation {
  readonly seat?: RegionKey;
  readonly origin?: 'start' | 'rebel';
  /** Money by region as it is written, halves as .5. */
  readonly purses?: Readonly<Record<RegionKey, number>>;
  /** Calm units by region, the first ones first. */
  readonly calm?: Readonly<Record<RegionKey, number>>;
  /** Units in unrest: region and phase in which it began; they come after the calm ones. */
  readonly unrest?: readonly (readonly [region: RegionKey, since: number])[];
  readonly advantages?: readonly CaseAdvantage[];
}

/** A phase to run: regions `r1`, `r2`, `r3` in a row, and `r4` apart, with the base limit of three. */
export interface CasePhase {
  readonly phase?: number;
  readonly organisations: Readonly<Record<string, CaseOrganisation>>;
  /** Orders by organisation, in the order of the letter; with a heading where it matters. */
  readonly orders?: Readonly<
    Record<string, readonly (Order | { readonly step: Step; readonly order: Order })[]>
  >;
  /** Base limits that are not three. */
  readonly limits?: Readonly<Record<RegionKey, number>>;
  readonly settings?: Settings;
  readonly rulings?: Rulings;
  /** Steps to run, in the order of the phase; all without dice unless stated. */
  readonly steps?: readonly Step[];
}

/** One organisation after a phase. */
export interface ExpectedOrganisation {
  /** Money by region; purses that are not named are empty. */
  readonly purses?: Readonly<Record<RegionKey, number>>;
  /** Calm units and units in unrest by region. */
  readonly units?: Readonly<Record<RegionKey, readonly [calm: number, unrest: number]>>;
  /** Intact and damaged levels by name. */
  readonly levels?: Readonly<Record<string, readonly [intact: number, damaged: number]>>;
  readonly seat?: RegionKey;
  readonly isDissolved?: boolean;
}

export interface ExpectedPhase {
  readonly organisations: Readonly<Record<string, ExpectedOrganisation>>;
  /** Codes of all findings, without the name of the game, in their order. */
  readonly findings?: readonly string[];
  /** Keys of all questions. */
  readonly questions?: readonly string[];
  /** Kinds of all events, without the name of the game. */
  readonly events?: readonly string[];
}

export type PhaseCase = Case<CasePhase, ExpectedPhase>;
