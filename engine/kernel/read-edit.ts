import type { DrawnOrder, DrawnOrders, PathFigures } from './drawn-order';
import type { Finding } from './finding';
import { edited, type LetterEdit } from './letter-edit';
import type { OrderRow, OrderSheet } from './order';
import type { Span } from './params';
import type { Settings } from './setting';

/** Lines written into a letter as the letter's reader takes them. */
export interface EditReading<Content> {
  readonly sheet: OrderSheet<Content>;
  /** What the lines order, in their order. */
  readonly rows: readonly OrderRow<Content>[];
  /** What the check of the letter says of them. */
  readonly objections: readonly Finding[];
  /** What it says of the whole letter. */
  readonly checked: readonly Finding[];
}

/** A drawn order as a letter would have it. */
export interface DrawnReading {
  readonly edit: LetterEdit;
  /** Absent = only the turn shows it. */
  readonly figures?: PathFigures;
  /** What the check of the letter says of this order, and what ends its path. */
  readonly objections: readonly Finding[];
}

/** A letter of a party, and what it is read against. */
export interface ReadLetter<World> {
  /** The letter as it is read; empty = there is none. */
  readonly text: string;
  readonly party: string;
  readonly world: World;
  readonly settings: Settings;
}

/** A reader of letters. */
export interface OrdersReader<World, Content> {
  readonly read: (
    text: string,
    party: string,
    world: World,
    settings?: Settings,
  ) => OrderSheet<Content>;
  check(sheet: OrderSheet<Content>, world: World, settings: Settings): readonly Finding[];
}

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** What an edit of a letter comes to: the letter is read and checked with it as any other. */
export function readEdit<World, Content>(
  orders: OrdersReader<World, Content>,
  edit: LetterEdit,
  { text, party, world, settings }: ReadLetter<World>,
): EditReading<Content> {
  const { start } = edit.span;
  const lines = { start, end: start + edit.words.length };
  const sheet = orders.read(edited(text, edit), party, world, settings);
  const rows = sheet.rows.filter(({ span }) => overlaps(span, lines));
  const units = new Set(rows.map(({ unit }) => unit));
  const checked = orders.check(sheet, world, settings);
  const objections = checked.filter(({ span, unit }) =>
    span === undefined ? unit !== undefined && units.has(unit) : overlaps(span, lines),
  );
  return { sheet, rows, objections, checked };
}

/**
 * What a drawn order comes to: it is written into the letter of its party and read there. Undefined for games in which
 * nothing is drawn.
 * @param before The letter as it is read without the order, where it was read already.
 */
export function readDrawn<World, Content>(
  orders: OrdersReader<World, Content> & { readonly drawn?: DrawnOrders<World, Content> },
  order: DrawnOrder,
  letter: Omit<ReadLetter<World>, 'party'>,
  before = orders.read(letter.text, order.party, letter.world, letter.settings),
): DrawnReading | undefined {
  const { drawn } = orders;
  if (drawn === undefined) return undefined;
  const { world, settings } = letter;
  const { party } = order;
  const edit = drawn.write(order, before, world);
  const { sheet, rows, objections } = readEdit(orders, edit, { ...letter, party });
  const [row] = rows;
  const figures = row && drawn.reckon(row, sheet, world, settings);
  const stop = figures?.stop;
  const isSaid = stop === undefined || objections.some(({ code }) => code === stop.code);
  return {
    edit,
    objections: isSaid ? objections : [...objections, stop],
    ...(figures === undefined ? {} : { figures }),
  };
}
