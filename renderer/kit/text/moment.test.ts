import { describe, expect, it } from 'vitest';
import { type MomentStyle, writtenMoment } from './moment';

describe('a moment as text', () => {
  it.each<[MomentStyle, string, string]>([
    ['day', '3. Mai', '3 May'],
    ['date', '3. Mai 2026', '3 May 2026'],
    ['minute', '03.05., 21:14', '03/05, 21:14'],
    ['dateMinute', '03.05.26, 21:14', '03/05/2026, 21:14'],
    ['time', '21:14', '21:14'],
  ])('as "%s" is %s and %s', (style, german, english) => {
    const iso = new Date(2026, 4, 3, 21, 14).toISOString();
    expect(writtenMoment(iso, 'de-organisation', style)).toBe(german);
    expect(writtenMoment(iso, 'en', style)).toBe(english);
  });

  it.each(['', 'then', '2026-13-45'])('leaves "%s" as it is, which is no date', (text) => {
    expect(writtenMoment(text, 'de', 'day')).toBe(text);
  });
});
