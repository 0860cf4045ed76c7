import type { DrawnOrder, DrawnOrders, PathFigures } from './drawn-order';
import type { Finding } from './finding';
import { edited, type LetterEdit } from './letter-edit';
import type { OrderSheet } from './order';
import type { Span } from './params';
import type { Settings } from './setting';

/** A drawn order as a letter would have it. */
export interface DrawnReading {
  readonly edit: LetterEdit;
  /** Absent = only the turn shows it. */
  readonly figures?: PathFigures;
  /** What the check of the letter says of this order, and what ends its path. */
  readonly objections: readonly Finding[];
}

/** A reader of letters in which orders can be drawn. */
interface DrawnReader<World, Content> {
  readonly drawn?: DrawnOrders<World, Content>;
  readonly read: (
    text: string,
    party: string,
    world: World,
    settings?: Settings,
  ) => OrderSheet<Content>;
  check(sheet: OrderSheet<Content>, world: World, settings: Settings): readonly Finding[];
}

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/**
 * What a drawn order comes to: it is written into the letter of its party, and the letter is read and checked as any
 * other. `text` is that letter as it is read; empty = there is none. Undefined for games in which nothing is drawn.
 */
export function readDrawn<World, Content>(
  orders: DrawnReader<World, Content>,
  order: DrawnOrder,
  text: string,
  world: World,
  settings: Settings,
): DrawnReading | undefined {
  const { drawn } = orders;
  if (drawn === undefined) return undefined;
  const edit = drawn.write(order, orders.read(text, order.party, world, settings), world);
  const { start } = edit.span;
  const line = { start, end: start + edit.words.length };
  const written = edited(text, edit);
  const sheet = orders.read(written, order.party, world, settings);
  const row = sheet.rows.find(({ span }) => overlaps(span, line));
  const figures = row && drawn.reckon(row, sheet, world, settings);
  const said = orders
    .check(sheet, world, settings)
    .filter(({ span, unit }) =>
      span === undefined ? unit !== undefined && unit === row?.unit : overlaps(span, line),
    );
  const stop = figures?.stop;
  const isSaid = stop === undefined || said.some(({ code }) => code === stop.code);
  return {
    edit,
    objections: isSaid ? said : [...said, stop],
    ...(figures === undefined ? {} : { figures }),
  };
}
