import type { FindingCode } from '../../data/findings';
import { repairsOf } from '../../rules/levels';
import { purseAt } from '../../rules/money';
import type { Organisation } from '../../state/types';
import { organisationOf } from '../doing';
import { firstFault, type Given, isCount, refusedOrder } from '../given';
import { amountInForce, type Payment } from '../paying';
import type { PhaseRun } from '../run';
import { begun, type Draft, jobPayment } from './job';

const faultOf = (
  run: PhaseRun,
  organisation: Organisation,
  levels: number,
  unrepaired: number,
  payment: Payment,
): FindingCode | undefined =>
  firstFault(
    [!isCount(levels) || levels > unrepaired, 'organisation.E_LEVEL'],
    [
      amountInForce(run, payment).value > purseAt(organisation, payment.region, run.input.settings),
      'organisation.E_MONEY',
    ],
  );

/** Damaged levels put under repair; no population is needed for it (OS-9.2-02, OS-9.2-07). */
export const beginRepair = (run: PhaseRun, given: Given<'REPAIR'>): PhaseRun => {
  const { by, order } = given;
  const organisation = organisationOf(run, by);
  if (organisation === undefined) return run;
  const name = order.name.trim();
  const own = organisation.advantages.find((advantage) => advantage.name === name);
  if (own === undefined) return refusedOrder(run, given, 'organisation.E_TARGET', { name });
  const { category, region, id, damaged } = own;
  const draft: Draft = { kind: 'repair', advantage: id, name, category, region };
  const unrepaired = damaged - repairsOf(organisation, id).length;
  const payment = jobPayment(run, given, draft, order.levels);
  const fault = faultOf(run, organisation, order.levels, unrepaired, payment);
  return fault === undefined
    ? begun(run, payment, draft, order.levels)
    : refusedOrder(run, given, fault, { name, levels: unrepaired });
};
