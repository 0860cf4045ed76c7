import { failure, type LetteredLayout, type Result, success } from '../../kernel';
import {
  allFields,
  areNeighbourFields,
  compareFields,
  edgeBetween,
  fieldsOfEdge,
  isOnBoard,
  type LetteredBoard,
  type LetteredField,
  MOST_COLUMNS,
  MOST_ROWS,
  neighboursOfField,
  openDistances,
} from './board';

/** A board of the usual size on which nothing is drawn. */
export const BLANK_LETTERED_BOARD: LetteredBoard = {
  rows: 14,
  columns: 16,
  layout: 'even_rows_right',
  mountains: [],
  blocked: [],
};

export type LayoutProblem = 'offBoard' | 'noNeighbours' | 'badSize';

export type LayoutEdit = Result<LetteredLayout, LayoutProblem>;

const sorted = (fields: Iterable<LetteredField>): readonly LetteredField[] =>
  [...fields].sort(compareFields);

/** A layout with nothing on a field: no mountain, capital or base. */
function withFieldFree(layout: LetteredLayout, field: LetteredField): LetteredLayout {
  const { board, capitals, bases } = layout;
  return {
    board: { ...board, mountains: board.mountains.filter((one) => one !== field) },
    capitals: Object.fromEntries(Object.entries(capitals).filter(([, at]) => at !== field)),
    bases: Object.fromEntries(Object.entries(bases).filter(([at]) => at !== field)),
  };
}

/** Edits a field of the board; what stood on it is removed, for a field is at most one of these things. */
function onField(
  layout: LetteredLayout,
  field: LetteredField,
  put: (free: LetteredLayout) => LetteredLayout,
): LayoutEdit {
  return isOnBoard(layout.board, field)
    ? success(put(withFieldFree(layout, field)))
    : failure('offBoard');
}

/** Makes a field a mountain, or (`isThere` false) an open field again. */
export function setMountain(
  layout: LetteredLayout,
  field: LetteredField,
  isThere: boolean,
): LayoutEdit {
  return onField(layout, field, (free) =>
    isThere
      ? {
          ...free,
          board: { ...free.board, mountains: sorted([...free.board.mountains, field]) },
        }
      : free,
  );
}

/** Puts the capital of a party onto a field; its old field becomes free. */
export function setCapital(
  layout: LetteredLayout,
  field: LetteredField,
  party: string,
): LayoutEdit {
  return onField(layout, field, (free) => ({
    ...free,
    capitals: { ...free.capitals, [party]: field },
  }));
}

/** Puts a base onto a field, of a party or (null) of nobody. */
export function setBase(
  layout: LetteredLayout,
  field: LetteredField,
  party: string | null,
): LayoutEdit {
  return onField(layout, field, (free) => ({ ...free, bases: { ...free.bases, [field]: party } }));
}

/** Takes away what stands on a field, and blocked edges around it. */
export function eraseField(layout: LetteredLayout, field: LetteredField): LayoutEdit {
  return onField(layout, field, (free) => ({
    ...free,
    board: {
      ...free.board,
      blocked: free.board.blocked.filter((edge) => !fieldsOfEdge(edge).includes(field)),
    },
  }));
}

/** Blocks the edge between two neighbour fields, or opens it where it is blocked. */
export function toggleEdge(
  layout: LetteredLayout,
  from: LetteredField,
  to: LetteredField,
): LayoutEdit {
  const { board } = layout;
  if (!isOnBoard(board, from) || !isOnBoard(board, to)) return failure('offBoard');
  if (!areNeighbourFields(board, from, to)) return failure('noNeighbours');
  const edge = edgeBetween(from, to);
  const isBlocked = board.blocked.includes(edge);
  const blocked = isBlocked
    ? board.blocked.filter((one) => one !== edge)
    : [...board.blocked, edge].sort();
  return success({ ...layout, board: { ...board, blocked } });
}

/** The board in another size or with other rows shifted; what would lie outside, or on edges that are none, goes. */
export function resizeBoard(
  layout: LetteredLayout,
  size: Pick<LetteredBoard, 'rows' | 'columns' | 'layout'>,
): LayoutEdit {
  const isSize = (value: number, most: number): boolean =>
    Number.isInteger(value) && value >= 1 && value <= most;
  if (!isSize(size.rows, MOST_ROWS) || !isSize(size.columns, MOST_COLUMNS))
    return failure('badSize');
  const board = { ...layout.board, ...size };
  const isIn = (field: LetteredField): boolean => isOnBoard(board, field);
  return success({
    board: {
      ...board,
      mountains: board.mountains.filter(isIn),
      blocked: board.blocked.filter((edge) => {
        const [a, b] = fieldsOfEdge(edge);
        return isIn(a) && isIn(b) && areNeighbourFields(board, a, b);
      }),
    },
    capitals: Object.fromEntries(Object.entries(layout.capitals).filter(([, at]) => isIn(at))),
    bases: Object.fromEntries(Object.entries(layout.bases).filter(([at]) => isIn(at))),
  });
}

/** How many things of a layout another one no longer has. */
export function lostThings(before: LetteredLayout, after: LetteredLayout): number {
  const count = ({ board, capitals, bases }: LetteredLayout): number =>
    board.mountains.length +
    board.blocked.length +
    Object.keys(capitals).length +
    Object.keys(bases).length;
  return Math.max(0, count(before) - count(after));
}

/** Something a game cannot be played with, and where. */
export interface LayoutRemark {
  readonly code: 'offBoard' | 'shared' | 'noCapital' | 'apart' | 'walledIn';
  readonly field?: LetteredField;
  readonly party?: string;
}

/** Open fields from which the largest part of the board that hangs together cannot be reached. */
function apartFields(
  board: LetteredBoard,
  open: readonly LetteredField[],
): readonly LetteredField[] {
  const blocked = new Set(board.blocked);
  const parts: (readonly LetteredField[])[] = [];
  const seen = new Set<LetteredField>();
  for (const field of open) {
    if (seen.has(field)) continue;
    const part = [...openDistances(board, blocked, field).keys()];
    part.forEach((one) => seen.add(one));
    parts.push(part);
  }
  return parts
    .sort((a, b) => b.length - a.length)
    .slice(1)
    .flat();
}

/**
 * Faults of a layout for a game of some parties, by kind, then field: things off the board, fields with two things on
 * them, parties without a capital, open fields that cannot be reached from the rest, capitals without a free neighbour
 * field (TM-3-17).
 */
export function layoutRemarks(
  { board, capitals, bases }: LetteredLayout,
  parties: readonly string[],
): readonly LayoutRemark[] {
  const places = [...board.mountains, ...Object.values(capitals), ...Object.keys(bases)];
  const open = allFields(board).filter((field) => !board.mountains.includes(field));
  const twice = places.filter((field, index) => places.indexOf(field) !== index);
  const marked = (
    code: LayoutRemark['code'],
    fields: Iterable<LetteredField>,
  ): readonly LayoutRemark[] => sorted(new Set(fields)).map((field) => ({ code, field }));
  const isWalledIn = (field: LetteredField): boolean =>
    isOnBoard(board, field) &&
    neighboursOfField(board, field).every((next) => places.includes(next));
  return [
    ...marked(
      'offBoard',
      places.filter((field) => !isOnBoard(board, field)),
    ),
    ...marked('shared', twice),
    ...parties
      .filter((party) => capitals[party] === undefined)
      .map((party): LayoutRemark => ({ code: 'noCapital', party })),
    ...marked('apart', apartFields(board, open)),
    ...Object.entries(capitals)
      .filter(([, field]) => isWalledIn(field))
      .map(([party, field]): LayoutRemark => ({ code: 'walledIn', field, party })),
  ];
}
