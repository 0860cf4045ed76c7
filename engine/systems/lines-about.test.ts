import { describe, expect, it } from 'vitest';
import { type Finding, type Language, readEdit } from '../kernel';
import { samples } from '../testing/samples';
import type { World } from '../world';
import { systems } from './registry';

interface Row {
  readonly id: string;
  /** Cells about which every party can order something; absent = those of the board. */
  readonly cells?: readonly string[];
  /** True where the lines are those that are lawful now. */
  readonly isLawful?: true;
}

const ROWS: readonly Row[] = [
  { id: 'organisation' },
  { id: 'eroberung' },
  { id: 'moerderspiel', cells: ['C3', 'D5'] },
  { id: 'waben', cells: [], isLawful: true },
  { id: 'pygma', cells: [], isLawful: true },
];

const sampleOf = (id: string) => samples[id]?.inputs[0]?.input ?? expect.fail(id);

/** Fields in which units of a party stand, on a map of hexes. */
const standingOf = (id: string, world: World, party: string): readonly string[] => [
  ...new Set(
    (systems[id]?.orders.subjects?.all(world, {}) ?? []).flatMap((subject) =>
      subject.party === party && subject.place !== '' ? [subject.place] : [],
    ),
  ),
];

const GAMES = ROWS.map(({ id, cells, isLawful = false }) => {
  const { world, settings } = sampleOf(id);
  const { orders } = systems[id] ?? expect.fail(id);
  const board = cells ?? Object.keys(world.board?.regions ?? {});
  const cellsOf = (party: string): readonly string[] =>
    isLawful ? standingOf(id, world, party).slice(0, 3) : board;
  const linesAt = (cell: string, party: string, language: Language = 'de') =>
    orders.linesAt?.([cell], party, world, language, settings) ?? [];
  return { id, world, settings, orders, isLawful, cellsOf, linesAt };
});

const isRemark = ({ severity }: Finding): boolean => severity === 'WARN';

describe.each(GAMES)(
  'lines of orders about a place in $id',
  ({ world, settings, orders, cellsOf, linesAt }) => {
    const parties = Object.keys(world.parties);
    const places = parties.flatMap((party) => cellsOf(party).map((cell) => ({ party, cell })));

    it('are read as orders, whole or with a question about what is missing, by every party', () => {
      for (const { party, cell } of places) {
        const lines = linesAt(cell, party);
        expect(lines.length, `${party} ${cell}`).toBeGreaterThan(0);
        expect(new Set(lines).size).toBe(lines.length);
        for (const line of lines) {
          const sheet = orders.read(line, party, world, settings);
          const understood = orders.restate(sheet, world).length;
          expect(understood + sheet.findings.length, line).toBeGreaterThan(0);
        }
      }
    });

    it('are the same orders in English', () => {
      const untranslated = places.flatMap(({ party, cell }) => {
        const meant = (language: Language) =>
          linesAt(cell, party, language).map((line) => {
            const sheet = orders.read(line, party, world, settings);
            const said = orders.restate(sheet, world).flatMap(({ sayings }) => sayings);
            // What gold is for is kept in the words of the letter.
            const is = said.map(({ name, about: { purpose: _, ...about } }) => ({ name, about }));
            return { line, is: [is, sheet.findings.map(({ code }) => code)] };
          });
        const [german, lines] = [meant('de'), meant('en')];
        expect(lines.map(({ is }) => is)).toEqual(german.map(({ is }) => is));
        expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
        return lines.filter(({ line }) => german.some((one) => one.line === line));
      });
      // The word and the names are the same in both languages, and so are the codes of rows.
      const isAlike = /^(?:SABOTAGE |\d{3} )/;
      expect(untranslated.filter(({ line }) => !isAlike.test(line))).toEqual([]);
    });

    it('that are whole come first', () => {
      const wholes = places.map(({ party, cell }) =>
        linesAt(cell, party).map((line) =>
          orders
            .read(line, party, world, settings)
            .findings.every(({ span }) => span === undefined),
        ),
      );
      expect(wholes.flat()).toContain(true);
      for (const whole of wholes)
        expect(whole).toEqual(whole.toSorted((a, b) => Number(b) - Number(a)));
    });

    it('are read in the letter below what stands there', () => {
      const { party = '' } = places[0] ?? {};
      const lines = places.slice(0, 2).map(({ cell }) => linesAt(cell, party)[0] ?? '');
      const [above = '', below = ''] = lines;
      const alone = orders.read(above, party, world, settings).rows;
      const letter = { text: above, party, world, settings };
      const edit = { span: { start: above.length, end: above.length }, words: `\n${below}` };
      const { rows, sheet } = readEdit(orders, edit, letter);
      expect(rows).toEqual(sheet.rows.slice(-rows.length));
      expect(sheet.rows).toHaveLength(alone.length + rows.length);
    });
  },
);

it.each(GAMES.filter(({ isLawful }) => isLawful))(
  'lines of orders about a place in $id are lawful: they are understood, and the rules object to nothing',
  ({ world, settings, orders, cellsOf, linesAt }) => {
    const parties = Object.keys(world.parties);
    const places = parties.flatMap((party) => cellsOf(party).map((cell) => ({ party, cell })));
    for (const { party, cell } of places)
      for (const line of linesAt(cell, party)) {
        const edit = { span: { start: 0, end: 0 }, words: line };
        const letter = { text: '', party, world, settings };
        const { sheet, objections } = readEdit(orders, edit, letter);
        expect(orders.restate(sheet, world), line).not.toEqual([]);
        expect(
          objections.filter((one) => !isRemark(one)),
          line,
        ).toEqual([]);
      }
  },
);

it.each([
  ['waben', 'tha', '210/04', 'Rüstung 103: 1000K in 210/04'],
  ['waben', 'tha', '210/20', 'Neubau Burg in 210/20'],
  ['waben', 'tha', '327/42', 'Krieg gegen Mark Dornach'],
  ['pygma', 'west', '065/30', 'Rüstung KH 2: 1000 K in Nordhafen'],
  ['pygma', 'west', '065/30', 'Befestigung Nordhafen'],
  ['pygma', 'west', '065/02', 'Auftrag Reichsgröße gegen Nordreich'],
  ['pygma', 'west', '065/06', 'KH 1 zieht nach 65/06'],
])('%s: %s can order at %s: %s', (id, party, cell, line) => {
  expect(GAMES.find((game) => game.id === id)?.linesAt(cell, party)).toContain(line);
});

it('an army at a place is ordered there, and the others can come to it', () => {
  const { world } = sampleOf('moerderspiel');
  const lines = systems['moerderspiel']?.orders.linesAt?.(['D5'], 'gelb', world) ?? [];
  expect(lines).toContain('HALTE Armee 1');
  expect(lines.filter((line) => line.includes('Armee 2'))).toContain('MARSCH Armee 2 nach D5');
});

it.each([
  ['organisation', 'Grenzmark', 'UNTERSTÜTZUNG in Grenzmark'],
  ['eroberung', 'Kanada bitte angreifen', 'ANGRIFF Kanada'],
  ['moerderspiel', 'die Armee 1 von uns soll nach D6', 'MARSCH Armee 1 nach D6'],
  ['pygma', 'KH 1 könnte vielleicht mal nach 65/6', 'ZIEHE KH 1 nach 65/6'],
  ['pygma', '1000 K als KH 9 in Hochburg', 'RÜSTUNG KH 9 1000 K in Hochburg'],
  ['waben', 'die Reiter 203 sollen mal nach 210/30 schauen', 'MARSCH 203 nach 210/30'],
  ['waben', 'eine Burg in 210/22, wenn es geht', 'NEUBAU Burg in 210/22'],
  ['waben', '500 Krieger für Heer 103', 'RÜSTUNG 103 500 Krieger'],
  ['waben', 'vielleicht 500 GS an Nahrim', 'ZAHLE 500 GS an Emirat Nahrim'],
  ['waben', 'über Frieden mit Dornach reden wir noch', 'FRIEDEN mit Mark Dornach'],
])('words of a letter of %s, "%s", offer %s', (game, words, line) => {
  const { world } = sampleOf(game);
  const [party = ''] = Object.keys(world.parties);
  expect(systems[game]?.orders.linesAbout?.(words, party, world)).toContain(line);
});

it.each([
  ['moerderspiel', 'gelb', ['D5', 'D6'], 'MARSCH Armee 1 nach D6'],
  ['moerderspiel', 'gelb', ['D5', 'D6'], 'BEOBACHTUNG Armee 1 D6'],
  ['moerderspiel', 'gelb', ['G8', 'F8', 'E8'], 'MARSCH Armee 2 nach F8, E8'],
  ['organisation', 'kontor', ['kueste', 'marsch'], 'INFORMATION aus Küste über Marsch'],
  ['organisation', 'kontor', ['kueste', 'marsch'], 'BEWEGUNG aus Küste nach Marsch'],
  ['organisation', 'kontor', ['kueste', 'seen', 'marsch'], 'BEWEGUNG aus Küste nach Marsch'],
] as const)('a path over the board of %s, of %s over %s, offers %s', (game, party, path, line) => {
  const { world } = samples[game]?.inputs[0]?.input ?? expect.fail(game);
  expect(systems[game]?.orders.linesAt?.(path, party, world)).toContain(line);
});

it('along a path of two fields nobody is ordered who stands elsewhere, and nothing that needs one field', () => {
  const { world } = samples['moerderspiel']?.inputs[0]?.input ?? expect.fail();
  const { orders } = systems['moerderspiel'] ?? expect.fail();
  expect(orders.linesAt?.(['G8', 'F8', 'E8'], 'gelb', world)).toEqual([
    'MARSCH Armee 2 nach F8, E8',
  ]);
  expect(orders.linesAt?.(['A1', 'A2'], 'gelb', world)).toEqual([]);
});
