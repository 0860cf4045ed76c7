import { fieldAtPoint, type GrossfeldNo, KLEINFELDER, type Lattice, type Point } from '../hex';
import { byTextOf, reuse } from '../kernel';
import { grossfelderOf, latticeOf } from './fields';
import type { PartyKey } from './grossfeld';
import { knownChunks } from './known-chunk';
import {
  bySight,
  type Knowledge,
  type RealmView,
  type SightedUnit,
  type ViewChunk,
  type ViewLabel,
  type ViewParty,
  type ViewPiece,
} from './knowledge';
import { sampleLabel } from './label-curve';
import { inOrder, labelsOf, pieceOf, viewLabel, viewParty } from './view';
import type { World } from './world';

/** Points of a label that must lie on known ground for it to be shown, of the five looked at. */
const LABEL_NEEDS = 4;

const NOTHING_KNOWN: Knowledge = { grossfelder: {}, sightings: [] };

type Chunks = Readonly<Record<GrossfeldNo, ViewChunk>>;

const isKnownAt = (chunks: Chunks, lattice: Lattice, point: Point): boolean => {
  const cell = lattice.cellAt(fieldAtPoint(point));
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

/** The parties a realm has heard of by what it sees: itself, owners of known ground, foreign pieces. */
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

/** What a reader can tell labels apart by: all but the id, which says when the GM made one. */
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
        sampleLabel(label).filter((point) => isKnownAt(chunks, lattice, point)).length >=
        LABEL_NEEDS,
    )
    .map(viewLabel)
    .sort(byLabel);

/**
 * The map as one party knows it: made of its own knowledge, its own units and its own sightings only
 * (architecture law 9). Lettering is shown where at least four of five points along it lie on known ground.
 * With the view made before, everything that did not change keeps its identity, chunk by chunk. `lattice` is that of
 * the world's map, if it is at hand: many realms need it once.
 */
export const realmView = (
  world: World,
  party: PartyKey,
  previous?: RealmView,
  lattice: Lattice = latticeOf(world.map),
): RealmView => {
  const knowledge = world.knowledge[party] ?? NOTHING_KNOWN;
  const capital = world.parties[party]?.capital ?? null;
  const chunks = knownChunks(grossfelderOf(world.map), knowledge, lattice, capital);
  const units = Object.values(world.units).filter((unit) => unit.party === party);
  const foreign = foreignPieces(knowledge.sightings, world.clock.turn);
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
};
