import {
  hexGameOf,
  type GrossfeldNo,
  newMap,
  type NewMap,
  systems,
  type TerrainKey,
  type Topology,
  type WorldMap,
} from '../../../engine';
import { catalogueOf } from '../map/catalogue';
import { problemOf, wantedSpots, type WorldPlan } from './plan';

/** The kinds of fields a new world begins with. */
export interface Grounds {
  readonly water: TerrainKey;
  readonly land: TerrainKey;
  /** What water at the poles freezes to; absent where nothing freezes. */
  readonly ice?: TerrainKey;
}

/** Plain water, plain lowland and the ice of a game. */
export function groundsOf(system: string): Grounds {
  const game = systems[system];
  const catalogue = catalogueOf(hexGameOf(game).terrains);
  const [plain = ''] = catalogue.types;
  const [lowest = 0, low = lowest] = catalogue.heights;
  const water = catalogue.at(lowest, plain)?.key ?? '';
  const land = catalogue.at(low, plain)?.key ?? water;
  const ice = hexGameOf(game).rules?.recipe.pole;
  return { water, land, ...(ice === undefined ? {} : { ice }) };
}

const numberingOf = ({ numbering, first, shuffle }: WorldPlan): NonNullable<NewMap['numbering']> =>
  numbering === 'shuffled'
    ? { kind: 'shuffled', seed: shuffle }
    : {
        kind: 'sequence',
        from: String(first).padStart(3, '0') as GrossfeldNo,
        order: numbering,
      };

/** The shape of the planned world. */
export function topologyOf({ topology, columns, edge }: WorldPlan): Topology {
  if (topology === 'cylinder') return { kind: topology, columns };
  return topology === 'icosahedron' ? { kind: topology, edge } : { kind: topology };
}

const EMPTY: WorldMap = { topology: { kind: 'sheet' }, grossfelder: {} };

/** The map a plan leads to, before anything is generated on it; without Großfelder while the plan makes no sense. */
export function mapOfPlan(plan: WorldPlan, { water, land, ice }: Grounds): WorldMap {
  if (problemOf(plan) !== undefined) return EMPTY;
  const { north, south, beginning } = plan;
  const made = newMap({
    places: wantedSpots(plan),
    topology: topologyOf(plan),
    terrain: beginning === 'land' ? land : water,
    numbering: numberingOf(plan),
    ...(ice === undefined || north + south === 0 ? {} : { ice: { north, south, terrain: ice } }),
  });
  return made.ok ? made.value : EMPTY;
}
