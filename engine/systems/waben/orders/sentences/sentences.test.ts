import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../../assets/examples/tharos';
import { latticeOf } from '../../../../world';
import { formatCode, readOrders, suggestedWords } from '..';
import { declaredIn } from '../declaring/declared';
import { waben } from '../..';
import { addressedIn } from '../parts/addressed';

const { world } = tharosCampaign();
const lattice = latticeOf(world.map);

function read(text: string) {
  const sheet = readOrders(text, 'tha', world);
  return {
    sheet,
    rows: sheet.rows.map(({ unit, content: { movement, code, remarks } }) =>
      [
        unit,
        movement.steps.map(({ field }) => field).join('-'),
        code === null ? '' : formatCode(code),
        ...remarks.map(({ kind }) => kind),
      ]
        .join(' ')
        .replace(/ +/g, ' ')
        .trim(),
    ),
    declared: declaredIn(text, 'tha', world, lattice).declarations.map(({ kind }) => kind),
  };
}

describe('sentences about units and the realm (WW-6.3-01, WW-0.3-03)', () => {
  it.each([
    ['Heer 101 zieht die Straße entlang über 20 nach 21 und greift an.', ['101 210/20-210/21 KA']],
    ['Heer 101 zieht nach 21 über 20 und greift an.', ['101 210/20-210/21 KA']],
    ['Reiter 203 kundschaften.', ['203 scout']],
    ['101 KV -20-21', ['101 210/20-210/21 KV']],
    ['101 - 20 - 21 KV', ['101 210/20-210/21 KV']],
    ['101 -20-21, KV', ['101 210/20-210/21 KV']],
    ['101 -20-21 KV, 103 KH', ['101 210/20-210/21 KV', '103 KH']],
    ['Trage nach: 103 KH', ['103 KH']],
  ])('%s', (text, rows) => {
    const { sheet, rows: found } = read(text);
    expect(found).toEqual(rows);
    expect(sheet.findings).toEqual([]);
  });

  it.each([
    ['Rüste 500 Krieger für Heer 103 in Tharos.', ['muster']],
    ['Bau: Burg in 210/22', ['build']],
    ['Wir schließen Frieden mit Dornach.', ['relation']],
    ['Rüste 500 Krieger in Tharos.', []],
    ['Das war Dornach.', []],
    ['There was a war once, Dornach.', []],
    ['We declare war on Dornach.', ['relation']],
    ['War with Dornach', ['relation']],
    ['Wir schließen Frieden mit Dornach bis zum Winter.', []],
  ])('declares in %j: %j', (text, kinds) => {
    const { sheet, declared } = read(text);
    expect(declared).toEqual(kinds);
    if (kinds.length === 0) expect(sheet.findings.length).toBeGreaterThan(0);
  });

  it.each([
    'Heer 101 zieht nicht nach 20.',
    'Heer 101 zieht nach 20, falls Valdrun kommt.',
    'Heer 101 zieht vielleicht nach 20.',
    'Heer 101 marschiert los.',
    'Heer 101 erobert alles.',
  ])('carries out nothing of %j and asks about it', (text) => {
    const { sheet, rows } = read(text);
    expect(rows).toEqual([]);
    expect(sheet.findings.map(({ code }) => code)).toContain('F-ORD-UNPARSED');
  });

  it.each([
    ['An Dornach: Der Friede gilt, solange ihr die Brücke meidet.', 'Heer 101 zieht nach 20.', 101],
    ['An Dornach: Der Friede gilt, solange ihr die Brücke meidet', 'Heer 101 zieht nach 20.', 101],
    ['An Dornach: Der Friede gilt, solange ihr die Brücke meidet', 'Flotte 399 zieht nach 20', 399],
    ['An Dornach: Der Friede gilt, solange ihr die Brücke', 'am Fluss meidet.', undefined],
    ['An Dornach: Der Friede gilt, solange ihr die Brücke', 'Der Weg bleibt frei', undefined],
  ])(
    'a message %j goes on below in %j unless that orders %s (WW-8.2-31)',
    (message, next, unit) => {
      const text = `${message}\n${next}`;
      expect(read(text).sheet.rows.map((row) => row.unit)).toEqual(
        unit === undefined ? [] : [unit],
      );
      const ends = addressedIn(text, 'tha', world).map(({ span }) => span.end);
      expect(ends).toEqual([unit === undefined ? text.length : message.length]);
    },
  );

  it.each([
    ['An den Emir geht von mir ein Gruß: Die Feigen waren gut.', 'nah'],
    ['Dem Emir Jorun von Nahrim aber sei bestellt: Die Perlen sind da.', 'nah'],
    ['Und sag der Markgräfin bitte von mir: ihr Schimmel ist da.', 'dor'],
    ['Der Sippenmutter richtet Ihr bitte aus, ihr Esel steht bei mir.', 'okh'],
    ['Sag der Markgräfin bitte von mir: Heer 101 zieht nach 20.', undefined],
    ['Dem Emir und der Markgräfin sei bestellt: Friede.', undefined],
    ['Sag der Königin von Saba: Hallo.', undefined],
    ['Der Markgräfin sei gedankt.', undefined],
  ])('%j is a message to %s (WW-8.2-31)', (text, party) => {
    const to = addressedIn(text, 'tha', world).map((one) => one.to);
    expect(to).toEqual(party === undefined ? [] : [party]);
  });

  it('declares below a message that ends in the middle of a sentence', () => {
    const text = `An Dornach: Der Friede gilt, solange ihr die Brücke meidet\nWir zahlen 500 GS an Nahrim.`;
    expect(read(text).declared).toEqual(['pay']);
  });

  it.each([
    ['Heer 101: kv', ['kv']],
    ['Heer 101 zieht nach 20 mit kve.', ['kve']],
    ['Heer 101 (kv) zieht nach 20.', ['kv']],
    ['Heer 101 zieht nach 20 mit KVE.', []],
    ['Heer 101 verteidigt.', []],
  ])('wants capitals in %j where the GM does: %j (WW-12.6-09)', (text, words) => {
    const asked = (isAsked: boolean) =>
      waben.orders
        .check(read(text).sheet, world, { 'order.case_sensitive': isAsked })
        .filter(({ code }) => code === 'F-ORD-UNKNOWN')
        .map((one) => one.words);
    expect(asked(true)).toEqual(words);
    expect(asked(false)).toEqual([]);
  });

  it('raises ships of war (WW-5.1-22)', () => {
    const said = ['10 Kriegsschiffe', '10 warships', '10 Schiffe', '10 KS', '10 Krieger'];
    const types = said.map((goods) =>
      declaredIn(
        `Rüste ${goods} für Flotte 301 in Tharos.`,
        'tha',
        world,
        lattice,
      ).declarations.map((one) => one.kind === 'muster' && one.type),
    );
    expect(types).toEqual([['KS'], ['KS'], ['S'], ['KS'], ['K']]);
  });

  it('proposes the settlement that is meant by a name with a slip of the pen (WW-8.2-25)', () => {
    const { sheet } = read('Heer 103 zieht nach Elistria.');
    const [found] = sheet.findings;
    expect(found?.words).toBe('Elistria');
    expect(found && suggestedWords(found, sheet, world)).toBe('Elystria');
  });

  it('leaves every word where it stands in the letter', () => {
    const text = 'Hallo,\n\nHeer 101 zieht über 20 nach 21 und greift an. 103 hält.';
    const { sheet } = read(text);
    const words = sheet.rows.flatMap(({ cells, content: { movement } }) => [
      ...Object.values(cells),
      ...movement.steps,
    ]);
    expect(words.map(({ span }) => text.slice(span.start, span.end))).toEqual(
      words.map((one) => one.text),
    );
  });
});
