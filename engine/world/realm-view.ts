import {
  type Cell,
  cellsUnder,
  cornerNames,
  type Direction,
  type FieldAddress,
  fieldAddress,
  type GrossfeldNo,
  grossfeldOf,
  KLEINFELDER,
  kleinfeldOf,
  type Lattice,
  inOwnNet,
} from '../hex';
import { byTextOf, reuse } from '../kernel';
import { grossfelderOf, latticeOf } from './fields';
import type { Grossfeld, PartyKey } from './grossfeld';
import {
  bySight,
  type Knowledge,
  type KnowledgeLevel,
  type KnownGrossfeld,
  type RealmView,
  type SightedUnit,
  type ViewChunk,
  type ViewLabel,
  type ViewParty,
  type ViewPiece,
} from './knowledge';
import { placesOf, sampleLabel } from './label-curve';
import { inOrder, labelsOf, pieceOf, settlementOwner, viewLabel, viewParty } from './view';
import type { World } from './world';

/** How much a party knows of a field, 0 where it never looked. */
export function levelAt(knowledge: Knowledge, field: FieldAddress): KnowledgeLevel {
  return knowledge.grossfelder[grossfeldOf(field)]?.level[kleinfeldOf(field) - 1] ?? 0;
}

type IndexRecord<Value> = Readonly<Record<number, Value>>;

/** The visible part of a record; the record itself if all of it may be shown. */
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
 * Belief of a party about one Großfeld, as a chunk of its view; undefined if it knows nothing of it. Place and number
 * are the only facts taken from the map.
 */
const knownChunk = (
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
        {
          type,
          name,
          owner: settlementOwner({ owner }, known.owner[Number(index)]),
          capital: fieldOf(Number(index)) === capital,
        },
      ]),
    ),
  };
};

/** The chunks of everything a party knows, by Großfeld number. */
const knownChunks = (
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

/** Points of a label that must lie on known ground for it to be shown, of the five looked at. */
const LABEL_NEEDS = 4;

const NOTHING_KNOWN: Knowledge = { grossfelder: {}, sightings: [] };

type Chunks = Readonly<Record<GrossfeldNo, ViewChunk>>;

const isKnown = (chunks: Chunks, lattice: Lattice, cell: Cell | undefined): boolean => {
  if (cell === undefined) return false;
  const plot = lattice.plots[Math.floor(cell / KLEINFELDER)];
  const level = plot === undefined ? 0 : (chunks[plot.no]?.level[cell % KLEINFELDER] ?? 0);
  return level > 0;
};

/** The sightings still worth drawing: those of the turn just booked and of the open one, each piece once by its last sight. */
const foreignPieces = (sightings: readonly SightedUnit[], turn: number): readonly ViewPiece[] => {
  const pieces = new Map<string, ViewPiece>();
  for (const { turn: seen, place, party, kind, sizeClass } of [...sightings].sort(bySight)) {
    if (seen < turn - 1) continue;
    pieces.set(`${place} ${party} ${kind} ${sizeClass}`, {
      party,
      symbol: kind,
      number: null,
      size: null,
      place: { kind: 'field', field: place },
      seen,
    });
  }
  return [...pieces.keys()].sort().flatMap((key) => pieces.get(key) ?? []);
};

/** The parties a realm knows by what it sees: itself, owners of known ground, foreign pieces. */
const knownParties = (
  world: World,
  party: PartyKey,
  chunks: Chunks,
  pieces: readonly ViewPiece[],
): Readonly<Record<PartyKey, ViewParty>> => {
  const keys = new Set<PartyKey>([party, ...pieces.map((piece) => piece.party)]);
  for (const chunk of Object.values(chunks)) {
    for (const owner of chunk.owner) if (owner !== null) keys.add(owner);
    for (const settlement of Object.values(chunk.settlements)) keys.add(settlement.owner);
  }
  return Object.fromEntries(
    [...keys].sort().flatMap((key) => {
      const known = world.parties[key];
      return known === undefined ? [] : [[key, viewParty(known)]];
    }),
  );
};

/** Visible attributes of a label: all but the id, which reveals when the GM made one. */
const byLabel = byTextOf(({ id: _, ...seen }: ViewLabel) => JSON.stringify(seen));

const knownLabels = (
  world: World,
  chunks: Chunks,
  parties: Readonly<Record<PartyKey, ViewParty>>,
  lattice: Lattice,
): readonly ViewLabel[] =>
  labelsOf(world)
    .filter((label) => label.party === undefined || parties[label.party] !== undefined)
    .filter(
      (label) =>
        cellsUnder(inOwnNet(lattice), placesOf(label), sampleLabel(label)).filter((cell) =>
          isKnown(chunks, lattice, cell),
        ).length >= LABEL_NEEDS,
    )
    .map(viewLabel)
    .sort(byLabel);

/**
 * The map as one party knows it: made of its own knowledge, its own units and its own sightings only
 * (architecture law 9). Lettering is shown where at least four of five points along it lie on known ground.
 * With the view made before, everything that did not change keeps its identity, chunk by chunk. `lattice` is that of
 * the world's map, if it is at hand: many realms need it once. `pieces` are those of records (`recordPieces`).
 */
export function realmView(
  world: World,
  party: PartyKey,
  previous?: RealmView,
  lattice: Lattice = latticeOf(world.map),
  pieces: readonly ViewPiece[] = [],
): RealmView {
  const knowledge = world.knowledge[party] ?? NOTHING_KNOWN;
  const capital = world.parties[party]?.capital ?? null;
  const chunks = knownChunks(grossfelderOf(world.map), knowledge, lattice, capital);
  const units = Object.values(world.units).filter((unit) => unit.party === party);
  const foreign = [...foreignPieces(knowledge.sightings, world.clock.turn), ...pieces];
  const parties = knownParties(world, party, chunks, foreign);
  const view: RealmView = {
    audience: { kind: 'realm', party },
    chunks,
    parties,
    pieces: [...inOrder(units).flatMap(pieceOf), ...foreign],
    labels: knownLabels(world, chunks, parties, lattice),
    turn: world.clock.turn,
  };
  return reuse(previous, view);
}
