import {
  type BalanceSheet,
  type Finding,
  fraction,
  type March,
  openTurn,
  type PartyReport,
  type Turn,
  type TurnEvent,
  type TurnInput,
  type TurnLaws,
} from '../../../kernel';
import { type PartyKey, type UnitId, unitId, type World } from '../../../world';
import type { WabenRow, WabenSheet } from '../orders';
import type { Declaration } from '../orders/declaration';
import { type Concern, finding, type OrderFindingCode } from '../orders/finding';
import { withFleetsAfloat } from '../rules/boarding/harbour';
import type { Book } from '../rules/economy/book';
import type { FightSetup } from '../rules/fight/contract';
import { type Board, boardOf } from '../rules/movement/board';
import type { UnitPlan } from '../rules/movement/plan';
import type { Credit, Watch } from './clock/state';

/**
 * A turn of Welt der Waben while it is computed. Before the march every phase works on `world`; the board is made of
 * its map when the plans are made, and from then to the end of the march the board holds the map.
 */
export interface WabenTurn extends Turn<World> {
  /** The text of the letter that counts, by party. */
  letters: Readonly<Record<PartyKey, string>>;
  board: Board;
  /** Letters as they were read, by party. */
  sheets: Readonly<Record<PartyKey, WabenSheet>>;
  /** Declarations of the letters beside the movement orders, by party. */
  declarations: Readonly<Record<PartyKey, readonly Declaration[]>>;
  /** The row that counts for each unit. */
  rows: Readonly<Record<UnitId, WabenRow>>;
  /** Knowledge of every party at the start; the march updates it. */
  watches: Readonly<Record<PartyKey, Watch>>;
  /** Plan of every unit, in the order of evaluation. */
  plans: readonly UnitPlan[];
  /** The world as far as the turn has come; a value, replaced whenever something changes. */
  world: World;
  marches: readonly March[];
  /** How each of the fights began, in their order, to fight them again. */
  readonly setups: FightSetup[];
  readonly credits: Credit[];
  /**
   * Moons of the turn after which a unit raised in it can act: those before the muster moon, all of them where new
   * units do not move yet; absent = from the start (WW-10.1-20, WW-12.5-10).
   */
  readonly readyAfter: Record<UnitId, number>;
  /** The books of every party while the turn runs; postings and balances are made of them at the end. */
  readonly books: Record<PartyKey, Book>;
  balances: readonly BalanceSheet[];
  reports: readonly PartyReport[];
}

/** Parameters that distinguish findings of one kind without words of a letter. */
const CONCERNS = ['person', 'reason', 'title'] as const;

/** The check and the march may report the same thing at the same words: the first finding counts. */
function isSame(a: Finding, b: Finding): boolean {
  if (a.code !== b.code || a.party !== b.party || a.unit !== b.unit) return false;
  if (a.span !== undefined || b.span !== undefined)
    return a.span?.start === b.span?.start && a.span?.end === b.span?.end;
  return CONCERNS.every((name) => String(a.about[name] ?? '') === String(b.about[name] ?? ''));
}

const LAWS: TurnLaws = { isSame, listsRolls: false };

/** The turn before its first phase. */
export function openWabenTurn(input: TurnInput<World>): WabenTurn {
  const board = boardOf(input.world.map, input.settings);
  return {
    ...openTurn(input, LAWS),
    letters: input.orders,
    board,
    sheets: {},
    declarations: {},
    rows: {},
    watches: {},
    plans: [],
    world: withFleetsAfloat(input.world, board.ground),
    marches: [],
    setups: [],
    credits: [],
    readyAfter: {},
    books: {},
    balances: [],
    reports: [],
  };
}

/** Notes a finding on a party. */
export function note(
  turn: WabenTurn,
  code: OrderFindingCode,
  party: PartyKey,
  concern: Concern = {},
): void {
  turn.find(finding(code, party, concern));
}

/** Adds an event before the march, at the very start of the turn. */
export function tellAtStart(turn: WabenTurn, event: Omit<TurnEvent, 'time'>): void {
  turn.tell({ ...event, time: fraction(0) });
}

/** Adds an event after the march, at the end of the turn's last moon. */
export function tellAtEnd(turn: WabenTurn, event: Omit<TurnEvent, 'time'>): void {
  turn.tell({ ...event, time: fraction(turn.input.world.clock.moonsPerTurn) });
}

/** The board of the map as it is now. */
export function boardNow({ board, world, input }: WabenTurn): Board {
  return world.map === input.world.map ? board : boardOf(world.map, input.settings);
}

/** Parties in the order in which they act. */
export function partiesInOrder({ world }: WabenTurn): readonly PartyKey[] {
  return Object.keys(world.parties).sort();
}

/** The books of each party, in the order in which parties are booked. */
export function booksInOrder(turn: WabenTurn): readonly Book[] {
  return partiesInOrder(turn).flatMap((party) => turn.books[party] ?? []);
}

/** Stores the current books of a party. */
export function keepBook(turn: WabenTurn, book: Book): void {
  turn.books[book.party] = book;
}

/** A row was not paid in full: reported once, and nothing later is paid (WW-3.2-05). */
export function overdraw(turn: WabenTurn, party: PartyKey, row: string, missing: number): void {
  const book = turn.books[party];
  if (book === undefined) return;
  keepBook(turn, { ...book, isExhausted: true });
  if (!book.isExhausted) note(turn, 'F-BAL-OVERDRAWN', party, { about: { row, missing } });
}

/** A row of a letter that counts, with its party. */
export interface PartyRow {
  readonly party: PartyKey;
  readonly row: WabenRow;
}

/** A conditional row that the GM has not approved (WW-6.3-18). */
const isHeldBack = ({ party, row }: PartyRow, { input }: WabenTurn): boolean =>
  row.content.conditional &&
  input.rulings[`march/${unitId(party, row.unit)}/consent`]?.value !== 'goes';

/** The rows of one party that count, by unit number; those the GM has to decide first are left out until he has. */
export function countingRowsOf(turn: WabenTurn, party: PartyKey): readonly PartyRow[] {
  return (turn.sheets[party]?.rows ?? [])
    .filter((row) => turn.rows[unitId(party, row.unit)] === row)
    .map((row): PartyRow => ({ party, row }))
    .filter((row) => !isHeldBack(row, turn))
    .sort((a, b) => a.row.unit - b.row.unit);
}

/** The rows that count, by party key and unit number (WW-0.2-07). */
export function countingRows(turn: WabenTurn): readonly PartyRow[] {
  return Object.keys(turn.sheets)
    .sort()
    .flatMap((party) => countingRowsOf(turn, party));
}
