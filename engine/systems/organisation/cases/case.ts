import type { Rulings, Settings } from '../../../kernel';
import type { RegionKey } from '../../../world';
import type { Order } from '../orders';
import type { Acting, Category, Step } from '../state/types';

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
  /** Random event of the phase before. */
  readonly lastEvent?: string;
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
