import type { Cell, Direction, FieldAddress } from '../../../hex';
import { memoizeByObject, type Settings } from '../../../kernel';
import {
  grossfelderOf,
  latticeOn,
  ownerAt,
  SIDE,
  sideFeatures,
  terrainAt,
  type World,
} from '../../../world';
import { TERRAINS } from '../data/kinds';
import { fieldsIn } from '../records/land';
import type { CityAt, Ground } from '../rules/armies/ground';
import { isCapital, isCoastal } from '../rules/land';
import { heightLevel } from '../rules/terrain';
import { stateOf } from './keep';

const boardOf = memoizeByObject(readBoard);

/** The board of a world as the rules of armies read it, with the heights of the settings. */
export function groundOf(world: World, settings: Settings = {}): Ground {
  const board = boardOf(world);
  const levels = new Map<string | undefined, number>(
    TERRAINS.map((terrain) => [terrain, heightLevel(settings, terrain).value]),
  );
  return { ...board, height: (cell) => levels.get(board.terrain(cell)) ?? 0 };
}

function readBoard(world: World): Omit<Ground, 'height'> {
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
    owner: at((field) => ownerAt(map, field), null),
    isRebel: at((field) => rebels.has(field), false),
    city: at((field) => towns.get(field), undefined),
    hasRoad: has(SIDE.road),
    hasRiver: has(SIDE.river),
    hasBridge: has(SIDE.bridge),
  };
}
