import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosOrders } from '../../../../assets/examples/tharos';
import { growthOf } from '../../../testing/growth';
import { trialsOf } from '../../../testing/trials';
import type { World } from '../../../world';
import type { Finding } from '../../../kernel';
import { checkOrders, readOrders, type WabenSheet } from '.';

/** Findings without advice, which has cases of its own. */
const checked = (...given: Parameters<typeof checkOrders>): readonly Finding[] =>
  checkOrders(...given).filter(({ code }) => !code.startsWith('F-ADV-'));

const { world } = tharosCampaign();
/** Lines of a long sheet; it is compared with one of four times as many. */
const LINES = trialsOf({ small: 250, middle: 250, full: 2500 }).count;
const ROWS = tharosOrders.trimEnd().split('\n');
const BODY = ROWS.slice(2);

/** Content of a sheet, without positions in the text: rows by unit, cells reduced to what is given. */
const said = (sheet: WabenSheet) =>
  sheet.rows.map(({ unit, content }) => ({
    unit,
    size: content.stated.size,
    steps: content.movement.steps.map(({ text }) => text),
    code: content.code,
    remarks: content.remarks.map(({ text }) => text),
    character: content.stated.character,
  }));

const ORIGINAL = readOrders(tharosOrders, 'tha', world);

const columns = (row: string): readonly string[] => row.split('\t');
const WIDTHS = [5, 9, 5, 3, 4, 9, 24, 9, 7, 6, 20];
const aligned = (row: string): string =>
  columns(row)
    .map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0))
    .join('  ');

const LAYOUTS: readonly (readonly [name: string, text: string])[] = [
  ['without its head', BODY.join('\n')],
  ['with Windows line ends', ROWS.join('\r\n')],
  ['with old Macintosh line ends', ROWS.join('\r')],
  ['separated by |', ROWS.map((row) => columns(row).join(' | ')).join('\n')],
  ['as a framed table', ROWS.map((row) => `| ${columns(row).join(' | ')} |`).join('\n')],
  ['separated by ;', ROWS.map((row) => columns(row).join(';')).join('\n')],
  [
    'as quoted cells',
    BODY.map((row) =>
      columns(row)
        .map((cell) => `"${cell}"`)
        .join(';'),
    ).join('\n'),
  ],
  ['in columns of blanks', ROWS.map(aligned).join('\n')],
  ['in columns of blanks without its head', BODY.map(aligned).join('\n')],
  ['with single blanks', BODY.map((row) => row.replace(/\t+/g, ' ')).join('\n')],
  [
    'with tabs and blanks mixed',
    BODY.map((row) => row.replace('\t', '   ').replace('K\t', 'K ')).join('\n'),
  ],
  [
    'with non-breaking blanks around cells',
    ROWS.map((row) => row.replaceAll('\t', '\u00a0\t\u00a0')).join('\n'),
  ],
  ['indented', ROWS.map((row) => `  ${row}`).join('\n')],
  ['quoted in a mail', ROWS.map((row) => `> ${row}`).join('\n')],
  ['one cell per line', ROWS.map((row) => columns(row).join('\n')).join('\n')],
  [
    'one cell per line, empty ones lost',
    ROWS.map((row) =>
      columns(row)
        .filter((cell) => cell !== '')
        .join('\n'),
    ).join('\n'),
  ],
  ['with blank lines between rows', ROWS.join('\n\n')],
  ['behind a byte order mark', `\ufeff${tharosOrders}`],
  [
    'among the other parts of a turn',
    `Lieber Spielleiter,\nhier Zug 58 mit Gruß, 101 mal Dank.\n\n**Der Zugbefehl (Ein Beispiel):**\n\n${tharosOrders}\n` +
      '**Die Reichsaufstellung (Ein Beispiel):**\n\nNr.\tGröße\tAbk\tHf\tAbk\tStandort\t→\t⬢\n' +
      '101\t8.000\tK\t2\tHf\t210/19\t15\ttwa\n\n**Aufstellung der Charaktere mit ihren Gutpunkten**\n' +
      '501\tREP\t210/37\t48\t4+2\tTraska Dagon II.\n\n**Einnahmen und Ausgaben**\n\n101 (aufr.)\t+3000K\t210/19\t-11.000\n' +
      '**Gesamtbilanz:**\nAlter Bestand\t20.100\n',
  ],
  ['behind a plain heading', `Zugbefehl für den Falkenmond\n\n${BODY.join('\n')}`],
];

describe('the sheet of the booklet', () => {
  it('WW-8.3-10, WW-6.3-12: every row is read with every cell', () => {
    expect(ORIGINAL.rows.map(({ unit }) => unit)).toEqual([
      101, 102, 103, 201, 202, 203, 301, 302, 401, 501, 502,
    ]);
    expect(ORIGINAL.findings).toEqual([]);
    expect(ORIGINAL.rows[0]?.cells).toMatchObject({
      number: { text: '101' },
      size: { text: '8.000' },
      type: { text: 'K' },
      leaders: { text: '2' },
      leaderType: { text: 'Hf' },
      start: { text: '210/19' },
      movement: { text: '-20-21' },
      end: { text: '210/21' },
      order: { text: 'KVE' },
      remarks: { text: 'neu 2000K' },
    });
  });

  it('WW-8.3-60, -61, -62, -63, -64, -65, -67, -68, -69, -71: exactly the contradictions of its rows are found, at their words', () => {
    const findings = checked(ORIGINAL, world, {});
    expect(
      findings.map(({ unit, code, severity, words }) => [unit, code, severity, words]),
    ).toEqual([
      [102, 'F-ORD-NOCOMBAT', 'WARN', 'KAE'],
      [201, 'F-LOAD-CAP', 'REJECT', '002/38(302)'],
      [201, 'F-ROW-ENDPOS', 'WARN', '001/07'],
      [202, 'F-UNIT-SMALL', 'WARN', '430'],
      [203, 'F-UNIT-SMALL', 'WARN', '50'],
      [301, 'F-UNIT-TYPE', 'WARN', 'KS'],
      [302, 'F-ROW-SIZE', 'WARN', '15'],
      [302, 'F-ROW-STARTPOS', 'WARN', '002/12'],
      [302, 'F-ROW-ENDPOS', 'WARN', '002/23'],
      [502, 'F-ROW-UNKNOWN', 'ASK', '(105)'],
      [502, 'F-ROW-STARTPOS', 'WARN', '(105)'],
      [undefined, 'F-CHAR-SETTLEMENT', 'WARN', ''],
    ]);
    for (const { span, words } of findings)
      expect(span === undefined ? '' : tharosOrders.slice(span.start, span.end)).toBe(words);
  });

  it('WW-8.3-62, -63: the findings carry what a sentence needs', () => {
    const findings = checked(ORIGINAL, world, {});
    const about = (unit: number, code: string) =>
      findings.find((found) => found.unit === unit && found.code === code)?.about;
    expect(about(201, 'F-LOAD-CAP')).toMatchObject({ carrier: 302, needed: 150, free: 50 });
    expect(about(201, 'F-ROW-ENDPOS')).toEqual({ stated: '001/07', actual: '(302)' });
    expect(about(302, 'F-ROW-SIZE')).toEqual({ stated: 15, actual: 10 });
    expect(about(302, 'F-ROW-STARTPOS')).toMatchObject({ reason: 'dropped', actual: '002/09' });
    expect(about(302, 'F-ROW-ENDPOS')).toEqual({
      reason: 'dropped',
      stated: '002/23',
      actual: '002/38',
    });
    expect(findings.at(-1)?.about).toEqual({
      count: 2,
      characters: 'Traska Dagon II. (501, 210/37), Illyra (502, 002/23)',
    });
    expect(about(502, 'F-ROW-UNKNOWN')).toEqual({ number: 105 });
  });

  it.each(LAYOUTS)('says the same %s', (_, text) => {
    const sheet = readOrders(text, 'tha', world);
    expect(said(sheet)).toEqual(said(ORIGINAL));
    expect(sheet.findings).toEqual([]);
    expect(sheet.text).toBe(text);
    for (const row of sheet.rows)
      for (const { text: words, span } of Object.values(row.cells))
        expect(text.slice(span.start, span.end)).toBe(words);
  });
});

describe('other sheets', () => {
  const read = (text: string, from: World = world) => readOrders(text, 'tha', from);
  const brief = (text: string) =>
    said(read(text)).map(({ unit, steps, code, remarks }) => [
      unit,
      steps.join(' '),
      code,
      remarks,
    ]);
  const KR = { class: 'K', main: 'R', extension: null };

  it('WW-6.3-04: the running form', () => {
    expect(brief('203: 711/25-24-23-710/04-03 KR')).toEqual([[203, '24 23 710/04 03', KR, []]]);
  });

  it('WW-8.2-25: rows of number, movement, order and remarks alone', () => {
    expect(brief('202\t-22-21-20-19\tKR\tauflösen in 210/19\n203\t\tKR\t')).toEqual([
      [202, '22 21 20 19', KR, ['auflösen in 210/19']],
      [203, '', KR, []],
    ]);
  });

  it('columns in another order, recognised by their head', () => {
    expect(brief('Befehl;Nr;Bemerkung;Weg\nKR;203;Erkunder;-30')).toEqual([
      [203, '30', KR, ['Erkunder']],
    ]);
  });

  it('WW-6.3-09: directions with blanks between words', () => {
    expect(brief('203 3 3 3 2 2 KR')).toEqual([[203, '3 3 3 2 2', KR, []]]);
  });

  it('WW-6.1-01: words in the place of the code', () => {
    const sheet = read('203 -30 zurück nach Hause');
    expect(sheet.findings.map(({ code, words }) => [code, words])).toEqual([
      ['F-ORD-NOCODE', 'zurück nach Hause'],
    ]);
  });

  it('WW-0.3-03: lines of prose get one finding each, never an order', () => {
    const text = `${BODY.join('\n')}\nEinheit 103 hat\nden Pass gehalten.\n\n12 Reiter nach 210/19, bitte.`;
    const sheet = read(text);
    expect(sheet.rows).toHaveLength(11);
    expect(sheet.findings.map(({ code, words }) => [code, words])).toEqual([
      ['F-ORD-UNPARSED', 'Einheit 103 hat\nden Pass gehalten.\n\n12 Reiter nach 210/19, bitte.'],
    ]);
  });

  it('WW-0.3-03: a sentence with figures in it is no row, whatever its number', () => {
    const sheet = read(`${BODY.join('\n')}\n1. Ich sah 101 Möwen nach 210/21 fliegen.`);
    expect(sheet.rows).toHaveLength(11);
    expect(sheet.findings.map(({ words }) => words)).toEqual([
      '1. Ich sah 101 Möwen nach 210/21 fliegen.',
    ]);
  });

  it('no order is lost behind a heading that sounds like another part of the turn', () => {
    const text = `Zugbefehl\n\n${BODY.join('\n')}\nAufstellung der Neuen:\n104\t-20\tKV\n105\t\tKH`;
    expect(read(text).rows.map(({ unit }) => unit)).toEqual([
      ...ORIGINAL.rows.map(({ unit }) => unit),
      104,
      105,
    ]);
  });

  it('no order is lost on the line of a heading', () => {
    const sheet = read('Zugbefehl: 101 -20 KV\n102 -30 KA');
    expect(sheet.rows.map(({ unit }) => unit).toSorted()).toEqual([101, 102]);
    expect(sheet.findings.map(({ words }) => words)).toEqual(['Zugbefehl:']);
  });

  it('a hyphen apart from its field', () => {
    expect(brief('203 - 30 - 22 KR')).toEqual([[203, '30 22', KR, []]]);
  });

  it('words between the columns are named, the rest of the row is read', () => {
    const sheet = read('203 -30 trotz Regen KR');
    expect(said(sheet)).toMatchObject([{ unit: 203, steps: ['30'], code: KR }]);
    expect(sheet.findings.map(({ code, words }) => [code, words])).toEqual([
      ['F-ORD-UNPARSED', 'trotz Regen'],
    ]);
  });

  it.each([
    ['empty', ''],
    ['empty', ' \r\n\t\u00a0\n'],
    ['binary', 'PK\u0003\u0004\u0014\u0000\u0006\u0000\b\u0000\u0000\u0000!\u0000'],
    ['binary', '\ufffd\ufffd\ufffd\ufffd1\ufffd'],
    ['noRows', 'Lieber Spielleiter,\nich melde mich nächsten Monat.'],
    ['noRows', '**Die Reichsaufstellung**\n101\t8.000\tK\t2\tHf\t210/19\t15\ttwa'],
  ])('a text without orders has one clear finding: %s', (reason, text) => {
    const sheet = read(text);
    expect(sheet.rows).toEqual([]);
    expect(checked(sheet, world, {})).toMatchObject([
      { code: 'F-ORD-UNPARSED', severity: 'ASK', about: { reason } },
    ]);
  });

  it('four times the lines take far less than sixteen times as long', async () => {
    const lines = (count: number): string =>
      Array.from({ length: count }, (_, index) =>
        index % 2 === 0
          ? `${String(100 + (index % 900))} 50 R 1 Hf 210/37 -30-22 210/22 KR x`
          : 'was?',
      ).join('\n');
    const reads = (text: string) => () => expect(read(text).rows.length).toBeGreaterThan(LINES / 3);
    const [short, long] = [reads(lines(LINES)), reads(lines(4 * LINES))];
    expect(await growthOf({ short, long, most: 9 })).toBeLessThanOrEqual(9);
  });
});
