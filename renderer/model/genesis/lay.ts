import {
  canonicalCorner,
  cornerNames,
  type Direction,
  type FieldAddress,
  fieldAddress,
  type GeneratedWorld,
  type Grossfeld,
  type GrossfeldNo,
  grossfeldOf,
  kleinfeldOf,
  type Lattice,
  latticeOf,
  type PartyKey,
  SIDE,
  type Side,
  sideFromBeyond,
  sideHome,
  sideIndex,
  type TerrainKey,
  type WorldMap,
} from '../../../engine';

/** How a generated world is placed on a map. */
export interface Laying {
  /** The fields that change; absent = all. */
  readonly only?: ReadonlySet<FieldAddress>;
  /** Owner of the generated settlements. */
  readonly owner: PartyKey;
  /** Building value of a finished settlement, by type. */
  readonly built: (type: string) => number;
  /** Existing settlements and their fields stay as they are. */
  readonly keepsPlaces: boolean;
}

type Entries<Value> = Record<number, Value>;

/** What changes of a Großfeld, open for writing. */
interface Sheet {
  readonly terrain: TerrainKey[];
  readonly difficulty: Entries<number>;
  readonly lowView: Entries<true>;
  readonly baseTerrain: Entries<TerrainKey>;
  readonly sides: Entries<number>;
  readonly springs: Entries<true>;
  readonly settlements: Entries<Grossfeld['settlements'][number]>;
}

const sheetOf = (grossfeld: Grossfeld): Sheet => ({
  terrain: [...grossfeld.terrain],
  difficulty: { ...grossfeld.difficulty },
  lowView: { ...grossfeld.lowView },
  baseTerrain: { ...grossfeld.baseTerrain },
  sides: { ...grossfeld.sides },
  springs: { ...grossfeld.springs },
  settlements: { ...grossfeld.settlements },
});

type Sheets = ReadonlyMap<GrossfeldNo, Sheet>;
type IsIn = (field: FieldAddress) => boolean;

const fieldOfIndex = (no: GrossfeldNo, index: number): FieldAddress =>
  fieldAddress(no, Math.floor(index / 6) + 1);
const directionOfIndex = (index: number): Direction => ((index % 6) + 1) as Direction;

/** True if both fields beside a side change; beyond the edge of the map there is no obstacle. */
const isSideIn = (lattice: Lattice, isIn: IsIn, side: Side): boolean => {
  const beyond = sideFromBeyond(lattice, side);
  return isIn(side.field) && (beyond === undefined || isIn(beyond.field));
};

/** Takes the entries of changing fields away. */
const forget = (entries: Entries<unknown>, isChanging: readonly boolean[]): void => {
  for (const index of Object.keys(entries)) {
    if (isChanging[Number(index)] === true) Reflect.deleteProperty(entries, index);
  }
};

const clear = (sheets: Sheets, lattice: Lattice, isIn: IsIn, keepsPlaces: boolean): void => {
  for (const [no, sheet] of sheets) {
    const isChanging = sheet.terrain.map((_, index) => isIn(fieldAddress(no, index + 1)));
    forget(sheet.difficulty, isChanging);
    forget(sheet.lowView, isChanging);
    forget(sheet.baseTerrain, isChanging);
    if (!keepsPlaces) forget(sheet.settlements, isChanging);
    for (const key of Object.keys(sheet.sides)) {
      const index = Number(key);
      const side = { field: fieldOfIndex(no, index), side: directionOfIndex(index) };
      if (isSideIn(lattice, isIn, side)) Reflect.deleteProperty(sheet.sides, index);
    }
    for (const key of Object.keys(sheet.springs)) {
      const index = Number(key);
      const corner = { field: fieldOfIndex(no, index), corner: directionOfIndex(index) };
      if (cornerNames(lattice, corner).every(({ field }) => isIn(field)))
        Reflect.deleteProperty(sheet.springs, index);
    }
  }
};

const drawSides = (
  sheets: Sheets,
  lattice: Lattice,
  isIn: IsIn,
  sides: readonly Side[],
  bit: number,
): void => {
  for (const side of sides) {
    if (!isSideIn(lattice, isIn, side)) continue;
    const home = sideHome(lattice, side);
    const sheet = sheets.get(grossfeldOf(home.field));
    if (sheet === undefined) continue;
    const index = sideIndex(kleinfeldOf(home.field), home.side);
    sheet.sides[index] = (sheet.sides[index] ?? 0) | bit;
  }
};

/** Fields that change, but for those of settlements that are to stay. */
const changing = (map: WorldMap, { only, keepsPlaces }: Laying): IsIn => {
  if (only === undefined && !keepsPlaces) return () => true;
  const isKept: IsIn = (field) =>
    map.grossfelder[grossfeldOf(field)]?.settlements[kleinfeldOf(field) - 1] !== undefined;
  return (field) => (only?.has(field) ?? true) && !(keepsPlaces && isKept(field));
};

/**
 * The map with a generated world drawn onto it, as ordinary data: terrain, rivers, springs, roads, bridges and
 * settlements. Notes, secrets, walls and owners of fields stay.
 */
export function overlaid(map: WorldMap, world: GeneratedWorld, laying: Laying): WorldMap {
  const lattice = latticeOf(map);
  const isIn = changing(map, laying);
  const sheets = new Map<GrossfeldNo, Sheet>();
  for (const no of Object.keys(world.terrain) as GrossfeldNo[]) {
    const grossfeld = map.grossfelder[no];
    if (grossfeld !== undefined) sheets.set(no, sheetOf(grossfeld));
  }
  clear(sheets, lattice, isIn, laying.keepsPlaces);
  for (const [no, sheet] of sheets) {
    world.terrain[no]?.forEach((key, index) => {
      if (isIn(fieldAddress(no, index + 1))) sheet.terrain[index] = key;
    });
  }
  drawSides(sheets, lattice, isIn, world.rivers, SIDE.river);
  drawSides(sheets, lattice, isIn, world.roads, SIDE.road);
  drawSides(sheets, lattice, isIn, world.bridges, SIDE.bridge);
  for (const corner of world.springs) {
    const home = canonicalCorner(lattice, corner);
    if (!cornerNames(lattice, corner).every(({ field }) => isIn(field))) continue;
    const sheet = sheets.get(grossfeldOf(home.field));
    if (sheet !== undefined) sheet.springs[sideIndex(kleinfeldOf(home.field), home.corner)] = true;
  }
  const { owner, built } = laying;
  for (const { field, name, type, harbours } of world.settlements) {
    const sheet = sheets.get(grossfeldOf(field));
    if (sheet === undefined || !isIn(field)) continue;
    sheet.settlements[kleinfeldOf(field) - 1] = {
      type,
      name,
      owner,
      built: built(type),
      harbours,
    };
  }
  const after: Record<GrossfeldNo, Grossfeld> = { ...map.grossfelder };
  for (const [no, sheet] of sheets) {
    const before = map.grossfelder[no];
    if (before !== undefined) after[no] = { ...before, ...sheet };
  }
  return { ...map, grossfelder: after };
}
