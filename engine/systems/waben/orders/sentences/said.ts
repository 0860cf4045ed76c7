import type { Words } from '../../../../orders';
import type { CombatMain, Extension } from '../content';

/** Orders of units as a sentence says them; a further sentence may add what this one leaves out. */
export interface SaidRow {
  readonly kind: 'ROW';
  readonly units: readonly number[];
  /** Where it starts as written, with its Großfeld; empty = not said. */
  readonly start: string;
  /** Steps in their order, each as in the column of movements: `20`, `210/19`, `002/38(302)`. */
  readonly way: readonly string[];
  /** True for a verb of motion: without a way nobody knows where to. */
  readonly isMoving: boolean;
  /** True for what is ordered as for the unit before. */
  readonly isSame: boolean;
  /** An order code in full, `KVE`, `AB`, `S1`; empty = none. */
  readonly code: string;
  /** Main order as a verb says it; empty = none. */
  readonly main: CombatMain | '';
  readonly extension: Extension['kind'] | '';
  /** Remarks as in the column of remarks. */
  readonly remarks: readonly string[];
  readonly at: { readonly unit?: Words; readonly way?: Words; readonly code?: Words };
}

/** A declaration in its plainest form, as a line of the letter would say it. */
interface SaidDeclaration {
  readonly kind: 'DECLARATION';
  readonly line: string;
}

export type Said = SaidRow | SaidDeclaration;

/** An order of units that says nothing. */
export const NOTHING: SaidRow = {
  kind: 'ROW',
  units: [],
  start: '',
  way: [],
  isMoving: false,
  isSame: false,
  code: '',
  main: '',
  extension: '',
  remarks: [],
  at: {},
};

const either = <Value extends string>(a: Value | '', b: Value | ''): Value | '' | undefined =>
  a !== '' && b !== '' && a !== b ? undefined : a === '' ? b : a;

const isSameWay = (a: readonly string[], b: readonly string[]): boolean =>
  b.length === 0 || a.join('-') === b.join('-') || (b.length === 1 && a.at(-1) === b[0]);

/** A march that goes on: `zieht nach 20 und weiter nach 21`; undefined where the two are none. */
export function continued(row: SaidRow, more: SaidRow): SaidRow | undefined {
  const isMarch = row.isMoving && row.way.length > 0 && more.way.length > 0;
  const rest = isMarch ? joined(row, { ...more, way: [] }) : undefined;
  return rest === undefined ? undefined : { ...rest, way: [...row.way, ...more.way] };
}

/** An order of which is said that it is as the one before; undefined where it is unclear what that means. */
export function likeBefore(row: SaidRow, before: SaidRow | undefined): SaidRow | undefined {
  if (!row.isSame) return row;
  const isClear = before !== undefined && before.way.length === 0 && !before.isMoving;
  const same = isClear ? joined(row, { ...before, remarks: [], at: {} }) : undefined;
  return same === undefined ? undefined : { ...same, isSame: false };
}

/** An order with what a further sentence adds; undefined where the two say different things. */
export function joined(row: SaidRow, more: SaidRow): SaidRow | undefined {
  const code = either(row.code, more.code);
  const main = either(row.main, more.main);
  const extension = either(row.extension, more.extension);
  const start = either(row.start, more.start);
  const isWayFree = row.way.length === 0 || isSameWay(row.way, more.way);
  const isTwice = code !== '' && main !== '' && code?.startsWith(`K${main ?? ''}`) === false;
  if (code === undefined || main === undefined || extension === undefined) return undefined;
  if (start === undefined || !isWayFree || isTwice) return undefined;
  return {
    ...row,
    start,
    way: row.way.length === 0 ? more.way : row.way,
    isMoving: row.isMoving || more.isMoving,
    isSame: row.isSame || more.isSame,
    code,
    main,
    extension,
    remarks: [...row.remarks, ...more.remarks],
    at: { ...more.at, ...row.at },
  };
}
