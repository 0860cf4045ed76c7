import { describe, expect, it } from 'vitest';
import { organisationWorld } from '../../../testing/organisation';
import { readOrders } from '../orders';
import { BAD_LINES, LINES } from './orders';

const world = organisationWorld();
const read = (text: string) => readOrders(text, 'orden', world);
const ordersOf = (text: string) => read(text).rows.map(({ content }) => content.order);

describe('an order in a line (OS-15-01)', () => {
  it.each(LINES)('$id: $title: $line', ({ line, orders }) => {
    const sheet = read(line);
    expect(sheet.findings).toEqual([]);
    expect(sheet.rows.map(({ content }) => content.order)).toEqual(orders);
    expect(sheet.rows.every(({ content }) => content.step === null)).toBe(true);
    expect(sheet.rows.map(({ unit }) => unit)).toEqual(orders.map((_, index) => index + 1));
  });

  it.each(BAD_LINES)('$id: $title: $line', ({ line, code, words }) => {
    const [found, ...more] = read(line).findings;
    expect(more).toEqual([]);
    expect(found).toMatchObject({ code, words, party: 'orden' });
    expect(line.slice(found?.span?.start, found?.span?.end)).toBe(words);
  });

  it('every kind of order is among the lines', () => {
    const kinds = new Set(LINES.flatMap(({ orders }) => orders.map(({ kind }) => kind)));
    expect(kinds.size).toBe(24);
  });

  it('capitals, umlauts and accents do not matter', () => {
    const written = LINES.map(({ line }) => line.toUpperCase()).join('\n');
    const plain = written.replaceAll('Ä', 'AE').replaceAll('Ö', 'OE').replaceAll('Ü', 'UE');
    const named = (text: string) => ordersOf(text).map(({ kind }) => kind);
    expect(named(plain)).toEqual(LINES.flatMap(({ orders }) => orders.map(({ kind }) => kind)));
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
