import fc from 'fast-check';
import {
  type Direction,
  type FieldAddress,
  fieldAddress,
  type GrossfeldNo,
  KLEINFELDER,
  type Lattice,
} from '../hex';
import {
  addGrossfelder,
  applyMapChanges,
  changeSettlement,
  clearFields,
  copyFields,
  type Edit,
  freePlaces,
  frostFields,
  grossfelderOf,
  growMap,
  inOneEdit,
  latticeOf,
  mirrorClip,
  moveGrossfeld,
  newGrossfeld,
  pasteClip,
  placeSettlement,
  removeFromMap,
  replaceTerrain,
  rotateClip,
  setDifficulties,
  setLowViews,
  setNote,
  setOwner,
  setSecret,
  setSideFeatures,
  setSprings,
  setTerrain,
  setTerrains,
  setWall,
  SIDE,
  swapOwners,
  thawFields,
  type WorldMap,
} from '../world';
import { anyDirection, anyParty, anyTerrain } from './arbitrary';
import { mapOf, uniform } from './world';

/** Something a GM may do to a map; it sees the map as it is when its turn comes. */
export interface MapOutcome {
  readonly name: string;
  readonly edit: (map: WorldMap, lattice: Lattice) => Edit;
}

type Pick = (map: WorldMap) => FieldAddress;

const fieldIn = (map: WorldMap, number: number): FieldAddress => {
  const nos = grossfelderOf(map).map(({ no }) => no);
  const no = nos[Math.floor(number / KLEINFELDER) % nos.length] ?? ('000' as GrossfeldNo);
  return fieldAddress(no, (number % KLEINFELDER) + 1);
};

const grossfeldIn = (map: WorldMap, number: number): GrossfeldNo =>
  grossfelderOf(map)[number % grossfelderOf(map).length]?.no ?? ('000' as GrossfeldNo);

const anyPick: fc.Arbitrary<Pick> = fc
  .nat(48 * 12)
  .map((number) => (map: WorldMap) => fieldIn(map, number));

/** A field and those around it. */
const spread = (lattice: Lattice, field: FieldAddress, steps: number): FieldAddress[] => {
  const found = new Set([field]);
  for (let step = 0; step < steps; step += 1) {
    for (const one of Array.from(found)) {
      for (const direction of [1, 2, 3, 4, 5, 6] as const) {
        const next = lattice.neighbourOf(one, direction);
        if (next !== undefined) found.add(next);
      }
    }
  }
  return [...found];
};

const act = <Values extends readonly unknown[]>(
  name: string,
  values: { [K in keyof Values]: fc.Arbitrary<Values[K]> },
  edit: (map: WorldMap, lattice: Lattice, ...values: Values) => Edit,
): fc.Arbitrary<MapOutcome> =>
  fc.tuple<unknown[]>(...(values as readonly fc.Arbitrary<unknown>[])).map((drawn) => ({
    name,
    edit: (map, lattice) => edit(map, lattice, ...(drawn as unknown as Values)),
  }));

const anySteps = fc.nat(2);
const anyOwner = fc.option(anyParty);
const anyFeature = fc.constantFrom(...Object.values(SIDE));

const fieldActs = [
  act<[Pick, number, string]>('paint', [anyPick, anySteps, anyTerrain], (map, lattice, at, n, t) =>
    setTerrain(map, spread(lattice, at(map), n), t),
  ),
  act<[Pick, string, string]>('mix', [anyPick, anyTerrain, anyTerrain], (map, lattice, at, a, b) =>
    setTerrains(
      map,
      new Map(spread(lattice, at(map), 1).map((field, index) => [field, index % 2 ? a : b])),
    ),
  ),
  act<[Pick, string, string]>(
    'replace',
    [anyPick, anyTerrain, anyTerrain],
    (map, lattice, at, a, b) => replaceTerrain(map, spread(lattice, at(map), 3), a, b),
  ),
  act<[Pick, number, string | null]>(
    'own',
    [anyPick, anySteps, anyOwner],
    (map, lattice, at, n, owner) => setOwner(map, spread(lattice, at(map), n), owner),
  ),
  act<[Pick, string | null, string | null]>(
    'swap owners',
    [anyPick, anyOwner, anyOwner],
    (map, lattice, at, a, b) => swapOwners(map, spread(lattice, at(map), 3), a, b),
  ),
  act<[Pick, number | undefined]>(
    'difficulty',
    [anyPick, fc.constantFrom(undefined, 0, 1, 2)],
    (map, lattice, at, value) => setDifficulties(map, spread(lattice, at(map), 1), value),
  ),
  act<[Pick, boolean]>('low view', [anyPick, fc.boolean()], (map, lattice, at, isLow) =>
    setLowViews(map, spread(lattice, at(map), 1), isLow),
  ),
  act<[Pick]>('freeze', [anyPick], (map, lattice, at) =>
    frostFields(map, spread(lattice, at(map), 2), (terrain) =>
      terrain === 'ew' ? undefined : 'ew',
    ),
  ),
  act<[Pick]>('thaw', [anyPick], (map, lattice, at) =>
    thawFields(map, spread(lattice, at(map), 2), (terrain, base) =>
      terrain === 'ew' ? (base ?? 'w') : undefined,
    ),
  ),
];

const thingActs = [
  act<[Pick, Direction[]]>(
    'settle',
    [anyPick, fc.uniqueArray(anyDirection)],
    (map, _, at, harbours) =>
      placeSettlement(map, at(map), { type: 'std', name: 'A', owner: 'tha', built: 3, harbours }),
  ),
  act<[Pick]>('raze', [anyPick], (map, _, at) => changeSettlement(map, at(map), undefined)),
  act<[Pick, string]>('note', [anyPick, fc.constantFrom('', 'ford')], (map, _, at, text) =>
    setNote(map, at(map), text),
  ),
  act<[Pick]>('hide', [anyPick], (map, _, at) =>
    setSecret(map, at(map), { text: 'dragon', strength: 'R 2500K' }),
  ),
  act<[Pick, Direction, number]>(
    'wall',
    [anyPick, anyDirection, fc.nat(9)],
    (map, _, at, side, value) => setWall(map, at(map), side, value),
  ),
  act<[Pick, Direction[], number, boolean]>(
    'draw along sides',
    [anyPick, fc.array(anyDirection), anyFeature, fc.boolean()],
    (map, lattice, at, sides, feature, isPresent) =>
      setSideFeatures(
        map,
        lattice,
        sides.map((side) => ({ field: at(map), side })),
        feature,
        isPresent,
      ),
  ),
  act<[Pick, Direction[], boolean]>(
    'springs',
    [anyPick, fc.array(anyDirection), fc.boolean()],
    (map, lattice, at, corners, isPresent) =>
      setSprings(
        map,
        lattice,
        corners.map((corner) => ({ field: at(map), corner })),
        isPresent,
      ),
  ),
];

const clipActs = [
  act<[Pick, Pick, number, boolean]>(
    'copy and paste',
    [anyPick, anyPick, fc.nat(5), fc.boolean()],
    (map, lattice, from, to, turns, isMirrored) => {
      const clip = rotateClip(copyFields(map, lattice, spread(lattice, from(map), 2)), turns);
      const options = { replaceSettlements: true };
      return pasteClip(map, lattice, isMirrored ? mirrorClip(clip) : clip, to(map), options);
    },
  ),
  act<[Pick]>('cut', [anyPick], (map, lattice, at) =>
    clearFields(map, lattice, spread(lattice, at(map), 1), 'w'),
  ),
];

const grossfeldActs = [
  act<[number, number]>(
    'grow',
    [fc.nat(99), fc.integer({ min: 1, max: 2 })],
    (map, _, n, count) => {
      const free = freePlaces(map);
      const places = [...free.slice(n % free.length), ...free].slice(0, count);
      return growMap(map, places, { terrain: 't' });
    },
  ),
  act<[number]>('shrink', [fc.nat(99)], (map, _, n) =>
    grossfelderOf(map).length < 2
      ? { ok: true, value: [] }
      : removeFromMap(map, [grossfeldIn(map, n)]),
  ),
  act<[number, number, number]>(
    'move',
    [fc.nat(99), fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2, max: 2 })],
    (map, _, n, u, v) => moveGrossfeld(map, grossfeldIn(map, n), { u, v }),
  ),
  act<[number, number]>('add and paint', [fc.nat(99), fc.nat(47)], (map, _, n, kleinfeld) => {
    const free = freePlaces(map);
    const place = free[n % free.length] ?? { u: 9, v: 9 };
    const no = String(100 + (n % 800)) as GrossfeldNo;
    return inOneEdit(
      map,
      (before) => addGrossfelder(before, [newGrossfeld(no, place.u, place.v, 'h')]),
      (before) => setTerrain(before, [fieldAddress(no, kleinfeld + 1)], 'b'),
    );
  }),
];

/** Anything a GM may do within a map whose Großfelder stay where they are. */
export const anyFieldAct: fc.Arbitrary<MapOutcome> = fc.oneof(...fieldActs, ...thingActs);

/** Land comes, goes, moves. */
export const anyGrossfeldAct: fc.Arbitrary<MapOutcome> = fc.oneof(...grossfeldActs);

/** Anything a GM may do to a map. */
export const anyMapAct: fc.Arbitrary<MapOutcome> = fc.oneof(
  ...fieldActs,
  ...thingActs,
  ...clipActs,
  ...grossfeldActs,
);

/** A map after some edits; refused ones change nothing. */
export function afterEntries(map: WorldMap, acts: readonly MapOutcome[]): WorldMap {
  return acts.reduce((before, { edit }) => {
    const result = edit(before, latticeOf(before));
    return result.ok ? applyMapChanges(before, result.value) : before;
  }, map);
}

const PLAIN: readonly WorldMap[] = [
  mapOf(uniform('210', 0, 0), uniform('001', 1, 0), uniform('002', 1, -1)),
  {
    ...mapOf(
      uniform('210', 0, 0),
      uniform('001', 1, 0),
      uniform('300', 2, -1),
      uniform('301', 3, -1),
    ),
    topology: { kind: 'cylinder', columns: 4 },
  },
  {
    ...mapOf(uniform('210', 0, 0), uniform('001', 1, 0)),
    topology: { kind: 'cylinder', columns: 2 },
  },
];

/** Maps of a few Großfelder, sheets and cylinders, with anything drawn on them. */
export const anyDrawnMap: fc.Arbitrary<WorldMap> = fc
  .tuple(fc.constantFrom(...PLAIN), fc.array(anyFieldAct, { maxLength: 25 }))
  .map(([map, acts]) => afterEntries(map, acts));
