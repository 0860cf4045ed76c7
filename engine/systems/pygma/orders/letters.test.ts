import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Chart } from '../../../world';
import { corpusOf } from '../../../testing/corpus';
import { diceOf } from '../../../testing/letters';
import { trialsOf } from '../../../testing/trials';
import { orderAtRandom } from './compose';
import { pygmaLetters } from './letter';
import { STANDING } from './grammar/armies';
import type { Order } from './order';
import { namesIn } from './restate';
import { BOOK, BOOKS } from './sample';
import { written } from './written';

const LETTERS = pygmaLetters<typeof BOOKS>({ bookOf: () => BOOK, holdingsOf: (books) => books });

const read = (text: string) => LETTERS.read(text, 'west', BOOKS);
const ordersIn = (text: string): readonly Order[] =>
  read(text).rows.map(({ content }) => content.order);

const TRIALS = trialsOf({ small: 300, middle: 1500, full: 20_000 });

describe('a realm with numbers of its own (GM-20)', () => {
  const chart = { '305': '001', '307': '024' } as Chart;
  const own = pygmaLetters<typeof BOOKS>({
    bookOf: () => ({ ...BOOK, chart }),
    holdingsOf: (books) => books,
  });
  const textsIn = (letter: string) =>
    own
      .read(letter, 'west', BOOKS)
      .rows.map(({ content: { order } }) => ('text' in order ? order.text : order.kind));

  it.each([
    ['Auftrag frei gegen Nordreich: Was liegt in 1/20?', 'Was liegt in 305/20?'],
    ['Auftrag frei gegen Nordreich: Gibt es 1/2 oder 3/4?', 'Gibt es 1/2 oder 3/4?'],
    ['Auftrag frei gegen Nordreich: Was war am 25/12 in 24/12?', 'Was war am 25/12 in 307/12?'],
    ['Brief an Nordreich: Treffen wir uns in 1/20?', 'Treffen wir uns in 1/20?'],
    ['Gerücht: In 1/20 liegt Gold.', 'In 1/20 liegt Gold.'],
    ['Gerücht: 1/20', '1/20'],
    ['Mitteilung: Wir tauschen 24/12. gez. Otho', 'Wir tauschen 24/12.'],
    ['Kulturschilderung: Wir kamen aus 1/20.', 'Wir kamen aus 1/20.'],
  ])(
    'means fields of the world by them to the GM, and writes to others as it writes: %s',
    (letter, text) => {
      expect(textsIn(letter)).toEqual([text]);
    },
  );
});

describe('what is written is read as what was meant', () => {
  it.each(['de', 'en'] as const)(
    `of orders at random, and asked about in nothing: %s (${TRIALS.label})`,
    (language) => {
      for (const seed of TRIALS.seeds()) {
        const order = orderAtRandom(BOOKS, diceOf(seed).below);
        if (order === undefined) continue;
        const text = written(order, language, namesIn(BOOK));
        const { findings } = read(text);
        expect({ text, orders: ordersIn(text), findings }).toEqual({
          text,
          orders: [order],
          findings: [],
        });
      }
    },
  );

  it('of orders a computer composes, in every word (PI-06-01)', () => {
    for (const seed of TRIALS.seeds()) {
      const text = LETTERS.compose('west', BOOKS, diceOf(seed).below);
      expect({ text, findings: read(text).findings }).toEqual({ text, findings: [] });
    }
  });

  it('of every kind but figures of the sheet, which a computer orders sooner or later', () => {
    const another = { field: '65/30', size: 2000, isStationed: false, carrier: '' };
    const units = new Map([...BOOKS.units, ['KH 5', another] as const]);
    const kinds = [true, false].flatMap((isMuster) =>
      Array.from({ length: 800 }, (_, seed) =>
        orderAtRandom({ ...BOOKS, units, isMuster }, diceOf(seed).below),
      ).map((order) => order?.kind),
    );
    const all = new Set(EVERY.map(({ kind }) => kind).filter((kind) => kind !== 'STATED'));
    expect([...all].filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  const EVERY: readonly Order[] = [
    { ...STANDING, unit: 'KH 1', from: '65/05', path: ['65/06'], size: 8500, command: 'attack' },
    {
      ...STANDING,
      unit: 'FH 2',
      from: '73/05',
      size: 120,
      command: 'none',
      isSecret: true,
      path: ['73/06', '73/02', '73/03', '73/04', '73/07'],
      carries: ['RH 2', 'KH 3'],
    },
    { ...STANDING, unit: 'RH 2', path: ['65/43', '73/10'], aboard: 'FH 1', command: 'retreat' },
    { ...STANDING, unit: 'RH 2', landsFrom: 'FH 1', path: ['65/43'], leavesNeutral: true },
    { ...STANDING, unit: 'KH 1', from: '65/05', command: 'attack', against: 'nord' },
    { ...STANDING, unit: 'RH 4', from: '65/12', isStationed: true, command: 'negotiate' },
    {
      ...STANDING,
      unit: 'H 1',
      from: '72/22',
      path: ['72/21', '72/20'],
      load: [
        { good: 'wine', points: 8 },
        { good: 'ore', points: 4 },
      ],
    },
    {
      kind: 'SPLIT',
      unit: 'KH 3',
      parts: [
        { unit: 'KH 3', size: 2500 },
        { unit: 'KH 7', size: 1500 },
      ],
    },
    { kind: 'MERGE', unit: 'KH 1', units: ['KH 3', 'KH 7'] },
    { kind: 'EQUIP', unit: 'KH 3', rate: 2 },
    { kind: 'CONVERT', unit: 'FH 2', into: 'KH 9', field: '73/04' },
    { kind: 'STATION', unit: 'RH 4' },
    { kind: 'HAND_OVER', unit: 'H 1', load: [{ good: 'gems', points: 8 }], to: '72/20' },
    { kind: 'HAND_OVER', unit: 'H 1', load: [{ good: 'cloth', points: 8 }], to: 'H 2' },
    { kind: 'MUSTER', unit: 'FH 3', size: 40, city: '65/30', field: '65/31' },
    { kind: 'CITY', field: '65/20', name: 'Neuburg' },
    { kind: 'FORTIFY', city: '65/12' },
    { kind: 'APPOINT', city: '65/12' },
    { kind: 'DISMISS', city: '65/30' },
    { kind: 'ROAD', path: ['65/12', '65/13', '65/14'] },
    { kind: 'BRIDGE', from: '65/12', to: '65/13' },
    { kind: 'ESPIONAGE', amount: 40_000 },
    { kind: 'HYGIENE', amount: 0 },
    { kind: 'PROMOTE', good: 'culture', area: 'city', from: 6 },
    { kind: 'PROMOTE', good: 'wine', area: 'mountain', from: null },
    { kind: 'STORE', load: [{ good: 'timber', points: 25 }], city: '' },
    { kind: 'TRADER', unit: 'H 2', city: '65/30' },
    { kind: 'DISBAND', unit: 'H 1' },
    { kind: 'TRANSFER', amount: 5000, realm: 'nord' },
    { kind: 'CEDE', fields: ['65/13', '65/14'], realm: 'insel' },
    { kind: 'MISSION', task: 'treasury_place', realm: 'nord', text: '' },
    { kind: 'MISSION', task: 'free', realm: 'nord', text: 'Wie heißt der Kanzler?' },
    { kind: 'NAME', field: '65/20', name: 'Silberbach' },
    { kind: 'RULER', name: 'König Otho' },
    ...(['treasury', 'pay', 'administration', 'total', 'rest', 'entry'] as const).map(
      (item): Order => ({
        kind: 'STATED',
        item,
        amount: 28_000,
      }),
    ),
    { kind: 'MESSAGE', text: 'Wir grüßen alle.\n\nFriede sei mit euch.', signed: 'Westmark' },
    { kind: 'RUMOUR', text: 'KH 1 zieht nach Norden.', signed: '' },
    { kind: 'LETTER', realm: 'nord', text: 'Lieber Nachbar,\nbaue keine Straße.' },
    { kind: 'CULTURE', text: 'Wir leben vom Fischfang.' },
  ];

  it.each(EVERY.flatMap((order) => [['de', order] as const, ['en', order] as const]))(
    'of every kind of order, %s: %o',
    (language, order) => {
      const text = written(order, language, namesIn(BOOK));
      expect({ text, orders: ordersIn(text), findings: read(text).findings }).toEqual({
        text,
        orders: [order],
        findings: [],
      });
    },
  );

  it('of all kinds in one letter, in its order', () => {
    const free = EVERY.filter(
      (order, at) =>
        order.kind !== 'MOVE' ||
        EVERY.findIndex((one) => one.kind === 'MOVE' && one.unit === order.unit) === at,
    );
    const text = free.map((order) => written(order, 'de', namesIn(BOOK))).join('\n');
    expect(ordersIn(text)).toEqual(free);
    expect(read(text).findings).toEqual([]);
  });
});

describe('prose', () => {
  it.each([
    ['hier mein Zug für Dorl. Es war ein langer Winter.', 'W_PROSE'],
    ['Here is my turn.\nI hope you are well.', 'W_PROSE'],
    ['Ganz Hochburg feiert.', 'E_SYNTAX'],
    ['Falls es taut, freuen wir uns.', 'E_SYNTAX'],
  ])('is set aside in one remark, where it could order nothing: %j', (text, code) => {
    const { rows, findings } = read(`${text}\n\nSpionage 30.000 GS`);
    expect(rows).toHaveLength(1);
    expect(findings.map((one) => [one.code, one.words])).toEqual([[`pygma.${code}`, text]]);
  });
});

const { letters: CORPUS } = corpusOf(
  readFileSync(new URL('../cases/letters.txt', import.meta.url), 'utf8'),
);

describe('letters as players write them (PI-06-01, PI-10-04)', () => {
  const LINES = [
    ...new Set(CORPUS.flatMap(({ orders }) => orders)),
    'Rüstung | KH 8 | 5000 K | Nordhafen | 50.000 GS',
    'KH 1 marschiert von 65/5 nach 65/6 und greift Nordreich an',
  ].filter(
    (line) => !/^(?:Mitteilung|Gerücht|Brief|Kultur|Herrscher|Benennung|Neue)|:.*\?$/u.test(line),
  );
  const WORD = /[\p{L}\d][\p{L}\d.]*/gu;

  const meaning = (text: string): string => {
    const { rows, findings } = read(text);
    return JSON.stringify([
      rows.map(({ content }) => content.order),
      findings.map(({ code, words }) => [code, words]),
    ]);
  };

  it.each(LINES)('a word nobody knows in the place of any other is never dropped: %s', (line) => {
    for (const { index, 0: word } of line.matchAll(WORD)) {
      const bent = `${line.slice(0, index)}Xyzzy${line.slice(index + word.length)}`;
      expect([bent, meaning(bent)]).not.toEqual([bent, meaning(line)]);
    }
  });
});
