import { describe, expect, it } from 'vitest';
import { type Explained, type March, systems } from '../../engine';
import { tharosCampaign, tharosOrders } from '../../assets/examples/tharos';
import { createTexts, type Language } from '../text/words';
import { clauseText } from './index';

const keysOf = (explained: Explained): readonly string[] => {
  switch (explained.kind) {
    case 'fact':
      return [`fact.${explained.name}.label`, `fact.${explained.name}.note`];
    case 'cell':
      return [
        `table.${explained.table}.label`,
        `table.${explained.table}.note`,
        `table.${explained.table}.rows.${explained.row}`,
        `table.${explained.table}.columns.${explained.column}`,
      ];
    case 'roll':
      return [`roll.${explained.die}`];
    case 'operation':
      return [`operation.${explained.operator}`, ...explained.parts.flatMap(keysOf)];
    case 'rule':
      return [
        `rule.${explained.name}.label`,
        `rule.${explained.name}.note`,
        ...keysOf(explained.body),
      ];
    case 'override':
      return keysOf(explained.original);
  }
};

const clausesOf = (explained: Explained): readonly string[] => {
  switch (explained.kind) {
    case 'fact':
      return explained.clause === undefined ? [] : [explained.clause];
    case 'cell':
      return [explained.clause];
    case 'roll':
      return [];
    case 'operation':
      return explained.parts.flatMap(clausesOf);
    case 'rule':
      return [explained.clause, ...clausesOf(explained.body)];
    case 'override':
      return clausesOf(explained.original);
  }
};

const figuresOf = ({ allowance, steps }: March): readonly Explained[] => [
  allowance,
  ...steps.flatMap(({ difficulty, cost }) => [difficulty, cost]),
];

const exampleRun = () => {
  const { world, settings, seed, system } = tharosCampaign();
  const run = systems[system]?.adjudicate({
    world,
    orders: { tha: tharosOrders },
    rulings: {},
    settings,
    seed,
  });
  if (run === undefined) throw new Error('the example was not computed');
  return run;
};

describe('a real run on the example', () => {
  const run = exampleRun();
  const figures = run.marches.flatMap(figuresOf);

  it('has figures to explain', () => {
    expect(run.marches.flatMap(({ steps }) => steps).length).toBeGreaterThan(10);
  });

  it.each<Language>(['de', 'en'])(
    'has words in %s for every figure, question and finding',
    (language) => {
      const texts = createTexts(language);
      const keys = [
        ...figures.flatMap(keysOf).map((key) => `explain:${key}`),
        ...run.questions.flatMap(({ name, options }) => [
          `explain:question.${name}.text`,
          ...options.map((option) => `explain:question.${name}.options.${option}.label`),
          ...options.map((option) => `explain:question.${name}.options.${option}.hint`),
        ]),
        ...run.findings.map(({ code }) => `findings:${code}`),
      ];
      const missing = [...new Set(keys)].filter((key) => !texts.exists(key, { fallbackLng: [] }));
      expect(missing).toEqual([]);
    },
  );

  it.each<Language>(['de', 'en'])('cites only clauses that have a sentence in %s', (language) => {
    const cited = [
      ...figures.flatMap(clausesOf),
      ...run.questions.map(({ clause }) => clause),
      ...run.findings.map(({ clause }) => clause),
    ];
    const missing = [...new Set(cited)].filter((clause) => clauseText(clause, language) === '');
    expect(missing).toEqual([]);
  });
});

describe('the tables of every game', () => {
  it.each<Language>(['de', 'en'])('have words in %s where figures come from them', (language) => {
    const texts = createTexts(language);
    const keys = Object.values(systems)
      .flatMap(({ tables }) => tables)
      .flatMap(({ id, rows, columns }) => [
        // Terrain kinds have proper names, which come with the system.
        ...(id === 'terrain' ? [] : rows).map((row) => `explain:table.${id}.rows.${row}`),
        ...columns.map((column) => `explain:table.${id}.columns.${column}`),
      ]);
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => !texts.exists(key, { fallbackLng: [] }))).toEqual([]);
  });
});
