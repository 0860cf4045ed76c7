import { describe, expect, it } from 'vitest';
import { achtvoelkerCampaign } from '../../../assets/examples/achtvoelker';
import { z } from '../../../engine/kernel/zod';
import { kalterSommerCampaign } from '../../../assets/examples/kaltersommer';
import { seenlandCampaign } from '../../../assets/examples/seenland';
import { tharosCampaign } from '../../../assets/examples/tharos';
import { systems } from '../../../engine';
import { readManual } from './manual';
import { MANUALS } from './sources';

const { world } = tharosCampaign();
const codesIn = (manual: string): readonly string[] =>
  readManual(manual).flatMap((block) => (block.kind === 'code' ? [block.text] : []));

/** The content of a row of the game's letters, as far as it is checked here. */
const CONTENT = z.object({
  order: z.object({
    kind: z.string(),
    order: z.object({ kind: z.string() }).optional(),
    set: z.record(z.string(), z.unknown()).optional().catch(undefined),
  }),
});

/** The kind of an order: of a unit's own, what it does or what it sets. */
const kindOf = ({ kind, order, set }: z.infer<typeof CONTENT>['order']): string =>
  [kind, order?.kind ?? Object.keys(set ?? {})[0] ?? ''].join(' ').trim();

const examples = codesIn(MANUALS.de).filter(
  (text) => !/^(node |Organisation: |Reich |Hallo SL,|Hallo Spielleitung,)/.test(text),
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

/** Games whose chapters have letters: how these begin, who writes them, how many kinds of order there are. */
const CHAPTERS = [
  {
    game: 'organisation',
    head: /^Organisation: /,
    writer: 'orden',
    kinds: 23,
    load: seenlandCampaign,
  },
  {
    game: 'moerderspiel',
    head: /^(Hallo SL|Hello GM),/,
    writer: 'gelb',
    kinds: 29,
    load: achtvoelkerCampaign,
  },
  {
    game: 'eroberung',
    head: /^(Hallo Spielleitung|Hello game master),/,
    writer: 'gruen',
    kinds: 11,
    load: kalterSommerCampaign,
  },
].flatMap((chapter) => (['de', 'en'] as const).map((language) => ({ ...chapter, language })));

describe.each(CHAPTERS)(
  'the letters of $game in the manual, in $language',
  ({ game, head, writer, kinds: count, load, language }) => {
    const { world } = load();
    const letters = codesIn(MANUALS[language]).filter((text) => head.test(text));
    const read = (text: string) => systems[game]?.orders.read(text, writer, world);

    it.each(letters)('are read whole, every line as an order: %s', (text) => {
      const sheet = read(text);
      expect(sheet?.findings).toEqual([]);
      expect(sheet?.rows).toHaveLength(
        text.split('\n').filter((line) => line.trim() !== '').length - 1,
      );
    });

    it('show every kind of order, the same in both languages', () => {
      const kindsIn = (manual: string): readonly string[] =>
        codesIn(manual)
          .filter((text) => head.test(text))
          .flatMap((text) => read(text)?.rows ?? [])
          .map(({ content }) => kindOf(CONTENT.parse(content).order));
      const kinds = kindsIn(MANUALS[language]);
      expect(kinds).toEqual(kindsIn(MANUALS.de));
      expect(new Set(kinds).size).toBe(count);
    });
  },
);
