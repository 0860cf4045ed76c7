import type { GivenOrder } from '../../../../world';
import type { Order, PiOrder } from '../../orders';
import type { Realm } from '../../state/types';
import type { PygmaTurn } from '../turn';

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

/** Orders of some kinds of all letters: by realm order, then as they are written (PI-00-19). */
export function ordersOf<Kind extends Order['kind']>(
  turn: PygmaTurn<PiOrder>,
  ...kinds: readonly Kind[]
): readonly GivenOf<Kind>[] {
  const isOfKind = (order: Order): order is GivenOf<Kind>['order'] =>
    kinds.some((kind) => kind === order.kind);
  const all = turn.orders();
  return playing(turn).flatMap(({ owner }) =>
    all.flatMap((given) => {
      const { order } = given.content;
      return given.by === owner && isOfKind(order) ? [{ ...given, order }] : [];
    }),
  );
}
