import { type GrossfeldNo, type GrossfeldPlace, hasPlace, KLEINFELDER, wrapPlace } from '../hex';
import { success } from '../kernel';
import { type Edit, refuseEdit } from './edit-problem';
import { grossfelderOf, latticeOf } from './fields';
import type { Grossfeld, TerrainKey } from './grossfeld';
import { mapDiff } from './map-diff';
import { isPlace } from './place';
import { rehome } from './rehome';
import type { WorldMap } from './world';

/** A Großfeld of one terrain, owned by nobody, with nothing on it. */
export function newGrossfeld(
  no: GrossfeldNo,
  u: number,
  v: number,
  terrain: TerrainKey,
): Grossfeld {
  return {
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
  };
}

/** A map of other or otherwise placed Großfelder; borders are shared as in {@link rehome}. */
const rearranged = (map: WorldMap, plan: WorldMap['grossfelder']): Edit => {
  const after = latticeOf({ ...map, grossfelder: plan });
  const chunks = rehome({ ...map.grossfelder, ...plan }, latticeOf(map), after);
  return success(mapDiff(map, { ...map, grossfelder: chunks }));
};

/** A place as a key: the same for all copies of a cylinder. */
const placeKey = (map: WorldMap, place: GrossfeldPlace): string => {
  const { u, v } = wrapPlace(map.topology, place);
  return `${u},${v}`;
};

/** The Großfeld at a place of the lattice (on a cylinder in any copy), if there is one. */
export function grossfeldAt(map: WorldMap, place: GrossfeldPlace): Grossfeld | undefined {
  const key = placeKey(map, place);
  return grossfelderOf(map).find((grossfeld) => placeKey(map, grossfeld) === key);
}

/**
 * Adds Großfelder. Refused if a number or a place is taken, a place is none (`bad-value`), or an icosahedron has no field there (`off-world`). Features on the border that were stored with the
 * neighbours for want of a field beyond move to their canonical home.
 */
export function addGrossfelder(map: WorldMap, coming: readonly Grossfeld[]): Edit {
  const plan: Record<GrossfeldNo, Grossfeld> = { ...map.grossfelder };
  const taken = new Map(grossfelderOf(map).map((other) => [placeKey(map, other), other.no]));
  for (const grossfeld of coming) {
    const { no, u, v } = grossfeld;
    if (plan[no] !== undefined) return refuseEdit('number-taken', { grossfeld: no });
    if (!isPlace(grossfeld)) return refuseEdit('bad-value', { grossfeld: no, u, v });
    if (!hasPlace(map.topology, grossfeld)) return refuseEdit('off-world', { grossfeld: no, u, v });
    const key = placeKey(map, grossfeld);
    const occupant = taken.get(key);
    if (occupant !== undefined) return refuseEdit('place-taken', { grossfeld: no, u, v, occupant });
    taken.set(key, no);
    plan[no] = grossfeld;
  }
  return rearranged(map, plan);
}

/**
 * Removes Großfelder from the map with everything on them. Features on their border stay with the neighbours. Units and
 * capitals are not checked: see `removeGrossfelder` for campaigns.
 */
export function removeFromMap(map: WorldMap, nos: readonly GrossfeldNo[]): Edit {
  const missing = nos.find((no) => map.grossfelder[no] === undefined);
  if (missing !== undefined) return refuseEdit('not-there', { grossfeld: missing });
  const gone = new Set(nos);
  const plan = Object.fromEntries(
    grossfelderOf(map)
      .filter(({ no }) => !gone.has(no))
      .map((grossfeld): [GrossfeldNo, Grossfeld] => [grossfeld.no, grossfeld]),
  );
  return rearranged(map, plan);
}

/**
 * Moves a Großfeld with everything on it to another place; if there is a Großfeld, the two exchange their places.
 * Numbers stay, so everything that names its fields (units, capitals, knowledge) moves along. A river on its edge moves
 * with it, the neighbours retain what is on their side of the border, and where borders meet anew they are joined.
 * Refused (`place-fixed`) on an icosahedron, whose Großfelder at the cuts of the net are of different shapes.
 */
export function moveGrossfeld(map: WorldMap, no: GrossfeldNo, to: GrossfeldPlace): Edit {
  const moving = map.grossfelder[no];
  if (moving === undefined) return refuseEdit('not-there', { grossfeld: no });
  if (!isPlace(to)) return refuseEdit('bad-value', { u: to.u, v: to.v });
  const other = grossfeldAt(map, to);
  if (other?.no === no) return success([]);
  if (map.topology.kind === 'icosahedron')
    return refuseEdit('place-fixed', { grossfeld: no, ...to });
  const { u, v } = moving;
  const exchanged = other === undefined ? {} : { [other.no]: { ...other, u, v } };
  return rearranged(map, {
    ...map.grossfelder,
    [no]: { ...moving, u: to.u, v: to.v },
    ...exchanged,
  });
}
