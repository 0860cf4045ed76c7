/**
 * A round of Total Mörderspiel up to the reports of eight nations, in processor time, the variants in turn, the least of
 * several rounds of each:
 * - with 200 armies against 50 on the same board: the cost may grow with the armies, not faster,
 * - with explanations against without.
 * Run: npm run bench -- rounds
 */
import { tracedAndNot } from './lib/bundle';
import { mustAgree, report, sized } from './lib/figures';
import type { timeOf } from './rounds/run';

interface Run {
  readonly timeOf: typeof timeOf;
}

const ARMIES = sized({ few: 50, many: 200 }, { few: 8, many: 32 });
const ROUNDS = sized(25, 1);
const TIMES = sized(4, 1);

const { traced, untraced } = await tracedAndNot<Run>('bench/rounds/run.ts', 'rounds');
for (const { timeOf: warm } of [traced, untraced]) warm(ARMIES.few, TIMES);

const all = Array.from({ length: ROUNDS }, () => ({
  few: traced.timeOf(ARMIES.few, TIMES),
  many: traced.timeOf(ARMIES.many, TIMES),
  bare: untraced.timeOf(ARMIES.many, TIMES),
}));
const [{ many, bare } = { many: undefined, bare: undefined }] = all;
mustAgree('without explanations', many?.outcome, bare?.outcome);
const least = (name: 'few' | 'many' | 'bare'): number =>
  Math.min(...all.map((one) => one[name].ms));

report({
  bench: 'rounds',
  figures: [
    {
      what: 'a round of 200 armies / 50 armies',
      ratio: least('many') / least('few'),
      goal: { atMost: 4.4 },
    },
    {
      what: '200 armies: with / without explanations',
      ratio: least('many') / least('bare'),
      goal: { atMost: 1.5 },
    },
  ],
  details: {
    armies: ARMIES,
    few: least('few'),
    many: least('many'),
    bare: least('bare'),
    outcome: many?.outcome,
  },
});
