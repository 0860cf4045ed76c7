import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthOf, MAIL_WIDTH, underlined, wrapped } from './lines';

describe('lines of plain text', () => {
  it('hold whole words, and cut those that are longer than a line', () => {
    expect(wrapped('Vor  Ulmakesk\nstehen Banner', 13)).toEqual(['Vor Ulmakesk', 'stehen Banner']);
    expect(wrapped('Vor Ulmakesk', 11)).toEqual(['Vor', 'Ulmakesk']);
    expect(wrapped('abcdefg h', 3)).toEqual(['abc', 'def', 'g h']);
    expect(wrapped(' \n ')).toEqual([]);
  });

  it('are never too long and lose no letter (property)', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.integer({ min: 1, max: 80 }),
        (text, width) => {
          const lines = wrapped(text, width);
          expect(lines.every((line) => line !== '' && lengthOf(line) <= width)).toBe(true);
          expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
        },
      ),
    );
  });

  it('of a heading are each underlined as long as they are', () => {
    expect(underlined('Der Aldabote', '=')).toEqual(['Der Aldabote', '============']);
    expect(underlined('x'.repeat(MAIL_WIDTH + 1), '-')).toEqual([
      'x'.repeat(MAIL_WIDTH),
      '-'.repeat(MAIL_WIDTH),
      'x',
      '-',
    ]);
  });
});
