import { type Direction, DIRECTIONS, type FieldAddress, type Lattice } from '../hex';
import {
  type DrawnOrder,
  type DrawnOrders,
  type DrawnReading,
  type Finding,
  type OrdersReader,
  readDrawn,
  type ReadLetter,
} from '../kernel';

/** A field beside the end of a drawn path, and what the order comes to if it goes on there. */
export interface NextStep {
  readonly field: string;
  readonly direction: Direction;
  /** What the step costs and what is left after it; absent = only the turn shows it. */
  readonly figures?: { readonly isMade: boolean; readonly cost: number; readonly left: number };
  /** What is said of the order with the step alone; of a step that is not made, what stops it. */
  readonly objections: readonly Finding[];
}

/** What stops a step that is not made: what ends the path, else what cuts or refuses the order. */
const stopping = ({ figures, objections }: DrawnReading): readonly Finding[] => {
  const ends = objections.filter(({ code }) => code === figures?.stop?.code);
  return ends.length > 0
    ? ends
    : objections.filter(({ severity }) => severity === 'TRUNCATE' || severity === 'REJECT');
};

const keyOf = ({ code, words, about }: Finding): string => JSON.stringify([code, words, about]);

const comesTo = (
  count: number,
  now: DrawnReading,
  then: DrawnReading,
): Pick<NextStep, 'figures' | 'objections'> => {
  const known = new Set(now.objections.map(keyOf));
  const added = then.objections.filter((one) => !known.has(keyOf(one)));
  if (now.figures === undefined || then.figures === undefined) return { objections: added };
  const { steps, cost, left } = then.figures;
  const isMade = steps === count;
  return {
    figures: { isMade, cost: cost.value - now.figures.cost.value, left: left.value },
    objections: isMade ? added : stopping(then),
  };
};

/**
 * The steps with which a drawn order could go on, clockwise, each read as the order itself is; none where its path ends
 * before its last field.
 */
export function nextSteps<World, Content>(
  orders: OrdersReader<World, Content> & { readonly drawn?: DrawnOrders<World, Content> },
  order: DrawnOrder,
  letter: Omit<ReadLetter<World>, 'party'>,
  lattice: Lattice,
): readonly NextStep[] {
  const sheet = orders.read(letter.text, order.party, letter.world, letter.settings);
  const now = readDrawn(orders, order, letter, sheet);
  const here = order.path.at(-1);
  if (now === undefined || here === undefined) return [];
  if (now.figures !== undefined && now.figures.steps < order.path.length - 1) return [];
  return DIRECTIONS.flatMap((direction): readonly NextStep[] => {
    const field = lattice.neighbourOf(here as FieldAddress, direction);
    if (field === undefined) return [];
    const then = readDrawn(orders, { ...order, path: [...order.path, field] }, letter, sheet);
    return then === undefined
      ? []
      : [{ field, direction, ...comesTo(order.path.length, now, then) }];
  });
}
