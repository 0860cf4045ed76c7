import type { OrderSheet, Params, Restated } from '../../../kernel';
import type { EwOrder, Order } from '../orders/order';

/** Parameters of an order, for words. */
function aboutOf(order: Order): Params {
  switch (order.kind) {
    case 'DIGIT':
      return { digit: order.digit };
    case 'SET':
      return { set: order.set };
    case 'MOTHERLAND':
    case 'HOME':
      return { regions: order.countries };
    case 'ATTACK':
      return { region: order.region, ...(order.weapon === null ? {} : { context: order.weapon }) };
    case 'BUY':
      return { region: order.region };
    case 'PACT':
      return { parties: order.players };
    case 'CONTRIBUTE':
      return { amount: order.amount, party: order.player };
    case 'WEAPONS':
      return { weapons: order.weapons.join(', ') };
    default:
      return {};
  }
}

/** Every order as it was understood. */
export function restatedOrders({ rows }: OrderSheet<EwOrder>): readonly Restated[] {
  return rows.map(({ unit, span, content: { order } }) => ({
    unit,
    span,
    sayings: [{ name: `eroberung.${order.kind}`, about: aboutOf(order) }],
  }));
}
