import {
  fieldsOfEdge,
  type LetteredMark,
  type LetteredPiece,
  type LetteredSight,
} from '../../../engine';

/** Items on cells; an item on two cells is listed twice. */
export type Things = readonly (readonly [cell: string, thing: unknown])[];

/** All items on the fields of a board, edges on both of theirs. */
export function thingsOn({ capitals, bases, pieces, marks, edges }: LetteredSight): Things {
  return [
    ...[...capitals, ...bases, ...pieces, ...marks].map((one) => [one.field, one] as const),
    ...edges.flatMap((one) => fieldsOfEdge(one.edge).map((field) => [field, one] as const)),
  ];
}

/** Cells on which something is otherwise than before; the order in which things are listed means nothing. */
export function changedCells(before: Things, after: Things): ReadonlySet<string> {
  const byCell = (things: Things): ReadonlyMap<string, string> => {
    const found = new Map<string, readonly string[]>();
    for (const [cell, thing] of things)
      found.set(cell, [...(found.get(cell) ?? []), JSON.stringify(thing)].sort());
    return new Map([...found].map(([cell, all]) => [cell, all.join()]));
  };
  const [old, now] = [byCell(before), byCell(after)];
  return new Set([...old.keys(), ...now.keys()].filter((cell) => old.get(cell) !== now.get(cell)));
}

/** Key of the kind of mark that shows where a piece went. */
const WAY = 'way';

/** A board with the ways its pieces went since before: each is known by whose it truly is, and by its number. */
export function withWays(before: LetteredSight, after: LetteredSight): LetteredSight {
  const identity = ({ party, truth, name }: LetteredPiece): string =>
    `${truth?.party ?? party ?? ''} ${name}`;
  const from = new Map(before.pieces.map((piece) => [identity(piece), piece.field]));
  const ways = after.pieces.flatMap((piece): readonly LetteredMark[] => {
    const field = from.get(identity(piece));
    const { party, field: to } = piece;
    return field === undefined || field === to ? [] : [{ kind: WAY, field, to, party }];
  });
  return { ...after, marks: [...after.marks, ...ways] };
}
