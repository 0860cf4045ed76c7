import { grouped, memoizeByObject } from '../../../kernel';
import type { GivenOrder } from '../../../world';
import type { Order, PiOrder } from '../orders';
import { armyName } from '../records';
import type { Army, Realm } from '../state/types';
import type { PygmaTurn } from './turn';

/** A turn whose letters are those of this game. */
export type ArmyTurn = PygmaTurn<PiOrder>;

/** The orders among some that have a kind, also those that share a form with others. */
type WithKind<One, Kind> = One extends { readonly kind: infer Kinds }
  ? [Kind] extends [Kinds]
    ? One
    : never
  : never;

/** An order of a kind with whose it is and its words. */
export type GivenOf<Kind extends Order['kind']> = GivenOrder<PiOrder> & {
  readonly order: Order & WithKind<Order, Kind>;
};

/** Realms that still play, in realm order (PI-00-17, PI-00-19). */
export function playing({ state }: PygmaTurn): readonly Realm[] {
  return state.realms.filter(({ eliminated }) => eliminated === 0);
}

/** Orders by realm, found once for all letters of a month. */
const byRealm = memoizeByObject((orders: readonly GivenOrder<PiOrder>[]) =>
  grouped(orders, ({ by }) => by),
);

/** Orders of some kinds of one realm as they are written. */
export function ordersBy<Kind extends Order['kind']>(
  turn: ArmyTurn,
  realm: string,
  ...kinds: readonly Kind[]
): readonly GivenOf<Kind>[] {
  const isOfKind = (order: Order): order is GivenOf<Kind>['order'] =>
    kinds.some((kind) => kind === order.kind);
  const own = byRealm(turn.orders()).get(realm) ?? [];
  return own.flatMap((given) => {
    const { order } = given.content;
    return isOfKind(order) ? [{ ...given, order }] : [];
  });
}

/** Orders of some kinds of all letters: by realm order, then as they are written (PI-00-19). */
export function ordersOf<Kind extends Order['kind']>(
  turn: ArmyTurn,
  ...kinds: readonly Kind[]
): readonly GivenOf<Kind>[] {
  return playing(turn).flatMap(({ owner }) => ordersBy(turn, owner, ...kinds));
}

/** The armies of a realm. */
export function armiesOf({ state }: PygmaTurn, realm: string): readonly Army[] {
  return state.armies.filter(({ owner }) => owner === realm);
}

/** The army of a realm that letters call so. */
export function armyCalled(turn: PygmaTurn, realm: string, name: string): Army | undefined {
  return armiesOf(turn, realm).find((army) => armyName(army) === name);
}

/** Key of an army on the clock, and of what is kept for it in the month. */
export function keyOfArmy({ owner, id }: Pick<Army, 'owner' | 'id'>): string {
  return `${owner}:${id}`;
}
