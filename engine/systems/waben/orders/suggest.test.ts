import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosOrders } from '../../../../assets/examples/tharos';
import { checkOrders } from './check';
import { readOrders } from './read';
import { suggestedWords } from './suggest';

const { world, settings } = tharosCampaign();

/** Suggestions for the findings of a letter, by code; findings without suggestion are omitted. */
const suggestionsFor = (text: string) => {
  const sheet = readOrders(text, 'tha', world);
  return checkOrders(sheet, world, settings).flatMap((finding) => {
    const words = suggestedWords(finding, sheet, world);
    return words === undefined ? [] : [`${finding.code}: ${finding.words} > ${words}`];
  });
};

describe('words that are obviously meant', () => {
  it.each([
    {
      title: 'WW-5.3-02: the only neighbour one slip away from a field that is none',
      text: '203 210/37 -28 KR',
      suggestions: ['F-PATH-NOTADJ: 28 > 29'],
    },
    {
      title: 'WW-6.1-04: the only code one slip away',
      text: '101 210/19 VK',
      suggestions: ['F-ORD-UNKNOWN: VK > KV'],
    },
    {
      title: 'WW-6.1-04: nothing where several codes are as near',
      text: '101 210/19 KX',
      suggestions: [],
    },
    {
      title: 'WW-5.1-03: the only unit one slip away that has no order yet',
      text: '132 210/37 KH',
      suggestions: ['F-ROW-UNKNOWN: 132 > 102'],
    },
    {
      title: 'WW-6.3-04: nothing for a sentence, which says more than where its unit stands',
      text: 'Die 301 segelt von 210/01(1) nach 02(4) und ignoriert, was am Ufer winkt.',
      suggestions: [],
    },
    {
      title: 'WW-5.1-03: nothing where that unit has its order',
      text: '102 210/37 KH\n132 210/37 KH',
      suggestions: [],
    },
  ])('$title', ({ text, suggestions }) => {
    expect(suggestionsFor(text)).toEqual(suggestions);
  });

  it('WW-8.2-25, WW-6.3-04, WW-6.3-13: are those of the records and the path against the letter', () => {
    expect(suggestionsFor(tharosOrders)).toEqual([
      'F-ROW-ENDPOS: 001/07 > (302)',
      'F-UNIT-TYPE: KS > S',
      'F-ROW-SIZE: 15 > 10',
      'F-ROW-STARTPOS: 002/12 > 002/09',
      'F-ROW-ENDPOS: 002/23 > 002/38',
      'F-ROW-STARTPOS: (105) > (301)',
    ]);
  });

  it('are found in time that grows with the letter, not with its square', () => {
    /** How often the rows of a letter are looked at while words are suggested for all of its findings. */
    const looksFor = (lines: number): number => {
      const text = Array.from({ length: lines }, (_, at) => `${String(4000 + at)} 210/37 KX`);
      const sheet = readOrders(text.join('\n'), 'tha', world);
      const findings = checkOrders(sheet, world, settings);
      let looks = 0;
      const counted = new Proxy(sheet.rows, {
        get: (rows, key, receiver): unknown => {
          looks += 1;
          return Reflect.get(rows, key, receiver);
        },
      });
      const watched = { ...sheet, rows: counted };
      for (const finding of findings) suggestedWords(finding, watched, world);
      return looks;
    };
    const one = looksFor(50);
    expect(one).toBeGreaterThan(50);
    expect(looksFor(200)).toBeLessThan(5 * one);
  });
});
