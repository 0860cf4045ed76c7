import { DIRECTIONS, type FieldAddress, kleinfeldOf, parseFieldAddress } from '../../../../hex';
import { type Explained, fact } from '../../../../kernel';
import { latticeOn, levelPlaces, newMap, terrainAt, type World } from '../../../../world';
import { distanceBetween } from '../../rules/land';
import { settlementPoints, tradeCityLimit } from '../../rules/sites';
import { heightLevel } from '../../rules/terrain';
import { MAP_RULES } from '../../views/map';
import type { Asked, Figures } from './asked';

const EAST = 2;

/** A round world of columns and rows in the sea, closed by the ice of the game; undefined where it cannot be. */
export function roundWorld(world: World, columns: number, rows: number): World | undefined {
  const { ice, pole } = MAP_RULES.recipe;
  const made = newMap({
    places: levelPlaces(columns, rows),
    topology: { kind: 'cylinder', columns },
    terrain: 'water',
    ice: { north: ice, south: ice, terrain: pole },
  });
  return made.ok ? { ...world, map: made.value } : undefined;
}

const fieldIn = ({ text }: Asked, name: string): FieldAddress =>
  parseFieldAddress(text(name)) ?? ('000/00' as FieldAddress);

/** How many fields of a map are so. */
const counted = (
  { world }: Pick<Asked, 'world'>,
  isSo: (field: FieldAddress, besides: number) => boolean,
): Explained => {
  const lattice = latticeOn(world.map);
  const cells = Array.from({ length: lattice.size }, (_, cell) => cell).filter((cell) => {
    const besides = DIRECTIONS.filter((one) => lattice.neighbour(cell, one) >= 0).length;
    return isSo(lattice.addressOf(cell), besides);
  });
  return fact('pygma.fields', cells.length, {}, 'PI-02-01');
};

/** Figures of the map and of what stands on it. */
export const LAND_FIGURES: Figures = {
  distance: (asked) => {
    const [from, to] = [fieldIn(asked, 'from'), fieldIn(asked, 'to')];
    const steps = distanceBetween(asked.world.map, from, to);
    return fact('pygma.distance', steps, { from, to }, 'PI-02-10');
  },
  /** All fields of the map, or those of a terrain. */
  fields: (asked) =>
    counted(
      asked,
      (field) =>
        !asked.has('terrain') || terrainAt(asked.world.map, field) === asked.text('terrain'),
    ),
  /** Fields of a round world of `columns` and `rows`; none where it cannot be. */
  world: (asked) => {
    const world = roundWorld(asked.world, asked.number('columns'), asked.number('rows'));
    return world && counted({ world }, () => true);
  },
  /** Fields that have no neighbour on a side. */
  rim: (asked) => counted(asked, (_, besides) => besides < DIRECTIONS.length),
  /** Number in its Großfeld of the field on a side of another one. */
  beside: (asked) => {
    const side = DIRECTIONS.find((one) => one === asked.number('side')) ?? EAST;
    const next = latticeOn(asked.world.map).neighbourOf(fieldIn(asked, 'of'), side);
    return next === undefined ? undefined : fact('pygma.kleinfeld', kleinfeldOf(next));
  },
  /** Steps to the east until one is back. */
  round: (asked) => {
    const lattice = latticeOn(asked.world.map);
    const start = lattice.cellOf(fieldIn(asked, 'from')) ?? -1;
    let steps = 0;
    for (let cell = start; cell >= 0 && (steps === 0 || cell !== start); steps += 1)
      cell = lattice.neighbour(cell, EAST);
    return fact('pygma.round', steps, {}, 'PI-02-11');
  },
  height: ({ settings, text }) => heightLevel(settings, text('terrain')),
  tradeCities: ({ settings, number }) => tradeCityLimit(settings, number('size')),
  settlementPoints: (asked) =>
    settlementPoints(
      asked.world,
      asked.settings,
      asked.list('fields').flatMap((one) => parseFieldAddress(one) ?? []),
    ),
};
