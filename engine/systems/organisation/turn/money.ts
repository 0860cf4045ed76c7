import { type Explained, operation, type Params, ruled } from '../../../kernel';
import type { PartyKey, RegionKey } from '../../../world';
import { money, moneyFact, moneySpent, purseAt, purseRegion, treasuryOf } from '../rules/money';
import { byText } from '../rules/order';
import { entryOf } from '../state/entry';
import type { Halves, Move, Step } from '../state/types';
import { organisationOf, type PhaseTurn, put } from './turn';

/** Money that changes hands: whose purse, where, how much in halves, why. */
export interface Booking {
  readonly party: PartyKey;
  /** Region of the thing it is for; with one purse it is booked at the seat (OS-1-06). */
  readonly region: RegionKey;
  readonly amount: Explained;
  readonly name: string;
  readonly about?: Params;
  /** False = the amount leaves the purse; true = it goes in. */
  readonly isIncome: boolean;
}

/**
 * Books money: purse and posting (OS-19-02). The caller never takes more than there is (OS-0-03); what is not a whole
 * number of halves, or nothing, is not booked.
 */
export function book(turn: PhaseTurn, booking: Booking): void {
  const { party, region, amount, name, about = {}, isIncome } = booking;
  const organisation = organisationOf(turn, party);
  if (organisation === undefined || !Number.isInteger(amount.value) || amount.value === 0) return;
  const place = purseRegion(organisation, region, turn.input.settings);
  const purse = entryOf(organisation.purses, place) ?? 0;
  const why = isIncome ? amount : moneySpent(amount, purse);
  if (why.value === 0) return;
  put(turn, { ...organisation, purses: { ...organisation.purses, [place]: purse + why.value } });
  turn.book({
    party,
    amount: why.value,
    name: `organisation.${name}`,
    why,
    place,
    about: { region, ...about },
  });
}

/** Money earned or spent, as a row of the balance sheet. */
export interface Payment extends Booking {
  readonly section: Step;
  /** Name of the row within its section. */
  readonly row: string;
}

/** The greatest amount the GM can write, in halves; beyond it something was typed in wrongly. */
const GREATEST = 1_000_000_000;

const asMoney = (explained: Explained): Explained =>
  explained.kind === 'override' ? { ...explained, unit: 'half' } : explained;

const negated = (amount: Explained): Explained =>
  money(operation('difference', [moneyFact('nothing', 0), amount]));

/**
 * The amount of a payment in force: the GM's figure in its place if it is a whole number of halves (OS-0-02, OS-0-03,
 * OS-18-05). What leaves a purse stands in the books below nothing, and may be written either way.
 */
export function amountInForce({ input: { rulings } }: PhaseTurn, payment: Payment): Explained {
  const { amount, isIncome, party, section, row } = payment;
  const key = `balance/${party}/organisation.${section}/${row}/organisation.amount`;
  const after = ruled(key, amount, rulings);
  const isAmount = Number.isInteger(after.value) && Math.abs(after.value) <= GREATEST;
  if (!isAmount || (isIncome && after.value < 0)) return amount;
  if (after.value >= 0) return asMoney(after);
  return negated(asMoney(ruled(key, negated(amount), rulings)));
}

/** Money there is for a payment: the purse of its region, or all purses together; null = it is income. */
function availableFor(turn: PhaseTurn, payment: Payment, isHelped: boolean): Halves | null {
  const organisation = organisationOf(turn, payment.party);
  if (organisation === undefined || payment.isIncome) return null;
  if (isHelped) return treasuryOf(organisation);
  return purseAt(organisation, payment.region, turn.input.settings);
}

/** Takes what a purse cannot pay from the others, by key (`os.money.upkeep_from`, OS-8.5-02). */
function payFromOthers(turn: PhaseTurn, payment: Payment, missing: Halves): void {
  const purses = organisationOf(turn, payment.party)?.purses ?? {};
  let rest = missing;
  for (const region of Object.keys(purses).sort(byText)) {
    const amount = moneyFact('missing', rest, { party: payment.party, region });
    book(turn, { ...payment, region, amount });
    rest -= Math.min(rest, entryOf(purses, region) ?? 0);
  }
}

/**
 * Books a payment, never more than there is, and keeps it as a figure of the phase (OS-19-02, OS-0-03). With `isHelped`
 * the other purses pay what that of the region cannot.
 */
export function pay(turn: PhaseTurn, payment: Payment, isHelped = false): void {
  const { party, region, section, row, name, about = {}, isIncome } = payment;
  const wanted = amountInForce(turn, payment);
  const available = availableFor(turn, payment, isHelped);
  const value =
    available === null || wanted.value <= available
      ? wanted
      : money(operation('minimum', [wanted, moneyFact('purse', available)]));
  const there = isHelped ? availableFor(turn, payment, false) : null;
  book(turn, { party, region, amount: value, name, about, isIncome });
  if (there !== null && value.value > there) payFromOthers(turn, payment, value.value - there);
  const figure = { section, row, key: name, about: { region, ...about }, value, isIncome };
  turn.figures.set(party, [...(turn.figures.get(party) ?? []), figure]);
}

export type MoneyMove = Extract<Move, { readonly kind: 'money' }>;

/**
 * Money leaves the purse of its region; how much of it really did: what the GM writes over the amount is what arrives,
 * so that none is made or lost on the way (OS-9.3-03, OS-19-02).
 */
export function sendMoney(
  turn: PhaseTurn,
  party: PartyKey,
  { from, to, amount }: MoneyMove,
  section: Step,
  no: string,
): Halves {
  const purse = (): Halves => {
    const organisation = organisationOf(turn, party);
    return organisation === undefined ? 0 : purseAt(organisation, from, turn.input.settings);
  };
  const before = purse();
  pay(turn, {
    party,
    region: from,
    section,
    row: `sent ${no}`,
    name: 'sent',
    amount: moneyFact('moneySent', amount, { from, to }),
    about: { from, to },
    isIncome: false,
  });
  return before - purse();
}
