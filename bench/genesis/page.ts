import {
  hexGameOf,
  GENESIS_PRESETS,
  grossfelderOf,
  latticeOf,
  levelPlaces,
  newMap,
  systems,
  truthView,
  type WorldMap,
} from '../../engine';
import { coarsePicture } from '../../renderer/kit/cartography';
import { compute, ENDINGS } from '../../renderer/model/genesis/compute';
import { overlaid } from '../../renderer/model/genesis/lay';
import type {
  GenesisJob,
  GenesisOutcome,
  GenesisProgress,
} from '../../renderer/model/genesis/protocol';
import { createLocalRunner, createWorkerRunner } from '../../renderer/model/runner';

/** What one generation of the whole world cost, in milliseconds. */
export interface MeasuredGenesis {
  /** From the wish to the picture. */
  readonly whole: number;
  /** The longest time the thread of the screen could not answer. */
  readonly longest: number;
  /** Times progress was heard. */
  readonly heard: number;
  /** How many fields of each terrain came of it. */
  readonly terrains: Readonly<Record<string, number>>;
}

/** Großfelder east to west and north to south. */
export interface BoardSize {
  readonly columns: number;
  readonly rows: number;
}

declare global {
  interface Window {
    measureGenesis: (
      where: 'worker' | 'screen',
      size: BoardSize,
      workerCode: string,
    ) => Promise<MeasuredGenesis>;
  }
}

const board = ({ columns, rows }: BoardSize): WorldMap => {
  const made = newMap({
    places: levelPlaces(columns, rows),
    topology: { kind: 'cylinder', columns },
    terrain: 'w',
  });
  if (!made.ok) throw new Error('no board');
  return made.value;
};

/** Watches how long the thread stays away from its next turn. */
const watch = (): (() => number) => {
  let isOver = false;
  let longest = 0;
  let before = performance.now();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) port2.postMessage(0);
  };
  port2.postMessage(0);
  return () => {
    isOver = true;
    return Math.max(longest, performance.now() - before);
  };
};

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

const countsOf = (map: WorldMap): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const key of grossfelderOf(map).flatMap(({ terrain }) => terrain))
    counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

window.measureGenesis = async (where, size, workerCode) => {
  const map = board(size);
  const lattice = latticeOf(map);
  const job: GenesisJob = {
    system: 'waben',
    shape: { plots: lattice.plots, topology: map.topology },
    options: { ...GENESIS_PRESETS.continents, seed: 'bench', mix: { brg: 3, std: 2, fst: 1 } },
  };
  const url = URL.createObjectURL(new Blob([workerCode], { type: 'text/javascript' }));
  const runner =
    where === 'worker'
      ? createWorkerRunner<GenesisJob, GenesisProgress, GenesisOutcome>(
          () => new Worker(url),
          ENDINGS,
        )
      : createLocalRunner(compute, ENDINGS);
  await pause();
  const stop = watch();
  const start = performance.now();
  let heard = 0;
  const outcome = await runner.run(job, () => {
    heard += 1;
  });
  if (outcome.kind !== 'done') throw new Error(`no world: ${outcome.kind}`);
  const laid = overlaid(map, outcome.world, { owner: 'frei', built: () => 10, keepsPlaces: false });
  await pause();
  const books = { works: {}, treaties: {}, people: {} };
  const world = { parties: {}, units: {}, labels: {}, knowledge: {}, ...books };
  const clock = { turn: 1, year: 1, moon: 1, moonsPerTurn: 1 };
  const terrains = hexGameOf(systems['waben']).terrains;
  coarsePicture(truthView({ ...world, map: laid, clock }), latticeOf(laid), terrains, 'light');
  const whole = performance.now() - start - 50;
  await pause();
  return { whole, longest: stop(), heard, terrains: countsOf(laid) };
};
