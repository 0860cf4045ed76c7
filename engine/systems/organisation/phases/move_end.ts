import { moneyFact, purseAt } from '../rules/money';
import { settled } from '../rules/units';
import { flagOf } from '../rules/settings';
import type { Move, Organisation } from '../state/types';
import { changed, forEachOrganisation, organisationOf } from './doing';
import { paid } from './paying';
import type { PhaseRun } from './run';
import { type MoneyMove, moneySent } from './sending';

/** An advantage in another region, and what is being built for it with it (OS-9.2-05). */
const advantageIn = (organisation: Organisation, id: string, region: string): Organisation => ({
  ...organisation,
  advantages: organisation.advantages.map((one) => (one.id === id ? { ...one, region } : one)),
  jobs: organisation.jobs.map((job) => (job.advantage === id ? { ...job, region } : job)),
});

/** Money arrives; where it could be robbed it leaves only now, as much as is still there (OS-9.3-05). */
const moneyArrives = (run: PhaseRun, party: string, move: MoneyMove, no: number): PhaseRun => {
  const { settings } = run.input;
  const organisation = organisationOf(run, party);
  if (organisation === undefined) return run;
  const { from, to, amount } = move;
  const there = Math.min(amount, purseAt(organisation, from, settings));
  const sent = flagOf(settings, 'os.move.money_robbable')
    ? moneySent(run, party, { ...move, amount: there }, 'move_end', String(no))
    : { run, amount };
  return paid(sent.run, {
    party,
    region: to,
    section: 'move_end',
    row: `arrived ${String(no)}`,
    name: 'arrived',
    amount: moneyFact('moneySent', sent.amount, { from, to }),
    about: { from, to },
    isIncome: true,
  });
};

const arrived = (run: PhaseRun, party: string, move: Move, no: number): PhaseRun => {
  switch (move.kind) {
    case 'unit':
      return changed(run, party, (one) => settled(one, move.id, move.to));
    case 'advantage':
      return changed(run, party, (one) => advantageIn(one, move.id, move.to));
    case 'money':
      return moneyArrives(run, party, move, no);
  }
};

/** Close step 1: everything on the move arrives; the mark that it moved stays until the phase ends (OS-8.1). */
export const endMoves = (before: PhaseRun): PhaseRun =>
  forEachOrganisation(before, (run, { key, moves }) =>
    changed(
      moves.reduce((one, move, index) => arrived(one, key, move, index + 1), run),
      key,
      (organisation) => ({ ...organisation, moves: [] }),
    ),
  );
