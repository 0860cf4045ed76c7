import type { OrderRow } from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import type { OrganisationOrder } from '../../orders/order';
import { refusedOrder } from '../given';
import type { PhaseRun } from '../run';
import { carriedOut, isFree, rowsOf } from './carry';
import { entryOf } from '../../state/entry';

type Rows = readonly OrderRow<OrganisationOrder>[];

/** How far step 4 has come: the orders still to be carried out, by organisation. */
interface Table {
  readonly run: PhaseRun;
  readonly left: Readonly<Record<PartyKey, Rows>>;
}

/** One turn of an organisation: orders up to its next activity, or it passes (OS-9.4-04). */
const taken = (
  { run, left }: Table,
  party: PartyKey,
): { readonly table: Table; readonly hasPassed: boolean } => {
  const rows = entryOf(left, party) ?? [];
  let current = run;
  for (const [index, row] of rows.entries()) {
    const after = carriedOut(current, party, row);
    current = after.run;
    if (after.isDone || row.content.order.kind === 'PASS') {
      const rest = { ...left, [party]: rows.slice(index + 1) };
      return { table: { run: current, left: rest }, hasPassed: !after.isDone };
    }
  }
  return { table: { run: current, left: { ...left, [party]: [] } }, hasPassed: true };
};

/** What nobody waited for: orders that need no turn are carried out, activities come too late (OS-9.4-04, OS-7-03). */
const leftOver = ({ run, left }: Table, order: readonly PartyKey[]): PhaseRun =>
  order.reduce(
    (before, by) =>
      (entryOf(left, by) ?? []).reduce((current, row) => {
        if (isFree(row)) return carriedOut(current, by, row).run;
        return row.content.order.kind === 'PASS'
          ? current
          : refusedOrder(current, { by, row }, 'organisation.E_STEP', { reason: 'allPassed' });
      }, before),
    run,
  );

/** One activity each in turn, until all have passed in a row (OS-9.4-04, OS-9.4-05). */
export const inTurns = (run: PhaseRun): PhaseRun => {
  const order = run.actingOrder ?? [];
  let table: Table = {
    run,
    left: Object.fromEntries(order.map((party) => [party, rowsOf(run, party)])),
  };
  let passed = 0;
  for (let turn = 0; passed < order.length; turn += 1) {
    const after = taken(table, order[turn % order.length] ?? '');
    table = after.table;
    passed = after.hasPassed ? passed + 1 : 0;
  }
  return leftOver(table, order);
};
