import {
  canonicalCorner,
  type Corner,
  cornersOfSide,
  type FieldAddress,
  type Grossfeld,
  grossfeldNo,
  type GrossfeldNo,
  grossfeldOf,
  kleinfeldOf,
  type Lattice,
  latticeOf,
  newGrossfeld,
  sameCorner,
  type Settlement,
  SIDE,
  type Side,
  sideHome,
  sideIndex,
  type WorldMap,
} from '../../../engine';
import { settlementTypeOf } from '../../../engine/systems/waben/rules/catalogue';
import { readArt } from './art';
import { owners } from './data/owners';
import { ownerLetters } from './data/realms';
import { hardGround, notes, secrets } from './data/remarks';
import { settlements } from './data/settlements';
import { terrain } from './data/terrain';
import { canals, rivers } from './data/waters';
import { bridges, roads, WALL_STRENGTH, walls } from './data/ways';
import { readField, readFields, readSides } from './notation';

/** Something laid on the land: the field it is stored with, its index there, and itself. */
type Laid<Value> = readonly [FieldAddress, number, Value];

const numberOf = (no: string): GrossfeldNo => {
  const read = grossfeldNo(no);
  if (read === undefined) throw new Error(`“${no}” is no number of a Großfeld.`);
  return read;
};

const ownerOf = (no: string, letter: string): string | null => {
  const owner = ownerLetters[letter];
  if (owner === undefined) throw new Error(`Großfeld ${no}: nobody signs with “${letter}”.`);
  return owner;
};

/** The bare land: terrain and owners as drawn, nothing on it. */
const drawnLand = (): WorldMap => ({
  topology: { kind: 'sheet' },
  grossfelder: Object.fromEntries(
    terrain.map((drawing) => {
      const no = numberOf(drawing.no);
      const owner = owners.find((other) => other.no === drawing.no);
      if (owner === undefined) throw new Error(`Großfeld ${no} has no owners drawn.`);
      const grossfeld: Grossfeld = {
        ...newGrossfeld(no, drawing.u, drawing.v, ''),
        terrain: readArt(drawing),
        owner: readArt(owner).map((letter) => ownerOf(no, letter)),
      };
      return [no, grossfeld];
    }),
  ),
});

const inField = <Value>(text: string, value: Value): Laid<Value> => {
  const field = readField(text);
  return [field, kleinfeldOf(field) - 1, value];
};

/** The sides between the fields of a road. */
const sidesOfRoad = (lattice: Lattice, road: string): readonly Side[] => {
  const fields = readFields(road);
  return fields.slice(1).map((to, index) => {
    const from = fields[index] ?? to;
    const side = lattice.directionBetween(from, to);
    if (side === undefined) throw new Error(`Road ${road}: ${from} does not touch ${to}.`);
    return { field: from, side };
  });
};

/** Features of sides at their homes; several on one side become one set of bits. */
const laySides = (
  lattice: Lattice,
  features: readonly (readonly [readonly Side[], number])[],
): readonly Laid<number>[] => {
  const laid = new Map<string, Laid<number>>();
  for (const [sides, feature] of features) {
    for (const side of sides) {
      const home = sideHome(lattice, side);
      const key = `${home.field}(${String(home.side)})`;
      const bits = (laid.get(key)?.[2] ?? 0) | feature;
      laid.set(key, [home.field, sideIndex(kleinfeldOf(home.field), home.side), bits]);
    }
  }
  return [...laid.values()];
};

/** Where a river rises: the end of its first side that the second does not share. */
export const springOf = (lattice: Lattice, river: readonly Side[]): Corner => {
  const [first, second] = river;
  if (first === undefined || second === undefined)
    throw new Error('A river has two sides or more.');
  const shared = cornersOfSide(second);
  const source = cornersOfSide(first).find(
    (corner) => !shared.some((other) => sameCorner(lattice, corner, other)),
  );
  if (source === undefined) throw new Error(`A river does not flow on from ${first.field}.`);
  return canonicalCorner(lattice, source);
};

const settled = (): readonly Laid<Settlement>[] =>
  settlements.map(({ at, type, name, owner, harbours }) => {
    const built = settlementTypeOf(type)?.buildingValue ?? 0;
    return inField(at, { type, name, owner, built, harbours: harbours ?? [] });
  });

const entriesFor = <Value>(
  no: GrossfeldNo,
  laid: readonly Laid<Value>[],
): Readonly<Record<number, Value>> =>
  Object.fromEntries(
    laid.filter(([field]) => grossfeldOf(field) === no).map(([, index, value]) => [index, value]),
  );

/** The land of the example: drawn, then rivers, ways, walls, settlements and remarks laid on it. */
export const tharosLand = (): WorldMap => {
  const land = drawnLand();
  const lattice = latticeOf(land);
  const courses = rivers.map(readSides);
  const sides = laySides(lattice, [
    [courses.flat(), SIDE.river],
    [roads.flatMap((road) => sidesOfRoad(lattice, road)), SIDE.road],
    [bridges.flatMap(readSides), SIDE.bridge],
    [canals.flatMap(readSides), SIDE.canal],
  ]);
  const wallSides = walls
    .flatMap(readSides)
    .map(({ field, side }): Laid<number> => [
      field,
      sideIndex(kleinfeldOf(field), side),
      WALL_STRENGTH,
    ]);
  const springs = courses
    .map((course) => springOf(lattice, course))
    .map(({ field, corner }): Laid<true> => [field, sideIndex(kleinfeldOf(field), corner), true]);
  const towns = settled();
  const difficulty = hardGround.map(([at, level]) => inField(at, level));
  const written = notes.map(([at, text]) => inField(at, text));
  const hidden = secrets.map(([at, secret]) => inField(at, secret));
  return {
    ...land,
    grossfelder: Object.fromEntries(
      Object.values(land.grossfelder).map((grossfeld): [GrossfeldNo, Grossfeld] => [
        grossfeld.no,
        {
          ...grossfeld,
          sides: entriesFor(grossfeld.no, sides),
          walls: entriesFor(grossfeld.no, wallSides),
          springs: entriesFor(grossfeld.no, springs),
          settlements: entriesFor(grossfeld.no, towns),
          difficulty: entriesFor(grossfeld.no, difficulty),
          notes: entriesFor(grossfeld.no, written),
          secrets: entriesFor(grossfeld.no, hidden),
        },
      ]),
    ),
  };
};
