import { parseFieldAddress } from '../../../hex';
import { type Finding, findingOf, type HexPiece, type MapRules } from '../../../kernel';
import { ownerAt, SIDE, sideFeatures, latticeOn, terrainAt, type World } from '../../../world';
import { type Code, REGISTER } from '../data/findings';
import { LIMIT_TABLE } from '../data/tables';
import { fieldsIn } from '../records';
import { cellIn } from '../rules/cells';
import { distanceBetween } from '../rules/land';
import { isLand } from '../rules/terrain';
import { stateOf } from '../state/keep';

/** What the rules say against something drawn in a field, whoever owns it. */
function against(world: World, field: string, code: Code): Finding {
  const address = parseFieldAddress(field);
  const owner = address === undefined ? null : ownerAt(world.map, address);
  return findingOf(REGISTER, `pygma.${code}`, owner ?? '', { about: { field, region: field } });
}

/** A city stands on land, three fields from any other (PI-04-09, PI-04-11). */
function cityObjections(world: World, field: string): readonly Finding[] {
  const address = parseFieldAddress(field);
  if (address === undefined) return [];
  const gap = cellIn({}, LIMIT_TABLE, 'city_gap').value;
  const isNear = stateOf(world).cities.some(
    ({ id }) => id !== address && distanceBetween(world.map, address, id) <= gap,
  );
  return [
    ...(isLand(terrainAt(world.map, address)) ? [] : [against(world, field, 'E_TERRAIN')]),
    ...(isNear ? [against(world, field, 'E_CITY_GAP')] : []),
  ];
}

/** A bridge spans a river (PI-08-11). */
function bridgeObjections(world: World, field: string, side: number): readonly Finding[] {
  const address = parseFieldAddress(field);
  if (address === undefined) return [];
  const { map } = world;
  const at = { field: address, side: side as 1 | 2 | 3 | 4 | 5 | 6 };
  const isRiver = (sideFeatures(map.grossfelder, latticeOn(map), at) & SIDE.river) !== 0;
  return isRiver ? [] : [against(world, field, 'E_BRIDGE')];
}

/** What PYGMA-ISIS says while its map is drawn: cities and bridges, and the look of a world (GM-09, GM-11, GM-13). */
export const MAP_RULES: MapRules<World> = {
  objections: (world, structure) => {
    if (structure.kind === 'settlement') return cityObjections(world, structure.field);
    return structure.kind === 'bridge'
      ? bridgeObjections(world, structure.field, structure.side)
      : [];
  },
  recipe: { water: 0.6, spacing: [6, 7], ice: 2, pole: 'ice', isRound: true },
};

/** Letters of pieces (GM-43). */
const SYMBOLS = {
  warrior: 'K',
  rider: 'R',
  fleet: 'F',
  trader: 'H',
  being: 'W',
  extra_a: 'A',
  extra_b: 'B',
  extra_c: 'C',
  rebels: 'U',
} as const;

const GONE_AFTER = 1;

/**
 * The armies, traders and uprisings on the map: all of them and the beings, or those of a realm and what it sighted last
 * month (PI-05-44). Rebels are nobody's; in the first of their fields stands how many they are.
 */
export function mapPieces(world: World, looker: string | null): readonly HexPiece[] {
  const { armies, traders, sightings, revolts, beings, turn } = stateOf(world);
  const isShown = ({ owner }: { readonly owner: string }) => looker === null || owner === looker;
  const own = armies
    .filter(isShown)
    .flatMap(({ owner, kind, number, strength, field, carrier }) =>
      carrier === ''
        ? [{ party: owner, symbol: SYMBOLS[kind], number, size: strength, field, seen: null }]
        : [],
    );
  const carts = traders.filter(isShown).map(({ owner, number, field }) => ({
    party: owner,
    symbol: 'H',
    number,
    size: null,
    field,
    seen: null,
  }));
  const foreign = sightings
    .filter((one) => one.owner === looker && one.turn >= turn - GONE_AFTER)
    .map(({ of, what, size, field, turn: seen }) => ({
      party: of,
      symbol: SYMBOLS[what],
      number: null,
      size,
      field,
      seen,
    }));
  const nobody = { party: '', number: null, seen: null } as const;
  const rebels = revolts.filter(isShown).flatMap(({ fields, strength }) =>
    fieldsIn(fields).map((field, at) => ({
      ...nobody,
      symbol: SYMBOLS.rebels,
      size: at === 0 ? strength : null,
      field,
    })),
  );
  const dwellers = (looker === null ? beings : [])
    .filter(({ strength }) => strength > 0)
    .map(({ field, strength }) => ({
      ...nobody,
      symbol: SYMBOLS.being,
      size: strength,
      field,
    }));
  return [...own, ...carts, ...rebels, ...dwellers, ...foreign];
}
