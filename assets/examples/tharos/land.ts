import {
  canonicalCorner,
  type Corner,
  cornersOfSide,
  type Direction,
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
  type Secret,
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
import { terrain } from './data/terrain';
import { bridges, roads, WALL_STRENGTH, walls } from './data/ways';
import { readField, readFields, readSides } from './notation';

/** A settlement as the example writes it down. All are complete; harbours by the sides of the field. */
interface SettlementEntry {
  readonly at: string;
  readonly type: 'gar' | 'brg' | 'std' | 'fst' | 'met';
  readonly name: string;
  readonly owner: string;
  readonly harbours?: readonly Direction[];
}

const settlements: readonly SettlementEntry[] = [
  { at: '210/04', type: 'met', name: 'Tharos', owner: 'tha', harbours: [1, 2, 3, 5, 6] },
  { at: '210/19', type: 'fst', name: 'Elystria', owner: 'tha' },
  { at: '210/01', type: 'std', name: 'Trakan', owner: 'tha', harbours: [1] },

  { at: '001/21', type: 'met', name: 'Hallenstein', owner: 'val', harbours: [6] },
  { at: '001/01', type: 'std', name: 'Seegard', owner: 'val', harbours: [6] },
  { at: '836/46', type: 'fst', name: 'Rabenfels', owner: 'val' },
  { at: '009/05', type: 'std', name: 'Tannwehr', owner: 'val' },
  { at: '001/28', type: 'brg', name: 'Weidenfurt', owner: 'val' },
  { at: '836/33', type: 'brg', name: 'Eulenruf', owner: 'val' },
  { at: '001/48', type: 'gar', name: 'Südwacht', owner: 'val' },

  { at: '327/42', type: 'fst', name: 'Dornach', owner: 'dor' },
  { at: '327/32', type: 'std', name: 'Klippenhag', owner: 'dor' },
  { at: '327/40', type: 'brg', name: 'Hirschhag', owner: 'dor' },
  { at: '711/02', type: 'brg', name: 'Steinpforte', owner: 'dor' },
  { at: '711/16', type: 'gar', name: 'Waldwacht', owner: 'dor' },

  { at: '710/21', type: 'std', name: 'Okhanda', owner: 'okh', harbours: [3] },
  { at: '710/30', type: 'std', name: 'Muschelgrund', owner: 'okh' },
  { at: '711/24', type: 'brg', name: 'Brückenhort', owner: 'okh' },
  { at: '711/36', type: 'brg', name: 'Tamarhort', owner: 'okh' },

  { at: '009/33', type: 'met', name: 'Merisha', owner: 'nah', harbours: [5] },
  { at: '009/21', type: 'std', name: 'Salzport', owner: 'nah', harbours: [2] },
  { at: '158/39', type: 'std', name: 'Südkreuz', owner: 'nah' },
  { at: '158/03', type: 'fst', name: 'Sonnentor', owner: 'nah' },
  { at: '158/22', type: 'brg', name: 'Brunnhort', owner: 'nah' },

  { at: '461/20', type: 'met', name: 'Lyr', owner: 'lyr', harbours: [3, 4] },
  { at: '092/36', type: 'std', name: 'Perlmund', owner: 'lyr', harbours: [2] },
  { at: '461/11', type: 'brg', name: 'Adlerhorst', owner: 'lyr', harbours: [5] },
  { at: '575/47', type: 'brg', name: 'Leuchtfels', owner: 'lyr', harbours: [4] },
];

/**
 * Rivers from the spring to the mouth or to the river they join, side by side as a fleet would be ordered
 * along them (WW-2.1-24). Every one begins at a spring.
 */
export const rivers: readonly string[] = [
  '711/11(6)-(1)-12(6)-(1)-07(3)-(2)-08(6)-(1)-09(6)-(1)-001/31(6)-(1)-24(3)-(2)-17(3)-(2)-11(3)-(2)-06(3)-(2)-(1)-01(2)',
  '711/43(1)-(6)-42(1)-(6)-35(4)-(5)-27(4)-(5)-26(1)-(6)-25(1)-(6)-(5)-32(6)-(5)-38(6)-(5)-710/22(6)-(5)-29(6)-(5)',
  '711/21(2)-(3)-(4)-20(3)-(4)-19(3)',
  '327/15(5)-(6)-210/31(5)-(6)-24(5)-(6)-17(5)-(6)-(1)-18(6)-(1)-19(6)-(1)-20(6)-(1)-14(3)-(2)',
  '158/07(6)-(1)-08(6)-(1)-09(6)-(1)-(2)-009/31(4)-(3)-32(4)-(3)-(2)-33(6)-(1)-34(6)-(1)',
  '483/42(4)-(3)-43(4)-(3)-210/10(4)',
  '158/14(5)-(6)-08(2)',
  '483/14(4)-(3)-15(4)-(3)-644/38(4)-(3)-44(1)-(2)-210/01(1)-(2)-02(4)-(3)',
  '001/32(4)-(5)',
  '483/22(3)-(2)',
  '327/34(1)-(6)-33(1)-(6)-32(1)-(6)',
  '009/02(4)-(3)-03(4)-(3)-04(4)',
  '461/08(6)-(1)-(2)-09(4)',
  '836/40(3)-(2)-34(3)',
  '461/12(6)-(5)-11(3)',
];

/** Sides dug by hand (WW-4.3-16). */
const canals: readonly string[] = ['158/15(2)-22(1)'];

/** Fields whose difficulty the GM set by hand (WW-2.3-05): the Nebelhag is no easy forest. */
const hardGround: readonly (readonly [string, number])[] = [['210/22', 1]];

/** Notes of the GM on single fields. */
const notes: readonly (readonly [string, string])[] = [
  ['210/22', 'Nebelhag: dichter Wald, schweres Gelände. Hier schifft Tharos seine Reiter ein.'],
  ['001/17', 'Furt durch die Valde. Eine Brücke ist seit Jahren versprochen.'],
  ['711/24', 'Die alte Brücke von Brückenhort trägt auch Reiter.'],
  ['575/12', 'Frostkap: niemandes Land, seit das Nordvolk fortging.'],
];

/** What only the GM knows. */
const secrets: readonly (readonly [string, Secret])[] = [
  ['575/18', { text: 'Eisdrache, schläft bis zum Wolfsmond.', strength: 'wie 4.000 Krieger' }],
  ['210/25', { text: 'Moorgeister; Boten verschwinden hier spurlos.', strength: '' }],
  ['002/21', { text: 'Schmugglernest, zahlt an Valdrun.', strength: '3 Schiffe' }],
];

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
export function springOf(lattice: Lattice, river: readonly Side[]): Corner {
  const [first, second] = river;
  if (first === undefined || second === undefined)
    throw new Error('A river has two sides or more.');
  const shared = cornersOfSide(second);
  const source = cornersOfSide(first).find(
    (corner) => !shared.some((other) => sameCorner(lattice, corner, other)),
  );
  if (source === undefined) throw new Error(`A river does not flow on from ${first.field}.`);
  return canonicalCorner(lattice, source);
}

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
export function tharosLand(): WorldMap {
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
}
