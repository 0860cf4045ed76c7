import { describe, expect, it } from 'vitest';
import { bytesOf, whenOf } from './moments';

const now = new Date(2026, 10, 21, 21, 14);
const at = (year: number, month: number, day: number, hour = 9, minute = 5) =>
  new Date(year, month, day, hour, minute).toISOString();

describe('a moment as text', () => {
  it.each([
    [at(2026, 10, 21, 20, 50), 'heute, 20:50'],
    [at(2026, 10, 20, 23, 59), 'gestern, 23:59'],
    [at(2026, 10, 14), '14. November'],
    [at(2025, 9, 2), '2. Oktober 2025'],
  ])('%s is %s', (iso, words) => {
    expect(whenOf(iso, 'de', now)).toBe(words);
  });

  it('is in English by the clock of 24 hours and with the day before the month', () => {
    expect(whenOf(at(2026, 10, 21, 20, 50), 'en', now)).toBe('today, 20:50');
    expect(whenOf(at(2025, 9, 2), 'en', now)).toBe('2 October 2025');
  });
});

describe('an amount of data as text', () => {
  it.each([
    [0, '0 Byte'],
    [999, '1.000 Byte'],
    [140_000, '140 kB'],
    [2_400_000, '2,4 MB'],
    [11_000_000_000, '11 GB'],
  ])('%i bytes are %s', (bytes, words) => {
    expect(bytesOf(bytes, 'de').replace(/\s/gu, ' ')).toBe(words);
  });
});
