import { amountOf, flagOf } from '../settings';
import { type Explained, fact, rule, type Rule, type Settings, sum } from '../../../../kernel';
import type { Person } from '../../../../world';
import { isPlayer } from './roles';

type Entry = Person['account'][number];

const total = (account: readonly Entry[], ...kinds: readonly Entry['kind'][]): number =>
  account
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((cents, entry) => cents + entry.cents, 0);

const part = (name: string, cents: number): Explained => fact(name, cents);

/**
 * What stands on a player's account, euro cents: deposits less charges and reminders. The club contribution is no
 * part of it (WW-1.4-10, WW-1.4-05).
 */
export function accountBalance({ account }: Person): Rule {
  return rule(
    'accountBalance',
    'WW-1.4-10',
    sum(
      part('deposits', total(account, 'deposit')),
      part('charges', total(account, 'charge')),
      part('reminders', total(account, 'fee')),
    ),
  );
}

/** True if the evaluation is held back until the account is even again; it is made all the same (WW-1.4-07). */
export function isWithheld(person: Person, settings: Settings): boolean {
  return flagOf(settings, 'acct.withhold_when_overdrawn') && accountBalance(person).value < 0;
}

const withEntry = (person: Person, entry: Entry): Person =>
  entry.cents === 0 ? person : { ...person, account: [...person.account, entry] };

/** True if a person has been charged for a turn. */
const hasPaidFor = ({ account }: Person, turn: number): boolean =>
  account.some((entry) => entry.kind === 'charge' && entry.turn === turn);

/** What an evaluated turn costs a person, euro cents; only players pay (WW-1.4-05, WW-1.2-09). */
export function turnFee(person: Person, settings: Settings): number {
  return isPlayer(person) ? amountOf(settings, 'acct.fee_per_turn_cents') : 0;
}

/**
 * A player after the charge for an evaluated turn, with or without a letter; others pay nothing, and nobody pays for
 * a turn twice (WW-1.4-10).
 */
export function charged(person: Person, turn: number, settings: Settings): Person {
  return hasPaidFor(person, turn)
    ? person
    : withEntry(person, { turn, cents: -turnFee(person, settings), kind: 'charge' });
}

/** A player after a reminder, which may cost him a fee (WW-1.4-04). */
export function reminded(person: Person, turn: number, settings: Settings): Person {
  return withEntry(person, {
    turn,
    cents: -amountOf(settings, 'acct.reminder_fee_cents'),
    kind: 'fee',
  });
}
