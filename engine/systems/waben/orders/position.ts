import {
  type Direction,
  type FieldAddress,
  fieldAddress,
  formatPosition,
  type GrossfeldNo,
  grossfeldNo,
  grossfeldOf,
  isDirection,
  KLEINFELDER,
  type Lattice,
  type Position,
  readPosition,
} from '../../../hex';
import { failure, type Result, success } from '../../../kernel';
import type { Words, WrittenPosition } from './content';
import { readUnitNumber } from './count';
import { type Problem, problem } from './finding';
import type { RawField, RawStep } from './grammar/movement';
import type { Mark } from './grammar/tokens';
import { partOf, withoutBlanks } from './words';

const isWhole = (mark: Mark, digits: number): boolean => mark.image.length === digits;

/**
 * The field that digits name; without Großfeld it lies in `current` (WW-6.3-05). A lone digit or more
 * than two digits without Großfeld fit nothing (WW-6.3-09); everything else is a malformed position.
 */
export function readField(
  cell: Words,
  raw: RawField,
  current: GrossfeldNo | null,
  lattice: Lattice,
): Result<FieldAddress, Problem> {
  const { grossfeld, kleinfeld } = raw;
  const at = partOf(cell, (grossfeld ?? kleinfeld).start, kleinfeld.end);
  if (grossfeld === null && !isWhole(kleinfeld, 2)) return failure(problem('F-ORD-UNPARSED', at));
  const no = grossfeld === null ? current : grossfeldNo(grossfeld.image);
  if (no === null) return failure(problem('F-POS-SYNTAX', at, { reason: 'grossfeld' }));
  const number = Number(kleinfeld.image);
  const fits = isWhole(kleinfeld, 2) && number >= 1 && number <= KLEINFELDER;
  if (no === undefined || !fits) return failure(problem('F-POS-SYNTAX', at));
  const field = fieldAddress(no, number);
  return lattice.cellOf(field) === undefined
    ? failure(problem('F-MAP-OFF', at, { field }))
    : success(field);
}

type Bracket =
  | { readonly kind: 'side'; readonly side: Direction }
  | { readonly kind: 'unit'; readonly unit: number };

/** One digit in brackets is a side, three digits are a unit (WW-2.1-25). */
const readBracket = (cell: Words, { image, start, end }: Mark): Result<Bracket, Problem> => {
  const digit = Number(image);
  if (image.length === 1 && isDirection(digit)) return success({ kind: 'side', side: digit });
  const unit = readUnitNumber(image);
  return unit === undefined
    ? failure(problem('F-POS-SYNTAX', partOf(cell, start, end), { reason: 'bracket' }))
    : success({ kind: 'unit', unit });
};

/** What one step of raw text names: any of field, side and unit, as far as written. */
export interface NamedPlace {
  readonly field: FieldAddress | null;
  readonly side: Direction | null;
  readonly unit: number | null;
}

const readPair = (
  cell: Words,
  raw: RawStep,
  field: FieldAddress,
  beyond: RawField,
  lattice: Lattice,
): Result<NamedPlace, Problem> => {
  const other = readField(cell, beyond, grossfeldOf(field), lattice);
  if (!other.ok) return other;
  const at = partOf(cell, raw.start, raw.end);
  if (raw.bracket !== null) return failure(problem('F-POS-SYNTAX', at, { reason: 'bracket' }));
  const side = lattice.directionBetween(field, other.value);
  return side === undefined
    ? failure(problem('F-POS-NOTADJ', at, { field, other: other.value }))
    : success({ field, side, unit: null });
};

/** What a step of raw text names, in the Großfeld and field named last. */
export function readPlace(
  cell: Words,
  raw: RawStep,
  current: GrossfeldNo | null,
  lattice: Lattice,
): Result<NamedPlace, Problem> {
  const field = raw.field === null ? success(null) : readField(cell, raw.field, current, lattice);
  if (!field.ok) return field;
  if (raw.beyond !== null && field.value !== null)
    return readPair(cell, raw, field.value, raw.beyond, lattice);
  if (raw.bracket === null) return success({ field: field.value, side: null, unit: null });
  const bracket = readBracket(cell, raw.bracket);
  if (!bracket.ok) return bracket;
  return success({
    field: field.value,
    side: bracket.value.kind === 'side' ? bracket.value.side : null,
    unit: bracket.value.kind === 'unit' ? bracket.value.unit : null,
  });
}

/** Reads a whole cell as one position, `210/19`, `210/02(3)`, `210/37|001/10` or `(301)` (WW-2.1-19 to -25). */
export function readWrittenPosition(
  cell: Words,
  lattice: Lattice,
): Result<WrittenPosition, Problem> {
  const read = readPosition(withoutBlanks(cell.text), lattice);
  return read.ok ? success({ ...read.value, ...cell }) : failure(problem(read.problem, cell));
}

/** True if both name the same position; the two names of one side differ here (WW-2.1-22). */
export function samePosition(a: Position, b: Position): boolean {
  return formatPosition(a) === formatPosition(b);
}
