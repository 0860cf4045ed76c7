import { type FieldAddress, type GrossfeldNo, grossfeldOf } from '../../../../hex';
import {
  fieldOfUnit,
  type PartyKey,
  touchingGrossfelder,
  type World,
  type WorldMap,
} from '../../../../world';
import { inOrderOfUnits } from '../movement/place';

/** Where messages to and from a party come and go: its capital, else its first unit; undefined if it is nowhere. */
export function seatOfParty(
  world: Pick<World, 'parties' | 'units'>,
  party: PartyKey,
): FieldAddress | undefined {
  const capital = world.parties[party]?.capital ?? undefined;
  if (capital !== undefined) return capital;
  const [first] = Object.values(world.units)
    .filter((unit) => unit.party === party)
    .sort(inOrderOfUnits);
  return first === undefined ? undefined : fieldOfUnit(first, world.units);
}

const steps = (du: number, dv: number): number =>
  Math.max(Math.abs(du), Math.abs(dv), Math.abs(du + dv));

/** Steps from Großfeld to Großfeld where a net is cut between them: by what touches what. undefined = no way. */
const stepsOverGrossfelder = (
  map: WorldMap,
  from: GrossfeldNo,
  to: GrossfeldNo,
): number | undefined => {
  const touching = touchingGrossfelder(map);
  const reached = new Set([from]);
  let ring = [from];
  for (let count = 0; ring.length > 0; count += 1) {
    if (ring.includes(to)) return count;
    const beyond = new Set(ring.flatMap((no) => [...(touching.get(no) ?? [])]));
    ring = [...beyond].filter((no) => !reached.has(no));
    for (const no of ring) reached.add(no);
  }
  return undefined;
};

/**
 * Steps between the Großfelder of two fields on the lattice of Großfelder, the shorter way round on a cylinder;
 * 0 if one of them is off the map (WW-9.5-07).
 */
export function grossfeldSteps(map: WorldMap, a: FieldAddress, b: FieldAddress): number {
  const from = map.grossfelder[grossfeldOf(a)];
  const to = map.grossfelder[grossfeldOf(b)];
  if (from === undefined || to === undefined) return 0;
  const [du, dv] = [to.u - from.u, to.v - from.v];
  if (map.topology.kind === 'icosahedron') {
    return stepsOverGrossfelder(map, from.no, to.no) ?? steps(du, dv);
  }
  if (map.topology.kind === 'sheet') return steps(du, dv);
  const { columns } = map.topology;
  return Math.min(
    ...[-1, 0, 1].map((turns) => steps(du + turns * columns, dv - (turns * columns) / 2)),
  );
}
