import { fact } from '../../../../kernel';
import { settlementAt, type Unit, unitId, type UnitId } from '../../../../world';
import type { Remark } from '../../orders';
import { merged, mergerProblem } from '../../rules/unit-changes/merge';
import { placeText, townFieldOf } from '../../rules/unit-changes/places';
import { withWishes } from '../../rules/unit-changes/wishes';
import { countingRows, note, type PartyRow, tellAtEnd, type WabenTurn } from '../turn';
import {
  aboard,
  credit,
  disbandUnits,
  releaseLoneLeaders,
  type UnitTable,
  transferUnits,
  unitsNow,
} from './leaving';

/** What rows of units raised in this turn wish for good; the others' are kept since its start (WW-6.3-20). */
function keepNewWishes({ turn, units }: UnitTable): void {
  for (const { party, row } of countingRows(turn)) {
    const unit = units.get(unitId(party, row.unit));
    const isNew = unit !== undefined && turn.input.world.units[unit.id] === undefined;
    if (isNew) units.set(unit.id, withWishes(unit, row.content));
  }
}

type Cargo = Extract<Remark, { readonly kind: 'cargo' }>;

function unload(table: UnitTable, unit: Unit, remark: Cargo): void {
  const { turn, units } = table;
  const now = unitsNow(table);
  const town = townFieldOf(unit, now, turn.board);
  const owner = town === undefined ? undefined : settlementAt(turn.world.map, town)?.owner;
  const gold = Math.min(remark.gold, unit.gold ?? 0);
  if (owner === undefined || town === undefined || gold < remark.gold) {
    const reason = owner === undefined ? 'place' : 'gold';
    const about = { reason, gold: remark.gold, actual: unit.gold ?? 0 };
    note(turn, 'F-CARGO-GOLD', unit.party, { unit: unit.number, at: remark, about });
  }
  if (owner === undefined || town === undefined || gold <= 0) return;
  units.set(unit.id, { ...unit, gold: (unit.gold ?? 0) - gold });
  const why = fact('goldUnloaded', gold, { unit: unit.id }, 'WW-5.1-41');
  credit(table, owner, 'unloaded', why, { place: town, unit: unit.id });
  tellAtEnd(turn, {
    kind: 'unload',
    clause: 'WW-5.1-41',
    place: placeText(unit, now),
    parties: owner === unit.party ? [owner] : [unit.party, owner],
    about: { unit: unit.id, gold },
  });
}

/**
 * Gold is put ashore after the march, in whoever's settlement the unit stands or lies, and belongs to its holder
 * (WW-5.1-41, WW-3.2-06, WW-6.3-20).
 */
function unloadGold(table: UnitTable): void {
  for (const { party, row } of countingRows(table.turn)) {
    for (const remark of row.content.remarks) {
      const unit = table.units.get(unitId(party, row.unit));
      if (remark.kind === 'cargo' && remark.action === 'unload' && unit !== undefined) {
        unload(table, unit, remark);
      }
    }
  }
}

type Merger = Extract<Remark, { readonly kind: 'merge' }>;

/** Two units become one; whoever was aboard the one that joins is aboard the other now. */
function join(table: UnitTable, kept: Unit, joining: Unit): void {
  const { turn, units } = table;
  for (const passenger of aboard(table, joining.id)) {
    units.set(passenger.id, { ...passenger, place: { kind: 'aboard', carrier: kept.id } });
  }
  units.set(kept.id, merged(kept, joining, turn.input.settings));
  units.delete(joining.id);
  tellAtEnd(turn, {
    kind: 'merge',
    clause: 'WW-6.3-15',
    place: placeText(kept, unitsNow(table)),
    parties: [kept.party],
    about: { unit: joining.id, into: kept.id, size: joining.size, type: joining.type },
  });
}

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
function mergeUnits(table: UnitTable): void {
  const { turn, units } = table;
  const mergers = mergersIn(countingRows(table.turn));
  const joined = new Map<UnitId, UnitId>();
  for (const { from, to, row, remark } of mergers) {
    const unit = units.get(presentOf(joined, from));
    const other = units.get(presentOf(joined, to));
    const isMutual = mergers.some((one) => one.from === to && one.to === from);
    if (unit === undefined || (isMutual && unit.id === other?.id)) continue;
    const reason = mergerProblem(unit, other);
    if (reason !== undefined || other === undefined) {
      const about = { reason: reason ?? 'unknown', with: remark.unit };
      note(turn, 'F-UNIT-MERGE', row.party, { unit: row.row.unit, at: remark, about });
      continue;
    }
    const [kept, joining] = isKeptByOther(unit, other, isMutual) ? [other, unit] : [unit, other];
    join(table, kept, joining);
    joined.set(joining.id, kept.id);
  }
}

/**
 * Phase 5, the end of the turn: gold put ashore, units joined and disbanded, leaders without men, units that leave
 * the segment (WW-10.1-09). Nobody is lost on the way but by an event that says so.
 */
export function windUp(turn: WabenTurn): void {
  const table: UnitTable = { turn, units: new Map(Object.entries(turn.world.units)) };
  keepNewWishes(table);
  unloadGold(table);
  mergeUnits(table);
  disbandUnits(table);
  releaseLoneLeaders(table);
  transferUnits(table);
  turn.world = { ...turn.world, units: Object.fromEntries(table.units) };
}
