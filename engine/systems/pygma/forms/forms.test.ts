import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { worldGiven } from '../../../testing/case-runner';
import { pygmaCaseGame } from '../cases/game';
import { FINDINGS, LETTER_FINDINGS } from '../data/findings';
import { LETTERS, type Order } from '../orders';
import { FORMS } from '.';

const SAID: readonly (readonly [key: string, value: string])[] = [
  ['map', '065 lowland, 073 lowland 1 0'],
  ['turn', '12'],
  ['065/05 065/12 065/16 065/17 065/18', 'of a'],
  ['065/23 065/24', 'water'],
  ['065/17', 'city Nordhafen, trade'],
  ['065/12', 'city Hochburg'],
  [
    'a',
    `money 400000; spy 25.5; capital 065/17; start 065/17; knows b;
    KH 1 8500 in 065/05; RH 4 3000 in 065/12, stationed; KH 2 1000 in 065/18, secret;
    FH 1 50 in 065/24; RH 2 2200 in 065/24, aboard FH 1; H 1 in 065/18, wine 8, ore 4;
    mirror highland spices 4; promotion good spices, area highland, turn 4, before 3;
    sighting field 065/19, what rider, size 1200, of b, turn 11;
    supply wine points 30 percent 81 weighted 81; gws 103.2`,
  ],
];

const world = worldGiven(pygmaCaseGame, Object.fromEntries(SAID));

const values = (form: string, language: 'de' | 'en' = 'de') =>
  FORMS.values(form, world, 'a', {}, language);

function readBack(
  form: string,
  filled: Readonly<Record<string, string>>,
  language: 'de' | 'en' = 'de',
) {
  const text = FORMS.definitions.find(({ id }) => id === form)?.toText?.(filled, language) ?? '';
  const sheet = LETTERS.read(text, 'a', world);
  const orders: readonly Order[] = sheet.rows.map(({ content }) => content.order);
  return { text, orders, codes: LETTERS.check(sheet, world, {}).map(({ code }) => code) };
}

describe('the order sheet', () => {
  it('has a line for every army that stands for itself, with what it carries and what it is (PI-06-01)', () => {
    expect(values('orders')).toMatchObject({
      realm: 'A',
      month: 'Dorl',
      year: '2',
      'unit.1': 'KH 1',
      'from.1': '65/05',
      'strength.1': '8500 K',
      'unit.2': 'KH 2',
      'remark.2': 'geheim',
      'unit.3': 'RH 4 *',
      'unit.4': 'FH 1',
      'remark.4': 'mit RH 2',
      'unit.5': 'H 1',
      'strength.5': '8 P. Wein, 4 P. Erze',
      totalR: '5200',
    });
  });

  it.each(['de', 'en'] as const)('as it comes is a letter without a fault, %s', (language) => {
    const { orders, codes } = readBack('orders', values('orders', language), language);
    expect(codes).toEqual([]);
    expect(orders.map((order) => order.kind)).toEqual(Array(5).fill('MOVE'));
  });

  it('filled in is read as what stands in it, however long the way is (PI-06-02)', () => {
    const filled = {
      ...values('orders'),
      'via.1': '65/06, 65/07, 65/08, 65/09, 73/23',
      'to.1': '73/24',
      'order.1': 'A gegen B',
      'remark.1': 'Ausrüstung 2',
      'order.3': 'V',
      more: 'Auftrag Reichsgröße gegen B',
      message: 'Wir grüßen alle.',
      signed: 'A',
      rumour: 'Ein Drache haust im Norden.',
    };
    const { orders } = readBack('orders', filled);
    expect(orders[0]).toMatchObject({
      kind: 'MOVE',
      unit: 'KH 1',
      from: '65/05',
      command: 'attack',
      against: 'b',
      path: ['65/06', '65/07', '65/08', '65/09', '73/23', '73/24'],
    });
    expect(orders.slice(1)).toMatchObject([
      { kind: 'EQUIP', unit: 'KH 1', rate: 2 },
      { kind: 'MOVE', unit: 'KH 2', isSecret: true },
      { kind: 'MOVE', unit: 'RH 4', isStationed: true, command: 'negotiate' },
      { kind: 'MOVE', unit: 'FH 1', carries: ['RH 2'] },
      { kind: 'MOVE', unit: 'H 1', load: [{ points: 8 }, { points: 4 }] },
      { kind: 'MISSION', task: 'realm_size', realm: 'b' },
      { kind: 'MESSAGE', text: 'Wir grüßen alle.', signed: 'A' },
      { kind: 'RUMOUR', signed: '' },
    ]);
  });
});

describe('the expense sheet', () => {
  it('begins with what is booked before everything else, and says what is possible (PI-10-05)', () => {
    const own = values('expenses');
    // 8500 + 1000 warriors at 1, 3000 + 2200 riders at 3, 50 ships at 100.
    expect(own).toMatchObject({ before: '400000', pay: '30100', disposable: '369900' });
    expect(own).toMatchObject({
      'limitCity.2': 'Nordhafen',
      'limitMuster.2': '1.500.000',
      'limitFortification.1': '100.000',
      'limit.4': 'Kriegerheer: GS je Einheit',
    });
    // Kinds of armies that the GM did not introduce cost nothing and are not listed.
    expect(Object.values(own).filter((value) => value.includes('Heer der Art'))).toEqual([]);
  });

  it.each([
    [
      'de',
      [
        ['Rüstung', 'KH 3, 5000 K', 'in Nordhafen', '50.000'],
        ['Straße', '65/17, 65/18', '', '4.000'],
        ['Spionage', '', '', '40.000'],
        ['Förderung', 'Wein', 'Tiefland', '30.000'],
        ['Lagerung', '20 P. Wein', 'in Nordhafen', ''],
      ],
    ],
    [
      'en',
      [
        ['Muster', 'KH 3, 5000 K', 'in Nordhafen', '50,000'],
        ['Road', '65/17, 65/18', '', '4,000'],
        ['Espionage', '', '', '40,000'],
        ['Promote', 'wine', 'lowland', '30,000'],
        ['Store', '20 P. wine', 'in Nordhafen', ''],
      ],
    ],
  ] as const)('is a table in the letter, read back row by row, %s (PI-10-02)', (language, rows) => {
    const cells = Object.fromEntries(
      rows.flatMap(([item, what, where, sum], at) =>
        Object.entries({ item, what, where, sum }).map(([name, value]) => [
          `${name}.${String(at + 1)}`,
          value,
        ]),
      ),
    );
    const { text, orders, codes } = readBack(
      'expenses',
      { ...values('expenses'), ...cells },
      language,
    );
    expect([text, codes]).toEqual([text, []]);
    expect(orders.filter(({ kind }) => kind !== 'STATED')).toEqual([
      { kind: 'MUSTER', unit: 'KH 3', size: 5000, city: '65/17', field: '' },
      { kind: 'ROAD', path: ['65/17', '65/18'] },
      { kind: 'ESPIONAGE', amount: 40_000 },
      { kind: 'PROMOTE', good: 'wine', area: 'lowland', from: null },
      { kind: 'STORE', load: [{ good: 'wine', points: 20 }], city: '65/17' },
    ]);
  });
});

describe('the other sheets', () => {
  it('missions are read back with task, target and description (PI-09a-09)', () => {
    expect(values('mission')).toMatchObject({ spy: '25,5', 'difficulty.10': '35' });
    const filled = {
      'task.1': 'Standorte der Heere',
      'target.1': 'B',
      'again.1': 'ja',
      'task.2': 'frei',
      'target.2': 'B',
      'details.2': 'Wie heißt der Kanzler?',
    };
    expect(readBack('mission', filled).orders).toEqual([
      { kind: 'MISSION', task: 'army_positions', realm: 'b', text: '' },
      { kind: 'MISSION', task: 'free', realm: 'b', text: 'Wie heißt der Kanzler?' },
    ]);
  });

  it('the mirror marks what was promoted, and prices what may be (PI-14-05, PI-14-07)', () => {
    expect(values('mirror')).toMatchObject({
      'm.spices.2': '4*',
      'p.spices.2': '12',
      'm.wine.1': '3',
      'p.timber.6': '–',
    });
  });

  it('calculation and evaluation say what the books have, the evaluation nothing else (PI-19-06)', () => {
    expect(values('calculation')).toMatchObject({
      gws: '103,2',
      'c.wine.10': '81',
      'count.7': '2',
    });
    const { realm: _, ...evaluation } = values('evaluation', 'en');
    expect(evaluation).toMatchObject({
      'seenAt.1': '65/19',
      'seenSize.1': '1200',
      'seenOf.1': 'B',
    });
    expect(Object.keys(evaluation).filter((name) => /^(?:land|army)/.test(name))).toEqual([]);
  });
});

it('every code of a letter has its case (PI-10-04)', () => {
  const cases = readFileSync(new URL('../cases/findings.cases.txt', import.meta.url), 'utf8');
  const missing = Object.keys({ ...FINDINGS, ...LETTER_FINDINGS }).filter(
    (code) => !cases.includes(`| ${code} `),
  );
  expect(missing).toEqual([]);
});
