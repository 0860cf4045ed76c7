import {
  type FieldAddress,
  fieldAddress,
  type GrossfeldNo,
  isInShape,
  KLEINFELDER,
  parseFieldAddress,
  type Topology,
} from '../hex';
import { type HexGame, hexGameOf, memoizeByObject, reuse, type Settings } from '../kernel';
import { grossfelderOf } from './fields';
import type { Grossfeld, PartyKey, Settlement } from './grossfeld';
import type {
  KnowledgeLevel,
  TruthView,
  ViewChunk,
  ViewLabel,
  ViewParty,
  ViewPiece,
} from './knowledge';
import type { MapLabel, Party, Unit, World } from './world';

const ALL_DETAILS: readonly KnowledgeLevel[] = Array.from({ length: KLEINFELDER }, () => 2);

/** Attributes of a party for a map. */
export function viewParty({ key, name, colour, pattern }: Party): ViewParty {
  return {
    key,
    name,
    colour,
    ...(pattern === undefined ? {} : { pattern }),
  };
}

/** The piece of a unit whose every detail is known; none while it is carried by another. */
export function pieceOf({ party, type, number, size, place }: Unit): readonly ViewPiece[] {
  return place.kind === 'aboard' ? [] : [{ party, symbol: type, number, size, place, seen: null }];
}

/** The pieces of a game that keeps its units as records, as a party knows them or (`looker` null) as they are. */
export function recordPieces(
  system: { readonly board: { readonly hex?: HexGame<World> } } | undefined,
  world: World,
  looker: PartyKey | null,
  settings: Settings,
): readonly ViewPiece[] {
  const pieces = hexGameOf(system).pieces?.(world, looker, settings) ?? [];
  return pieces.flatMap(({ field: address, ...piece }) => {
    const field = parseFieldAddress(address);
    return field === undefined ? [] : [{ ...piece, place: { kind: 'field', field } }];
  });
}

/** A label as a view shows it. */
export function viewLabel({
  id,
  kind,
  text,
  points,
  size,
  spacing,
  rotation,
  party,
}: MapLabel): ViewLabel {
  return {
    id,
    kind,
    text,
    points,
    size,
    ...(spacing === undefined ? {} : { spacing }),
    ...(rotation === undefined ? {} : { rotation }),
    ...(party === undefined ? {} : { party }),
  };
}

/** Pieces in an order that does not depend on how the units were inserted. */
export function inOrder(units: readonly Unit[]): readonly Unit[] {
  return [...units].sort((a, b) =>
    a.party === b.party ? a.number - b.number : a.party < b.party ? -1 : 1,
  );
}

/** The labels of a world in order of their ids. */
export function labelsOf(world: World): readonly MapLabel[] {
  return Object.keys(world.labels)
    .sort()
    .flatMap((id) => world.labels[id] ?? []);
}

/** Owner of a settlement in a field of an owner; empty = nobody. */
export function settlementOwner(
  { owner }: Pick<Settlement, 'owner'>,
  ofField: PartyKey | null | undefined,
): PartyKey {
  return owner === '' ? (ofField ?? '') : owner;
}

const settlementsOf = (
  grossfeld: Grossfeld,
  capitals: ReadonlySet<FieldAddress>,
): ViewChunk['settlements'] =>
  Object.fromEntries(
    Object.entries(grossfeld.settlements).map(([index, settlement]: [string, Settlement]) => [
      index,
      {
        type: settlement.type,
        name: settlement.name,
        owner: settlementOwner(settlement, grossfeld.owner[Number(index)]),
        capital: capitals.has(fieldAddress(grossfeld.no, Number(index) + 1)),
        ...(settlement.harbours.length > 0 ? { harbours: settlement.harbours } : {}),
      },
    ]),
  );

/** What of a Großfeld is on the map, for drawing. */
type Ground = Pick<ViewChunk, 'terrain' | 'level'>;

/** The fields of each Großfeld that are on the net of an icosahedron; there is no ground at the others. */
const groundOnNet: (topology: Topology) => (grossfeld: Grossfeld) => Ground = memoizeByObject(
  (topology: Topology) =>
    memoizeByObject((grossfeld: Grossfeld): Ground => {
      const isOn = grossfeld.terrain.map((_, index) => isInShape(topology, grossfeld, index + 1));
      if (isOn.every(Boolean)) return { terrain: grossfeld.terrain, level: ALL_DETAILS };
      return {
        terrain: grossfeld.terrain.map((terrain, index) => (isOn[index] === true ? terrain : null)),
        level: isOn.map((is) => (is ? 2 : 0)),
      };
    }),
);

const groundOf = (topology: Topology, grossfeld: Grossfeld): Ground =>
  topology.kind === 'icosahedron'
    ? groundOnNet(topology)(grossfeld)
    : { terrain: grossfeld.terrain, level: ALL_DETAILS };

const truthChunk = (
  grossfeld: Grossfeld,
  ground: Ground,
  capitals: ReadonlySet<FieldAddress>,
  since: readonly number[],
): ViewChunk => ({
  no: grossfeld.no,
  u: grossfeld.u,
  v: grossfeld.v,
  ...ground,
  owner: grossfeld.owner,
  since,
  sides: grossfeld.sides,
  walls: grossfeld.walls,
  springs: grossfeld.springs,
  settlements: settlementsOf(grossfeld, capitals),
});

/** How long each field of a Großfeld is known: the same list as before while the turn is the same. */
const sinceOf = (turn: number, previous: TruthView | undefined): readonly number[] => {
  const [before] = previous?.turn === turn ? Object.values(previous.chunks) : [];
  return before?.since ?? Array.from({ length: KLEINFELDER }, () => turn);
};

/** True if a view of settlements shows these and no others. */
const showsSettlements = (
  shown: ViewChunk['settlements'],
  { no, settlements, owner }: Grossfeld,
  capitals: ReadonlySet<FieldAddress>,
): boolean => {
  for (const index in shown) if (!(index in settlements)) return false;
  for (const index in settlements) {
    const [is, was] = [settlements[index], shown[index]];
    if (is === undefined || was === undefined) return false;
    const isSame =
      is.type === was.type &&
      is.name === was.name &&
      settlementOwner(is, owner[Number(index)]) === was.owner &&
      (is.harbours === was.harbours || (is.harbours.length === 0 && was.harbours === undefined)) &&
      capitals.has(fieldAddress(no, Number(index) + 1)) === was.capital;
    if (!isSame) return false;
  }
  return true;
};

/** True if a chunk still shows a Großfeld: most do, and need not be made anew. */
const showsStill = (
  chunk: ViewChunk,
  grossfeld: Grossfeld,
  { terrain }: Ground,
  capitals: ReadonlySet<FieldAddress>,
  turn: number,
): boolean =>
  chunk.terrain === terrain &&
  chunk.owner === grossfeld.owner &&
  chunk.sides === grossfeld.sides &&
  chunk.walls === grossfeld.walls &&
  chunk.springs === grossfeld.springs &&
  chunk.u === grossfeld.u &&
  chunk.v === grossfeld.v &&
  chunk.since[0] === turn &&
  showsSettlements(chunk.settlements, grossfeld, capitals);

/** The Großfelder that stand as they are in the world `shown`, so that their chunks of its view are right still. */
const unchangedSince = (
  shown: World | undefined,
  world: World,
): Partial<Readonly<Record<GrossfeldNo, Grossfeld>>> =>
  shown !== undefined && shown.parties === world.parties && shown.clock.turn === world.clock.turn
    ? shown.map.grossfelder
    : {};

/**
 * The world as the GM sees it. Notes and secrets are layers of their own and not part of it. With the view
 * made before, everything that did not change keeps its identity, chunk by chunk; with the world of that view, too,
 * Großfelder of the same identity are not looked at. `pieces` are those of records (`recordPieces`).
 */
export function truthView(
  world: World,
  previous?: TruthView,
  shown?: World,
  pieces: readonly ViewPiece[] = [],
): TruthView {
  const parties = Object.values(world.parties);
  const capitals = new Set(parties.map((party) => party.capital).filter((field) => field !== null));
  const since = sinceOf(world.clock.turn, previous);
  const chunks: Record<GrossfeldNo, ViewChunk> = {};
  const unchanged = unchangedSince(shown, world);
  for (const grossfeld of grossfelderOf(world.map)) {
    const before = previous?.chunks[grossfeld.no];
    const isSame = before !== undefined && unchanged[grossfeld.no] === grossfeld;
    const ground = groundOf(world.map.topology, grossfeld);
    chunks[grossfeld.no] =
      isSame ||
      (before !== undefined && showsStill(before, grossfeld, ground, capitals, world.clock.turn))
        ? before
        : truthChunk(grossfeld, ground, capitals, since);
  }
  const view: TruthView = {
    audience: { kind: 'truth' },
    chunks,
    parties: Object.fromEntries(
      parties.map((party): [PartyKey, ViewParty] => [party.key, viewParty(party)]),
    ),
    pieces: [...inOrder(Object.values(world.units)).flatMap(pieceOf), ...pieces],
    labels: labelsOf(world).map(viewLabel),
    turn: world.clock.turn,
  };
  return reuse(previous, view);
}

/** Makes the views of a world's states one after the other: what did not change since the last one keeps its identity. */
export function createTruthMaker(): (world: World, pieces?: readonly ViewPiece[]) => TruthView {
  let last: { readonly world: World; readonly view: TruthView } | undefined;
  return (world, pieces) => {
    const view = truthView(world, last?.view, last?.world, pieces);
    last = { world, view };
    return view;
  };
}
