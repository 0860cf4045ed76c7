import {
  type FieldAddress,
  grossfeldOf,
  isDirection,
  type Lattice,
  type Position,
  touches,
} from '../../../hex';
import type { Movement, MovementForm, Step, Words, WrittenPosition } from './content';
import { type Problem, problem } from './finding';
import type { MovementGrammar, RawMovement, RawStep } from './grammar/movement';
import type { Mark } from './grammar/tokens';
import { type NamedPlace, readPlace, samePosition } from './position';
import { partOf } from './words';

/** What the reader of a movement knows beside its words. */
export interface MovementContext {
  /** The old position of the row, if its column is filled (WW-6.3-03). */
  readonly stated: WrittenPosition | null;
  /** Field of a position; undefined if it is aboard a unit that cannot be found. */
  readonly fieldOf: (position: Position) => FieldAddress | undefined;
  /** Where the unit is by the GM's data; null = unknown unit. */
  readonly place: Position | null;
  readonly lattice: Lattice;
  /** The GM bound everybody to directions, so that two digits are two of them (WW-6.3-09). */
  readonly isByDirections: boolean;
}

/** A movement as understood, and the first thing that was not. */
export interface ReadMovement {
  readonly movement: Movement;
  readonly problems: readonly Problem[];
}

/** The way so far. Its steps are filled in place, so that long paths stay cheap; nobody outside sees it. */
interface Walk {
  readonly start: WrittenPosition | null;
  readonly field: FieldAddress | null;
  readonly steps: Step[];
  readonly problem: Problem | null;
}

const rawWords = (cell: Words, raw: RawStep): Words => partOf(cell, raw.start, raw.end);

const lookup = (context: MovementContext, position: Position | null): FieldAddress | null =>
  position === null ? null : (context.fieldOf(position) ?? null);

const stepTo = (
  at: Words,
  { field, side, unit }: NamedPlace,
  current: FieldAddress | null,
): Step | Problem => {
  if (unit !== null) return { kind: 'board', field, carrier: unit, ...at };
  const base = field ?? current;
  if (base === null) return problem('F-POS-SYNTAX', at, { reason: 'grossfeld' });
  return side === null
    ? { kind: 'field', field: base, ...at }
    : { kind: 'side', field: base, side, ...at };
};

const walkStep = (cell: Words, raw: RawStep, walk: Walk, context: MovementContext): Walk => {
  const at = rawWords(cell, raw);
  if (!raw.dash && walk.steps.length > 0)
    return { ...walk, problem: problem('F-ORD-UNPARSED', at) };
  const current = walk.field === null ? null : grossfeldOf(walk.field);
  const place = readPlace(cell, raw, current, context.lattice);
  if (!place.ok) return { ...walk, problem: place.problem };
  const step = stepTo(at, place.value, walk.field);
  if ('code' in step) return { ...walk, problem: step };
  walk.steps.push(step);
  return { ...walk, field: step.field ?? walk.field };
};

/** The position a first step names, if it can be a start. */
const asPosition = (
  cell: Words,
  raw: RawStep,
  base: FieldAddress | null,
  context: MovementContext,
): WrittenPosition | undefined => {
  const place = readPlace(cell, raw, base === null ? null : grossfeldOf(base), context.lattice);
  if (!place.ok) return undefined;
  const { field, side, unit } = place.value;
  const at = rawWords(cell, raw);
  if (field === null) {
    if (unit !== null) return { kind: 'aboard', unit, ...at };
    return base === null || side === null ? undefined : { kind: 'side', field: base, side, ...at };
  }
  if (unit !== null) return undefined;
  return side === null ? { kind: 'field', field, ...at } : { kind: 'side', field, side, ...at };
};

/** True if a fleet on a side of a field names that field before the next side, as in `009/33-(6)` (WW-6.3-06). */
const namesOwnBank = (
  named: Position,
  known: Position,
  next: RawStep | undefined,
  { lattice }: MovementContext,
): boolean =>
  named.kind === 'field' &&
  known.kind === 'side' &&
  next?.field === null &&
  touches(lattice, named.field, known);

/**
 * Where a list of fields begins: at the old position; at its own first step if that repeats the old
 * position (WW-6.3-03) or if no old position is given (WW-6.3-04). `used` = raw steps that were the start.
 */
const beginning = (
  cell: Words,
  raw: RawMovement,
  context: MovementContext,
): Walk & { readonly used: number } => {
  const { stated, place } = context;
  const first = raw.steps[0];
  const base = lookup(context, stated ?? place);
  const walk: Walk = { start: stated, field: base, steps: [], problem: null };
  if (first === undefined || first.dash) return { ...walk, used: 0 };
  const named = asPosition(cell, first, base, context);
  const known = stated ?? place;
  if (named !== undefined && known !== null && samePosition(named, known))
    return { ...walk, start: stated ?? named, used: 1 };
  if (named !== undefined && known !== null && namesOwnBank(named, known, raw.steps[1], context))
    return { ...walk, start: stated, field: lookup(context, named), used: 1 };
  if (stated !== null || raw.steps.length === 1) return { ...walk, used: 0 };
  if (named === undefined || first.field?.grossfeld === null) {
    const cause = problem('F-POS-SYNTAX', rawWords(cell, first), { reason: 'grossfeld' });
    return { ...walk, problem: cause, used: raw.steps.length };
  }
  return { ...walk, start: named, field: lookup(context, named), used: 1 };
};

const formOf = (raw: RawMovement, walk: Walk, context: MovementContext): MovementForm => {
  const step = walk.steps[0];
  if (step === undefined) return 'none';
  if (raw.steps.length > 1 || raw.steps[0]?.dash === true || step.field === null) return 'fields';
  const from = lookup(context, walk.start ?? context.place);
  if (from === null) return 'target';
  const near =
    from === step.field || context.lattice.directionBetween(from, step.field) !== undefined;
  return near ? 'fields' : 'target';
};

const walkFields = (cell: Words, raw: RawMovement, context: MovementContext): ReadMovement => {
  const { used, ...begin } = beginning(cell, raw, context);
  let walk: Walk = begin;
  for (const step of raw.steps.slice(used)) {
    if (walk.problem !== null) break;
    walk = walkStep(cell, step, walk, context);
  }
  const form = formOf(raw, walk, context);
  return {
    movement: { form, start: walk.start, steps: walk.steps },
    problems: walk.problem === null ? [] : [walk.problem],
  };
};

/**
 * One-digit tokens are directions, and so are runs of three and more digits from 1 to 6, of two where everybody
 * writes directions (WW-6.3-09).
 */
const startsWithDirection = (
  { steps }: RawMovement,
  { isByDirections }: MovementContext,
): boolean => {
  const first = steps[0]?.field;
  const isDirections = isByDirections ? /^(?:\d|[1-6]{2,})$/ : /^(?:\d|[1-6]{3,})$/;
  return (
    first?.grossfeld === null &&
    steps[0]?.beyond === null &&
    isDirections.test(first.kleinfeld.image)
  );
};

const walkDirection = (
  cell: Words,
  mark: Mark,
  index: number,
  walk: Walk,
  lattice: Lattice,
): Walk => {
  const at = partOf(cell, mark.start + index, mark.start + index + 1);
  const direction = Number(mark.image.charAt(index));
  if (!isDirection(direction)) return { ...walk, problem: problem('F-ORD-UNPARSED', at) };
  if (walk.field === null)
    return { ...walk, problem: problem('F-POS-SYNTAX', at, { reason: 'start' }) };
  const field = lattice.neighbourOf(walk.field, direction);
  if (field === undefined)
    return {
      ...walk,
      problem: problem('F-MAP-OFF', at, { reason: 'direction', from: walk.field, direction }),
    };
  walk.steps.push({ kind: 'field', field, direction, ...at });
  return { ...walk, field };
};

/** The last direction step, turned into boarding unit `nnn` there. */
const boardLast = (cell: Words, raw: RawStep, walk: Walk, context: MovementContext): Walk => {
  const last = walk.steps.at(-1);
  if (raw.bracket === null || last === undefined || walk.problem !== null) return walk;
  const place = readPlace(cell, { ...raw, field: null }, null, context.lattice);
  if (!place.ok) return { ...walk, problem: place.problem };
  const at = partOf(cell, raw.bracket.start, raw.bracket.end);
  if (place.value.unit === null) return { ...walk, problem: problem('F-ORD-UNPARSED', at) };
  const words = partOf(cell, last.span.start - cell.span.start, raw.end);
  walk.steps.pop();
  walk.steps.push({ kind: 'board', field: last.field, carrier: place.value.unit, ...words });
  return walk;
};

const walkRaw = (cell: Words, raw: RawStep, walk: Walk, context: MovementContext): Walk => {
  const mark = raw.field?.kleinfeld;
  const fits = raw.field?.grossfeld === null && raw.beyond === null;
  const afterBoard = walk.steps.at(-1)?.kind === 'board';
  const allDirections = mark !== undefined && /^(?:\d|[1-6]+)$/.test(mark.image);
  if (mark === undefined || !fits || afterBoard || !allDirections)
    return { ...walk, problem: problem('F-ORD-UNPARSED', rawWords(cell, raw)) };
  let next = walk;
  for (let index = 0; index < mark.image.length && next.problem === null; index += 1)
    next = walkDirection(cell, mark, index, next, context.lattice);
  return boardLast(cell, raw, next, context);
};

const walkDirections = (cell: Words, raw: RawMovement, context: MovementContext): ReadMovement => {
  const start = context.stated;
  const field = lookup(context, start ?? context.place);
  let walk: Walk = { start, field, steps: [], problem: null };
  for (const step of raw.steps) {
    if (walk.problem !== null) break;
    walk = walkRaw(cell, step, walk, context);
  }
  return {
    movement: {
      form: walk.steps.length === 0 ? 'none' : 'directions',
      start: walk.start,
      steps: walk.steps,
    },
    problems: walk.problem === null ? [] : [walk.problem],
  };
};

/**
 * Reads the movement of a row (WW-6.3-01 to -10, -21). Strict: what stands before the first words that fit
 * nothing is kept, the rest is dropped and named in a problem. Never throws.
 */
export function readMovement(
  cell: Words,
  grammar: MovementGrammar,
  context: MovementContext,
): ReadMovement {
  const raw = grammar(cell.text);
  const read = startsWithDirection(raw, context)
    ? walkDirections(cell, raw, context)
    : walkFields(cell, raw, context);
  if (raw.rest === null || read.problems.length > 0) return read;
  const at = partOf(cell, raw.rest.start, raw.rest.end);
  return { ...read, problems: [problem('F-ORD-UNPARSED', at)] };
}
