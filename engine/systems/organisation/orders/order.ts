import type { LetterContent } from '../../../orders';
import type { RegionKey } from '../../../world';
import type { Category, Halves, Step } from '../state/types';

/** How a success of plunder is spent (OS-12-05, OS-12-06); `advantage` = name of the military to damage, null = first by name. */
export type PlunderSpending =
  | { readonly kind: 'steal' }
  | { readonly kind: 'damage'; readonly advantage: string | null };

/** How a success of sabotage is spent (OS-11-07, OS-11-09). */
export type SabotageSpending = { readonly kind: 'unrest' } | { readonly kind: 'traceless' };

/** A die to roll again with research (OS-5.3): of the roll of the order it belongs to. */
export interface RerollWish {
  /** Name of the research advantage; null = first by name that has a reroll left. */
  readonly research: string | null;
  /** Number of the die, counted from 1. */
  readonly die: number;
}

/** By what unrest is ended (OS-8.7). */
export type Means = 'money' | 'authority' | 'military' | 'secret_service';

/** What players can order, by key of OS-15-01. Names are as written, regions and organisations are resolved to keys. */
export type Order =
  | {
      readonly kind: 'BUILD';
      readonly name: string;
      readonly category: Category | null;
      readonly region: RegionKey | null;
    }
  | { readonly kind: 'REPAIR'; readonly name: string; readonly levels: number }
  | {
      readonly kind: 'MOVE_POPULATION';
      readonly from: RegionKey;
      readonly to: RegionKey;
      readonly units: number;
    }
  | {
      readonly kind: 'MOVE_ADVANTAGE';
      readonly name: string;
      readonly to: RegionKey;
      readonly levels: number | null;
    }
  | {
      readonly kind: 'MOVE_MONEY';
      readonly from: RegionKey;
      readonly to: RegionKey;
      readonly amount: Halves;
    }
  | { readonly kind: 'MOVE_SEAT'; readonly region: RegionKey }
  | {
      readonly kind: 'HIRE';
      readonly category: Category;
      readonly region: RegionKey;
      readonly levels: number;
    }
  | {
      readonly kind: 'AUTHORITY_RAISE';
      readonly from: RegionKey;
      readonly category: Category;
      readonly region: RegionKey;
    }
  | {
      readonly kind: 'SUPPORT' | 'OVERLOAD';
      readonly region: RegionKey;
      readonly levels: number | null;
      readonly text: string;
    }
  | {
      readonly kind: 'INFORMATION';
      readonly from: RegionKey;
      readonly region: RegionKey;
      readonly levels: number | null;
      readonly text: string;
    }
  | {
      readonly kind: 'PLUNDER';
      readonly from: RegionKey;
      /** Null = the current level. */
      readonly levels: number | null;
      readonly target: string;
      readonly region: RegionKey;
      /** Null = the GM chooses (OS-15-03). */
      readonly spending: readonly PlunderSpending[] | null;
      readonly rerolls: readonly RerollWish[];
    }
  | {
      readonly kind: 'SABOTAGE';
      readonly from: RegionKey;
      readonly levels: number | null;
      readonly target: string;
      readonly region: RegionKey;
      readonly spending: readonly SabotageSpending[] | null;
      readonly rerolls: readonly RerollWish[];
    }
  | {
      readonly kind: 'WAR';
      readonly region: RegionKey;
      readonly opponent: string;
      readonly mobilised: number;
      readonly attack: number;
      readonly defence: number;
      readonly rerolls: readonly RerollWish[];
    }
  /** Answer of the opponent, written before he knows: holds for every war against him in the region (OS-13-03). */
  | {
      readonly kind: 'WAR_ANSWER';
      readonly region: RegionKey;
      /** Null = whoever it is. */
      readonly opponent: string | null;
      readonly mobilised: number;
      readonly attack: number;
      readonly defence: number;
      readonly rerolls: readonly RerollWish[];
    }
  /** Dice of the event of the own organisation: 1 and 2 are the event's, 3 is the intensity. */
  | { readonly kind: 'REROLL_EVENT'; readonly research: string | null; readonly die: number }
  /** The die of an own chance. */
  | { readonly kind: 'REROLL_CHANCE'; readonly research: string | null }
  | {
      readonly kind: 'INFLUENCE';
      /** Organisation (or region, or `world`) whose chance it is. */
      readonly chance: string;
      /** With sign: + makes it likelier. */
      readonly points: number;
      readonly means: 'money' | Category;
      readonly region: RegionKey;
    }
  | { readonly kind: 'DECLINE'; readonly region: RegionKey }
  | { readonly kind: 'PASS' }
  | {
      readonly kind: 'OVERPOPULATION';
      readonly region: RegionKey;
      readonly units: readonly string[];
    }
  | { readonly kind: 'TRADE'; readonly region: RegionKey; readonly levels: number }
  | {
      readonly kind: 'PAY';
      readonly region: RegionKey;
      readonly levels: readonly { readonly name: string; readonly levels: number }[];
    }
  | {
      readonly kind: 'CALM';
      readonly region: RegionKey;
      readonly means: Means;
      /** Region of the authority; null = the same. */
      readonly from: RegionKey | null;
      readonly units: number;
      readonly isBloody: boolean;
      /** Whose unrest it is, where others' may be ended (`os.unrest.foreign`, OS-3-07); absent = the own. */
      readonly target?: string;
      /** The units its owner names (OS-3-08); absent = those longest in unrest. */
      readonly ids?: readonly string[];
    };

export type OrderKind = Order['kind'];

/** An order with the heading under which it stood; null = under none, so that it counts for the step it belongs to. */
export type OrganisationOrder = LetterContent<Order, Step>;
