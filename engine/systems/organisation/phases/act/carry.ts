import type { OrderRow } from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import type { OrderKind, OrganisationOrder } from '../../orders/order';
import type { PhaseRun } from '../run';
import type { Carried } from './activity';
import { raise } from './authority';
import { hire } from './hire';
import { influence } from './influence';
import { information } from './information';
import { plunder } from './plunder';
import { sabotage } from './sabotage';
import { escort } from './soldiers';
import { wage } from './war';
import { entryOf } from '../../state/entry';

type Row = OrderRow<OrganisationOrder>;

/** Orders that are no activity and cost none (OS-9.4-06). */
const FREE: readonly OrderKind[] = ['AUTHORITY_RAISE', 'INFLUENCE'];

/** Orders of step 4 (OS-15-01). */
const OF_STEP: readonly OrderKind[] = [
  ...FREE,
  'HIRE',
  'PLUNDER',
  'SABOTAGE',
  'WAR',
  'SUPPORT',
  'OVERLOAD',
  'INFORMATION',
  'PASS',
];

/** True for orders that may be given at any time of the step. */
export const isFree = ({ content: { order } }: Row): boolean => FREE.includes(order.kind);

/** Orders of an organisation for this step, in the order of its letter (OS-7-03). */
export const rowsOf = ({ sheets }: PhaseRun, party: PartyKey): readonly Row[] =>
  (entryOf(sheets, party)?.rows ?? []).filter(
    ({ content: { step, order } }) =>
      (step === null || step === 'act') && OF_STEP.includes(order.kind),
  );

/** One order carried out (OS-9.4-06). */
export const carriedOut = (run: PhaseRun, by: PartyKey, row: Row): Carried => {
  const { order } = row.content;
  switch (order.kind) {
    case 'HIRE':
      return hire(run, { by, row, order });
    case 'AUTHORITY_RAISE':
      return raise(run, { by, row, order });
    case 'INFLUENCE':
      return influence(run, { by, row, order });
    case 'SUPPORT':
    case 'OVERLOAD':
      return escort(run, { by, row, order });
    case 'INFORMATION':
      return information(run, { by, row, order });
    case 'SABOTAGE':
      return sabotage(run, { by, row, order });
    case 'PLUNDER':
      return plunder(run, { by, row, order });
    case 'WAR':
      return wage(run, { by, row, order });
    default:
      return { run, isDone: false };
  }
};
