import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber } from './number';

describe('numbers as players write them (WW-0.2-04)', () => {
  it.each([
    ['26480', 26_480],
    ['26.480', 26_480],
    ['1.000.000', 1_000_000],
    ['-11.000', -11_000],
    ['\u221211.000', -11_000],
    ['+3725', 3725],
    ['- 600', -600],
    [' 750 ', 750],
    ['3,5', 3.5],
    ['1.234,5', 1234.5],
    ['0', 0],
    ['-0', 0],
  ])('%j is %d', (text, value) => {
    expect(readNumber(text)).toStrictEqual({ ok: true, value });
  });

  it.each([
    '',
    ' ',
    '100.00',
    '1.0000',
    '.500',
    '1,',
    ',5',
    '1,2,3',
    '12a',
    '1 000',
    '--1',
    '١٢',
    '1e3',
    '0x10',
  ])('%j is malformed', (text) => {
    expect(readNumber(text)).toEqual({ ok: false, problem: 'F-NUM-FORMAT' });
  });

  it('reads back every whole number, plain and in groups (property)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (value) => {
        const grouped = String(value).replace(/\B(?=(\d{3})+$)/g, '.');
        expect(readNumber(String(value))).toEqual({ ok: true, value });
        expect(readNumber(grouped)).toEqual({ ok: true, value });
      }),
    );
  });
});
