import { describe, expect, it } from 'vitest';
import { systems } from '../systems/registry';
import { growthOf } from '../testing/growth';
import { samples } from '../testing/samples';

/** Reads a sentence of the first party of the sample world of a game. */
function readIn(game: string, text: string) {
  const input = samples[game]?.inputs[0]?.input;
  const orders = systems[game]?.orders;
  if (input === undefined || orders === undefined) throw new Error(`no sample of ${game}`);
  const [party = ''] = Object.keys(input.world.parties);
  const sheet = orders.read(text, party, input.world, input.settings);
  return { said: JSON.stringify(orders.restate(sheet, input.world)), findings: sheet.findings };
}

const BOUND: readonly (readonly [game: string, text: string])[] = [
  ['waben', 'Einheit 101 greift niemanden an.'],
  ['waben', '101 weicht niemandem aus.'],
  ['waben', 'Die 101 vernichtet niemanden.'],
  ['waben', 'Falls der Feind angreift, soll 101 nach 210/20 ziehen.'],
  ['waben', 'Bei Gefahr zieht 101 nach 210/20.'],
  ['waben', 'Notfalls zieht 101 zurück nach 210/20.'],
  ['waben', 'Bei Gefahr zieht 101 in die Festung zurück.'],
  ['pygma', 'KH 1 greift niemanden an.'],
  ['pygma', 'Rüste KH 8 mit 5000 K in Nordhafen, falls ein Feind kommt.'],
  ['pygma', 'Überweisung 5000 GS an Nordreich, wenn sie angegriffen werden.'],
];

const FREE: readonly (readonly [text: string, order: string])[] = [
  ['103 wehrt sich, wenn man es angreift, mehr aber nicht.', 'KV'],
  ['101 greift an, wenn jemand kommt.', 'KA'],
  ['Sobald der Feind kommt, flieht 101.', 'KR'],
  ['101 verteidigt sich bei Gefahr.', 'KV'],
  ['101 verteidigt sich notfalls.', 'KV'],
  ['Einheit 101 greift jeden an.', 'KA'],
];

describe('phrases about units (WW-0.3-03, OS-0-07)', () => {
  it.each(BOUND)('of %s never hide a denial or a condition: %s', (game, text) => {
    const { said, findings } = readIn(game, text);
    expect(said).toBe('[]');
    expect(findings.length).toBeGreaterThan(0);
  });

  it.each(FREE)('say nothing where a reaction means them anyway: %s', (text, order) => {
    const { said, findings } = readIn('waben', text);
    expect(said).toContain(`order.${order}`);
    expect(findings).toEqual([]);
  });

  it('cost no more than their length behind a long run of blanks: four times the length 4 times, not 16', async () => {
    const reading = (blanks: number) => () =>
      readIn('waben', `101 bleibt.${' '.repeat(blanks)}alle Feinde`);
    reading(0)();
    const growth = await growthOf({ short: reading(25_000), long: reading(100_000), most: 10 });
    expect(growth).toBeLessThanOrEqual(10);
  });

  it.each([
    ['contrasts in one line', 'nicht a, sondern b '],
    ['contrasts in lines without a full stop', 'Nicht A, sondern B und auch C, und zwar bald\n'],
    ['hasty words before no flight', 'sofort '],
  ])('cost no more than their length: %s, four times as many', async (_, piece) => {
    const reading = (count: number) => () => readIn('pygma', `KH 1 ${piece.repeat(count)}`);
    reading(1)();
    const growth = await growthOf({ short: reading(500), long: reading(2000), most: 10 });
    expect(growth).toBeLessThanOrEqual(10);
  });
});
