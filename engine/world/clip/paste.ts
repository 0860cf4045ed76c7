import {
  type Axial,
  type Direction,
  type FieldAddress,
  grossfeldOf,
  kleinfeldOf,
  type Lattice,
  neighbour,
  opposite,
  type Side,
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
import { planeCornerNames } from './plane';

/** Where the middle of a clip is put: a field, or a position of the plane (off the map too). */
export type ClipTarget = Axial | FieldAddress;

/** How a clip is pasted. */
export interface PasteOptions {
  readonly parts?: Partial<PasteParts>;
  /** A settlement of the clip takes the place of one that stands there; otherwise the paste is refused. */
  readonly replaceSettlements?: boolean;
}

const originOf = (lattice: Lattice, at: ClipTarget): Axial | undefined => {
  if (typeof at !== 'string') return at;
  const cell = lattice.cellOf(at);
  return cell === undefined ? undefined : lattice.axialOf(cell);
};

/** The fields of the map by position of the clip. */
type FieldAt = (place: Axial) => FieldAddress | undefined;

const placing = (lattice: Lattice, at: ClipTarget): FieldAt => {
  const origin = originOf(lattice, at);
  return ({ q, r }) => {
    const cell =
      origin === undefined ? undefined : lattice.cellAt({ q: origin.q + q, r: origin.r + r });
    return cell === undefined ? undefined : lattice.addressOf(cell);
  };
};

/** The cells of a clip that lie on the map, by field. On a cylinder narrower than the clip the last one wins. */
const landed = (clip: Clip, fieldAt: FieldAt): ReadonlyMap<FieldAddress, ClipCell> =>
  new Map(
    clip.cells.flatMap((cell) => {
      const field = fieldAt(cell);
      return field === undefined ? [] : [[field, cell] as const];
    }),
  );

/** What the ground will look like, for the preview: terrain and owner by field. */
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
  const fieldAt = placing(lattice, at);
  return clip.cells.filter((cell) => fieldAt(cell) === undefined).length;
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
const pastedSide = (place: Axial, side: Direction, fieldAt: FieldAt): Side | undefined => {
  const field = fieldAt(place);
  if (field !== undefined) return { field, side };
  const beyond = fieldAt(neighbour(place, side));
  return beyond === undefined ? undefined : { field: beyond, side: opposite(side) };
};

/** Puts sides, walls and springs of a clip onto a map whose inner edges are bare. */
const pasteEdges = (map: WorldMap, lattice: Lattice, clip: Clip, fieldAt: FieldAt): WorldMap => {
  const changes: MapChange[] = [];
  for (const { features, side, ...place } of clip.sides) {
    const named = pastedSide(place, side, fieldAt);
    if (named === undefined) continue;
    const before = sideFeatures(map.grossfelder, lattice, named);
    changes.push(featuresChange(lattice, named, before | features));
  }
  for (const { side, buildingValue, ...place } of clip.walls) {
    const field = fieldAt(place);
    if (field === undefined) continue;
    const index = sideIndex(kleinfeldOf(field), side);
    changes.push(entryChange(grossfeldOf(field), 'walls', index, buildingValue));
  }
  const after = applyMapChanges(map, changes);
  const corners = clip.springs.flatMap(({ corner, ...place }) => {
    const names = planeCornerNames(place, corner).map((name) => ({
      ...name,
      field: fieldAt(name),
    }));
    const name = names.find(({ field }) => field !== undefined);
    return name?.field === undefined ? [] : [{ field: name.field, corner: name.corner }];
  });
  const springs = setSprings(after, lattice, corners, true);
  return springs.ok ? applyMapChanges(after, springs.value) : after;
};

/**
 * Pastes a clip with its middle at a field or a position. Fields beyond the edge of the map are left out (see
 * {@link clipOverhang}). Sides and corners inside become those of the clip; on the rim the clip's are added to
 * what is there. Settlements, notes and secrets are put down, never taken away. Refused if nothing of the clip
 * lies on the map, or (`already-there`, with the field) if a settlement would take the place of another one.
 */
export function pasteClip(
  map: WorldMap,
  lattice: Lattice,
  clip: Clip,
  at: ClipTarget,
  { parts: wanted = {}, replaceSettlements = false }: PasteOptions = {},
): Edit {
  const parts: PasteParts = { ...ALL_PARTS, ...wanted };
  const fieldAt = placing(lattice, at);
  const cells = landed(clip, fieldAt);
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
  const pastedAt: FieldAt = (place) => {
    const field = fieldAt(place);
    return field !== undefined && cells.has(field) ? field : undefined;
  };
  return success(mapDiff(map, pasteEdges(bare, lattice, clip, pastedAt)));
}
