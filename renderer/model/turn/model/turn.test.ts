import { describe, expect, it } from 'vitest';
import {
  cell,
  createLattice,
  type Explained,
  fact,
  type FieldAddress,
  type Finding,
  fraction,
  grossfeldNo,
  type March,
  type MarchStep,
  operation,
  type OrderSheet,
  rule,
  sum,
} from '../../../../engine';
import { findingsFor, letterMarks, nextFinding } from './findings';
import { orderTable, withoutBars } from './orders';
import { marchPaths, momentPaths } from './paths';
import { momentsOf, placeAt } from './places';
import { stepRows } from './steps';

const TEXT = '203\t210/19\t-20-22\tKR\n102\t210/37\t\tKAE';

const sheet: OrderSheet<null> = {
  party: 'tha',
  text: TEXT,
  columns: ['number', 'size', 'start', 'movement', 'order'],
  findings: [],
  rows: [
    {
      unit: 203,
      span: { start: 0, end: 20 },
      content: null,
      cells: {
        number: { text: '203', span: { start: 0, end: 3 } },
        start: { text: '210/19', span: { start: 4, end: 10 } },
        movement: { text: '-20-22', span: { start: 11, end: 17 } },
        order: { text: 'KR', span: { start: 18, end: 20 } },
      },
    },
    {
      unit: 102,
      span: { start: 21, end: 36 },
      content: null,
      cells: {
        number: { text: '102', span: { start: 21, end: 24 } },
        start: { text: '210/37', span: { start: 25, end: 31 } },
        order: { text: 'KAE', span: { start: 33, end: 36 } },
      },
    },
  ],
};

const finding = (
  code: string,
  severity: Finding['severity'],
  unit: number,
  start: number,
  end: number,
): Finding => ({
  code,
  severity,
  clause: 'WW-5.3-02',
  party: 'tha',
  unit,
  span: { start, end },
  words: TEXT.slice(start, end),
  about: {},
});

const notNeighbour = finding('F-PATH-NOTADJ', 'TRUNCATE', 203, 15, 17);
const noCombat = finding('F-ORD-NOCOMBAT', 'WARN', 102, 35, 36);
const unplaced: Finding = {
  code: 'F-ROW-SIZE',
  severity: 'WARN',
  clause: 'WW-8.2-25',
  party: 'tha',
  unit: 203,
  words: '',
  about: {},
};

describe('the findings of a party', () => {
  it('come in the order of the letter, those without a place last', () => {
    const other = { ...noCombat, party: 'val' };
    const findings = findingsFor('tha', [unplaced, noCombat, other, notNeighbour]);
    expect(findings.map(({ code }) => code)).toEqual([
      'F-PATH-NOTADJ',
      'F-ORD-NOCOMBAT',
      'F-ROW-SIZE',
    ]);
  });

  it('mark their words in the letter beside the orders', () => {
    expect(letterMarks(sheet, [notNeighbour, unplaced])).toEqual([
      { kind: 'order', span: { start: 0, end: 20 }, unit: 203 },
      { kind: 'order', span: { start: 21, end: 36 }, unit: 102 },
      { kind: 'finding', span: { start: 15, end: 17 }, severity: 'TRUNCATE', index: 0 },
    ]);
  });

  const three = [notNeighbour, noCombat, unplaced];
  const [first, second, last] = three;

  it.each([
    { from: null, step: 1, to: first },
    { from: null, step: -1, to: last },
    { from: first, step: 1, to: second },
    { from: last, step: 1, to: undefined },
    { from: first, step: -1, to: undefined },
    { from: last, step: -1, to: second },
  ] as const)('go on from $from.code by $step to $to.code', ({ from, step, to }) => {
    const next = nextFinding(three, from ?? null, step);
    expect(next).toBe(to);
  });

  it('skip those that are not wanted, and continue from where a removed one was', () => {
    expect(nextFinding([], null, 1)).toBeUndefined();
    expect(nextFinding(three, first ?? null, 1, (one) => one !== noCombat)).toBe(unplaced);
    const gone = { ...noCombat, code: 'F-ORD-UNKNOWN', span: { start: 20, end: 22 } };
    expect(nextFinding(three, gone, 1)).toBe(noCombat);
    expect(nextFinding(three, gone, -1)).toBe(notNeighbour);
  });
});

describe('the order table', () => {
  const table = orderTable(sheet, [notNeighbour, noCombat, unplaced]);

  it('counts findings of no row beside those of rows, so that none is missing in the sum', () => {
    const ofNobody = { ...noCombat, unit: 999 };
    const unrelated = orderTable(sheet, [notNeighbour, ofNobody]);
    expect([unrelated.troubled, unrelated.others]).toEqual([1, 1]);
  });

  it('shows only columns with content', () => {
    expect(table.columns).toEqual(['number', 'start', 'movement', 'order']);
  });

  it('marks the words of a finding inside their cell', () => {
    expect(table.rows[0]?.cells[2]?.segments).toMatchObject([
      { text: '-20-', unit: null, finding: null },
      { text: '22', unit: null, finding: { index: 0, severity: 'TRUNCATE' } },
    ]);
  });

  it('gives every row its findings, with or without a place, and names the weightiest', () => {
    expect(table.rows.map(({ findings }) => findings.map(({ code }) => code))).toEqual([
      ['F-PATH-NOTADJ', 'F-ROW-SIZE'],
      ['F-ORD-NOCOMBAT'],
    ]);
    expect(table.rows[0]?.worst?.code).toBe('F-PATH-NOTADJ');
    expect(table.troubled).toBe(2);
    expect(table.others).toBe(0);
  });
});

const number = grossfeldNo('210');
const lattice = createLattice(number === undefined ? [] : [{ no: number, u: 0, v: 0 }], {
  kind: 'sheet',
});

const base = rule('stepBase', 'WW-5.3-07', sum(fact('heightLevel', 1), fact('baseOffset', 3)));
const own = cell(
  {
    id: 'stepModifier',
    clause: 'WW-5.3-08',
    rows: ['own'],
    columns: ['difficulty'],
    cells: { own: { difficulty: -1 } },
  },
  'own',
  'difficulty',
);
const parts: readonly Explained[] = own === undefined ? [base] : [base, own];

const step = (
  from: string,
  to: string,
  begin: number,
  end: number,
  change: Partial<MarchStep> = {},
): MarchStep => ({
  from,
  to,
  outcome: 'done',
  difficulty: rule('stepDifficulty', 'WW-5.3-08', sum(...parts)),
  cost: fact('cost', 6),
  before: 30,
  left: 24,
  begin: fraction(begin, 30),
  end: fraction(end, 30),
  rulings: { difficulty: 'd', cost: 'c' },
  ...change,
});

const march = (unit: number, start: string, ...steps: readonly MarchStep[]): March => ({
  party: 'tha',
  unit,
  unitType: 'R',
  size: 100,
  allowance: fact('points', 30),
  start,
  end: steps.at(-1)?.to ?? start,
  steps,
});

describe('the step table', () => {
  it('takes the difficulty apart into base and modifiers', () => {
    const [row] = stepRows(march(203, '210/19', step('210/19', '210/20', 0, 6)));
    expect(row?.base?.value).toBe(4);
    expect(row?.modifiers.map(({ value }) => value)).toEqual([-1]);
    expect(row).toMatchObject({ number: 1, isByHand: false, isTooDear: false });
  });

  it('finds base and modifiers behind limits and the GM’s changes', () => {
    const limited = operation('minimum', [sum(...parts), fact('greatestDifficulty', 9)]);
    const difficulty: Explained = {
      kind: 'override',
      value: 2,
      ruling: 'd',
      reason: 'Furt',
      original: rule('stepDifficulty', 'WW-5.3-08', limited),
    };
    const [row] = stepRows(march(203, '210/19', step('210/19', '210/20', 0, 6, { difficulty })));
    expect(row?.base?.value).toBe(4);
    expect(row?.isByHand).toBe(true);
  });

  it('distinguishes a step that was too dear from one that was not allowed', () => {
    const dear = step('210/19', '210/20', 0, 6, {
      outcome: 'dropped',
      cost: fact('cost', 15),
      before: 9,
    });
    const barred = step('210/19', '210/20', 0, 6, { outcome: 'dropped' });
    expect(stepRows(march(203, '210/19', dear, barred)).map((row) => row.isTooDear)).toEqual([
      true,
      false,
    ]);
  });
});

const at = (field: string) => {
  const found = lattice.cellOf(field as FieldAddress);
  const { q, r } = lattice.axialOf(found ?? 0);
  return { x: q + r / 2, y: (r * Math.sqrt(3)) / 2 };
};

describe('the march in time (WW-5.3-50)', () => {
  const riders = march(
    203,
    '210/19',
    step('210/19', '210/20', 0, 6),
    step('210/20', '210/21', 6, 12),
  );
  const passenger = march(201, '210/19', step('210/19', '(203)', 0, 6));
  const turn = { marches: [riders, passenger], lattice };

  it.each([
    { time: 0, place: at('210/19') },
    { time: 0.1, place: { x: at('210/19').x + 0.5, y: at('210/19').y } },
    { time: 0.2, place: at('210/20') },
    { time: 1, place: at('210/21') },
  ])('is at the right place at $time', ({ time, place }) => {
    const found = placeAt(riders, time, turn);
    expect(found?.x).toBeCloseTo(place.x);
    expect(found?.y).toBeCloseTo(place.y);
  });

  it('takes who is aboard along with the ship', () => {
    expect(placeAt(passenger, 1, turn)).toEqual(placeAt(riders, 1, turn));
  });

  it('returns no place, but terminates, if two units claim to carry each other', () => {
    const a = march(301, '(302)');
    const b = march(302, '(301)');
    expect(placeAt(a, 1, { marches: [a, b], lattice })).toBeUndefined();
  });

  it('knows each moment at which a step ends, once', () => {
    expect(momentsOf([riders, passenger])).toEqual([0.2, 0.4]);
  });

  it('numbers the stops, distinguishes the last made and the dropped ones', () => {
    const cut = march(
      203,
      '210/19',
      step('210/19', '210/20', 0, 6),
      step('210/20', '210/21', 6, 12, { outcome: 'dropped' }),
    );
    const [path] = marchPaths(
      { unit: 203, step: 2 },
      { line: '#8E2A45', badge: '#8E2A45' },
      { marches: [cut], lattice },
      [cut],
    );
    expect(path?.active).toBe(true);
    expect(path?.stops.map(({ label, kind, current }) => [label, kind, current])).toEqual([
      ['', 'start', undefined],
      ['1', 'end', false],
      ['2', 'dropped', true],
    ]);
  });

  it('shows only the way already gone at a moment', () => {
    const [path] = momentPaths(0.3, null, () => ({ line: '#000000', badge: '#000000' }), turn);
    expect(path?.points).toHaveLength(3);
    expect(path?.stops.map(({ label }) => label)).toEqual(['203']);
  });
});

it.each([
  [['1/31 | | 1/31 | 9000 K | V |'], '1/31 · 1/31 · 9000 K · V'],
  [['zieht nach K5'], 'zieht nach K5'],
  [['1/31 | ', '5/18', ' | 9000 K | |'], '1/31 · 5/18 · 9000 K'],
  [['1/31', ' | ', '5/18'], '1/31 · 5/18'],
  [['| geheim'], 'geheim'],
])('a cell shows the parts %j of a row as "%s"', (parts, shown) => {
  const words = parts.map((words, at) =>
    withoutBars(words, { isFirst: at === 0, isLast: at === parts.length - 1 }),
  );
  expect(words.join('')).toBe(shown);
});
