import {
  cornerNames,
  type Direction,
  type FieldAddress,
  fieldAddress,
  type GrossfeldNo,
  grossfeldOf,
  KLEINFELDER,
  kleinfeldOf,
  type Lattice,
} from '../hex';
import type { Grossfeld } from './grossfeld';
import type { Knowledge, KnowledgeLevel, KnownGrossfeld, ViewChunk } from './knowledge';

/** How much a party knows of a field, 0 where it never looked. */
export const levelAt = (knowledge: Knowledge, field: FieldAddress): KnowledgeLevel =>
  knowledge.grossfelder[grossfeldOf(field)]?.level[kleinfeldOf(field) - 1] ?? 0;

type IndexRecord<Value> = Readonly<Record<number, Value>>;

/** What of a record may be shown; the record itself if all of it may. */
const keep = <Value>(
  record: IndexRecord<Value>,
  isShown: (index: number) => boolean,
): IndexRecord<Value> => {
  const entries = Object.entries(record);
  const shown = entries.filter(([index]) => isShown(Number(index)));
  return shown.length === entries.length ? record : Object.fromEntries(shown);
};

/** True if at least one of the two fields of a side is known. */
const isSideKnown = (
  lattice: Lattice,
  knowledge: Knowledge,
  field: FieldAddress,
  direction: Direction,
): boolean => {
  if (levelAt(knowledge, field) > 0) return true;
  const other = lattice.neighbourOf(field, direction);
  return other !== undefined && levelAt(knowledge, other) > 0;
};

const isCornerKnown = (
  lattice: Lattice,
  knowledge: Knowledge,
  field: FieldAddress,
  corner: Direction,
): boolean =>
  cornerNames(lattice, { field, corner }).some((name) => levelAt(knowledge, name.field) > 0);

const anythingKnown = (known: KnownGrossfeld): boolean => known.level.some((level) => level > 0);
const everythingKnown = (known: KnownGrossfeld): boolean => known.level.every((level) => level > 0);

const directionOf = (index: number): Direction => ((index % 6) + 1) as Direction;

/**
 * What a party believes of one Großfeld, as a chunk of its view; undefined if it knows nothing of it.
 * Place and number are the only facts taken from the map.
 */
export const knownChunk = (
  { no, u, v }: Pick<Grossfeld, 'no' | 'u' | 'v'>,
  knowledge: Knowledge,
  lattice: Lattice,
  capital: FieldAddress | null,
): ViewChunk | undefined => {
  const known = knowledge.grossfelder[no];
  if (known === undefined) return undefined;
  const fieldOf = (index: number): FieldAddress => fieldAddress(no, index + 1);
  const sideFieldOf = (index: number): FieldAddress => fieldOf(Math.floor(index / 6));
  const isShown = (index: number): boolean => (known.level[index] ?? 0) > 0;
  const isWhole = everythingKnown(known);
  const ifShown = <Value>(values: readonly Value[], unknown: Value): readonly Value[] =>
    isWhole
      ? values
      : Array.from({ length: KLEINFELDER }, (_, index) =>
          isShown(index) ? (values[index] ?? unknown) : unknown,
        );
  const sideIsShown = (index: number): boolean =>
    isSideKnown(lattice, knowledge, sideFieldOf(index), directionOf(index));

  const sides = keep(known.sides, sideIsShown);
  if (!anythingKnown(known) && Object.keys(sides).length === 0) return undefined;
  return {
    no,
    u,
    v,
    terrain: ifShown(known.terrain, null),
    owner: ifShown(known.owner, null),
    level: ifShown<KnowledgeLevel>(known.level, 0),
    since: ifShown(known.since, 0),
    sides,
    walls: keep(known.walls, sideIsShown),
    springs: keep(known.springs, (index) =>
      isCornerKnown(lattice, knowledge, sideFieldOf(index), directionOf(index)),
    ),
    settlements: Object.fromEntries(
      Object.entries(keep(known.settlements, isShown)).map(([index, { type, name, owner }]) => [
        index,
        { type, name, owner, capital: fieldOf(Number(index)) === capital },
      ]),
    ),
  };
};

/** The chunks of everything a party knows, by Großfeld number. */
export const knownChunks = (
  grossfelder: readonly Grossfeld[],
  knowledge: Knowledge,
  lattice: Lattice,
  capital: FieldAddress | null,
): Readonly<Record<GrossfeldNo, ViewChunk>> => {
  const chunks: Record<GrossfeldNo, ViewChunk> = {};
  for (const grossfeld of grossfelder) {
    const chunk = knownChunk(grossfeld, knowledge, lattice, capital);
    if (chunk !== undefined) chunks[grossfeld.no] = chunk;
  }
  return chunks;
};
