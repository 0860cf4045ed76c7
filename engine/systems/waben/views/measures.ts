import { cellOf, type Measure, type Settings } from '../../../kernel';
import { CATASTROPHE_TABLE, LOSS_TABLE } from '../data';
import { withTable } from '../rules/loss/exposure';
import { amountOf, flagOf } from '../rules/settings';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const ALL = 100;
const FIELDS = 5;

/** Chances by whole numbers; together 1. */
type Chances = ReadonlyMap<number, number>;

const chancesOf = (values: readonly number[]): Chances => {
  const chances = new Map<number, number>();
  for (const value of values) chances.set(value, (chances.get(value) ?? 0) + 1 / values.length);
  return chances;
};

/** Two independent draws, their results joined by `join`. */
const joined = (a: Chances, b: Chances, join: (a: number, b: number) => number): Chances => {
  const chances = new Map<number, number>();
  for (const [first, one] of a)
    for (const [second, other] of b) {
      const value = join(first, second);
      chances.set(value, (chances.get(value) ?? 0) + one * other);
    }
  return chances;
};

const chanceThat = (chances: Chances, holds: (value: number) => boolean): number =>
  [...chances].reduce((sum, [value, chance]) => (holds(value) ? sum + chance : sum), 0);

const percent = (chance: number): number => Math.round(chance * ALL);

/** Percent a fleet loses in a field of deep sea it sails through (WW-9.4-02, WW-9.4-03). */
const lossOfField = (settings: Settings): Chances => {
  const losses = withTable(settings, LOSS_TABLE, 'terrain.loss_table');
  const catastrophes = withTable(settings, CATASTROPHE_TABLE, 'terrain.catastrophe');
  return chancesOf(
    FACES.flatMap((face) => {
      const loss = cellOf(losses, LOSS_TABLE, 'deepseaMove', String(face))?.value;
      if (loss !== undefined && loss <= ALL) return FACES.map(() => loss);
      return FACES.map(
        (second) =>
          cellOf(catastrophes, CATASTROPHE_TABLE, 'catastrophe', String(second))?.value ?? 0,
      );
    }),
  );
};

/** Loss in five fields of deep sea in one moon (WW-9.4-04). */
const deepSea = (settings: Settings): Measure => {
  const field = lossOfField(settings);
  const sum = (a: number, b: number): number => Math.min(ALL, a + b);
  const voyage = Array.from({ length: FIELDS - 1 }).reduce<Chances>(
    (sofar) => joined(sofar, field, sum),
    field,
  );
  const mean = [...voyage].reduce((total, [loss, chance]) => total + loss * chance, 0);
  return {
    id: 'deepSea',
    clause: 'WW-9.4-02',
    title: ['Fünf Felder Tiefsee in einem Mond', 'Five fields of deep sea in one moon'],
    figures: [
      {
        id: 'mean',
        label: ['kosten im Mittel', 'cost on average'],
        value: Math.round(mean),
        unit: 'percent',
      },
      {
        id: 'all',
        label: ['die ganze Flotte geht unter', 'the whole fleet is lost'],
        value: percent(chanceThat(voyage, (loss) => loss === ALL)),
        unit: 'percent',
      },
    ],
  };
};

/** Dice factors of a side, percent (WW-9.3-01). */
const factorsOf = (settings: Settings): Chances => {
  const base = amountOf(settings, 'fight.dice_base');
  const step = amountOf(settings, 'fight.dice_step');
  return chancesOf(
    FACES.flatMap((first) => FACES.map((second) => Math.max(0, base + step * (first + second)))),
  );
};

/** Ratios at which the curve is drawn, per mille. */
const RATIOS = Array.from({ length: 43 }, (_, index) => 400 + index * 50);

/** Chance that a side of a ratio of strengths wins a round; on equality the defender does (WW-9.3-03). */
const winsOf = (factors: Chances, ratio: number): number =>
  chanceThat(
    joined(factors, factors, (own, other) => own * ratio - other * 1000),
    (lead) => lead > 0,
  );

/** How much strength decides a round (WW-9.3-01 to WW-9.3-03). */
const superiority = (settings: Settings): Measure => {
  const factors = factorsOf(settings);
  const least = Math.min(...factors.keys());
  const most = Math.max(...factors.keys());
  return {
    id: 'superiority',
    clause: 'WW-9.3-01',
    title: ['Eine Runde im Kampf', 'A round of a fight'],
    figures: [
      {
        id: 'equal',
        label: ['bei gleicher Stärke gewinnt der Angreifer', 'at equal strength the attacker wins'],
        value: percent(winsOf(factors, 1000)),
        unit: 'percent',
      },
      {
        id: 'more',
        label: [
          'mit anderthalbfacher Stärke gewinnt er',
          'with one and a half times the strength he wins',
        ],
        value: percent(winsOf(factors, 1500)),
        unit: 'percent',
      },
      // Where the weakest dice are 0, no strength is enough.
      ...(least === 0
        ? []
        : [
            {
              id: 'sure',
              label: ['sicher gewinnt er erst über', 'he is sure to win only above'],
              value: Math.ceil((1000 * most) / least),
              unit: 'ratio',
            } as const,
          ]),
    ],
    curve: {
      x: ['Stärke des Angreifers zu der des Verteidigers', 'strength of attacker to defender'],
      y: ['Runden, die der Angreifer gewinnt', 'Rounds the attacker wins'],
      points: RATIOS.map((ratio) => ({ x: ratio, y: percent(winsOf(factors, ratio)) })),
    },
  };
};

/**
 * How often a unit that pursues can catch the same enemy: in each moon once, and again after each of his retreats if
 * the winner goes on (WW-6.2-13, WW-10.1-17, WW-12.7-20).
 */
const pursuit = (settings: Settings): Measure => ({
  id: 'pursuit',
  clause: 'WW-10.1-17',
  title: ['Verfolgung', 'Pursuit'],
  figures: [
    {
      id: 'fights',
      label: [
        'Kämpfe desselben Paares in einem Mond, höchstens',
        'fights of one pair in a moon, at most',
      ],
      value: flagOf(settings, 'fight.winner_continues')
        ? amountOf(settings, 'fight.max_chain') + 1
        : 1,
      unit: 'count',
    },
  ],
});

/** Whether a garrison leaves its settlement when it has lost a round against an equally strong enemy (WW-7.1-12). */
const garrison = (settings: Settings): Measure => ({
  id: 'garrison',
  clause: 'WW-7.1-12',
  title: ['Besatzung mit KV', 'A garrison with KV'],
  figures: [
    {
      id: 'leaves',
      label: [
        'räumt die Stadt nach der ersten Runde gegen einen gleich Starken',
        'leaves after the first round against an equal',
      ],
      value: flagOf(settings, 'fight.garrison_holds')
        ? 0
        : percent(winsOf(factorsOf(settings), 1000)),
      unit: 'percent',
    },
  ],
});

/** Effects of the settings in force where they matter most (WW-9.4-02, WW-9.3-01, WW-10.1-17, WW-7.1-12). */
export function measuresOf(settings: Settings): readonly Measure[] {
  return [deepSea, superiority, pursuit, garrison].map((measure) => measure(settings));
}
