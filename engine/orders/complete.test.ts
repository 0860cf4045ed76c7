import { describe, expect, it } from 'vitest';
import { organisation } from '../systems/organisation';
import { organisationWorld } from '../testing/organisation';
import { diceOf } from '../testing/letters';

const world = organisationWorld();

/** Completions where `|` stands, and the text after the first of them. */
const offered = (marked: string) => {
  const at = marked.indexOf('|');
  const text = marked.replace('|', '');
  const found = organisation.orders.complete?.(text, at, 'orden', world) ?? [];
  const [first] = found;
  return {
    texts: found.map((one) => one.text),
    taken:
      first === undefined
        ? text
        : text.slice(0, first.span.start) + first.text + text.slice(first.span.end),
  };
};

describe('completion of orders', () => {
  it.each([
    ['a verb as loud as it was begun', 'REPAR|', 'REPARIERE'],
    ['a verb in small letters', 'bew|', 'bewege'],
    ['a verb behind another order', 'PASSE; rep|', 'PASSE; repariere'],
    ['a verb in a further line', 'PASSE\nplü|', 'PASSE\nplündere'],
    ['the name of an own advantage behind its verb', 'REPARIERE Tur|', 'REPARIERE Turmritter'],
    ['a region', 'Bewege 2 Leute nach Ma|', 'Bewege 2 Leute nach Marsch'],
    ['a name of several words', 'KRIEG gegen Zirkel der Sch|', 'KRIEG gegen Zirkel der Schreiber'],
    ['in the middle of a line', 'REPARIERE Tur| 2', 'REPARIERE Turmritter 2'],
  ])('offers %s', (_, marked, taken) => {
    expect(offered(marked).taken).toBe(taken);
  });

  it.each([
    ['before a letter is written', 'REPARIERE |'],
    ['of what is written in full', 'REPARIERE Turmritter|'],
    ['where nothing begins so', 'REPARIERE Xyz|'],
  ])('offers nothing %s', (_, marked) => {
    expect(offered(marked).texts).toEqual([]);
  });

  it('offers no more than six', () => {
    expect(offered('B|').texts.length).toBeLessThanOrEqual(6);
  });

  it('replaces words that end where the cursor is, whatever stands there', () => {
    const dice = diceOf(3);
    for (let trial = 0; trial < 200; trial += 1) {
      const line = organisation.orders.compose?.('orden', world, dice.below) ?? '';
      const at = dice.below(line.length + 1);
      for (const { span } of organisation.orders.complete?.(line, at, 'orden', world) ?? [])
        expect(span.start < span.end && span.end === at).toBe(true);
    }
  });
});
