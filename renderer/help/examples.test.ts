import { describe, expect, it } from 'vitest';
import { z } from '../../engine/kernel/zod';
import { seenlandCampaign } from '../../assets/examples/seenland';
import { tharosCampaign } from '../../assets/examples/tharos';
import { systems } from '../../engine';
import { readManual } from './manual';
import { MANUALS } from './sources';

const { world } = tharosCampaign();
const codesIn = (manual: string): readonly string[] =>
  readManual(manual).flatMap((block) => (block.kind === 'code' ? [block.text] : []));

/** What a row of the game's letters holds, as far as it is looked at here. */
const CONTENT = z.object({ order: z.object({ kind: z.string() }) });

const examples = codesIn(MANUALS.de).filter(
  (text) => !text.startsWith('node ') && !text.startsWith('Organisation: '),
);

describe('the order sheets in the manual', () => {
  it('are three', () => {
    expect(examples).toHaveLength(3);
  });

  it.each(examples)('are read whole, every line of a unit as a row: %s', (text) => {
    const sheet = systems['waben']?.orders.read(text, 'tha', world);
    const lines = text.split('\n').filter((line) => /^\d/.test(line));
    expect(sheet?.findings).toEqual([]);
    expect(sheet?.rows.map(({ unit }) => unit)).toEqual(
      lines.map((line) => Number(line.slice(0, 3))),
    );
  });
});

describe.each(['de', 'en'] as const)(
  'the letters of organisations in the manual, in %s',
  (language) => {
    const { world } = seenlandCampaign();
    const letters = codesIn(MANUALS[language]).filter((text) => text.startsWith('Organisation: '));
    const read = (text: string) => systems['organisation']?.orders.read(text, 'orden', world);

    it.each(letters)('are read whole, every line as an order: %s', (text) => {
      const sheet = read(text);
      expect(sheet?.findings).toEqual([]);
      expect(sheet?.rows).toHaveLength(text.trim().split('\n').length - 1);
    });

    it('show every kind of order, the same in both languages', () => {
      const kindsIn = (manual: string): readonly string[] =>
        codesIn(manual)
          .filter((text) => text.startsWith('Organisation: '))
          .flatMap((text) => read(text)?.rows ?? [])
          .map(({ content }) => CONTENT.parse(content).order.kind);
      const kinds = kindsIn(MANUALS[language]);
      expect(kinds).toEqual(kindsIn(MANUALS.de));
      expect(new Set(kinds).size).toBe(23);
    });
  },
);
