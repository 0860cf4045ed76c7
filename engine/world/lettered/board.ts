import { z } from '../../kernel/zod';
import { type Axial, distance } from '../../hex';
import {
  memoizeByObject,
  type LetteredBoard,
  type LetteredEdge,
  type LetteredField,
  type LetteredGame,
  type LetteredSight,
} from '../../kernel';

export type { LetteredBoard, LetteredEdge, LetteredField } from '../../kernel';

export const MOST_ROWS = 26;
export const MOST_COLUMNS = 99;

const field = z.string().regex(/^[A-Z][1-9]\d?$/);
const edge = z.string().regex(/^[A-Z][1-9]\d?\|[A-Z][1-9]\d?$/);
const whose = z.string().nullable();

/** Reads a stored board. The pieces on its fields are stored by the game. */
export const letteredBoard: z.ZodType<LetteredBoard> = z.object({
  rows: z.int().min(1).max(MOST_ROWS),
  columns: z.int().min(1).max(MOST_COLUMNS),
  layout: z.enum(['even_rows_right', 'odd_rows_right']),
  mountains: z.array(field),
  blocked: z.array(edge),
});

/** Reads a board as somebody saw it, out of the archive. */
export const letteredSight: z.ZodType<LetteredSight> = z.object({
  board: letteredBoard,
  capitals: z.array(z.object({ party: z.string(), field, isDestroyed: z.boolean() })),
  bases: z.array(z.object({ field, party: whose })),
  edges: z.array(z.object({ edge, party: whose, isSecret: z.boolean() })),
  pieces: z.array(
    z.object({
      field,
      party: whose,
      name: z.string(),
      strength: z.number().nullable(),
      truth: z.object({ party: whose, strength: z.number() }).exactOptional(),
      isHidden: z.boolean().exactOptional(),
    }),
  ),
  marks: z.array(z.object({ kind: z.string(), field, to: field.exactOptional(), party: whose })),
});

/**
 * A board without what nobody may read over the viewer's shoulder: the true nature of pieces and that they hide, edges
 * unknown to some, and marks of kinds that are secrets. The board itself stays the same object.
 */
export function withoutSecrets(
  sight: LetteredSight,
  kinds: LetteredGame<never>['marks'],
): LetteredSight {
  return {
    ...sight,
    edges: sight.edges.filter(({ isSecret }) => !isSecret),
    pieces: sight.pieces.map(({ field, party, name, strength }) => ({
      field,
      party,
      name,
      strength,
    })),
    marks: sight.marks.filter(({ kind }) => kinds[kind]?.isSecret !== true),
  };
}

/** Where a field is: row and column, counted from 0. */
export interface LetteredPlace {
  readonly row: number;
  readonly column: number;
}

const CODE_A = 'A'.charCodeAt(0);

/** The field at a place. */
export function fieldOfPlace({ row, column }: LetteredPlace): LetteredField {
  return `${String.fromCharCode(CODE_A + row)}${String(column + 1)}`;
}

/** Place of a field in stored notation. */
export function placeOfField(name: LetteredField): LetteredPlace {
  return { row: name.charCodeAt(0) - CODE_A, column: Number(name.slice(1)) - 1 };
}

/** True if the board has a field. */
export function isOnBoard({ rows, columns }: LetteredBoard, name: LetteredField): boolean {
  const { row, column } = placeOfField(name);
  return row >= 0 && row < rows && column >= 0 && column < columns;
}

/** Order of fields: by row, then by column (TM-0-12). */
export function compareFields(a: LetteredField, b: LetteredField): number {
  const [one, other] = [placeOfField(a), placeOfField(b)];
  return one.row - other.row || one.column - other.column;
}

/** Half a field to the right (1) or not (0). */
const shiftOf = ({ layout }: LetteredBoard, row: number): number =>
  layout === 'even_rows_right' ? row % 2 : 1 - (row % 2);

/** The field in the coordinates of the drawing plane (TM-3-05). */
export function axialOfField(board: LetteredBoard, name: LetteredField): Axial {
  const { row, column } = placeOfField(name);
  const before = board.layout === 'even_rows_right' ? row - (row % 2) : row + (row % 2);
  return { q: column - before / 2, r: row };
}

/** The field at a place of the drawing plane (`fieldAtPoint`); undefined off the board. */
export function fieldOfAxial(board: LetteredBoard, { q, r }: Axial): LetteredField | undefined {
  const before = board.layout === 'even_rows_right' ? r - (r & 1) : r + (r & 1);
  const column = q + before / 2;
  return r >= 0 && r < board.rows && column >= 0 && column < board.columns
    ? fieldOfPlace({ row: r, column })
    : undefined;
}

const knownNeighbours = memoizeByObject(
  (_: LetteredBoard) => new Map<LetteredField, readonly LetteredField[]>(),
);

/** Fields that share an edge with a field, in their order (TM-0-08, TM-3-04); found once for every board. */
export function neighboursOfField(
  board: LetteredBoard,
  name: LetteredField,
): readonly LetteredField[] {
  const known = knownNeighbours(board);
  const neighbours = known.get(name) ?? findNeighbours(board, name);
  known.set(name, neighbours);
  return neighbours;
}

function findNeighbours(board: LetteredBoard, name: LetteredField): readonly LetteredField[] {
  const { row, column } = placeOfField(name);
  const left = column - 1 + shiftOf(board, row);
  return [
    { row: row - 1, column: left },
    { row: row - 1, column: left + 1 },
    { row, column: column - 1 },
    { row, column: column + 1 },
    { row: row + 1, column: left },
    { row: row + 1, column: left + 1 },
  ].flatMap((place) => {
    const one = fieldOfPlace(place);
    return place.row >= 0 && place.column >= 0 && isOnBoard(board, one) ? [one] : [];
  });
}

/** True if two fields share an edge. */
export function areNeighbourFields(
  board: LetteredBoard,
  a: LetteredField,
  b: LetteredField,
): boolean {
  return neighboursOfField(board, a).includes(b);
}

/** Steps between two fields, ignoring all obstacles (TM-3-05). */
export function fieldDistance(board: LetteredBoard, a: LetteredField, b: LetteredField): number {
  return distance(axialOfField(board, a), axialOfField(board, b));
}

/** The edge between two neighbour fields (TM-3-10). */
export function edgeBetween(a: LetteredField, b: LetteredField): LetteredEdge {
  return compareFields(a, b) < 0 ? `${a}|${b}` : `${b}|${a}`;
}

/** Both fields of an edge, the smaller one first. */
export function fieldsOfEdge(edge: LetteredEdge): readonly [LetteredField, LetteredField] {
  const [a = '', b = ''] = edge.split('|');
  return [a, b];
}

/** Every field, row by row. */
export function allFields({ rows, columns }: LetteredBoard): readonly LetteredField[] {
  return Array.from({ length: rows * columns }, (_, index) =>
    fieldOfPlace({ row: Math.floor(index / columns), column: index % columns }),
  );
}

/** True if a step from a field to a neighbour is open: no mountain there and no blocked edge between. */
export function isOpenStep(
  { mountains }: LetteredBoard,
  blocked: ReadonlySet<LetteredEdge>,
  from: LetteredField,
  to: LetteredField,
): boolean {
  return !mountains.includes(to) && !blocked.has(edgeBetween(from, to));
}

/** Steps of the shortest open way to every field that can be reached from one, itself at 0. */
export function openDistances(
  board: LetteredBoard,
  blocked: ReadonlySet<LetteredEdge>,
  from: LetteredField,
): ReadonlyMap<LetteredField, number> {
  const steps = new Map([[from, 0]]);
  const queue = [from];
  for (const here of queue) {
    for (const next of neighboursOfField(board, here)) {
      if (steps.has(next) || !isOpenStep(board, blocked, here, next)) continue;
      steps.set(next, (steps.get(here) ?? 0) + 1);
      queue.push(next);
    }
  }
  return steps;
}
