import type { OrderRow, Params } from '../../../kernel';
import type { PartyKey } from '../../../world';
import type { FindingCode } from '../data/findings';
import { finding } from '../orders/finding';
import type { Order, OrderKind, OrganisationOrder } from '../orders/order';
import { isInStep } from '../orders/steps';
import { found } from './doing';
import type { PhaseRun } from './run';
import { entryOf } from '../state/entry';

/** An order of an organisation in the row of its letter. */
export interface Given<Kind extends OrderKind = OrderKind> {
  readonly by: PartyKey;
  readonly row: OrderRow<OrganisationOrder>;
  readonly order: Extract<Order, { readonly kind: Kind }>;
}

const isOfKind = <Kind extends OrderKind>(
  order: Order,
  kinds: readonly Kind[],
): order is Extract<Order, { readonly kind: Kind }> => kinds.some((kind) => kind === order.kind);

/** Orders of some kinds in the order of the letter; those under the heading of another step are left out (OS-7-03). */
export const givenOrders = <Kind extends OrderKind>(
  run: PhaseRun,
  by: PartyKey,
  ...kinds: readonly Kind[]
): readonly Given<Kind>[] =>
  (entryOf(run.sheets, by)?.rows ?? []).flatMap((row) => {
    const { order } = row.content;
    return isOfKind(order, kinds) && isInStep(row.content) ? [{ by, row, order }] : [];
  });

/** An order that changes nothing, and why (OS-0-07). */
export const refusedOrder = (
  run: PhaseRun,
  { by, row }: Pick<Given, 'by' | 'row'>,
  code: FindingCode,
  about: Params = {},
): PhaseRun => {
  const { span, unit } = row;
  const text = (entryOf(run.sheets, by)?.text ?? '').slice(span.start, span.end);
  return found(run, finding(code, by, { order: unit, at: { span, text }, about }));
};

/** The first of some faults that holds, in the order in which they are named (OS-15-04). */
export const firstFault = (
  ...faults: readonly (readonly [isFault: boolean, code: FindingCode])[]
): FindingCode | undefined => faults.find(([isFault]) => isFault)?.[1];

/** True for whole numbers from 1 on. */
export const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 1;
