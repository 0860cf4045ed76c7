import { type Cell } from '../../../../hex';
import { type BalanceRow, fact } from '../../../../kernel';
import { type Place, type Unit, unitId } from '../../../../world';
import { remarkOf, type WabenRow } from '../../orders/content';
import { UNIT_TYPES, type UnitType } from '../../data';
import { isMusterDue, musterMoonOf } from '../../rules/calendar';
import { synonymTypeOf, unitTypeOf } from '../../rules/catalogue';
import {
  type Book,
  book,
  cellKey,
  goldAtHand,
  outgoing,
  ruledCell,
} from '../../rules/economy/book';
import { capacityUsed, mostRaised } from '../../rules/economy/muster/most';
import { musterSite, type MusterSite, raisers } from '../../rules/economy/muster/place';
import { musterList, type MusterWish } from '../../rules/economy/muster/wishes';
import type { Ground } from '../../rules/movement/ground';
import { typeOfUnit } from '../../rules/movement/plan';
import { joinedOrigins } from '../../rules/unit-changes/origin';
import { flagOf } from '../../rules/settings';
import { musterCapacity, townOf } from '../../rules/structure/town';
import { worksOf } from '../../rules/structure/works';
import { type Goods, raisingCost } from '../../rules/units';
import { booksInOrder, keepBook, note, overdraw, type WabenTurn } from '../turn';

/** Raising of one party while it goes on: capacity used by settlement. */
interface Depot {
  readonly ground: Ground;
  readonly party: string;
  readonly used: Map<Cell, number>;
  readonly capacityOf: (cell: Cell) => number;
}

const depotOf = ({ world, input }: WabenTurn, party: string, ground: Ground): Depot => {
  const works = worksOf(world.works);
  return {
    ground,
    party,
    used: new Map(),
    capacityOf: (cell) => {
      const settlement = ground.settlement(cell);
      if (settlement === undefined) return 0;
      const town = townOf(works, ground.lattice.addressOf(cell), settlement);
      return musterCapacity(town, input.settings).value;
    },
  };
};

const typeOfWish = (wish: MusterWish, unit: Unit | undefined): UnitType | undefined =>
  unit === undefined ? (unitTypeOf(wish.type) ?? synonymTypeOf(wish.type)) : typeOfUnit(unit);

const LAST_NUMBER = 999;
const FIRST_NUMBER = 100;

const originOf = (ground: Ground, cell: Cell, type: UnitType): string =>
  type.kind === 'fleet' ? 'w' : (ground.terrain(cell)?.key ?? '');

/** A unit that did not exist before; a leader alone is a character (WW-5.1-25, WW-5.1-26). */
const newUnit = (
  party: string,
  number: number,
  { type, size, leaders }: Goods,
  place: Place,
  raised: Unit['raised'],
  row: WabenRow | undefined,
): Unit => {
  const isLeader = type.key === UNIT_TYPES.HF.key;
  return {
    id: unitId(party, number),
    party,
    number,
    type: type.key,
    size: isLeader ? 0 : size,
    leaders: isLeader ? 0 : leaders,
    place,
    raised: isLeader ? {} : raised,
    scout: row !== undefined && remarkOf(row.content, 'scout') !== undefined,
    order: '',
    morale: 0,
    character: isLeader ? { name: '', status: 'NSC', seat: null } : null,
  };
};

/** Moons that pass before a new unit can act (WW-10.1-20, WW-12.5-10). */
const moonsToWait = ({ world, input }: WabenTurn): number => {
  const { clock } = world;
  return flagOf(input.settings, 'unit.new_moves') ? musterMoonOf(clock) : clock.moonsPerTurn;
};

/** Puts raised goods into the world. */
function putGoods(
  turn: WabenTurn,
  depot: Depot,
  wish: MusterWish,
  goods: Goods,
  { cell, place }: MusterSite,
): void {
  const id = unitId(depot.party, wish.unit);
  const before = turn.world.units[id];
  const raised = goods.size === 0 ? {} : { [originOf(depot.ground, cell, goods.type)]: goods.size };
  const unit: Unit =
    before === undefined
      ? newUnit(depot.party, wish.unit, goods, place, raised, turn.rows[id])
      : {
          ...before,
          size: before.size + goods.size,
          leaders: before.leaders + goods.leaders,
          raised: joinedOrigins(before.raised, raised, turn.input.settings),
        };
  const wait = before === undefined ? moonsToWait(turn) : 0;
  if (wait > 0) turn.readyAfter[id] = wait;
  turn.world = { ...turn.world, units: { ...turn.world.units, [id]: unit } };
}

const rowOf = (
  { world, input }: WabenTurn,
  books: Book,
  wish: MusterWish,
  goods: Goods,
  place: string,
): BalanceRow => {
  const { settings, rulings } = input;
  const isNew = world.units[unitId(books.party, wish.unit)] === undefined;
  const id = String(wish.unit);
  const key = cellKey(books.party, 'muster', id, 'gold');
  return {
    key: isNew ? 'raised' : 'reinforced',
    id,
    about: { unit: wish.unit, type: goods.type.key, place },
    cells: {
      count: fact('size', goods.size),
      leaders: fact('leaders', goods.leaders),
      gold: ruledCell(key, outgoing(raisingCost(goods, settings)), rulings),
    },
  };
};

/**
 * The type of what is raised; undefined where it cannot be: unknown, of another type, for a character, or badly
 * numbered (WW-5.1-02, WW-5.1-03).
 */
const typeToRaise = (wish: MusterWish, unit: Unit | undefined): UnitType | undefined => {
  const type = unit?.character == null ? typeOfWish(wish, unit) : undefined;
  const isNumbered = wish.unit >= FIRST_NUMBER && wish.unit <= LAST_NUMBER;
  const isMixed = unit !== undefined && wish.type !== '' && typeOfWish(wish, undefined) !== type;
  return isNumbered && !isMixed ? type : undefined;
};

/** Raises what one wish asks for, as far as it can be raised anywhere. */
function raise(turn: WabenTurn, depot: Depot, wish: MusterWish): void {
  const { party, ground, capacityOf } = depot;
  const unit = turn.world.units[unitId(party, wish.unit)];
  const type = typeToRaise(wish, unit);
  if (type === undefined) return;
  const site = musterSite(ground, type, unit, wish.place, raisers(ground, party, capacityOf));
  if (typeof site !== 'string') {
    raiseAt(turn, depot, wish, type, site);
    return;
  }
  const place = wish.place === null || wish.place.kind === 'aboard' ? '' : wish.place.field;
  note(turn, site, party, { unit: wish.unit, at: wish.at, about: { place } });
}

/** Raises goods in a settlement, as far as capacity and gold go. */
function raiseAt(
  turn: WabenTurn,
  depot: Depot,
  wish: MusterWish,
  type: UnitType,
  site: MusterSite,
): void {
  const { settings } = turn.input;
  const { party, ground, used, capacityOf } = depot;
  const books = turn.books[party];
  if (books === undefined) return;
  const isNew = turn.world.units[unitId(party, wish.unit)] === undefined;
  const field = ground.lattice.addressOf(site.cell);
  const capacity = capacityOf(site.cell) - (used.get(site.cell) ?? 0);
  const gold = goldAtHand(books, field, settings);
  const leaders = wish.leaders ?? (isNew && type.key !== UNIT_TYPES.HF.key ? null : 0);
  // A leader alone is one character, however many are asked for (WW-5.1-04).
  const count = type.key === UNIT_TYPES.HF.key ? Math.min(1, wish.count) : wish.count;
  const { goods, cutBy } = mostRaised({ type, count, leaders, capacity, gold }, settings);
  used.set(site.cell, (used.get(site.cell) ?? 0) + capacityUsed(goods, settings));
  const row = rowOf(turn, books, wish, goods, field);
  const why = row.cells['gold'] ?? fact('nothing', 0);
  if (goods.size > 0 || goods.leaders > 0) {
    const listed = { ...books, muster: [...books.muster, row] };
    const { key: name, about } = row;
    const posting = { account: 'muster', name, why, place: field, spentAt: field, about } as const;
    keepBook(turn, book(listed, posting));
    putGoods(turn, depot, wish, goods, site);
  }
  if (cutBy === 'capacity') note(turn, 'F-MUSTER-CAP', party, { unit: wish.unit, at: wish.at });
  if (cutBy !== 'gold') return;
  const wanted = raisingCost({ type, size: count, leaders: leaders ?? goods.leaders }, settings);
  overdraw(turn, party, 'muster', wanted.value + why.value);
}

/** The rows that count of a party, in the order of its letter. */
const rowsOf = (turn: WabenTurn, party: string): readonly WabenRow[] => {
  const numbers = new Set((turn.sheets[party]?.rows ?? []).map(({ unit }) => unit));
  return [...numbers].flatMap((number) => turn.rows[unitId(party, number)] ?? []);
};

/** Says that balance and orders differ, unless the comparison of the balance has said so, and asks (WW-5.1-22). */
function askMismatches(
  turn: WabenTurn,
  party: string,
  mismatches: ReturnType<typeof musterList>['questions'],
): void {
  const isNoted = (unit: number): boolean =>
    turn.findings.some(
      (found) => found.code === 'F-MUSTER-MISMATCH' && found.party === party && found.unit === unit,
    );
  for (const { question, unit, at } of mismatches) {
    if (!isNoted(unit)) note(turn, 'F-MUSTER-MISMATCH', party, { unit, at, about: question.about });
    turn.ask(question);
  }
}

/**
 * Raises units at a muster date, named by balance and orders; later wishes get what earlier ones leave of capacity
 * and gold (WW-5.1-20 to WW-5.1-27, WW-10.1-07).
 */
export function raiseUnits(turn: WabenTurn, ground: Ground): void {
  for (const { party } of booksInOrder(turn)) {
    const declarations = turn.declarations[party] ?? [];
    const letter = { party, declarations, rows: rowsOf(turn, party) };
    const { wishes, questions } = musterList(letter, turn.world.units, turn.input.rulings);
    if (!isMusterDue(turn.world.clock)) {
      for (const { unit, at } of wishes) note(turn, 'F-MUSTER-DATE', party, { unit, at });
      continue;
    }
    askMismatches(turn, party, questions);
    const depot = depotOf(turn, party, ground);
    for (const wish of wishes) raise(turn, depot, wish);
  }
}
