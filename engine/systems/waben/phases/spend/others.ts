import { fact, type Params } from '../../../../kernel';
import { type PartyKey, settlementAt, type Unit, unitId } from '../../../../world';
import { type Declaration } from '../../orders/declaration';
import type { Remark } from '../../orders/content';
import { affordable, type Book, book, goldAtHand, outgoing } from '../../rules/economy/book';
import type { Board } from '../../rules/movement/board';
import { typeOfUnit } from '../../rules/movement/plan';
import { townFieldOf } from '../../rules/roster/places';
import { flagOf } from '../../rules/settings';
import { cargoWeight, freeCapacity, goldWeight, transportCapacity } from '../../rules/transport';
import { GOLD_WEIGHT } from '../../data';
import { countingRows } from '../rows';
import type { TurnRun } from '../run';
import { noted, overdrawn, partiesInOrder, withBook } from './books';

type Payment = Extract<Declaration, { readonly kind: 'pay' | 'spend' }>;

/** A payment under way to another party: booked there after everybody has paid (WW-3.2-06). */
export interface Transfer {
  readonly from: PartyKey;
  readonly to: PartyKey;
  readonly gold: number;
  readonly purpose: string;
}

/** Expenses and payments while they are booked. */
export interface Counter {
  readonly run: TurnRun;
  readonly transfers: readonly Transfer[];
}

const spend = (
  { run, transfers }: Counter,
  books: Book,
  name: string,
  gold: number,
  about: Params,
  to: PartyKey | null,
  spentAt: string | null = null,
): Counter => {
  if (gold <= 0) return { run, transfers };
  const asked = fact('statedExpense', gold, {}, 'WW-3.2-02');
  const cost = affordable(asked, goldAtHand(books, spentAt, run.input.settings));
  const local = spentAt === null ? {} : { spentAt };
  const booked = book(books, { account: 'other', name, why: outgoing(cost), about, ...local });
  const after = withBook(run, booked);
  const purpose = String(about['purpose'] ?? '');
  const transfer = { from: books.party, to: to ?? '', gold: cost.value, purpose };
  return {
    run: cost.value < gold ? overdrawn(after, booked, name, gold - cost.value) : after,
    transfers: to === null || cost.value === 0 ? transfers : [...transfers, transfer],
  };
};

/** Whom a payment goes to; payments that have to be carried are not booked (WW-12.3-18). */
const payeeOf = (run: TurnRun, payment: Payment): PartyKey | null | undefined => {
  if (payment.kind === 'spend') return null;
  const isKnown = Object.hasOwn(run.world.parties, payment.to);
  const isCarried = flagOf(run.input.settings, 'econ.payment_by_transport');
  return isKnown && !isCarried ? payment.to : undefined;
};

/** Other expenses and payments of a party in the order of its letter (WW-3.2-02, WW-3.2-06). */
export const payOthers = (counter: Counter, party: PartyKey): Counter =>
  (counter.run.declarations[party] ?? []).reduce((before, declared) => {
    const books = before.run.books[party];
    if (books === undefined || (declared.kind !== 'pay' && declared.kind !== 'spend'))
      return before;
    const to = payeeOf(before.run, declared);
    if (to === undefined) return before;
    const name = to === null ? 'expense' : 'payment';
    const about = { purpose: declared.purpose, ...(to === null ? {} : { to }) };
    return spend(before, books, name, declared.gold, about, to);
  }, counter);

/** Payments arrive where the treasury of the recipient lies, after all have paid (WW-3.2-06, WW-12.3-18). */
export const receive = ({ run, transfers }: Counter): TurnRun =>
  transfers.reduce((before, { from, to, gold, purpose }) => {
    const books = before.books[to];
    if (books === undefined) return before;
    const why = fact('goldReceived', gold, { from }, 'WW-3.2-06');
    const about = { from, purpose };
    return withBook(before, book(books, { account: 'other', name: 'received', why, about }));
  }, run);

type Cargo = Extract<Remark, { readonly kind: 'cargo' }>;

/** Gold for which a unit has room beside what is aboard, GS (WW-5.1-41). */
const roomForGold = ({ world, input }: TurnRun, unit: Unit): number => {
  const { settings } = input;
  const aboard = Object.values(world.units)
    .filter(({ place }) => place.kind === 'aboard' && place.carrier === unit.id)
    .filter(({ character }) => character === null)
    .map((one) => cargoWeight(typeOfUnit(one), one.size, settings));
  const capacity = transportCapacity(typeOfUnit(unit), unit.size, settings);
  const gold = goldWeight(unit.gold ?? 0, unit.id);
  return Math.max(0, Math.floor(freeCapacity(capacity, [...aboard, gold]).value / GOLD_WEIGHT));
};

const load = (
  counter: Counter,
  party: PartyKey,
  unit: Unit,
  remark: Cargo,
  board: Board,
): Counter => {
  const { run } = counter;
  const books = run.books[party];
  const town = townFieldOf(unit, run.world.units, board);
  const isOwn = town !== undefined && settlementAt(run.world.map, town)?.owner === party;
  const room = roomForGold(run, unit);
  const concern = { unit: unit.number, at: remark };
  if (books === undefined || !isOwn) {
    const about = { reason: 'place', gold: remark.gold, actual: unit.gold ?? 0 };
    return { ...counter, run: noted(run, 'F-CARGO-GOLD', party, { ...concern, about }) };
  }
  const wanted = Math.min(remark.gold, room);
  const paid = spend(counter, books, 'loaded', wanted, { unit: unit.id, place: town }, null, town);
  const gold = goldOf(books, paid.run.books[party]);
  const units = {
    ...paid.run.world.units,
    [unit.id]: { ...unit, gold: (unit.gold ?? 0) + gold },
  };
  const loaded = { ...paid.run, world: { ...paid.run.world, units } };
  const about = { reason: 'gold', gold: remark.gold, room };
  return {
    ...paid,
    run: remark.gold > room ? noted(loaded, 'F-LOAD-CAP', party, { ...concern, about }) : loaded,
  };
};

/** Gold that left the books. */
const goldOf = (before: Book, after: Book | undefined): number =>
  after === undefined || after.entries.length === before.entries.length
    ? 0
    : -(after.entries.at(-1)?.posting.amount ?? 0);

/** Gold is taken aboard in own settlements before the march (WW-5.1-41, WW-6.3-20). */
export const loadGold = (counter: Counter, board: Board): Counter =>
  countingRows(counter.run).reduce(
    (before, { party, row }) =>
      row.content.remarks.reduce((sofar, remark) => {
        const unit = sofar.run.world.units[unitId(party, row.unit)];
        return remark.kind === 'cargo' && remark.action === 'load' && unit !== undefined
          ? load(sofar, party, unit, remark, board)
          : sofar;
      }, before),
    counter,
  );

/** Everybody's other expenses, one party after another. */
export const allOthers = (run: TurnRun): Counter =>
  partiesInOrder(run).reduce<Counter>(payOthers, { run, transfers: [] });
