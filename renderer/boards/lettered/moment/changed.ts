import {
  compareFields,
  type LetteredField,
  type LetteredMark,
  type LetteredPiece,
  type LetteredSight,
  fieldsOfEdge,
} from '../../../../engine';

/** Key of the kind of mark that shows where a piece went. */
export const WAY = 'way';

/** Whose a piece is in truth, and its number: the same one before and after. */
const identity = ({ party, truth, name }: LetteredPiece): string =>
  `${truth?.party ?? party ?? ''} ${name}`;

/** What lies on each field, as text to compare; edges lie on both of their fields. */
function byField(sight: LetteredSight): ReadonlyMap<LetteredField, readonly string[]> {
  const found = new Map<LetteredField, string[]>();
  const note = (field: LetteredField, thing: unknown): void => {
    found.set(field, [...(found.get(field) ?? []), JSON.stringify(thing)]);
  };
  for (const one of [...sight.capitals, ...sight.bases, ...sight.pieces, ...sight.marks])
    note(one.field, one);
  for (const edge of sight.edges) for (const field of fieldsOfEdge(edge.edge)) note(field, edge);
  return found;
}

/** Fields on which something is otherwise than before, in the order of reading. */
export function changedFields(
  before: LetteredSight,
  after: LetteredSight,
): readonly LetteredField[] {
  const [old, now] = [byField(before), byField(after)];
  const told = (of: typeof old, field: LetteredField): string =>
    [...(of.get(field) ?? [])].sort().join();
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => told(old, field) !== told(now, field))
    .sort(compareFields);
}

/** From where to where pieces went, as marks of the board. */
export function waysBetween(before: LetteredSight, after: LetteredSight): readonly LetteredMark[] {
  const from = new Map(before.pieces.map((piece) => [identity(piece), piece.field]));
  return after.pieces.flatMap((piece) => {
    const field = from.get(identity(piece));
    const { party, field: to } = piece;
    return field === undefined || field === to ? [] : [{ kind: WAY, field, to, party }];
  });
}
