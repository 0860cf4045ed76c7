/**
 * A whole turn, the sample month of the booklet, in the example world and in the same world among 1,000
 * Großfelder. Only the fields near its units matter to a turn, so it must not grow with the world.
 * Run: npm run bench -- turn
 */
import { Bench, type BenchOptions } from 'tinybench';
import { tharosCampaign, tharosOrders } from '../assets/examples/tharos';
import {
  type GrossfeldNo,
  newGrossfeld,
  type Proposal,
  systems,
  type TurnInput,
  type World,
} from '../engine';
import { mustAgree, ONCE, report, sized } from './lib/figures';

const LARGE = sized(1000, 60);
/** Columns of the land added, and how far east of the example it begins. */
const COLUMNS = 32;
const FAR_EAST = 20;

const { world, rulings, settings, seed } = tharosCampaign();

/** The example with land nobody has seen added to it, until it has as many Großfelder as asked for. */
const amongst = (count: number): World => {
  const grossfelder = { ...world.map.grossfelder };
  const isFree = (no: string): no is GrossfeldNo => !Object.hasOwn(grossfelder, no);
  const free = Array.from({ length: LARGE }, (_, no) => String(no).padStart(3, '0')).filter(isFree);
  free.slice(0, count - Object.keys(grossfelder).length).forEach((no, index) => {
    const terrain = index % 3 === 0 ? 't' : 'w';
    const place = { u: FAR_EAST + (index % COLUMNS), v: Math.floor(index / COLUMNS) };
    grossfelder[no] = newGrossfeld(no, place.u, place.v, terrain);
  });
  return { ...world, map: { ...world.map, grossfelder } };
};

const run = (input: TurnInput<World>): Proposal<World> => {
  const proposal = systems['waben']?.adjudicate(input);
  if (proposal === undefined) throw new Error('the run was cancelled');
  return proposal;
};

const turnIn = (place: World): TurnInput<World> => ({
  world: place,
  orders: { tha: tharosOrders },
  rulings,
  settings,
  seed,
});

const small = turnIn(world);
const large = turnIn(amongst(LARGE));
const sizes = [small, large].map((turn) => Object.keys(turn.world.map.grossfelder).length);

const [told, toldAmongst] = [small, large].map((turn) => {
  const { marches, findings, questions } = run(turn);
  return { marches, findings, questions };
});
mustAgree('land nobody has seen', told, toldAmongst);

const bench = new Bench(sized<BenchOptions>({ time: 3000, warmupTime: 500 }, ONCE));
bench.add('small', () => run(small)).add('large', () => run(large));
await bench.run();
const [smallMs = NaN, largeMs = NaN] = bench.tasks.map(({ result }) =>
  result.state === 'completed' ? result.latency.min : NaN,
);
report({
  bench: 'turn',
  figures: [
    {
      what: "the booklet's month, 1,000 Großfelder / 14",
      ratio: largeMs / smallMs,
      goal: { atMost: 4 },
    },
  ],
  details: { grossfelder: sizes, smallMs, largeMs },
});
