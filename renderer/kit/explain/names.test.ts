import { describe, expect, it } from 'vitest';
import { type Explained, type March, systems } from '../../../engine';
import { tharosCampaign, tharosOrders } from '../../../assets/examples/tharos';
import { ownKey, ownLabel } from '../text/own-key';
import { createTexts, type Language } from '../text/words';
import { clauseText } from './index';

const labels = (room: 'fact' | 'rule', name: string): readonly string[] => {
  const { label, note } = ownLabel(room, name, `explain:${room}.${name}`);
  return note === null ? [label] : [label, note];
};

const tableKey = (id: string): string => ownKey('table', id, `explain:table.${id}`);

const keysOf = (explained: Explained): readonly string[] => {
  switch (explained.kind) {
    case 'fact':
      return labels('fact', explained.name);
    case 'cell':
      return [
        `${tableKey(explained.table)}.label`,
        `${tableKey(explained.table)}.note`,
        `${tableKey(explained.table)}.rows.${explained.row}`,
        `${tableKey(explained.table)}.columns.${explained.column}`,
      ];
    case 'roll':
      return [`explain:roll.${explained.die}`];
    case 'operation':
      return [`explain:operation.${explained.operator}`, ...explained.parts.flatMap(keysOf)];
    case 'rule':
      return [...labels('rule', explained.name), ...keysOf(explained.body)];
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
    'has a text in %s for every figure, question and finding',
    (language) => {
      const texts = createTexts(language);
      const keys = [
        ...figures.flatMap(keysOf),
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
  it.each<Language>(['de', 'en'])('have a text in %s where figures come from them', (language) => {
    const texts = createTexts(language);
    const keys = Object.values(systems)
      .flatMap(({ tables }) => tables)
      .flatMap(({ id, rows, columns }) => [
        // Terrain kinds have proper names, which come with the system.
        ...(id === 'terrain' ? [] : rows).map((row) => `${tableKey(id)}.rows.${row}`),
        ...columns.map((column) => `${tableKey(id)}.columns.${column}`),
      ]);
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => !texts.exists(key, { fallbackLng: [] }))).toEqual([]);
  });
});
