import {
  type Cell,
  createLattice,
  type FieldAddress,
  fieldAt,
  type GrossfeldNo,
  grossfeldOf,
  type GrossfeldPlace,
  icosahedralNet,
  isInShape,
  KLEINFELDER,
  kleinfeldOf,
  type Lattice,
  type Seams,
  type Topology,
} from '../hex';
import { memoizeByObject } from '../kernel';
import type { Grossfeld, PartyKey, Settlement, TerrainKey } from './grossfeld';
import type { WorldMap } from './world';

/** The Großfelder of a map in order of their numbers. */
export function grossfelderOf(map: WorldMap): readonly Grossfeld[] {
  return (Object.keys(map.grossfelder) as GrossfeldNo[])
    .sort()
    .map((no) => map.grossfelder[no])
    .filter((grossfeld) => grossfeld !== undefined);
}

/** Who touches whom on this map, with neighbours that the plane does not give. Keep it while no Großfeld comes, goes or moves. */
export function latticeOf(map: WorldMap, seams: Seams = {}): Lattice {
  return createLattice(
    grossfelderOf(map).map(({ no, u, v }) => ({ no, u, v })),
    map.topology,
    seams,
  );
}

/** The neighbours on a map, worked out once. */
export const latticeOn: (map: WorldMap) => Lattice = memoizeByObject((map: WorldMap) =>
  latticeOf(map),
);

/** The Großfelder that each one of a map touches, over the cuts of a net too, and itself; worked out once. */
export const touchingGrossfelder = memoizeByObject(
  (map: WorldMap): ReadonlyMap<GrossfeldNo, ReadonlySet<GrossfeldNo>> => {
    const { plots, neighbours } = latticeOn(map);
    const noOf = (cell: Cell): GrossfeldNo | undefined => plots[Math.floor(cell / KLEINFELDER)]?.no;
    return new Map(
      plots.map(({ no }, index) => {
        const first = 6 * KLEINFELDER * index;
        const around = [...neighbours.subarray(first, first + 6 * KLEINFELDER)].flatMap((cell) =>
          cell < 0 ? [] : (noOf(cell) ?? []),
        );
        return [no, new Set([no, ...around])];
      }),
    );
  },
);

/** The fields of some Großfelder that are on the map: 48 each, but fewer at the cuts of an icosahedron's net. */
export function countFields(topology: Topology, places: readonly GrossfeldPlace[]): number {
  if (topology.kind !== 'icosahedron') return places.length * KLEINFELDER;
  const { has } = icosahedralNet(topology.edge);
  return places.reduce(
    (sum, place) =>
      sum +
      Array.from({ length: KLEINFELDER }, (_, index) => fieldAt(place, index + 1)).filter(has)
        .length,
    0,
  );
}

/** The Großfeld of a field that is on the map; those of an icosahedron hold places that are outside its net. */
const grossfeldAt = ({ grossfelder, topology }: WorldMap, field: FieldAddress) => {
  const grossfeld = grossfelder[grossfeldOf(field)];
  return grossfeld !== undefined && isInShape(topology, grossfeld, kleinfeldOf(field))
    ? grossfeld
    : undefined;
};

/** Terrain key of a field, or undefined off the map. */
export function terrainAt(map: WorldMap, field: FieldAddress): TerrainKey | undefined {
  return grossfeldAt(map, field)?.terrain[kleinfeldOf(field) - 1];
}

/** Owner of a field; null = nobody, or off the map. */
export function ownerAt(map: WorldMap, field: FieldAddress): PartyKey | null {
  return grossfeldAt(map, field)?.owner[kleinfeldOf(field) - 1] ?? null;
}

/** Owner of the settlement of a field; null = none stands there, or it is nobody's. */
export function settlementOwnerAt(map: WorldMap, field: FieldAddress): PartyKey | null {
  const settlement = settlementAt(map, field);
  if (settlement === undefined) return null;
  return settlement.owner === '' ? ownerAt(map, field) : settlement.owner;
}

/** The settlement in a field, if one stands there. */
export function settlementAt(map: WorldMap, field: FieldAddress): Settlement | undefined {
  return map.grossfelder[grossfeldOf(field)]?.settlements[kleinfeldOf(field) - 1];
}
