import { describe, expect, it } from 'vitest';
import { readEdit } from '../kernel';
import { samples } from '../testing/samples';
import { systems } from './registry';

/** Games played on a board of cells that orders name, with a place of their sample world. */
const GAMES = ['organisation', 'eroberung', 'moerderspiel'].map((id) => {
  const { world, settings } = samples[id]?.inputs[0]?.input ?? expect.fail(id);
  const { orders } = systems[id] ?? expect.fail(id);
  const cells = Object.keys(world.board?.regions ?? {});
  return { id, world, settings, orders, cells: cells.length > 0 ? cells : ['C3', 'D5'] };
});

describe.each(GAMES)(
  'lines of orders about a place in $id',
  ({ world, settings, orders, cells }) => {
    const parties = Object.keys(world.parties);

    it('are read as orders, whole or with a question about what is missing, by every party', () => {
      for (const party of parties)
        for (const cell of cells) {
          const lines = orders.linesAt?.([cell], party, world) ?? [];
          expect(lines.length, cell).toBeGreaterThan(0);
          expect(new Set(lines).size).toBe(lines.length);
          for (const line of lines) {
            const { rows, findings } = orders.read(line, party, world, settings);
            expect(rows.length + findings.length, line).toBeGreaterThan(0);
          }
        }
    });

    it('are the same orders in English', () => {
      const untranslated = parties.flatMap((party) =>
        cells.flatMap((cell) => {
          const meant = (language: 'de' | 'en') =>
            (orders.linesAt?.([cell], party, world, language) ?? []).map((line) => {
              const { rows, findings } = orders.read(line, party, world, settings);
              return {
                line,
                is: [rows.map(({ content }) => content), findings.map((f) => f.code)],
              };
            });
          const [german, lines] = [meant('de'), meant('en')];
          expect(lines.map(({ is }) => is)).toEqual(german.map(({ is }) => is));
          expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
          return lines.filter(({ line }) => german.some((one) => one.line === line));
        }),
      );
      // The word and the names are the same in both languages.
      expect(untranslated.filter(({ line }) => !line.startsWith('SABOTAGE '))).toEqual([]);
    });

    it('that are whole come first', () => {
      const [party = '', cell = ''] = [parties[0], cells[0]];
      const whole = (orders.linesAt?.([cell], party, world) ?? []).map(
        (line) => orders.read(line, party, world, settings).findings.length === 0,
      );
      expect(whole).toContain(true);
      expect(whole).toEqual(whole.toSorted((a, b) => Number(b) - Number(a)));
    });

    it('are read in the letter below what stands there', () => {
      const [party = '', cell = ''] = [parties[0], cells[0]];
      const [line = ''] = orders.linesAt?.([cell], party, world) ?? [];
      const letter = { text: line, party, world, settings };
      const edit = { span: { start: line.length, end: line.length }, words: `\n${line}` };
      const { rows, sheet } = readEdit(orders, edit, letter);
      expect(rows).toEqual(sheet.rows.slice(-rows.length));
      expect(sheet.rows).toHaveLength(2 * rows.length);
    });
  },
);

it('an army at a place is ordered there, and the others can come to it', () => {
  const { world } = samples['moerderspiel']?.inputs[0]?.input ?? expect.fail();
  const lines = systems['moerderspiel']?.orders.linesAt?.(['D5'], 'gelb', world) ?? [];
  expect(lines).toContain('HALTE Armee 1');
  expect(lines.filter((line) => line.includes('Armee 2'))).toContain('MARSCH Armee 2 nach D5');
});

it.each([
  ['organisation', 'Grenzmark', 'UNTERSTÜTZUNG in Grenzmark'],
  ['eroberung', 'Kanada bitte angreifen', 'ANGRIFF Kanada'],
  ['moerderspiel', 'die Armee 1 von uns soll nach D6', 'MARSCH Armee 1 nach D6'],
])('words of a letter of %s, "%s", offer %s', (game, words, line) => {
  const { world } = samples[game]?.inputs[0]?.input ?? expect.fail(game);
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
