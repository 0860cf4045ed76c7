/**
 * A month of many realms, and an income month with the muster month after it in PYGMA-ISIS with its economy. Ratios of
 * processor time, all in one run; the variants take turns, and the least of several rounds counts, so that a busy machine
 * hits all of them alike:
 * - the same realms and armies on 1,000 against 100 Großfelder,
 * - with explanations against without (the constructors of engine/kernel/construct replaced by bench/month/untraced),
 * - 10,000 against 5,000 units.
 * Run: npm run bench -- month
 */
import { tracedAndNot } from './lib/bundle';
import { mustAgree, report, sized } from './lib/figures';
import type { timeOf } from './month/run';

const ROUNDS = sized(4, 1);
const REALMS = sized(150, 6);
const UNITS_EACH = sized(34, 8);
const LAND = sized({ small: 100, large: 1000 }, { small: 10, large: 30 });

interface Run {
  readonly timeOf: typeof timeOf;
}

const bundles = await tracedAndNot<Run>('bench/month/run.ts', 'month');
const [traced, untraced] = [bundles.traced.timeOf, bundles.untraced.timeOf];

const plan = {
  realms: REALMS,
  unitsEach: UNITS_EACH,
  grossfelder: LAND.small,
  seed: 'bench',
} as const;
const deep = {
  ...plan,
  realms: sized(60, 6),
  unitsEach: sized(25, 8),
} as const;
for (const run of [traced, untraced]) {
  run('waben', { ...plan, realms: 6 }, 1); // both bundles warm
  run('pygma', { ...deep, realms: 6 }, 1);
}

type Outcome = ReturnType<typeof timeOf>;

const least = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.reduce((best, one) => (one.ms < best.ms ? one : best));

/** The least of each variant, all of them run in turn: so they are equally warm, and equally disturbed. */
const inTurn = <Name extends string>(
  variants: Readonly<Record<Name, () => Outcome>>,
): Readonly<Record<Name, Outcome>> => {
  const names = Object.keys(variants) as Name[];
  const rounds = Array.from({ length: ROUNDS }, () => names.map((name) => variants[name]()));
  return Object.fromEntries(
    names.map((name, index) => [name, least(rounds.flatMap((round) => round[index] ?? []))]),
  ) as Record<Name, Outcome>;
};

const wide = { ...plan, grossfelder: LAND.large } as const;
const { explained, bare } = inTurn({
  explained: () => traced('waben', plan, 1),
  bare: () => untraced('waben', plan, 1),
});
const { small, large, many } = inTurn({
  small: () => traced('waben', plan, 1),
  large: () => traced('waben', wide, 1),
  many: () => traced('waben', { ...wide, unitsEach: 2 * UNITS_EACH }, 1),
});
const economy = inTurn({
  small: () => traced('pygma', deep, 1),
  large: () => traced('pygma', { ...deep, grossfelder: LAND.large }, 1),
  bare: () => untraced('pygma', deep, 1),
});
mustAgree('without explanations', explained.outcome, bare.outcome);
mustAgree('PYGMA-ISIS without explanations', economy.small.outcome, economy.bare.outcome);

report({
  bench: 'month',
  figures: [
    {
      what: '5,100 units: 1,000 Großfelder / 100',
      ratio: large.ms / small.ms,
      goal: { atMost: 1.3 },
    },
    {
      what: '5,100 units: with / without explanations',
      ratio: explained.ms / bare.ms,
      goal: { atMost: 1.5 },
    },
    { what: '10,200 units / 5,100', ratio: many.ms / large.ms, goal: { atMost: 2.2 } },
    {
      what: 'PYGMA-ISIS, 1,500 armies with economy: 1,000 Großfelder / 100',
      ratio: economy.large.ms / economy.small.ms,
      goal: { atMost: 1.3 },
    },
    {
      what: 'PYGMA-ISIS, the same: with / without explanations',
      ratio: economy.small.ms / economy.bare.ms,
      goal: { atMost: 1.5 },
    },
  ],
  details: { units: REALMS * UNITS_EACH, small, large, many, explained, bare, economy },
});
