import type { PartyKey } from '../../../world';
import { moneyFact, purseAt } from '../rules/money';
import type { Halves, Move, Step } from '../state/types';
import { organisationOf } from './doing';
import { paid } from './paying';
import type { PhaseRun } from './run';

export type MoneyMove = Extract<Move, { readonly kind: 'money' }>;

/**
 * Money leaves the purse of its region, and how much of it really did: what the GM writes over the amount is what
 * arrives, so that none is made or lost on the way (OS-9.3-03, OS-19-02).
 */
export const moneySent = (
  run: PhaseRun,
  party: PartyKey,
  { from, to, amount }: MoneyMove,
  section: Step,
  no: string,
): { readonly run: PhaseRun; readonly amount: Halves } => {
  const purse = (at: PhaseRun): Halves => {
    const organisation = organisationOf(at, party);
    return organisation === undefined ? 0 : purseAt(organisation, from, at.input.settings);
  };
  const after = paid(run, {
    party,
    region: from,
    section,
    row: `sent ${no}`,
    name: 'sent',
    amount: moneyFact('moneySent', amount, { from, to }),
    about: { from, to },
    isIncome: false,
  });
  return { run: after, amount: purse(run) - purse(after) };
};
