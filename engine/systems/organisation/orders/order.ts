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

type Of<Kind extends string, Fields = unknown> = { readonly kind: Kind } & Readonly<Fields>;

interface Way {
  from: RegionKey;
  to: RegionKey;
}

/** Something done from one region in another. */
interface Reach {
  from: RegionKey;
  region: RegionKey;
}

/** Levels used; null = the current level. */
interface Use {
  levels: number | null;
}

/** A blow against another; spending null = the GM chooses (OS-15-03). */
interface Strike<Spending> extends Reach, Use {
  target: string;
  spending: readonly Spending[] | null;
  rerolls: readonly RerollWish[];
}

/** Population and military divided for a war. */
interface Forces {
  region: RegionKey;
  mobilised: number;
  attack: number;
  defence: number;
  rerolls: readonly RerollWish[];
}

/** What players can order, by key of OS-15-01. Names are as written, regions and organisations are resolved to keys. */
export type Order =
  | Of<'BUILD', { name: string; category: Category | null; region: RegionKey | null }>
  | Of<'REPAIR', { name: string; levels: number }>
  | Of<'MOVE_POPULATION', Way & { units: number }>
  | Of<'MOVE_ADVANTAGE', Use & { name: string; to: RegionKey }>
  | Of<'MOVE_MONEY', Way & { amount: Halves }>
  | Of<'MOVE_SEAT', { region: RegionKey }>
  | Of<'HIRE', { category: Category; region: RegionKey; levels: number }>
  | Of<'AUTHORITY_RAISE', Reach & { category: Category }>
  | Of<'SUPPORT' | 'OVERLOAD', Use & { region: RegionKey; text: string }>
  | Of<'INFORMATION', Reach & Use & { text: string }>
  | Of<'PLUNDER', Strike<PlunderSpending>>
  | Of<'SABOTAGE', Strike<SabotageSpending>>
  | Of<'WAR', Forces & { opponent: string }>
  /** Answer of the opponent, written before he knows: to a war against him in the region by `opponent`, null = by anybody (OS-13-03). */
  | Of<'WAR_ANSWER', Forces & { opponent: string | null }>
  /** Dice of the event of the own organisation: 1 and 2 are the event's, 3 is the intensity. */
  | Of<'REROLL_EVENT', RerollWish>
  /** The die of an own chance. */
  | Of<'REROLL_CHANCE', { research: string | null }>
  /** `chance` = organisation, region or `world` whose chance it is; points with sign: + makes it likelier. */
  | Of<
      'INFLUENCE',
      { chance: string; points: number; means: 'money' | Category; region: RegionKey }
    >
  | Of<'DECLINE', { region: RegionKey }>
  | Of<'PASS'>
  | Of<'OVERPOPULATION', { region: RegionKey; units: readonly string[] }>
  | Of<'TRADE', { region: RegionKey; levels: number }>
  | Of<
      'PAY',
      { region: RegionKey; levels: readonly { readonly name: string; readonly levels: number }[] }
    >
  | Of<
      'CALM',
      {
        region: RegionKey;
        means: Means;
        /** Region of the authority; null = the same. */
        from: RegionKey | null;
        units: number;
        isBloody: boolean;
        /** Whose unrest it is, where others' may be ended (`os.unrest.foreign`, OS-3-07); absent = the own. */
        target?: string;
        /** The units its owner names (OS-3-08); absent = those longest in unrest. */
        ids?: readonly string[];
      }
    >;

export type OrderKind = Order['kind'];

/** An order with the heading under which it stood; null = under none, so that it counts for the step it belongs to. */
export type OrganisationOrder = LetterContent<Order, Step>;

/** The step an order belongs to (OS-15-01); null = any: a fortification can be declined wherever damage is done. */
export const STEP_OF: Readonly<Record<OrderKind, Step | null>> = {
  BUILD: 'build_begin',
  REPAIR: 'build_begin',
  MOVE_POPULATION: 'move_begin',
  MOVE_ADVANTAGE: 'move_begin',
  MOVE_MONEY: 'move_begin',
  MOVE_SEAT: 'move_begin',
  HIRE: 'act',
  AUTHORITY_RAISE: 'act',
  SUPPORT: 'act',
  OVERLOAD: 'act',
  INFORMATION: 'act',
  PLUNDER: 'act',
  SABOTAGE: 'act',
  WAR: 'act',
  WAR_ANSWER: 'act',
  REROLL_EVENT: 'event',
  REROLL_CHANCE: 'act',
  INFLUENCE: 'act',
  DECLINE: null,
  PASS: 'act',
  OVERPOPULATION: 'population',
  TRADE: 'income',
  PAY: 'upkeep',
  CALM: 'unrest',
};

/**
 * True for orders ending unrest that stand under the heading of step 4: whether they may is a setting, by which they
 * are carried out or refused (`os.unrest.only_at_close`, OS-8.7-05).
 */
export function isEarly({ step, order }: OrganisationOrder): boolean {
  return order.kind === 'CALM' && step === 'act';
}

/** True if an order stands under no heading, or under that of the step it belongs to (OS-7-03, OS-15-01). */
export function isInStep({ step, order }: OrganisationOrder): boolean {
  const own = STEP_OF[order.kind];
  return step === null || own === null || step === own || isEarly({ step, order });
}
