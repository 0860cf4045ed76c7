import { describe, expect, it } from 'vitest';
import type { Font } from '../../cartography';
import { fontsForTests } from '../testing';
import { FONT_URLS } from './load';
import { fileName, fontName } from './names';
import { printable, UNKNOWN } from './printable';

const fonts = fontsForTests();
const SERIF: Font = { family: 'serif', weight: 400 };
const SANS: Font = { family: 'sans', weight: 400 };
const FAMILIES = ['serif', 'sans'] as const;
const WEIGHTS = [400, 500, 600, 700] as const;

describe('the fonts of the program', () => {
  it('have an address for every file that any font asks for', () => {
    const asked = FAMILIES.flatMap((family) =>
      WEIGHTS.flatMap((weight) =>
        [true, false].flatMap((italic) =>
          (['latin', 'latin-ext'] as const).map((part) =>
            fileName({ family, weight, italic }, part),
          ),
        ),
      ),
    );
    expect(Object.keys(FONT_URLS).sort()).toEqual([...new Set(asked)].sort());
  });

  it('use the nearest font for one that is not bundled', () => {
    expect(fontName({ family: 'serif', weight: 700, italic: true })).toBe('alegreya-600-italic');
    expect(fontName({ family: 'sans', weight: 600, italic: true })).toBe(
      'source-sans-3-400-italic',
    );
  });

  it('measure with kerning', () => {
    // 542 + 568 + 559 + 546 thousandths of Alegreya
    expect(fonts.widthOf('AVAT', SERIF, 10)).toBeCloseTo(22.15, 6);
    const apart = ['A', 'V', 'A', 'T'].reduce(
      (sum, sign) => sum + fonts.widthOf(sign, SERIF, 10),
      0,
    );
    expect(fonts.widthOf('AVAT', SERIF, 10)).toBeLessThan(apart);
  });

  it('count the spaces between words', () => {
    const one = fonts.widthOf('Wald', SANS, 4);
    expect(fonts.widthOf('Wald Wald', SANS, 4)).toBeCloseTo(2 * one + 0.8, 6);
    expect(fonts.widthOf('', SANS, 4)).toBe(0);
  });

  it.each(['0123456789', '1111111111', '8765432190'])(
    'set %s as wide as any ten figures',
    (text) => {
      expect(fonts.widthOf(text, SERIF, 10, 'tabular')).toBeCloseTo(45, 6);
    },
  );

  it('know the letters of a ligature', () => {
    const { runs } = fonts.shapeOf('fix', SERIF, undefined, false);
    expect(runs[0]?.says).toEqual(['fi', 'x']);
    expect(fonts.shapeOf('fix', SERIF, undefined, true).runs[0]?.says).toEqual(['f', 'i', 'x']);
  });

  it('take letters of the rest of Latin from their own file', () => {
    const { runs } = fonts.shapeOf('Włod', SERIF, undefined, false);
    expect(runs.map(({ part, says }) => [part, says.join('')])).toEqual([
      ['latin', 'W'],
      ['latin-ext', 'ł'],
      ['latin', 'od'],
    ]);
  });

  it('show a box for characters no font has, and no pile of marks', () => {
    const { runs } = fonts.shapeOf('漢字z\u0336\u0353', SERIF, undefined, false);
    expect(runs.map(({ glyphs, says }) => [glyphs.length, says.join('')])).toEqual([
      [2, UNKNOWN + UNKNOWN],
      [1, 'z'],
    ]);
    expect(runs[0]?.glyphs).toEqual([0, 0]);
  });

  it('set a word of 10,000 letters in pieces', () => {
    const { runs } = fonts.shapeOf('x'.repeat(10_000), SERIF, undefined, false);
    expect(runs.flatMap(({ says }) => says).join('')).toHaveLength(10_000);
    expect(Math.max(...runs.map(({ glyphs }) => glyphs.length))).toBeLessThanOrEqual(60);
  });
});

describe('a text on paper', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['keeps umlauts and quotes', 'Größe „Übel“ – 3 − 1', 'Größe „Übel“ – 3 − 1'],
    ['joins letters with their accents', 'a\u0308', 'ä'],
    ['loses marks that turn the direction', 'ab\u202Ecd\u2066e\u200F', 'abcde'],
    ['loses marks without width', 'a\u200B\u200D\u2060\uFEFFb\u00AD', 'ab'],
    ['loses control characters', 'a\u0000\u0007\u001Bb', 'ab'],
    ['has one line', 'a\nb\tc\u2028d', 'a b c d'],
    ['loses tags and variations', 'a\u{E0041}\uFE0Fb', 'ab'],
    ['shows halves of characters as unknown', 'a\uD800b', `a${UNKNOWN}b`],
    ['keeps what looks like code as it is', '<script>${x}', '<script>${x}'],
  ];
  it.each(cases)('%s', (_title, text, expected) => {
    expect(printable(text)).toBe(expected);
  });
});
