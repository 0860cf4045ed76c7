import {
  type Axial,
  type Cell,
  type Direction,
  type FieldAddress,
  grossfeldOf,
  hasSide,
  kleinfeldOf,
  type Lattice,
  neighbour,
  opposite,
  type Side,
  turn,
  unfoldedAround,
} from '../../hex';
import { success } from '../../kernel';
import { type Edit, refuseEdit } from '../edit-problem';
import { setSprings } from '../edit-sides';
import { sameSettlement } from '../same-settlement';
import type { PartyKey, Settlement, TerrainKey } from '../grossfeld';
import { applyMapChanges, entryChange, type MapChange } from '../map-change';
import { mapDiff } from '../map-diff';
import { sideFeatures, sideIndex } from '../sides';
import { entryOf, type Spot, spotOf } from '../spot';
import type { WorldMap } from '../world';
import { ALL_PARTS, type Clip, type ClipCell, type PasteParts } from './clip';
import { clearEdges, featuresChange } from './edges';
import { axialKey, planeCornerNames } from './plane';
import { withHarbours } from './turn';

/** Where the middle of a clip is put: a field, or a position of the plane (off the map too). */
export type ClipTarget = Axial | FieldAddress;

/** How a clip is pasted. */
export interface PasteOptions {
  readonly parts?: Partial<PasteParts>;
  /** A settlement of the clip replaces an existing one; otherwise the paste is refused. */
  readonly replaceSettlements?: boolean;
}

/** A field of the map at a position of the clip: its side d faces where the clip's `turn(d, turned)` does. */
interface Landing {
  readonly field: FieldAddress;
  readonly turned: number;
}

/** The fields of the map by position of the clip. */
type LandingAt = (place: Axial) => Landing | undefined;

/** On an icosahedron the fields around a target, unfolded: the cuts of its net are not in the way. */
const aroundTarget = (lattice: Lattice, target: Cell): LandingAt => {
  const found = new Map<string, Landing>();
  for (const [cell, { turned, ...place }] of unfoldedAround(lattice, target, Infinity)) {
    const key = axialKey(place);
    if (!found.has(key)) found.set(key, { field: lattice.addressOf(cell), turned });
  }
  return (place) => found.get(axialKey(place));
};

const placing = (lattice: Lattice, at: ClipTarget): LandingAt => {
  const target = typeof at === 'string' ? lattice.cellOf(at) : lattice.cellAt(at);
  if (lattice.topology.kind === 'icosahedron' && target !== undefined) {
    return aroundTarget(lattice, target);
  }
  if (typeof at === 'string' && target === undefined) return () => undefined;
  const origin = typeof at === 'string' ? lattice.axialOf(target ?? 0) : at;
  return ({ q, r }) => {
    const cell = lattice.cellAt({ q: origin.q + q, r: origin.r + r });
    return cell === undefined ? undefined : { field: lattice.addressOf(cell), turned: 0 };
  };
};

/** The cells of a clip that lie on the map, by field. On a cylinder narrower than the clip the last one wins. */
const landed = (clip: Clip, landingAt: LandingAt): ReadonlyMap<FieldAddress, ClipCell> =>
  new Map(
    clip.cells.flatMap((cell) => {
      const landing = landingAt(cell);
      if (landing === undefined) return [];
      const { settlement } = cell;
      const there =
        settlement === undefined
          ? cell
          : { ...cell, settlement: withHarbours(settlement, -landing.turned) };
      return [[landing.field, there] as const];
    }),
  );

/** Terrain and owner by field after pasting, for the preview. */
export function clipGround(
  clip: Clip,
  at: ClipTarget,
  lattice: Lattice,
): ReadonlyMap<FieldAddress, { readonly terrain: TerrainKey; readonly owner: PartyKey | null }> {
  return new Map(
    [...landed(clip, placing(lattice, at))].map(([field, { terrain, owner }]) => [
      field,
      { terrain, owner },
    ]),
  );
}

/** How many fields of a clip lie off the map and are left out. */
export function clipOverhang(clip: Clip, at: ClipTarget, lattice: Lattice): number {
  const landingAt = placing(lattice, at);
  return clip.cells.filter((cell) => landingAt(cell) === undefined).length;
}

/** The fields in which another settlement stands where the clip would put one. */
export function pasteCollisions(
  map: WorldMap,
  lattice: Lattice,
  clip: Clip,
  at: ClipTarget,
): readonly FieldAddress[] {
  return [...landed(clip, placing(lattice, at))]
    .filter(([field, { settlement }]) => {
      const spot = spotOf(map, field);
      const there = spot?.grossfeld.settlements[spot.index];
      return settlement !== undefined && there !== undefined && !sameSettlement(there, settlement);
    })
    .map(([field]) => field);
}

const settlementChange = (spot: Spot, settlement: Settlement): readonly MapChange[] => {
  const there = spot.grossfeld.settlements[spot.index];
  const isSame = there !== undefined && sameSettlement(there, settlement);
  return isSame ? [] : entryOf(spot, 'settlements', settlement);
};

const secretChange = (spot: Spot, { secret }: ClipCell): readonly MapChange[] => {
  const there = spot.grossfeld.secrets[spot.index];
  const isSame = there?.text === secret?.text && there?.strength === secret?.strength;
  return secret === undefined || isSame ? [] : entryOf(spot, 'secrets', secret);
};

const cellChanges = (spot: Spot, cell: ClipCell, parts: PasteParts): readonly MapChange[] => [
  ...(parts.terrain
    ? [
        ...entryOf(spot, 'terrain', cell.terrain),
        ...entryOf(spot, 'difficulty', cell.difficulty),
        ...entryOf(spot, 'lowView', cell.lowView),
        ...entryOf(spot, 'baseTerrain', cell.baseTerrain),
      ]
    : []),
  ...(parts.owners ? entryOf(spot, 'owner', cell.owner) : []),
  ...(parts.places && cell.settlement !== undefined ? settlementChange(spot, cell.settlement) : []),
  ...(parts.notes && cell.note !== undefined ? entryOf(spot, 'notes', cell.note) : []),
  ...(parts.notes ? secretChange(spot, cell) : []),
];

/** A side of a clip by a field it is pasted to; undefined if neither of its fields is. */
const pastedSide = (place: Axial, side: Direction, landingAt: LandingAt): Side | undefined => {
  const here = landingAt(place);
  if (here !== undefined) return { field: here.field, side: turn(side, -here.turned) };
  const beyond = landingAt(neighbour(place, side));
  return beyond === undefined
    ? undefined
    : { field: beyond.field, side: turn(opposite(side), -beyond.turned) };
};

/** Puts sides, walls and springs of a clip onto a map whose inner edges are bare. */
const pasteEdges = (
  map: WorldMap,
  lattice: Lattice,
  clip: Clip,
  landingAt: LandingAt,
): WorldMap => {
  const changes: MapChange[] = [];
  for (const { features, side, ...place } of clip.sides) {
    const named = pastedSide(place, side, landingAt);
    if (named === undefined || !hasSide(lattice, named)) continue;
    const before = sideFeatures(map.grossfelder, lattice, named);
    changes.push(featuresChange(lattice, named, before | features));
  }
  for (const { side, buildingValue, ...place } of clip.walls) {
    const named = landingAt(place) === undefined ? undefined : pastedSide(place, side, landingAt);
    if (named === undefined || !hasSide(lattice, named)) continue;
    const index = sideIndex(kleinfeldOf(named.field), named.side);
    changes.push(entryChange(grossfeldOf(named.field), 'walls', index, buildingValue));
  }
  const after = applyMapChanges(map, changes);
  const corners = clip.springs.flatMap(({ corner, ...place }) => {
    const [name] = planeCornerNames(place, corner).flatMap((one) => {
      const landing = landingAt(one);
      if (landing === undefined) return [];
      return [{ field: landing.field, corner: turn(one.corner, -landing.turned) }];
    });
    return name === undefined ? [] : [name];
  });
  const springs = setSprings(after, lattice, corners, true);
  return springs.ok ? applyMapChanges(after, springs.value) : after;
};

/**
 * Pastes a clip with its middle at a field or a position. Fields beyond the edge of the map are omitted (see {@link
 * clipOverhang}). Sides and corners inside become those of the clip; on the edge the clip's are added to what is there.
 * Settlements, notes and secrets are added, never removed. Refused if nothing of the clip is on the map, or
 * (`already-there`, with the field) if a settlement would replace another one.
 */
export function pasteClip(
  map: WorldMap,
  lattice: Lattice,
  clip: Clip,
  at: ClipTarget,
  { parts: wanted = {}, replaceSettlements = false }: PasteOptions = {},
): Edit {
  const parts: PasteParts = { ...ALL_PARTS, ...wanted };
  const landingAt = placing(lattice, at);
  const cells = landed(clip, landingAt);
  if (cells.size === 0) return refuseEdit('off-map', typeof at === 'string' ? { field: at } : {});
  const collision = pasteCollisions(map, lattice, clip, at)[0];
  if (parts.places && !replaceSettlements && collision !== undefined) {
    return refuseEdit('already-there', { field: collision });
  }
  const changes = [...cells].flatMap(([field, cell]) => {
    const spot = spotOf(map, field);
    return spot === undefined ? [] : cellChanges(spot, cell, parts);
  });
  const ground = applyMapChanges(map, changes);
  if (!parts.sides) return success(mapDiff(map, ground));
  const bare = clearEdges(ground, lattice, new Set(cells.keys()), false);
  const pastedAt: LandingAt = (place) => {
    const landing = landingAt(place);
    return landing !== undefined && cells.has(landing.field) ? landing : undefined;
  };
  return success(mapDiff(map, pasteEdges(bare, lattice, clip, pastedAt)));
}
