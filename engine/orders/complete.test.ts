import { describe, expect, it } from 'vitest';
import type { OrderReader } from '../kernel';
import { organisation } from '../systems/organisation';
import { systems } from '../systems/registry';
import { samples } from '../testing/samples';
import type { World } from '../world';
import { organisationWorld } from '../testing/organisation';
import { diceOf } from '../testing/letters';

const world = organisationWorld();

const completer =
  (party: string, orders: OrderReader<World>, played: World) => (text: string, at: number) =>
    orders.complete?.(text, at, party, played) ?? [];

/** Completions where `|` stands, and the text after the first of them. */
const offered = (marked: string, complete = completer('orden', organisation.orders, world)) => {
  const at = marked.indexOf('|');
  const text = marked.replace('|', '');
  const found = complete(text, at);
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
    ['waben', 'tha', 'a code of the unit', '101 KH\n203 210/30 K|', '101 KH\n203 210/30 KV'],
    ['waben', 'tha', 'the usual code first', '102 k|', '102 KI'],
    ['waben', 'tha', 'work for workers', '401 a|', '401 AB'],
    ['waben', 'tha', 'the number of a unit', '40|', '401'],
    ['waben', 'tha', 'a verb behind a unit', '102 vert|', '102 verteidige'],
    ['waben', 'tha', 'a settlement', 'Rüste 500 Krieger in Thar|', 'Rüste 500 Krieger in Tharos'],
    ['waben', 'tha', 'a realm', 'Frieden mit Mark Dor|', 'Frieden mit Mark Dornach'],
    ['moerderspiel', 'gelb', 'an army', 'Arm|', 'Armee 1'],
    ['pygma', 'west', 'an army', 'kh|', 'KH 1'],
    ['pygma', 'west', 'a city', 'Befestigung Nord|', 'Befestigung Nordhafen'],
  ])('offers in %s to %s %s', (id, party, _, marked, taken) => {
    const { orders } = systems[id] ?? expect.fail(id);
    const played = samples[id]?.inputs[0]?.input.world ?? expect.fail(id);
    expect(offered(marked, completer(party, orders, played)).taken).toBe(taken);
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
