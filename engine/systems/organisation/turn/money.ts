import { calc, type Explained, type Params, ruled } from '../../../kernel';
import type { PartyKey, RegionKey } from '../../../world';
import { money, moneyFact, moneySpent, purseRegion, treasuryOf } from '../rules/money';
import { byText } from '../rules/order';
import { entryOf } from '../state/entry';
import type { Halves, Move, Step } from '../state/types';
import type { PhaseTurn } from './turn';

/** A payment: purse, region, amount in halves, reason. */
export interface Booking {
  readonly party: PartyKey;
  /** Region of the thing it is for; with one purse it is booked at the seat (OS-1-06). */
  readonly region: RegionKey;
  readonly amount: Explained;
  readonly name: string;
  readonly about?: Params;
  /** True = the amount goes into the purse, else it leaves it. */
  readonly isIncome?: boolean;
}

/**
 * Books money: purse and posting (OS-19-02). The caller never takes more than there is (OS-0-03); zero, or what is not
 * a whole number of halves, is not booked.
 */
export function book(turn: PhaseTurn, booking: Booking): void {
  const { party, region, amount, name, about = {}, isIncome = false } = booking;
  if (!Number.isInteger(amount.value) || amount.value === 0) return;
  const place = purseRegion(turn.own(party), region, turn.settings);
  const purse = entryOf(turn.own(party).purses, place) ?? 0;
  const why = isIncome ? amount : moneySpent(amount, purse);
  if (why.value === 0) return;
  turn.change(party, (one) => ({ ...one, purses: { ...one.purses, [place]: purse + why.value } }));
  const cause = { name: `organisation.${name}`, about: { region, ...about } };
  turn.book({ party, amount: why.value, why, place, ...cause });
}

/** Money earned or spent, as a row of the balance sheet. */
export interface Payment extends Booking {
  /** Step in whose section it stands; that in which it is paid unless stated. */
  readonly section?: Step;
  /** Name of the row within its section. */
  readonly row: string;
}

/** The greatest amount the GM can write, in halves; beyond it something was typed in wrongly. */
const GREATEST = 1_000_000_000;

const asMoney = (explained: Explained): Explained =>
  explained.kind === 'override' ? { ...explained, unit: 'half' } : explained;

const negated = (amount: Explained): Explained =>
  money(calc.difference(moneyFact('nothing', 0), amount));

/**
 * The amount of a payment in force: the GM's figure replaces it if it is a whole number of halves (OS-0-02, OS-0-03,
 * OS-18-05). An expense is negative in the books, and the GM may write it with either sign.
 */
export function amountInForce(
  { input: { rulings }, state }: PhaseTurn,
  payment: Payment,
): Explained {
  const { amount, isIncome = false, party, section = state.step, row } = payment;
  const key = `balance/${party}/organisation.${section}/${row}/organisation.amount`;
  const after = ruled(key, amount, rulings);
  const isAmount = Number.isInteger(after.value) && Math.abs(after.value) <= GREATEST;
  if (!isAmount || (isIncome && after.value < 0)) return amount;
  if (after.value >= 0) return asMoney(after);
  return negated(asMoney(ruled(key, negated(amount), rulings)));
}

/** Takes what a purse cannot pay from the others, by key (`os.money.upkeep_from`, OS-8.5-02). */
function payFromOthers(turn: PhaseTurn, payment: Payment, missing: Halves): void {
  const { purses } = turn.own(payment.party);
  let rest = missing;
  for (const region of Object.keys(purses).sort(byText)) {
    const amount = moneyFact('missing', rest, { party: payment.party, region });
    book(turn, { ...payment, region, amount });
    rest -= Math.min(rest, entryOf(purses, region) ?? 0);
  }
}

/**
 * Books a payment, never more than there is, and records it as a figure of the phase (OS-19-02, OS-0-03). With
 * `isHelped` the other purses pay what that of the region cannot.
 */
export function pay(turn: PhaseTurn, payment: Payment, isHelped = false): void {
  const { party, region, section = turn.state.step, row, name, about = {} } = payment;
  const { isIncome = false } = payment;
  const wanted = amountInForce(turn, payment);
  const there = turn.purse(party, region);
  const available = isHelped ? treasuryOf(turn.own(party)) : there;
  const value =
    isIncome || wanted.value <= available
      ? wanted
      : money(calc.minimum(wanted, moneyFact('purse', available)));
  book(turn, { party, region, amount: value, name, about, isIncome });
  if (isHelped && !isIncome && value.value > there)
    payFromOthers(turn, payment, value.value - there);
  const figure = { section, row, key: name, about: { region, ...about }, value, isIncome };
  turn.figures.set(party, [...(turn.figures.get(party) ?? []), figure]);
}

/**
 * Money leaves the purse of its region; returns how much really left: the GM's figure over the amount is what arrives,
 * so that none is made or lost on the way (OS-9.3-03, OS-19-02).
 */
export function sendMoney(
  turn: PhaseTurn,
  party: PartyKey,
  { from, to, amount }: Extract<Move, { readonly kind: 'money' }>,
  no: number,
): Halves {
  const purse = (): Halves => turn.purse(party, from);
  const before = purse();
  const about = { from, to };
  const sent = { name: 'sent', row: `sent ${String(no)}`, about };
  pay(turn, { party, region: from, amount: moneyFact('moneySent', amount, about), ...sent });
  return before - purse();
}
