import type { Cell, Direction, FieldAddress } from '../../../hex';
import { keptFor } from '../../../kernel';
import {
  grossfelderOf,
  latticeOn,
  ownerAt,
  SIDE,
  sideFeatures,
  terrainAt,
  type World,
} from '../../../world';
import { fieldsIn } from '../records/land';
import type { CityAt, Ground } from '../rules/armies/ground';
import { isCapital, isCoastal } from '../rules/land';
import { heightLevel } from '../rules/terrain';
import { stateOf } from './keep';

/** The board of a world as the rules of armies read it. */
export const groundOf: (world: World) => Ground = keptFor(readGround);

function readGround(world: World): Ground {
  const { map } = world;
  const lattice = latticeOn(map);
  const { cities, revolts } = stateOf(world);
  const rebels = new Set(revolts.flatMap(({ fields }) => fieldsIn(fields)));
  const towns = new Map<FieldAddress, CityAt>(
    cities.map(({ id, owner, isFortified, isTrade }) => [
      id,
      {
        owner: owner === '' ? null : owner,
        isCapital: isCapital(world, id),
        isPort: isCoastal(map, id),
        isFortified,
        isTradeCity: isTrade,
      },
    ]),
  );
  const chunks = Object.fromEntries(grossfelderOf(map).map((one) => [one.no, one]));
  const has = (feature: number) => (cell: Cell, side: Direction) =>
    cell >= 0 &&
    (sideFeatures(chunks, lattice, { field: lattice.addressOf(cell), side }) & feature) !== 0;
  const at =
    <Value>(read: (field: FieldAddress) => Value, nothing: Value) =>
    (cell: Cell): Value =>
      cell < 0 ? nothing : read(lattice.addressOf(cell));
  return {
    lattice,
    terrain: at((field) => terrainAt(map, field), undefined),
    height: at((field) => heightLevel(terrainAt(map, field)), 0),
    owner: at((field) => ownerAt(map, field), null),
    isRebel: at((field) => rebels.has(field), false),
    city: at((field) => towns.get(field), undefined),
    hasRoad: has(SIDE.road),
    hasRiver: has(SIDE.river),
    hasBridge: has(SIDE.bridge),
  };
}
