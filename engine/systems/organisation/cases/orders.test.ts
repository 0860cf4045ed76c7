import { describe, expect, it } from 'vitest';
import { organisationWorld } from '../../../testing/organisation';
import { readOrders } from '../orders';
import { orderLines } from '../../../testing/organisationCases';
import { worldOfCase } from './run';

const world = organisationWorld();
const read = (text: string) => readOrders(text, 'orden', world);
const ordersOf = (text: string) => read(text).rows.map(({ content }) => content.order);

const LINES = orderLines();

describe('an order in a line (OS-15-01)', () => {
  it.each(LINES.map(({ line }) => line))(
    '%s: its orders are numbered, what is found is in it',
    (line) => {
      const { rows, findings, text } = read(line);
      expect(rows.every(({ content }) => content.step === null)).toBe(true);
      expect(rows.map(({ unit }) => unit)).toEqual(rows.map((_, index) => index + 1));
      for (const { party, span, words } of findings) {
        expect(party).toBe('orden');
        expect(text.slice(span?.start, span?.end)).toBe(words);
      }
    },
  );

  it('every kind of order is among the lines', () => {
    const kinds = new Set(LINES.flatMap(({ orders }) => orders.map(({ kind }) => kind)));
    expect(kinds.size).toBe(24);
  });

  it('capitals, umlauts and accents do not matter', () => {
    const whole = LINES.filter(({ isWhole }) => isWhole);
    const written = whole.map(({ line }) => line.toUpperCase()).join('\n');
    const plain = written.replaceAll('Ä', 'AE').replaceAll('Ö', 'OE').replaceAll('Ü', 'UE');
    const named = (text: string) => ordersOf(text).map(({ kind }) => kind);
    expect(named(plain)).toEqual(whole.flatMap(({ orders }) => orders.map(({ kind }) => kind)));
  });

  it('a number behind a name that ends in one is still a number', () => {
    const given = {
      organisations: {
        a: { advantages: [{ category: 'trade', intact: 2, damaged: 2, name: 'Mühle (2)' }] },
        'Rebels R1 4': {},
      },
    } as const;
    const readIn = (line: string) =>
      readOrders(line, 'a', worldOfCase(given)).rows.map(({ content: { order } }) => order);
    const repair = { kind: 'REPAIR', name: 'Mühle (2)' };
    expect(readIn('REPARIERE Mühle 2')).toEqual([{ ...repair, levels: 2 }]);
    expect(readIn('REPARIERE Mühle (2) 1')).toEqual([{ ...repair, levels: 1 }]);
    expect(readIn('KRIEG in R1 gegen Rebels R1 4: 2 mobilisiert, Angriff 1')).toMatchObject([
      { kind: 'WAR', region: 'r1', opponent: 'Rebels R1 4', mobilised: 2, attack: 1, defence: 0 },
    ]);
  });
});

describe('headings (OS-7-04)', () => {
  const LETTER = [
    'Befehle für Phase 1',
    'Organisation: Orden der Hochwacht',
    '',
    'Schritt Start 2',
    '1. BAUE Turmritter',
    'START 3: BEWEGE 1 Geld nach Seenland',
    'Agieren',
    '* PASSE',
    'Abschluss 7: Aufruhr beenden',
    'BERUHIGE 1 in Hochland',
  ].join('\r\n');

  it('name the step of the orders below them', () => {
    const { rows, findings } = read(LETTER);
    expect(findings).toEqual([]);
    expect(rows.map(({ content: { step, order } }) => [step, order.kind])).toEqual([
      ['build_begin', 'BUILD'],
      ['move_begin', 'MOVE_MONEY'],
      ['act', 'PASS'],
      ['unrest', 'CALM'],
    ]);
  });

  it('OS-7-03, OS-15-04: an order of another step is told and kept', () => {
    const { rows, findings } = read('CLOSE 4\nPASSE');
    expect(rows).toHaveLength(1);
    expect(findings).toMatchObject([
      { code: 'organisation.E_STEP', words: 'PASSE', about: { step: 'income', own: 'act' } },
    ]);
  });

  it('OS-15-01: a fortification is declined wherever damage is done', () => {
    expect(read('Start 1\nABLEHNEN in Hochland').findings).toEqual([]);
    expect(read('Start 4\nABLEHNEN in Hochland').findings).toEqual([]);
  });
});

describe('a letter as a whole', () => {
  it('OS-5.3-01: a wish for dice belongs to the order before it', () => {
    expect(
      ordersOf('PLÜNDERE Zirkel in Seenland\nNEUWURF Würfel 2 und 3 mit Archiv'),
    ).toMatchObject([
      {
        kind: 'PLUNDER',
        rerolls: [
          { die: 2, research: 'Archiv' },
          { die: 3, research: 'Archiv' },
        ],
      },
    ]);
  });

  it('OS-0-07: words that are neither orders nor courtesy are asked about', () => {
    const { findings } = read('Liebe Spielleitung,\nwir haben viel vor.\nPASSE\nViele Grüße');
    expect(findings.map(({ words }) => words)).toEqual(['wir haben viel vor.']);
  });

  it('OS-15-03: an empty letter orders nothing', () => {
    expect(read(' \n').findings).toMatchObject([
      { code: 'organisation.E_EMPTY', severity: 'WARN' },
    ]);
  });

  it('the table has the words of the order, what it is about, and the details', () => {
    const text = '  KRIEG in Seenland gegen den Zirkel: 3 mobilisiert, Angriff 2';
    const [row] = read(text).rows;
    expect(Object.entries(row?.cells ?? {}).map(([key, cell]) => [key, cell.text])).toEqual([
      ['organisation.order', 'KRIEG'],
      ['organisation.object', 'in Seenland gegen den Zirkel'],
      ['organisation.details', '3 mobilisiert, Angriff 2'],
    ]);
    for (const cell of Object.values(row?.cells ?? {}))
      expect(text.slice(cell.span.start, cell.span.end)).toBe(cell.text);
  });
});
