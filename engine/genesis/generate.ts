import {
  type Cell,
  type Corner,
  type Direction,
  type FieldAddress,
  type GrossfeldNo,
  homeOfSide,
  KLEINFELDER,
  pathsIn,
  type Side,
} from '../hex';
import { failure, type ProgressListener, type Result, success } from '../kernel';
import { inOrderOf, type TerrainKey } from '../world';
import { type Nature, type Palette, paletteOf, spreadClimate } from './climate';
import { raiseLand, type Work } from './land';
import { type GenesisCatalogue, type GenesisOptions, type GenesisShape, sensible } from './options';
import { placeNames } from './names';
import { layOut, type Plane } from './plane';
import { raiseRelief, type Relief } from './relief';
import { type Rivers, runRivers } from './rivers';
import { hasRiver, type Place, settle } from './settle';

/** A place where a settlement could stand. */
export interface SettlementProposal {
  readonly field: FieldAddress;
  /** Invented, in the sound of the people around; no other has it. */
  readonly name: string;
  /** Key of the type in the game's catalogue. */
  readonly type: string;
  /** Sides for harbours: one towards the sea if there is any, else one towards a river. */
  readonly harbours: readonly Direction[];
}

/** A generated world, to be drawn onto an empty map. Sides and corners go by their canonical names. */
export interface GeneratedWorld {
  /** 48 terrain keys per Großfeld. */
  readonly terrain: Readonly<Record<GrossfeldNo, readonly TerrainKey[]>>;
  readonly rivers: readonly Side[];
  readonly springs: readonly Corner[];
  readonly roads: readonly Side[];
  /** Where roads cross rivers. */
  readonly bridges: readonly Side[];
  /** In order of position. */
  readonly settlements: readonly SettlementProposal[];
}

/** Why nothing can be generated. */
export type GenesisProblem = 'no-fields' | 'no-water' | 'no-land';

/** The roads of a world and the bridges by which they cross rivers, by `homeOfSide`. */
interface Roads {
  readonly roads: Uint8Array;
  readonly bridges: Uint8Array;
}

const HARD: ReadonlySet<string> = new Set(['swamp', 'desert', 'jungle', 'ice']);

/** Cost of an easy step, and of one along an old road: whole numbers, as the search likes them. */
const STEP = 5;
const TRODDEN = 2;

/** A road longer than so many times the straight way is not built. */
const DETOUR = 2.5;

/**
 * Roads from every place to the one it was settled from: over land, one height level at a time, across rivers
 * only on level ground, where a bridge can stand (WW-4.3-07, WW-4.3-08, WW-4.3-10). Old roads are used again.
 */
function* buildRoads(
  plane: Plane,
  { level }: Relief,
  nature: Nature,
  rivers: Rivers,
  places: readonly Place[],
): Work<Roads> {
  const { lattice } = plane;
  const find = pathsIn(lattice);
  const roads = new Uint8Array(6 * plane.size);
  const bridges = new Uint8Array(6 * plane.size);
  const stepCost = (from: Cell, to: Cell, direction: Direction): number => {
    const rise = Math.abs((level[from] ?? 0) - (level[to] ?? 0));
    if (level[from] === 0 || level[to] === 0 || rise > 1 || nature[to] === 'volcano')
      return Infinity;
    if (roads[homeOfSide(lattice, from, direction)] === 1) return TRODDEN;
    const isWet = hasRiver(plane, rivers, from, direction);
    if (isWet && rise > 0) return Infinity;
    return STEP * (1 + rise + (isWet ? 2 : 0) + (HARD.has(nature[to] ?? '') ? 1 : 0));
  };
  for (const [index, { cell, from }] of places.entries()) {
    yield index / places.length;
    if (from < 0) continue;
    const far = DETOUR * lattice.distance(cell, from);
    const path = find(cell, from, (a, b, direction) =>
      lattice.distance(a, cell) > far ? Infinity : stepCost(a, b, direction),
    );
    path?.directions.forEach((direction, step) => {
      const at = path.cells[step] ?? cell;
      const side = homeOfSide(lattice, at, direction);
      roads[side] = 1;
      if (hasRiver(plane, rivers, at, direction)) bridges[side] = 1;
    });
  }
  return { roads, bridges };
}

/** The phases in the order in which they run, with their part of the whole. */
const PHASES = {
  land: 22,
  relief: 16,
  climate: 16,
  rivers: 20,
  settlements: 14,
  roads: 12,
} as const;

/** A phase of the generation, for the words of its progress. */
export type GenesisPhase = keyof typeof PHASES;

/** All phases in order. */
export const GENESIS_PHASES = Object.keys(PHASES) as readonly GenesisPhase[];

const WHOLE = Object.values(PHASES).reduce((sum, part) => sum + part, 0);

/** Steps of progress in the whole of a generation. */
const STEPS = 200;

interface Step {
  readonly phase: GenesisPhase;
  /** 0 to 1, of the phase. */
  readonly part: number;
}

function* named<Outcome>(phase: GenesisPhase, work: Work<Outcome>): Generator<Step, Outcome, void> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    yield { phase, part: step.value };
  }
}

const terrainOf = (
  { lattice }: Plane,
  { level }: Relief,
  nature: Nature,
  palette: Palette,
): Readonly<Record<GrossfeldNo, readonly TerrainKey[]>> =>
  Object.fromEntries(
    lattice.plots.map(({ no }, plot) => [
      no,
      Array.from({ length: KLEINFELDER }, (_, index) => {
        const cell = plot * KLEINFELDER + index;
        return palette.kind(level[cell] ?? 0, nature[cell] ?? 'normal');
      }),
    ]),
  );

const flagged = (flags: Uint8Array): readonly number[] =>
  [...flags.keys()].filter((id) => flags[id] === 1);

/** Sides by `homeOfSide`. */
const sidesOf = ({ lattice }: Plane, flags: Uint8Array): readonly Side[] =>
  flagged(flags).map((home) => ({
    field: lattice.addressOf(Math.floor(home / 6)),
    side: ((home % 6) + 1) as Direction,
  }));

function* work(
  plane: Plane,
  catalogue: GenesisCatalogue,
  palette: Palette,
  options: GenesisOptions,
): Generator<Step, GeneratedWorld, void> {
  const { lattice } = plane;
  const land = yield* named('land', raiseLand(plane, options));
  const relief = yield* named('relief', raiseRelief(plane, land, options, palette.highest));
  const nature = yield* named('climate', spreadClimate(plane, land, relief, options, palette));
  const rivers = yield* named('rivers', runRivers(plane, land, relief, nature, options));
  const site = { plane, land, relief, nature, rivers };
  const places = yield* named('settlements', settle(site, catalogue.settlements, options));
  const { roads, bridges } = yield* named(
    'roads',
    buildRoads(plane, relief, nature, rivers, options.roads ? places : []),
  );
  const names = placeNames(
    lattice,
    places.map(({ cell }) => cell),
    options.seed,
  );
  return {
    terrain: terrainOf(plane, relief, nature, palette),
    rivers: sidesOf(plane, rivers.sides),
    springs: rivers.springs,
    roads: sidesOf(plane, roads),
    bridges: sidesOf(plane, bridges),
    settlements: places.map(({ cell, type, harbours }, index) => ({
      field: lattice.addressOf(cell),
      name: names[index] ?? '',
      type,
      harbours,
    })),
  };
}

const doneAt = ({ phase, part }: Step): number => {
  const before = GENESIS_PHASES.slice(0, GENESIS_PHASES.indexOf(phase)).reduce(
    (sum, name) => sum + PHASES[name],
    0,
  );
  return Math.floor((STEPS * (before + PHASES[phase] * part)) / WHOLE);
};

/**
 * Generates a world on an empty board: coasts, ranges, climate, rivers that run downhill along sides to the sea or into
 * one another, and places for settlements. Same places, catalogue and options, same world, on every machine,
 * independent of the numbers of the Großfelder. The listener is called (done, total, phase) after every 200th part of
 * the work and returns `false` to cancel; then the outcome is undefined.
 */
export function generate(
  shape: GenesisShape,
  catalogue: GenesisCatalogue,
  options: GenesisOptions,
  progress?: ProgressListener,
): Result<GeneratedWorld, GenesisProblem> | undefined {
  const palette = paletteOf(catalogue.terrains);
  if (shape.plots.length === 0) return failure('no-fields');
  if (!palette.hasWater) return failure('no-water');
  if (palette.highest === 0) return failure('no-land');
  const plots = [...shape.plots].sort(inOrderOf('rows'));
  const steps = work(layOut({ ...shape, plots }), catalogue, palette, sensible(options));
  let reported = -1;
  for (;;) {
    const step = steps.next();
    if (step.done === true) {
      progress?.(STEPS, STEPS, '');
      return success(step.value);
    }
    const done = doneAt(step.value);
    if (done === reported) continue;
    reported = done;
    if (progress?.(done, STEPS, step.value.phase) === false) return undefined;
  }
}
