import { canonicalCorner, type GrossfeldNo, KLEINFELDER, type Side } from '../hex';
import { failure, type ProgressListener, type Result, success } from '../kernel';
import { inOrderOf, type TerrainKey } from '../world';
import { type Palette, paletteOf } from './catalogue';
import { type Nature, spreadClimate } from './climate';
import { cellOfSide, directionOfSide } from './corners';
import { raiseLand } from './land';
import { type GenesisCatalogue, type GenesisOptions, type GenesisShape, sensible } from './options';
import { layOut, type Plane } from './plane';
import { raiseRelief, type Relief } from './relief';
import { runRivers } from './rivers';
import { buildRoads } from './roads';
import { settle } from './settle';
import type { Work } from './work';
import type { GeneratedWorld, GenesisProblem } from './world';

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

const sidesOf = ({ lattice }: Plane, flags: Uint8Array): readonly Side[] => {
  const sides: Side[] = [];
  flags.forEach((flag, id) => {
    if (flag !== 1) return;
    sides.push({ field: lattice.addressOf(cellOfSide(id)), side: directionOfSide(id) });
  });
  return sides;
};

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
  return {
    terrain: terrainOf(plane, relief, nature, palette),
    rivers: sidesOf(plane, rivers.sides),
    springs: rivers.springs.map((corner) =>
      canonicalCorner(lattice, {
        field: lattice.addressOf(corner >> 1),
        corner: (corner & 1) === 0 ? 6 : 3,
      }),
    ),
    roads: sidesOf(plane, roads),
    bridges: sidesOf(plane, bridges),
    settlements: places.map(({ cell, type, harbours }) => ({
      field: lattice.addressOf(cell),
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
 * Generates a world on an empty board: coasts, ranges, climate, rivers that run downhill along sides to the sea
 * or into one another, and places for settlements. Same places, catalogue and options, same world, on every
 * machine, whatever the Großfelder are numbered. The listener is told (done, total, phase) with every 200th part of the work and answers `false` to
 * break off; then the outcome is undefined.
 */
export const generate = (
  shape: GenesisShape,
  catalogue: GenesisCatalogue,
  options: GenesisOptions,
  progress?: ProgressListener,
): Result<GeneratedWorld, GenesisProblem> | undefined => {
  const palette = paletteOf(catalogue.terrains);
  if (shape.plots.length === 0) return failure('no-fields');
  if (!palette.hasWater) return failure('no-water');
  if (palette.highest === 0) return failure('no-land');
  const plots = [...shape.plots].sort(inOrderOf('rows'));
  const steps = work(layOut({ ...shape, plots }), catalogue, palette, sensible(options));
  let told = -1;
  for (;;) {
    const step = steps.next();
    if (step.done === true) {
      progress?.(STEPS, STEPS, '');
      return success(step.value);
    }
    const done = doneAt(step.value);
    if (done === told) continue;
    told = done;
    if (progress?.(done, STEPS, step.value.phase) === false) return undefined;
  }
};
