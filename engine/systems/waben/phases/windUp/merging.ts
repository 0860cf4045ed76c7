import { type Unit, unitId, type UnitId } from '../../../../world';
import type { Remark } from '../../orders';
import { finding } from '../../orders/finding';
import { merged, mergerProblem } from '../../rules/roster/merge';
import { spokenPlace } from '../../rules/roster/places';
import { countingRows, type PartyRow } from '../rows';
import { aboard, happened, type Roster, unitsNow } from './roster';

type Merger = Extract<Remark, { readonly kind: 'merge' }>;

/** Two units become one; whoever was aboard the one that joins is aboard the other now. */
const join = (roster: Roster, kept: Unit, joining: Unit): void => {
  const { run, units } = roster;
  for (const passenger of aboard(roster, joining.id)) {
    units.set(passenger.id, { ...passenger, place: { kind: 'aboard', carrier: kept.id } });
  }
  units.set(kept.id, merged(kept, joining, run.input.settings));
  units.delete(joining.id);
  happened(roster, {
    kind: 'merge',
    clause: 'WW-6.3-15',
    place: spokenPlace(kept, unitsNow(roster)),
    parties: [kept.party],
    about: { unit: joining.id, into: kept.id, size: joining.size, type: joining.type },
  });
};

/** The unit that goes by a number now: itself, or the one in which it went up. */
const presentOf = (joined: ReadonlyMap<UnitId, UnitId>, id: UnitId): UnitId => {
  let now = id;
  for (let next = joined.get(now); next !== undefined; next = joined.get(now)) now = next;
  return now;
};

const mergersIn = (
  rows: readonly PartyRow[],
): readonly { from: UnitId; to: UnitId; row: PartyRow; remark: Merger }[] =>
  rows.flatMap((row) =>
    row.row.content.remarks.flatMap((remark) =>
      remark.kind === 'merge'
        ? [
            {
              from: unitId(row.party, row.row.unit),
              to: unitId(row.party, remark.unit),
              row,
              remark,
            },
          ]
        : [],
    ),
  );

/** True if the other of two units that name each other has the lower number, which is the one that is kept. */
const isKeptByOther = (unit: Unit, other: Unit, isMutual: boolean): boolean =>
  !isMutual || other.number < unit.number;

/**
 * Units are joined after the march, row by row in the order of units: the unit named keeps its number, of two that
 * name each other the lower one (WW-6.3-15, WW-12.5-13).
 */
export const mergeUnits = (roster: Roster): void => {
  const { units, findings } = roster;
  const mergers = mergersIn(countingRows(roster.run));
  const joined = new Map<UnitId, UnitId>();
  for (const { from, to, row, remark } of mergers) {
    const unit = units.get(presentOf(joined, from));
    const other = units.get(presentOf(joined, to));
    const isMutual = mergers.some((one) => one.from === to && one.to === from);
    if (unit === undefined || (isMutual && unit.id === other?.id)) continue;
    const reason = mergerProblem(unit, other);
    if (reason !== undefined || other === undefined) {
      const about = { reason: reason ?? 'unknown', with: remark.unit };
      findings.push(finding('F-UNIT-MERGE', row.party, { unit: row.row.unit, at: remark, about }));
      continue;
    }
    const [kept, joining] = isKeptByOther(unit, other, isMutual) ? [other, unit] : [unit, other];
    join(roster, kept, joining);
    joined.set(joining.id, kept.id);
  }
};
