import { fact, type Params } from '../../../../kernel';
import { type PartyKey, settlementAt, type Unit, unitId } from '../../../../world';
import { GOLD_WEIGHT } from '../../data';
import type { Remark } from '../../orders/content';
import type { Declaration } from '../../orders/declaration';
import { affordable, book, goldAtHand, outgoing } from '../../rules/economy/book';
import { corrected } from '../../rules/economy/correction';
import type { Board } from '../../rules/movement/board';
import { typeOfUnit } from '../../rules/movement/plan';
import { townFieldOf } from '../../rules/unit-changes/places';
import { flagOf } from '../../rules/settings';
import { cargoWeight, freeCapacity, goldWeight, transportCapacity } from '../../rules/transport';
import {
  boardNow,
  booksInOrder,
  countingRows,
  keepBook,
  note,
  overdraw,
  partiesInOrder,
  type WabenTurn,
} from '../turn';
import { raiseUnits } from './muster';
import { beginSites } from './sites';
import { payFirstStages, payRepairs, payStages } from './stages';
import { payUnits } from './units';

type Payment = Extract<Declaration, { readonly kind: 'pay' | 'spend' }>;

/** A payment under way to another party: booked there after everybody has paid (WW-3.2-06). */
interface Transfer {
  readonly from: PartyKey;
  readonly to: PartyKey;
  readonly gold: number;
  readonly purpose: string;
}

/** Books an expense as far as gold goes; the gold that left the books. */
function spend(
  turn: WabenTurn,
  party: PartyKey,
  name: string,
  gold: number,
  about: Params,
  spentAt: string | null = null,
): number {
  const books = turn.books[party];
  if (gold <= 0 || books === undefined) return 0;
  const stated = fact('statedExpense', gold, {}, 'WW-3.2-02');
  const cost = affordable(stated, goldAtHand(books, spentAt, turn.input.settings));
  const local = spentAt === null ? {} : { spentAt };
  keepBook(turn, book(books, { account: 'other', name, why: outgoing(cost), about, ...local }));
  if (cost.value < gold) overdraw(turn, party, name, gold - cost.value);
  return cost.value;
}

/** Whom a payment goes to; payments that have to be carried are not booked (WW-12.3-18). */
const payeeOf = ({ world, input }: WabenTurn, payment: Payment): PartyKey | null | undefined => {
  if (payment.kind === 'spend') return null;
  const isKnown = Object.hasOwn(world.parties, payment.to);
  const isCarried = flagOf(input.settings, 'econ.payment_by_transport');
  return isKnown && !isCarried ? payment.to : undefined;
};

/**
 * Other expenses and payments, party by party in the order of its letter (WW-3.2-02, WW-3.2-06); what is under way to
 * others by it.
 */
function payOthers(turn: WabenTurn): readonly Transfer[] {
  const transfers: Transfer[] = [];
  for (const from of partiesInOrder(turn)) {
    for (const declared of turn.declarations[from] ?? []) {
      if (declared.kind !== 'pay' && declared.kind !== 'spend') continue;
      const to = payeeOf(turn, declared);
      if (to === undefined) continue;
      const { purpose } = declared;
      const about = { purpose, ...(to === null ? {} : { to }) };
      const gold = spend(turn, from, to === null ? 'expense' : 'payment', declared.gold, about);
      if (to !== null && gold !== 0) transfers.push({ from, to, gold, purpose });
    }
  }
  return transfers;
}

/** Payments arrive where the treasury of the recipient lies, after all have paid (WW-3.2-06, WW-12.3-18). */
function receive(turn: WabenTurn, transfers: readonly Transfer[]): void {
  for (const { from, to, gold, purpose } of transfers) {
    const books = turn.books[to];
    if (books === undefined) continue;
    const why = fact('goldReceived', gold, { from }, 'WW-3.2-06');
    const about = { from, purpose };
    keepBook(turn, book(books, { account: 'other', name: 'received', why, about }));
  }
}

type Cargo = Extract<Remark, { readonly kind: 'cargo' }>;

/** Gold for which a unit has room beside what is aboard, GS (WW-5.1-41). */
const roomForGold = ({ world, input }: WabenTurn, unit: Unit): number => {
  const { settings } = input;
  const aboard = Object.values(world.units)
    .filter(({ place }) => place.kind === 'aboard' && place.carrier === unit.id)
    .filter(({ character }) => character === null)
    .map((one) => cargoWeight(typeOfUnit(one), one.size, settings));
  const capacity = transportCapacity(typeOfUnit(unit), unit.size, settings);
  const gold = goldWeight(unit.gold ?? 0, unit.id);
  return Math.max(0, Math.floor(freeCapacity(capacity, [...aboard, gold]).value / GOLD_WEIGHT));
};

function load(turn: WabenTurn, unit: Unit, remark: Cargo, board: Board): void {
  const { party } = unit;
  const town = townFieldOf(unit, turn.world.units, board);
  const isOwn = town !== undefined && settlementAt(turn.world.map, town)?.owner === party;
  const room = roomForGold(turn, unit);
  const concern = { unit: unit.number, at: remark };
  if (turn.books[party] === undefined || !isOwn) {
    const about = { reason: 'place', gold: remark.gold, actual: unit.gold ?? 0 };
    note(turn, 'F-CARGO-GOLD', party, { ...concern, about });
    return;
  }
  const wanted = Math.min(remark.gold, room);
  const gold = spend(turn, party, 'loaded', wanted, { unit: unit.id, place: town }, town);
  const loaded = { ...unit, gold: (unit.gold ?? 0) + gold };
  turn.world = { ...turn.world, units: { ...turn.world.units, [unit.id]: loaded } };
  const about = { reason: 'gold', gold: remark.gold, room };
  if (remark.gold > room) note(turn, 'F-LOAD-CAP', party, { ...concern, about });
}

/** Gold is taken aboard in own settlements before the march (WW-5.1-41, WW-6.3-20). */
function loadGold(turn: WabenTurn, board: Board): void {
  for (const { party, row } of countingRows(turn)) {
    for (const remark of row.content.remarks) {
      const unit = turn.world.units[unitId(party, row.unit)];
      if (remark.kind === 'cargo' && remark.action === 'load' && unit !== undefined)
        load(turn, unit, remark, board);
    }
  }
}

/**
 * Money out, phase 3, in the order in which rows are paid: units, stages, new units, new structures and repairs,
 * other expenses; what others pay arrives last (WW-3.2-05, WW-3.2-06, WW-10.1-07).
 */
export function spendMoney(turn: WabenTurn): void {
  beginSites(turn);
  const board = boardNow(turn);
  const { ground } = board;
  payUnits(turn);
  payStages(turn, ground);
  raiseUnits(turn, ground);
  payFirstStages(turn, ground);
  payRepairs(turn, ground);
  for (const books of booksInOrder(turn))
    keepBook(turn, corrected(books, 'newStructures', turn.input.rulings));
  const transfers = payOthers(turn);
  loadGold(turn, board);
  receive(turn, transfers);
}
