import type { FieldAddress, Lattice, Position } from '../../../hex';
import type { Finding, Settings } from '../../../kernel';
import { type Unit, unitId, type World } from '../../../world';
import { unitTypeOf } from '../rules/catalogue';
import { choiceOf } from '../rules/settings';
import { closingOf } from './closing';
import { readCode } from './code';
import { CONDITION } from './condition';
import {
  COLUMNS,
  type Movement,
  type WabenOrder,
  type WabenRow,
  type WabenSheet,
  type Words,
  type WrittenPosition,
} from './content';
import { readCount, readUnitNumber } from './count';
import { finding, findingOf, type Problem, problem } from './finding';
import { isTurnLine } from './letter';
import { createMovementGrammar } from './grammar/movement';
import { createRemarkGrammar } from './grammar/remarks';
import { ignoreSides } from './landPath';
import { latticeIn } from './lattice-in';
import { readMovement } from './movement';
import { readWrittenPosition } from './position';
import { readRemarks } from './remarks';
import { letterOf } from './sentences/letter';
import { placed, sheetRowOf } from './sentences/rows';
import type { SheetRow } from './sheet/row';
import { partOf, spanning, wordsAt } from './words';

/** Context for reading one row; made once per sheet. */
interface Desk {
  readonly text: string;
  readonly party: string;
  readonly world: World;
  readonly lattice: Lattice;
  /** The GM bound everybody to directions (WW-6.3-09). */
  readonly isByDirections: boolean;
  /** Units split off by the letter, and the units they come from (WW-6.3-15). */
  readonly origins: ReadonlyMap<number, number>;
}

/** The grammars, built once: to their callers they are pure functions (see where they are made). */
const readMovementSyntax = createMovementGrammar();
const readRemarkForm = createRemarkGrammar();

/** Units carried by units carried by units: more than this is a mistake in the data. */
const DEEPEST = 8;

/** A unit of the GM's list; one that is split off in this letter is where the unit is that it comes from. */
const unitOf = (desk: Desk, number: number, depth = 0): Unit | undefined => {
  const unit = desk.world.units[unitId(desk.party, number)];
  const origin = desk.origins.get(number);
  return unit !== undefined || origin === undefined || depth > DEEPEST
    ? unit
    : unitOf(desk, origin, depth + 1);
};

const placeOf = (desk: Desk, number: number): Position | null => {
  const place = unitOf(desk, number)?.place;
  if (place === undefined) return null;
  if (place.kind !== 'aboard') return place;
  const carrier = desk.world.units[place.carrier];
  return carrier === undefined ? null : { kind: 'aboard', unit: carrier.number };
};

/** The field of a position; of a unit aboard, the field of its transport (WW-6.3-05). */
const fieldOf = (desk: Desk, position: Position, depth = 0): FieldAddress | undefined => {
  if (position.kind !== 'aboard') return position.field;
  const place = placeOf(desk, position.unit);
  return place === null || depth > DEEPEST ? undefined : fieldOf(desk, place, depth + 1);
};

/** Collects the problems of one row while its cells are read. */
interface Notes {
  readonly problems: Problem[];
}

const countIn = (cell: Words | undefined, notes: Notes): number | null => {
  if (cell === undefined) return null;
  const value = readCount(cell.text);
  if (value === undefined) notes.problems.push(problem('F-NUM-FORMAT', cell));
  return value ?? null;
};

const positionIn = (cell: Words | undefined, notes: Notes, desk: Desk): WrittenPosition | null => {
  if (cell === undefined) return null;
  const read = readWrittenPosition(cell, desk.lattice);
  if (read.ok) return read.value;
  notes.problems.push(read.problem);
  return null;
};

const characterIn = (cell: Words | undefined, notes: Notes): number | null => {
  if (cell === undefined) return null;
  const number = readUnitNumber(cell.text.replace(/^\(|\)$/g, ''));
  if (number === undefined) notes.problems.push(problem('F-UNIT-NUMBER', cell));
  return number ?? null;
};

const isFleet = (row: SheetRow, desk: Desk): boolean => {
  const type = unitOf(desk, row.unit)?.type ?? row.cells.type?.text.toUpperCase();
  const kind = type === undefined ? undefined : unitTypeOf(type)?.kind;
  return kind === undefined ? row.unit >= 300 && row.unit <= 399 : kind === 'fleet';
};

const movementIn = (row: SheetRow, notes: Notes, desk: Desk): Movement => {
  const start = positionIn(row.cells.start, notes, desk);
  const cell = row.cells.movement;
  if (cell === undefined) return { form: 'none', start, steps: [] };
  const place = placeOf(desk, row.unit);
  const isUnreadable = start === null && row.cells.start !== undefined;
  const assumed = isUnreadable && place !== null ? { ...place, ...row.cells.start } : start;
  const { movement, problems } = readMovement(cell, readMovementSyntax, {
    stated: assumed,
    place,
    fieldOf: (position) => fieldOf(desk, position),
    lattice: desk.lattice,
    isByDirections: desk.isByDirections,
  });
  const settled = isUnreadable ? { ...movement, start: null } : movement;
  notes.problems.push(...problems);
  if (isFleet(row, desk)) return settled;
  const onLand = ignoreSides(settled);
  notes.problems.push(...onLand.problems);
  return onLand.movement;
};

/** Text in the place of a code: in rows whose columns are recognised by content it becomes the first remark. */
const textForCode = (row: SheetRow, remarks: WabenOrder['remarks']): Problem | undefined => {
  const first = remarks[0];
  const isByContent = Number.isFinite(row.score);
  return row.cells.order === undefined && isByContent && first?.kind === 'free'
    ? problem('F-ORD-NOCODE', first)
    : undefined;
};

const unreadIn = (row: SheetRow, desk: Desk): readonly Problem[] => {
  const [first] = row.unread;
  const last = row.unread.at(-1);
  if (first === undefined || last === undefined) return [];
  const { start, end } = spanning(first.span, last.span);
  const together = wordsAt(desk.text, start, end);
  const isOneBlock =
    row.unread.map((words) => words.text).join('') === together.text.replace(/\s+/g, '');
  const places = isOneBlock ? [together] : row.unread;
  return places.map((words) => problem('F-ORD-UNPARSED', words, { reason: 'between' }));
};

const readRow = (row: SheetRow, desk: Desk): { row: WabenRow; findings: readonly Finding[] } => {
  const { cells } = row;
  const notes: Notes = { problems: [...unreadIn(row, desk)] };
  const stated = {
    size: countIn(cells.size, notes),
    type: cells.type?.text.toUpperCase() ?? null,
    leaders: countIn(cells.leaders, notes),
    end: positionIn(cells.end, notes, desk),
    character: characterIn(cells.character, notes),
  };
  const movement = movementIn(row, notes, desk);
  const none = partOf(row.words, row.words.text.length, row.words.text.length);
  const code = readCode(cells.order ?? none);
  const remarks = readRemarks(cells.remarks ?? none, {
    grammar: readRemarkForm,
    lattice: desk.lattice,
  });
  const text = textForCode(row, remarks.remarks);
  notes.problems.push(...code.problems, ...remarks.problems, ...(text === undefined ? [] : [text]));
  const conditional = [cells.movement, cells.order, cells.remarks].some(
    (cell) => cell !== undefined && CONDITION.test(cell.text),
  );
  const content: WabenOrder = {
    stated,
    movement,
    code: code.code,
    remarks: remarks.remarks,
    conditional,
  };
  return {
    row: { unit: row.unit, span: row.words.span, cells, content },
    findings: notes.problems.map((cause) => findingOf(desk.party, row.unit, cause)),
  };
};

/** Which units come from which by splitting; looked for only where a row is of a unit nobody knows. */
const originsIn = (
  rows: readonly SheetRow[],
  { world, party, lattice }: Omit<Desk, 'origins'>,
): ReadonlyMap<number, number> => {
  if (rows.every(({ unit }) => Object.hasOwn(world.units, unitId(party, unit)))) return new Map();
  return new Map(
    rows.flatMap(({ unit, cells }) =>
      cells.remarks === undefined
        ? []
        : readRemarks(cells.remarks, { grammar: readRemarkForm, lattice }).remarks.flatMap(
            (remark) => (remark.kind === 'split' ? [[remark.into, unit] as const] : []),
          ),
    ),
  );
};

/** Control signs other than tabs and line ends, and the sign for unreadable bytes. */
const isStrange = (code: number): boolean =>
  code === 0xfffd || code === 0x7f || code < 9 || (code > 13 && code < 32);

/** True for something that never was text: one sign in twenty is none that people write. */
const isBinary = (text: string): boolean => {
  let strange = 0;
  for (let at = 0; at < text.length; at += 1) if (isStrange(text.charCodeAt(at))) strange += 1;
  return strange * 20 > text.length;
};

const hopeless = (text: string): 'empty' | 'binary' | null => {
  if (text.trim() === '') return 'empty';
  return isBinary(text) ? 'binary' : null;
};

/**
 * Reads an order text (WW-6.3-12, WW-8.2-25): finds the movement orders, separates their columns and reads every cell
 * as far as possible; what cannot be read becomes a finding at its words and is never guessed (WW-0.3-03). Other parts
 * of a turn in the same text are ignored. The text is preserved unchanged. Never throws; time grows linearly with the
 * text. `lattice` is that of the world's map, if available.
 */
export function readOrders(
  text: string,
  party: string,
  world: World,
  settings: Settings = {},
  lattice: Lattice = latticeIn(world),
): WabenSheet {
  const sheet = { party, text, columns: COLUMNS };
  const unreadable = (reason: string): Finding =>
    finding('F-ORD-UNPARSED', party, { about: { reason } });
  const cause = hopeless(text);
  if (cause !== null) return { ...sheet, rows: [], findings: [unreadable(cause)] };
  const { rows, said, remarks, unread } = letterOf(text, party, world, lattice);
  if (rows.length + said.length + remarks.length === 0)
    return { ...sheet, rows: [], findings: [unreadable('noRows')] };
  const isByDirections = choiceOf(settings, 'order.movement_form') === 'directions';
  const room = { text, party, world, lattice, isByDirections };
  const asked = said.map((one) => ({ one, row: sheetRowOf(one, text) }));
  const desk: Desk = {
    ...room,
    origins: originsIn([...rows, ...asked.map(({ row }) => row)], room),
  };
  const read = [
    ...rows.map((row) => readRow(row, desk)),
    ...asked.map(({ one, row }) => placed(readRow(row, desk), one, text)),
  ];
  const closing = closingOf(text, rows.at(-1)?.words.span.end ?? 0, world.parties[party]);
  const strange = unread
    .filter((words) => words.span.start < closing && !isTurnLine(words))
    .map((at) => finding('F-ORD-UNPARSED', party, { at, about: { reason: 'line' } }));
  return {
    ...sheet,
    rows: read.map(({ row }) => row),
    findings: [
      ...read.flatMap(({ findings }) => findings),
      ...strange,
      ...remarks.map(({ reason, at }) =>
        finding(reason === 'slip' ? 'F-ORD-REMARK' : 'F-ORD-UNPARSED', party, {
          at,
          about: { reason },
        }),
      ),
    ],
  };
}
