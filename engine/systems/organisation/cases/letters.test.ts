import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpusOf, meet, type Met } from '../../../testing/corpus';
import { organisationWorld } from '../../../testing/organisation';
import { readOrders } from '../orders';

const world = organisationWorld();
const letters = corpusOf(readFileSync(new URL('letters.txt', import.meta.url), 'utf8'));

describe('a hundred letters as players write them (OS-15-01, OS-0-07)', () => {
  it('nothing is misread in silence, and four of five intentions are understood without a question', () => {
    const met: Met = { understood: 0, asked: 0, warned: 0, silent: [] };
    for (const letter of letters)
      meet(met, letter, (text, party) => readOrders(text, party, world));
    const all = met.understood + met.asked + met.warned + met.silent.length;
    console.info(
      `letters: ${String(letters.length)}, intentions: ${String(all)}, understood ${String(met.understood)}, asked ${String(met.asked)}, misread with a question ${String(met.warned)}, in silence ${String(met.silent.length)}`,
    );
    expect(met.silent).toEqual([]);
    expect(met.understood / all).toBeGreaterThanOrEqual(0.8);
  });

  it.each(letters.flatMap(({ party, orders }) => orders.map((line) => [party, line])))(
    '%s: %s is understood without a question',
    (party, line) => {
      const { rows, findings } = readOrders(line, party, world);
      expect(findings).toEqual([]);
      expect(rows.length).toBeGreaterThan(0);
    },
  );
});
