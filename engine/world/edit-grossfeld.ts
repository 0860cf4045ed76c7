import {
  canonicalCorner,
  cornerNames,
  type Direction,
  fieldAddress,
  type GrossfeldNo,
  grossfeldOf,
  KLEINFELDER,
  kleinfeldOf,
  type Lattice,
  sideFromBeyond,
  wrapPlace,
} from '../hex';
import { success } from '../kernel';
import { type Edit, refuseEdit } from './edit';
import { grossfelderOf, latticeOf } from './fields';
import type { Grossfeld, SideIndex, TerrainKey } from './grossfeld';
import { entryChange, type MapChange } from './map-change';
import { sideHome, sideIndex } from './sides';
import type { WorldMap } from './world';

/** A Großfeld of one terrain, owned by nobody, with nothing on it. */
export const newGrossfeld = (
  no: GrossfeldNo,
  u: number,
  v: number,
  terrain: TerrainKey,
): Grossfeld => ({
  no,
  u,
  v,
  terrain: Array.from({ length: KLEINFELDER }, () => terrain),
  owner: Array.from({ length: KLEINFELDER }, () => null),
  difficulty: {},
  lowView: {},
  baseTerrain: {},
  sides: {},
  walls: {},
  springs: {},
  settlements: {},
  notes: {},
  secrets: {},
});

const indexOfSide = (index: number): { kleinfeld: number; side: Direction } => ({
  kleinfeld: Math.floor(index / 6) + 1,
  side: ((index % 6) + 1) as Direction,
});

/** A feature on the border of an old neighbour whose canonical home is the new Großfeld. */
interface Moved {
  readonly from: { readonly no: GrossfeldNo; readonly index: SideIndex };
  readonly to: SideIndex;
  readonly features: number;
}

const movingTo = (no: GrossfeldNo, source: Grossfeld, after: Lattice): readonly Moved[] =>
  Object.entries(source.sides).flatMap(([key, features]) => {
    const index = Number(key);
    const { kleinfeld, side } = indexOfSide(index);
    const home = sideHome(after, { field: fieldAddress(source.no, kleinfeld), side });
    if (grossfeldOf(home.field) !== no) return [];
    const to = sideIndex(kleinfeldOf(home.field), home.side);
    return [{ from: { no: source.no, index }, to, features }];
  });

/**
 * Adds a Großfeld. Refused if its number or its place is taken. Features on the border that were stored with
 * the neighbours for want of a field beyond move to their canonical home.
 */
export const addGrossfeld = (map: WorldMap, grossfeld: Grossfeld): Edit => {
  const { no, u, v } = grossfeld;
  if (map.grossfelder[no] !== undefined) return refuseEdit('number-taken', { grossfeld: no });
  const place = wrapPlace(map.topology, grossfeld);
  const occupant = grossfelderOf(map).find((other) => {
    const { u: otherU, v: otherV } = wrapPlace(map.topology, other);
    return otherU === place.u && otherV === place.v;
  });
  if (occupant !== undefined) {
    return refuseEdit('place-taken', { grossfeld: no, u, v, occupant: occupant.no });
  }
  const after = latticeOf({ ...map, grossfelder: { ...map.grossfelder, [no]: grossfeld } });
  const moved = grossfelderOf(map).flatMap((other) => movingTo(no, other, after));
  const received = Object.fromEntries(
    moved.map(({ to, features }) => [to, features | (grossfeld.sides[to] ?? 0)]),
  );
  const value = { ...grossfeld, sides: { ...grossfeld.sides, ...received } };
  return success([
    { kind: 'grossfeld', no, value },
    ...moved.map(({ from }) => entryChange(from.no, 'sides', from.index, undefined)),
  ]);
};

/** What the fields that stay behind keep of the sides and corners they shared with a Großfeld that goes. */
const keptByNeighbours = (
  gone: Grossfeld,
  before: Lattice,
  after: Lattice,
): readonly MapChange[] => {
  const sides = Object.entries(gone.sides).flatMap(([key, features]) => {
    const { kleinfeld, side } = indexOfSide(Number(key));
    const beyond = sideFromBeyond(before, { field: fieldAddress(gone.no, kleinfeld), side });
    if (beyond === undefined || grossfeldOf(beyond.field) === gone.no) return [];
    const index = sideIndex(kleinfeldOf(beyond.field), beyond.side);
    return [entryChange(grossfeldOf(beyond.field), 'sides', index, features)];
  });
  const springs = Object.keys(gone.springs).flatMap((key) => {
    const { kleinfeld, side } = indexOfSide(Number(key));
    const names = cornerNames(before, { field: fieldAddress(gone.no, kleinfeld), corner: side });
    const other = names.find((name) => grossfeldOf(name.field) !== gone.no);
    if (other === undefined) return [];
    const home = canonicalCorner(after, other);
    const index = sideIndex(kleinfeldOf(home.field), home.corner);
    return [entryChange(grossfeldOf(home.field), 'springs', index, true)];
  });
  return [...sides, ...springs];
};

/**
 * Removes a Großfeld with everything on it. What lies on its border stays with the neighbours. Units and
 * capitals are not looked at: whoever removes land moves them first.
 */
export const removeGrossfeld = (map: WorldMap, no: GrossfeldNo): Edit => {
  const gone = map.grossfelder[no];
  if (gone === undefined) return refuseEdit('not-there', { grossfeld: no });
  const rest = Object.fromEntries(
    Object.entries(map.grossfelder).filter(([other]) => other !== no),
  );
  return success([
    { kind: 'grossfeld', no, value: undefined },
    ...keptByNeighbours(gone, latticeOf(map), latticeOf({ ...map, grossfelder: rest })),
  ]);
};
