import type { FieldAddress } from '../../../hex';
import type { Explained, Settings } from '../../../kernel';
import type { World } from '../../../world';
import { ARMY_LETTERS } from '../data/armies';
import type { RoadWork } from '../rules/armies/roads';
import type { Mirror } from '../rules/economy/goods';
import type { Promoted } from '../rules/economy/promotion';
import type { Army, City, Realm } from '../state/types';
import type { Objection } from './holdings';
import type { Coord, Order, UnitName } from './order';

/** A letter while it is booked. */
export interface LetterBooking {
  readonly world: World;
  readonly settings: Settings;
  readonly realm: Realm;
  readonly armies: readonly Army[];
  readonly cities: readonly City[];
  readonly orders: readonly Order[];
  readonly mirror: Mirror;
  rest: number;
  /** Administration cost is due in this month (PI-05-161). */
  readonly isDue: boolean;
  /** Movable armies there are, with those raised so far. */
  movable: number;
  readonly musterSums: Map<FieldAddress, number>;
  readonly sites: FieldAddress[];
  /** False for cities that do not count against sites. */
  readonly isKnownCity: (city: FieldAddress) => boolean;
  /** Units that are split. */
  readonly divided: Set<UnitName>;
  readonly promoted: Promoted[];
  roads: RoadWork;
  tradeCities: number;
  raised: number;
  stored: number;
  readonly storedOf: Map<string, number>;
}

/** What booking an order comes to: its price, and what is against it. */
export interface Booked {
  readonly cost?: Explained;
  readonly objections?: readonly Objection[];
  /** What is noted once it is paid. */
  readonly then?: () => void;
}

/** An order that the rules say something against. */
export function objection(code: Objection['code'], at?: Coord): Booked {
  return { objections: [at === undefined ? { code } : { code, at }] };
}

/** The own army letters call so. */
export function armyOf({ armies }: LetterBooking, unit: UnitName): Army | undefined {
  return armies.find(({ kind, number }) => `${ARMY_LETTERS[kind]} ${String(number)}` === unit);
}

/** How strong a unit is once the splits of the letter are made. */
export function strengthOf(my: LetterBooking, unit: UnitName): number {
  for (const order of my.orders)
    if (order.kind === 'SPLIT') {
      const part = order.parts.find((one) => one.unit === unit);
      if (part !== undefined) return part.size;
    } else if (order.kind === 'MUSTER' && order.unit === unit) return order.size;
  return armyOf(my, unit)?.strength ?? 0;
}

/** An order of a kind. */
export type Of<Kind extends Order['kind']> = Extract<Order, { readonly kind: Kind }>;
