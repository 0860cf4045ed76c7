import type { DrawnOrder, DrawnOrders } from './drawn-order';
import type { Finding } from './finding';
import { type DrawnReading, readDrawn, type OrdersReader, type ReadLetter } from './read-edit';

/** A field beside the end of a drawn path, and what the order comes to if it goes on there. */
export interface NextStep {
  readonly field: string;
  /** What the step costs and what is left after it; absent = only the turn shows it. */
  readonly figures?: { readonly isMade: boolean; readonly cost: number; readonly left: number };
  /**
   * What is said of the order beside what is said of it without the step; for a step that is not made at least what
   * ends the path.
   */
  readonly objections: readonly Finding[];
}

const keyOf = ({ code, words, about }: Finding): string => JSON.stringify([code, words, about]);

const stepTo = (field: string, count: number, now: DrawnReading, then: DrawnReading): NextStep => {
  const known = new Set(now.objections.map(keyOf));
  const added = then.objections.filter((one) => !known.has(keyOf(one)));
  if (now.figures === undefined || then.figures === undefined) return { field, objections: added };
  const { steps, cost, left } = then.figures;
  const isMade = steps === count;
  return {
    field,
    figures: { isMade, cost: cost.value - now.figures.cost.value, left: left.value },
    objections: isMade || added.length > 0 ? added : then.objections,
  };
};

/**
 * The steps with which a drawn order could go on, each read as the order itself is.
 * @param beside Neighbours of the last field of its path.
 */
export function nextSteps<World, Content>(
  orders: OrdersReader<World, Content> & { readonly drawn?: DrawnOrders<World, Content> },
  order: DrawnOrder,
  letter: Omit<ReadLetter<World>, 'party'>,
  beside: readonly string[],
): readonly NextStep[] {
  const now = readDrawn(orders, order, letter);
  if (now === undefined) return [];
  return beside.flatMap((field) => {
    const then = readDrawn(orders, { ...order, path: [...order.path, field] }, letter);
    return then === undefined ? [] : [stepTo(field, order.path.length, now, then)];
  });
}
