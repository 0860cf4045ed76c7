import type { FieldAddress, Lattice, Position } from '../../../../hex';
import type { Finding, Settings } from '../../../../kernel';
import { grossfelderOf, type Unit, unitId, type World } from '../../../../world';
import type { UnitType } from '../../data';
import { synonymTypeOf, unitTypeOf } from '../../rules/catalogue';
import { createGround, type Ground } from '../../rules/movement/ground';
import { typeOfUnit } from '../../rules/movement/plan';
import type { Roll } from '../../rules/unit-changes/roll';
import { remarkOf, type WabenRow, type WabenSheet, type Words } from '../content';
import type { Declaration } from '../declaration';
import { findingOf, type OrderFindingCode, problem } from '../finding';
import { partOf } from '../words';
import { settingOf } from '../../rules/settings';

/** The type another spelling stands for, by the GM's list or the register's, or undefined (WW-12.5-02). */
export function synonymOf(written: string, settings: Settings): string | undefined {
  const own = settingOf(settings, 'unit.type_synonyms');
  if (own === null || typeof own !== 'object' || Array.isArray(own))
    return synonymTypeOf(written)?.key;
  const value = Object.entries(own).find(([key]) => key.toUpperCase() === written)?.[1];
  return typeof value === 'string' ? value : undefined;
}

/** Everything the checks look at; made once per sheet. */
export interface CheckContext {
  readonly sheet: WabenSheet;
  readonly party: string;
  readonly world: World;
  readonly settings: Settings;
  readonly lattice: Lattice;
  readonly ground: Ground;
  /** The row that counts for each unit: the first one, numbered 100 to 999 (WW-5.1-03). */
  readonly rows: ReadonlyMap<number, WabenRow>;
  /** Everybody's units. */
  readonly roll: Roll;
  /** Own units in order of number (WW-0.2-07). */
  readonly units: ReadonlyMap<number, Unit>;
  /** What the letter declares beside the rows. */
  readonly declarations: readonly Declaration[];
}

/** One concern of the checker. */
export type Check = (context: CheckContext) => readonly Finding[];

/** A concern that looks at one row at a time. */
export type RowCheck = (row: WabenRow, context: CheckContext) => readonly Finding[];

/** A check of every row that counts. */
export function perRow(check: RowCheck): Check {
  return (context) => [...context.rows.values()].flatMap((row) => check(row, context));
}

const countingRows = (sheet: WabenSheet): ReadonlyMap<number, WabenRow> => {
  const rows = new Map<number, WabenRow>();
  for (const row of sheet.rows)
    if (row.unit >= 100 && row.unit <= 999 && !rows.has(row.unit)) rows.set(row.unit, row);
  return rows;
};

const ownUnits = ({ byParty }: Roll, party: string): ReadonlyMap<number, Unit> =>
  new Map(
    [...(byParty.get(party) ?? [])]
      .sort((a, b) => a.number - b.number)
      .map((unit) => [unit.number, unit]),
  );

/** Looks everything up that checks need. */
export function contextOf(
  sheet: WabenSheet,
  world: World,
  settings: Settings,
  lattice: Lattice,
  declarations: readonly Declaration[],
  roll: Roll,
): CheckContext {
  return {
    sheet,
    party: sheet.party,
    world,
    settings,
    lattice,
    ground: createGround(lattice, [...grossfelderOf(world.map)], settings),
    rows: countingRows(sheet),
    roll,
    units: ownUnits(roll, sheet.party),
    declarations,
  };
}

/** The words of a cell, or of the number where the cell is not given. */
export function wordsIn(row: WabenRow, column: string): Words {
  const cell = row.cells[column] ?? row.cells['number'];
  return cell ?? partOf({ text: '', span: row.span }, 0, 0);
}

/** A finding of one row at some of its words. */
export function rowFinding(
  context: CheckContext,
  row: WabenRow,
  code: OrderFindingCode,
  at: Words,
  about: Finding['about'] = {},
): Finding {
  return findingOf(context.party, row.unit, problem(code, { text: at.text, span: at.span }, about));
}

/** The place of a unit as orders write it; of a unit aboard, the number of its carrier (WW-2.1-25). */
export function placeOfUnit(unit: Unit | undefined, world: World): Position | null {
  if (unit === undefined) return null;
  const { place } = unit;
  if (place.kind !== 'aboard') return place;
  const carrier = world.units[place.carrier];
  return carrier === undefined ? null : { kind: 'aboard', unit: carrier.number };
}

/** Field in which a unit is by the GM's data, through all its carriers. */
export function fieldOfUnit(unit: Unit | undefined, world: World, depth = 0): FieldAddress | null {
  if (unit === undefined || depth > 8) return null;
  return unit.place.kind === 'aboard'
    ? fieldOfUnit(world.units[unit.place.carrier], world, depth + 1)
    : unit.place.field;
}

/** Field of a position of this sheet; of a position aboard, the field of the own carrier. */
export function fieldOfPosition(
  position: Position | null,
  context: CheckContext,
): FieldAddress | null {
  if (position === null) return null;
  if (position.kind !== 'aboard') return position.field;
  const carrier = context.world.units[unitId(context.party, position.unit)];
  return fieldOfUnit(carrier, context.world);
}

/** Type of the unit of a row: by the GM's data, for a new unit as the row states it; undefined if unknown. */
export function typeOfRow(row: WabenRow, context: CheckContext): UnitType | undefined {
  const unit = context.units.get(row.unit);
  if (unit !== undefined) return typeOfUnit(unit);
  const stated = row.content.stated.type ?? remarkOf(row.content, 'new')?.type;
  if (stated === null || stated === undefined) return undefined;
  return unitTypeOf(stated) ?? unitTypeOf(synonymOf(stated, context.settings) ?? '');
}

/**
 * Size of the unit of a row with what is raised this turn. The GM's size governs; a stated size counts only
 * where it says that the GM's list already contains the new men (WW-5.1-23, -24).
 */
export function sizeOfRow(row: WabenRow, context: CheckContext): number {
  const unit = context.units.get(row.unit);
  const raised = remarkOf(row.content, 'new')?.count ?? 0;
  const stated = row.content.stated.size;
  if (unit === undefined) return stated ?? raised;
  return stated === unit.size ? unit.size : unit.size + raised;
}
