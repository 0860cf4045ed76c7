import { type Explained, operation, type Params, ruled } from '../../../kernel';
import type { PartyKey, RegionKey } from '../../../world';
import { money, moneyFact, purseAt, treasuryOf } from '../rules/money';
import { byText } from '../rules/order';
import type { Halves, Step } from '../state/types';
import { booked, organisationOf } from './doing';
import type { PhaseRun } from './run';
import { entryOf } from '../state/entry';

/** Money earned or spent, as a row of the balance sheet. */
export interface Payment {
  readonly party: PartyKey;
  /** Region of the thing it is for (OS-1-06). */
  readonly region: RegionKey;
  readonly section: Step;
  /** Name of the row within its section. */
  readonly row: string;
  /** Cause of the posting and key of the row, without the name of the game. */
  readonly name: string;
  readonly amount: Explained;
  readonly about?: Params;
  readonly isIncome: boolean;
}

/** The greatest amount the GM can write, in halves; beyond it something was typed in wrongly. */
const GREATEST = 1_000_000_000;

/** Key of the ruling over an amount; as over any cell of a balance sheet. */
const paymentKey = ({ party, section, row }: Pick<Payment, 'party' | 'section' | 'row'>): string =>
  `balance/${party}/organisation.${section}/${row}/organisation.amount`;

const asMoney = (explained: Explained): Explained =>
  explained.kind === 'override' ? { ...explained, unit: 'half' } : explained;

const negated = (amount: Explained): Explained =>
  money(operation('difference', [moneyFact('nothing', 0), amount]));

/**
 * The amount of a payment in force: the GM's figure in its place if it is a whole number of halves (OS-0-02, OS-0-03,
 * OS-18-05). What leaves a purse stands in the books below nothing, and may be written either way.
 */
export const amountInForce = (run: PhaseRun, payment: Payment): Explained => {
  const { amount, isIncome } = payment;
  const key = paymentKey(payment);
  const after = ruled(key, amount, run.input.rulings);
  const isAmount = Number.isInteger(after.value) && Math.abs(after.value) <= GREATEST;
  if (!isAmount || (isIncome && after.value < 0)) return amount;
  if (after.value >= 0) return asMoney(after);
  return negated(asMoney(ruled(key, negated(amount), run.input.rulings)));
};

/** Money there is for a payment: the purse of its region, or all purses together; null = it is income. */
const availableFor = (run: PhaseRun, payment: Payment, isHelped: boolean): Halves | null => {
  const organisation = organisationOf(run, payment.party);
  if (organisation === undefined || payment.isIncome) return null;
  if (isHelped) return treasuryOf(organisation);
  return purseAt(organisation, payment.region, run.input.settings);
};

/** What is really paid: never more than there is (OS-0-03). */
const payable = (amount: Explained, available: Halves | null): Explained =>
  available === null || amount.value <= available
    ? amount
    : money(operation('minimum', [amount, moneyFact('purse', available)]));

/** What a purse cannot pay taken from the others, by key (`os.money.upkeep_from`, OS-8.5-02). */
const helped = (run: PhaseRun, payment: Payment, missing: Halves): PhaseRun => {
  const purses = organisationOf(run, payment.party)?.purses ?? {};
  return Object.keys(purses)
    .sort(byText)
    .reduce<{ readonly run: PhaseRun; readonly rest: Halves }>(
      ({ run: one, rest }, region) => {
        const purse = entryOf(purses, region) ?? 0;
        const amount = moneyFact('missing', rest, { party: payment.party, region });
        const paidHere = booked(one, { ...payment, region, amount });
        return { run: paidHere, rest: rest - Math.min(rest, purse) };
      },
      { run, rest: missing },
    ).run;
};

/**
 * The payment booked and kept as a figure of the phase (OS-19-02). With `isHelped` the other purses pay what that of
 * the region cannot.
 */
export const paid = (run: PhaseRun, payment: Payment, isHelped = false): PhaseRun => {
  const { party, region, section, row, name, about = {}, isIncome } = payment;
  const value = payable(amountInForce(run, payment), availableFor(run, payment, isHelped));
  const figure = { section, row, key: name, about: { region, ...about }, value, isIncome };
  const there = isHelped ? availableFor(run, payment, false) : null;
  const once = booked(run, { party, region, amount: value, name, about, isIncome });
  const settled =
    there === null || value.value <= there ? once : helped(once, payment, value.value - there);
  return {
    ...settled,
    figures: { ...settled.figures, [party]: [...(entryOf(settled.figures, party) ?? []), figure] },
  };
};
