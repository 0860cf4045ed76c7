import { type ClauseId, type Explained, fact } from '../../../../kernel';
import type { RegionKey } from '../../../../world';
import { moneyRule, priceOf, timesPrice } from '../../rules/money';
import type { Job, Organisation } from '../../state/types';
import { changed, happened } from '../doing';
import type { Given } from '../given';
import { amountInForce, paid, type Payment } from '../paying';
import type { PhaseRun } from '../run';

/** What is begun, without its number and price. */
export type Draft = Omit<Job, 'id' | 'paid'>;

/** What so many levels cost: 4 for a new one, 2 for a repair (OS-9.2-02). */
export const jobPayment = (
  run: PhaseRun,
  { by, row }: Pick<Given, 'by' | 'row'>,
  draft: Draft,
  levels: number,
): Payment => {
  const [name, clause]: readonly [string, ClauseId] =
    draft.kind === 'new' ? ['build', 'OS-9.2-02'] : ['repair', 'OS-9.2-02'];
  const about = { party: by, region: draft.region, name: draft.name, category: draft.category };
  const count = fact('organisation.levelsBegun', levels, about, 'OS-9.2-01');
  const price: Explained = priceOf(run.input.settings, name);
  return {
    party: by,
    region: draft.region,
    section: 'build_begin',
    row: `${name} ${String(row.unit)}`,
    name,
    amount: moneyRule(name, clause, timesPrice(count, price), about),
    about: { ...about, levels },
    isIncome: false,
  };
};

const jobsOf = (
  organisation: Organisation,
  draft: Draft,
  levels: number,
  price: number,
): readonly Job[] =>
  Array.from({ length: levels }, (_, index) => ({
    ...draft,
    id: `j${String(organisation.jobs.length + index + 1)}`,
    paid: Math.floor(price / levels),
  }));

/** Levels begun: paid at once, finished in close step 2 (OS-9.2-01). */
export const begun = (run: PhaseRun, payment: Payment, draft: Draft, levels: number): PhaseRun => {
  const price = amountInForce(run, payment).value;
  const working = changed(paid(run, payment), payment.party, (organisation) => ({
    ...organisation,
    jobs: [...organisation.jobs, ...jobsOf(organisation, draft, levels, price)],
  }));
  return happened(working, {
    kind: draft.kind === 'new' ? 'organisation.buildingBegun' : 'organisation.repairBegun',
    clause: 'OS-9.2-01',
    place: draft.region,
    parties: [payment.party],
    about: { name: draft.name, category: draft.category, region: draft.region, levels },
  });
};

/** True for the regions of the board. */
export const regionExists = ({ board }: PhaseRun, region: RegionKey): boolean =>
  Object.hasOwn(board.regions, region);
