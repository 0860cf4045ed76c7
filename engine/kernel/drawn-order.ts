import type { Explained } from './explained';
import type { Finding } from './finding';
import type { OrderRow, OrderSheet } from './order';
import type { Span } from './params';
import type { Settings } from './setting';
import type { Words } from './words';

/** A unit for which orders can be drawn on the map. */
export interface DrawnUnit {
  readonly party: string;
  /** What letters of its party call it: `203`, `KH 1`. */
  readonly name: string;
}

/** An order as it is drawn: the path of a unit, and the code of what it does on it. */
export interface DrawnOrder extends DrawnUnit {
  /** Its field, then every field it enters, `ggg/kk`. */
  readonly path: readonly string[];
  readonly code: string;
}

/** What a path comes to, as far as it can be reckoned before the turn is run. */
export interface PathFigures {
  /** How many steps of it can be made. */
  readonly steps: number;
  /** What these cost, and what is left of what the unit has: movement points, or steps. */
  readonly cost: Explained;
  readonly left: Explained;
  /** What ends the path though the check of letters does not say it, for the party could not know. */
  readonly stop?: Finding;
}

/** Other words at a place of a letter as it is read; an empty span inserts them. */
export interface LetterEdit {
  readonly span: Span;
  readonly words: string;
}

/** How orders are drawn on the map. Never changes the world. */
export interface DrawnOrders<World, Content> {
  /** The units in a field that can be ordered, whoever owns them. */
  readonly units: (world: World, field: string) => readonly DrawnUnit[];
  /** What a unit can be ordered by the rules, the usual first. */
  readonly codes: (
    world: World,
    unit: DrawnUnit,
    settings: Settings,
  ) => readonly { readonly code: string; readonly name: Words }[];
  /** The order as a line of its letter: in the place of the row of the unit that counts, else beside the others. */
  write(order: DrawnOrder, sheet: OrderSheet<Content>, world: World): LetterEdit;
  /** What the path of a row comes to by the GM's map; undefined where only the turn shows it. */
  reckon(
    row: OrderRow<Content>,
    sheet: OrderSheet<Content>,
    world: World,
    settings: Settings,
  ): PathFigures | undefined;
}

/** A drawn order as a letter would have it. */
export interface DrawnReading {
  readonly edit: LetterEdit;
  /** Absent = only the turn shows it. */
  readonly figures?: PathFigures;
  /** What the check of the letter says of this order, and what ends its path. */
  readonly objections: readonly Finding[];
}

/** An edit that puts a line of its own in the place of a span: words beside it on its lines are kept on others. */
export function lineInstead(text: string, { start, end }: Span, line: string): LetterEdit {
  const before = text.slice(0, start).split('\n').at(-1) ?? '';
  const [after = ''] = text.slice(end).split('\n');
  const words = `${before.trim() === '' ? '' : '\n'}${line}${after.trim() === '' ? '' : '\n'}`;
  return { span: { start, end }, words };
}

/** An edit that inserts a line below the one a place is in. */
export function lineBelow(text: string, place: number, line: string): LetterEdit {
  const found = text.indexOf('\n', place);
  const end = found < 0 ? text.length : found;
  return { span: { start: end, end }, words: text === '' ? line : `\n${line}` };
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
  const { start, end } = edit.span;
  const line = { start, end: start + edit.words.length };
  const written = text.slice(0, start) + edit.words + text.slice(end);
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
