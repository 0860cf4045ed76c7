import { grouped, memoizeByObject } from '../../../../kernel';
import type { GivenOrder } from '../../../../world';
import type { Order, PiOrder } from '../../orders/order';
import type { Army } from '../../state/types';
import { armyName } from '../../records';
import type { GivenOf } from '../economy/orders';
import type { PygmaTurn } from '../turn';

/** A turn whose letters are those of this game. */
export type ArmyTurn = PygmaTurn<PiOrder>;

/** An order with whose it is and its words. */
export type Given = GivenOrder<PiOrder>;

/** Orders by realm, found once for all letters of a month. */
const byRealm = memoizeByObject((orders: readonly Given[]) => grouped(orders, ({ by }) => by));

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
