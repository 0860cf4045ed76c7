import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewsItem } from './delivery';
import { itemFindings, openPressFindings, pressFindings, withoutFinding } from './news-press';

const piece = (text: string, change: Partial<NewsItem> = {}): NewsItem => ({
  id: 'p1',
  section: 'press',
  headline: '',
  text,
  signature: { kind: 'none', name: '' },
  embargo: null,
  ...change,
});

describe('positions in press texts (WW-10.2-03)', () => {
  it.each([
    ['Kampf in 210/19 am Morgen', 'field', '210/19', '210/19'],
    ['Kampf in 210 / 19.', 'field', '210 / 19', '210/19'],
    ['Der Wall an 210/02(3) steht', 'side', '210/02(3)', '210/02'],
    ['die Straße 210/37|38', 'side', '210/37|38', '210/37'],
    ['die Straße 210/37|001/10', 'side', '210/37|001/10', '210/37'],
    ['sie zogen 711/25-24-23 entlang', 'list', '711/25-24-23', '711/25'],
    ['sie zogen 711/25 – 24 – 001/03', 'list', '711/25 – 24 – 001/03', '711/25'],
    ['in 711/25, 24 und weiter', 'list', '711/25, 24', '711/25'],
    ['an Bord (302) ist Korn', 'unit', '(302)', null],
    ['Einheit 302 marschiert', 'unit', 'Einheit 302', null],
    ['die Einheiten 301, 302 und 303 auch', 'unit', 'Einheiten 301, 302 und 303', null],
    ['Heer Nr. 104 rastet', 'unit', 'Heer Nr. 104', null],
    ['fleet 504 sails', 'unit', 'fleet 504', null],
    ['gesehen wurde nuh:203', 'unit', 'nuh:203', null],
    ['im Großfeld 210 brennt es', 'grossfeld', 'Großfeld 210', null],
    ['auf Kleinfeld 19 wächst nichts', 'field', 'Kleinfeld 19', null],
    ['auf 2\u200b10/1\u200b9', 'field', '2\u200b10/1\u200b9', '210/19'],
    [
      'auf \uff12\uff11\uff10\uff0f\uff11\uff19',
      'field',
      '\uff12\uff11\uff10\uff0f\uff11\uff19',
      '210/19',
    ],
    ['auf \u0662\u0661\u0660/\u0661\u0669', 'field', '\u0662\u0661\u0660/\u0661\u0669', '210/19'],
  ] as const)('are found: %s', (text, kind, words, field) => {
    expect(itemFindings(piece(text))).toMatchObject([
      { part: 'text', kind, words, field, start: text.indexOf(words) },
    ]);
  });

  it.each([
    'Am 12/24 kamen 300 Mann, dreihundertelf Arten im Jahr 419.',
    'Der Preis stieg von 100 auf 250 GS (siehe Seite 3).',
    'Das Feldlager der Einheit blieb leer.',
    'Nummer 58, Falkenmond 419',
    '1210/19 ist keine Zahl eines Feldes, 210/194 auch nicht.',
  ])('are not seen where there are none: %s', (text) => {
    expect(itemFindings(piece(text))).toEqual([]);
  });

  it('are looked for in endless blanks without end', () => {
    expect(itemFindings(piece(`Heer${' '.repeat(100_000)}`.repeat(3)))).toEqual([]);
  });

  it('are found in headline, signature and caption too', () => {
    const item = piece('', {
      headline: 'Sieg bei 210/19',
      signature: { kind: 'false', name: 'Einheit 302' },
      map: { party: 'a', centre: '210/19' as never, fields: 9, caption: 'Rund um 210/20' },
    });
    expect(itemFindings(item).map(({ part }) => part)).toEqual([
      'headline',
      'signature',
      'caption',
    ]);
    expect(
      itemFindings({ ...item, signature: { kind: 'none', name: 'Einheit 302' } }),
    ).toHaveLength(2);
  });

  it('can stand with a reason, for all of the same words in a piece', () => {
    const items = [piece('210/19 und 210/19, dazu 210/20')];
    const [first] = pressFindings({ items });
    const allowed = { [first?.key ?? '']: 'vom Spieler so angekündigt' };
    expect(openPressFindings({ items }).map(({ words }) => words)).toEqual([
      '210/19',
      '210/19',
      '210/20',
    ]);
    expect(openPressFindings({ items, allowed }).map(({ words }) => words)).toEqual(['210/20']);
  });

  it('are gone when other words stand in their place', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.nat({ max: 999 }),
        fc.integer({ min: 1, max: 48 }),
        (noise, gf, kf) => {
          const field = `${String(gf).padStart(3, '0')}/${String(kf).padStart(2, '0')}`;
          let item = piece(`${noise} in ${field} und Einheit 302`);
          for (let left = 20; left > 0; left -= 1) {
            const [next] = itemFindings(item);
            if (next === undefined) break;
            item = withoutFinding(item, next, 'an der Grenze');
          }
          expect(itemFindings(item)).toEqual([]);
          expect(item.text.includes(field)).toBe(false);
        },
      ),
    );
  });

  it('cost little time in a long text', () => {
    expect(itemFindings(piece('1'.repeat(10_000) + ' 2/'.repeat(3_000)))).toEqual([]);
  });
});
