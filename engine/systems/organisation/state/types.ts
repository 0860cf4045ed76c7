import { z } from '../../../kernel/zod';
import type { PartyKey, RegionKey } from '../../../world';

/** Categories of advantages in the order of the rule page (OS-4-09). */
export const CATEGORIES = [
  'trade',
  'infrastructure',
  'research',
  'authority',
  'military',
  'secret_service',
  'fortification',
  'natural',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Categories a natural advantage can act as (OS-5.8-05). */
export type Acting = Exclude<Category, 'fortification' | 'natural'>;
export const ACTINGS = CATEGORIES.filter(
  (category): category is Acting => category !== 'fortification' && category !== 'natural',
);

/** Categories that can be built and hired: all but the natural ones (OS-5.8-02). */
export const RAISED = CATEGORIES.filter((category) => category !== 'natural');

/** Steps of a phase in their order (OS-7-04). */
export const STEPS = [
  'event',
  'build_begin',
  'move_begin',
  'act',
  'move_end',
  'build_end',
  'population',
  'income',
  'upkeep',
  'unpaid',
  'unrest',
] as const;
export type Step = (typeof STEPS)[number];

/** Money: a whole number of halves, never negative (OS-0-02, OS-0-03). */
export type Halves = number;

/** The greatest number that counts as one; beyond it something was typed in wrongly. */
const count = z.int().min(0).max(1_000_000_000);
/** Levels of one advantage, of each state. */
const levels = z.int().min(0).max(999);
/** Number of a phase; null = none. */
const phase = count.min(1).nullable();

/** One unit of population (OS-2). */
export const populationUnit = z.object({
  /** Unique within its organisation: `u1`, `u2` and so on, never used again. */
  id: z.string().regex(/^u[1-9]\d{0,8}$/),
  region: z.string(),
  /** Phase in which its unrest began; null = calm (OS-3-02). */
  unrestSince: phase,
  /** Running number of its arrival in the region; the greatest came last (OS-8.3-03). */
  arrived: count,
});
export type PopulationUnit = Readonly<z.infer<typeof populationUnit>>;

/** An advantage; its levels are counted (OS-4-03, OS-5.8-07). */
export const advantage = z.object({
  /** Unique within its organisation: `a1`, `a2` and so on. */
  id: z.string().regex(/^a[1-9]\d{0,8}$/),
  name: z.string(),
  category: z.enum(CATEGORIES),
  /** Natural ones only; null = it acts as nothing. */
  actsAs: z.enum(ACTINGS).nullable(),
  region: z.string(),
  intact: levels,
  damaged: levels,
  exhausted: levels,
});
export type Advantage = Readonly<z.infer<typeof advantage>>;

/** Something only the GM and, by the GM's choice, the organisation knows. */
export const secretNote = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** True if the organisation itself knows it; else it is the GM's alone. */
  isOwn: z.boolean(),
});
export type SecretNote = Readonly<z.infer<typeof secretNote>>;

/** Stored form of an organisation; the row `organisation/<key>` of the world. */
export interface Holding {
  readonly origin: 'start' | 'rebel';
  readonly founded: number;
  /** Phase at whose end it was dissolved; null = it lives (OS-1-11). */
  readonly dissolved: number | null;
  readonly units: readonly PopulationUnit[];
  readonly advantages: readonly Advantage[];
  /** Event recorded last for it, a 7 as the event it repeated (OS-14-07); null = none. */
  readonly lastEvent: string | null;
  readonly secrets: readonly SecretNote[];
  /** Numbers given so far, so that ids are never used twice. */
  readonly lastUnit: number;
  readonly lastAdvantage: number;
}

/** Something on its way to the region (OS-9.3). */
export type Move =
  | { readonly kind: 'unit'; readonly id: string; readonly to: RegionKey }
  | { readonly kind: 'advantage'; readonly id: string; readonly to: RegionKey }
  | {
      readonly kind: 'money';
      readonly from: RegionKey;
      readonly to: RegionKey;
      readonly amount: Halves;
    };

/** A level begun and paid in start step 2 (OS-9.2). */
export interface Job {
  readonly id: string;
  readonly kind: 'new' | 'repair';
  /** Id of the advantage; null = the first level of a new one. */
  readonly advantage: string | null;
  /** Name and category of one to be created, should it not exist (OS-8.2-03). */
  readonly name: string;
  readonly category: Category;
  readonly region: RegionKey;
  readonly paid: Halves;
}

/** Levels for the phase only (OS-10-04, OS-5.4-04). */
export interface Bonus {
  readonly category: Category;
  readonly region: RegionKey;
  readonly amount: number;
  readonly source: 'hire' | 'authority';
}

/** Population and advantages that count as being in a region: a pool (OS-4-08). */
export interface PoolId {
  readonly category: Category;
  readonly region: RegionKey;
}

/** An organisation in the middle of a phase. */
export interface Organisation extends Holding {
  readonly key: PartyKey;
  readonly name: string;
  readonly seat: RegionKey;
  readonly purses: Readonly<Record<RegionKey, Halves>>;
  /** Begun and not yet arrived. */
  readonly moves: readonly Move[];
  /** Ids of units and advantages marked "moved in this phase" until its end (OS-6-09, OS-8.1-02). */
  readonly moved: readonly string[];
  readonly hasMovedSeat: boolean;
  /** Ids of mobilised units. */
  readonly mobilised: readonly string[];
  readonly jobs: readonly Job[];
  readonly bonuses: readonly Bonus[];
  /** Uses made, by `<category> <region>` (OS-6-03). */
  readonly uses: Readonly<Record<string, number>>;
  /** Authority levels used, by region (OS-5.4-09). */
  readonly authorityUsed: Readonly<Record<RegionKey, number>>;
  /** Categories raised by authority in this phase (OS-5.4-03). */
  readonly raised: readonly Category[];
  /** Rerolls after which the level stayed intact: by advantage id, temporary ones by `region <key>` (OS-5.3-07). */
  readonly rerolls: Readonly<Record<string, number>>;
  /** Overloads whose damage is to come at the end of step 4 (OS-5.5-08). */
  readonly overloads: readonly { readonly region: RegionKey; readonly levels: number }[];
  /** Levels whose upkeep was not paid, by advantage id: from close 5 to close 6 (OS-8.6-01). */
  readonly unpaid?: Readonly<Record<string, number>>;
  /** Rolls made, by kind, for the names of streams (OS-0-13). */
  readonly rolls: Readonly<Record<string, number>>;
}

/** A chance announced in step 1 and open until the end of step 4 (OS-14-05). */
export interface Chance {
  /** Organisation, region or `world` for whose sake it was rolled, by the scope of events. */
  readonly scope: string;
  readonly event: string;
  /** Shifts so far: which organisation, or `gm`, and how much (with sign). */
  readonly shifts: readonly { readonly by: string; readonly points: number }[];
}

/** The whole game in the middle of a phase. Organisations are in order of their keys. */
export interface GameState {
  readonly phase: number;
  readonly step: Step;
  readonly organisations: Readonly<Record<PartyKey, Organisation>>;
  readonly chances: readonly Chance[];
  /** Event recorded last by region or for the `world`, where events are rolled for them (OS-14-02, OS-14-07). */
  readonly scopeEvents?: Readonly<Record<string, string>>;
}
