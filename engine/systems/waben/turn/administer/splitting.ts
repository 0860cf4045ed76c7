import { fieldOfUnit, type PartyKey, type Unit, unitId, type UnitId } from '../../../../world';
import type { Remark } from '../../orders';
import { ownSettlementAt, placeText } from '../../rules/unit-changes/places';
import { divided, divisionProblem } from '../../rules/unit-changes/split';
import { amountOf } from '../../rules/settings';
import { countingRows, note, tellAtStart, type WabenTurn } from '../turn';

type Division = Extract<Remark, { readonly kind: 'split' }>;

/** The units while they are divided, and how many each party has. */
interface Splitting {
  readonly turn: WabenTurn;
  readonly units: Map<UnitId, Unit>;
  readonly counts: Map<PartyKey, number>;
}

/** True if the party has its limit of units and the GM lets it have no more (WW-5.1-07). */
function isRefusedMore({ turn, counts }: Splitting, party: PartyKey): boolean {
  const limit = amountOf(turn.input.settings, 'unit.max_units');
  if (limit <= 0 || (counts.get(party) ?? 0) < limit) return false;
  const answer = turn.ask({
    key: `units/${party}/limit`,
    clause: 'WW-5.1-07',
    name: 'unitLimit',
    about: { party, limit },
    options: ['allow', 'refuse'],
    proposal: 'allow',
  });
  return answer === 'refuse';
}

function problemOf(splitting: Splitting, unit: Unit, order: Division): string | undefined {
  const { turn, units } = splitting;
  const { world, input } = turn;
  const field = fieldOfUnit(unit, world.units);
  const problem = divisionProblem(unit, order, {
    isTaken: units.has(unitId(unit.party, order.into)),
    isInOwnSettlement: ownSettlementAt(world.map, field, unit.party, input.settings) !== undefined,
    settings: input.settings,
  });
  return problem ?? (isRefusedMore(splitting, unit.party) ? 'limit' : undefined);
}

function split(splitting: Splitting, unit: Unit, order: Division): void {
  const { turn, units, counts } = splitting;
  const reason = problemOf(splitting, unit, order);
  if (reason !== undefined) {
    const about = { reason, into: order.into };
    note(turn, 'F-UNIT-SPLIT', unit.party, { unit: unit.number, at: order, about });
    return;
  }
  const [rest, part] = divided(unit, order);
  units.set(rest.id, rest);
  units.set(part.id, part);
  counts.set(unit.party, (counts.get(unit.party) ?? 0) + 1);
  tellAtStart(turn, {
    kind: 'split',
    clause: 'WW-6.3-15',
    place: placeText(unit, turn.world.units),
    parties: [unit.party],
    about: { unit: unit.id, into: part.id, size: part.size, type: part.type },
  });
}

/** Divides units at the start of the turn, row by row in the order of units (WW-10.1-05, WW-12.5-13). */
export function splitUnits(turn: WabenTurn): void {
  const units = new Map(Object.entries(turn.world.units));
  const counts = new Map<PartyKey, number>();
  for (const { party } of units.values()) counts.set(party, (counts.get(party) ?? 0) + 1);
  for (const { party, row } of countingRows(turn)) {
    for (const remark of row.content.remarks) {
      const unit = units.get(unitId(party, row.unit));
      if (remark.kind === 'split' && unit !== undefined)
        split({ turn, units, counts }, unit, remark);
    }
  }
  turn.world = { ...turn.world, units: Object.fromEntries(units) };
}
