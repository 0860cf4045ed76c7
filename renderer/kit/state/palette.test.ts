import { describe, expect, it } from 'vitest';
import { folded, type PaletteEntry, searchEntries } from './palette';

const entry = (title: string, detail?: string): PaletteEntry => ({
  id: title,
  title,
  where: '',
  run: () => undefined,
  ...(detail === undefined ? {} : { detail }),
});

const entries = [
  entry('Das Große Moor'),
  entry('Einheit 203', 'R · Reich Tharos · 210/37'),
  entry('Tharos', 'Reich Tharos · 210/04'),
  entry('Tharische See'),
  entry('Möweninseln'),
  entry('Brückenhort', 'Okhan · 711/30'),
];

describe('the search of the palette', () => {
  it.each([
    ['tharos', ['Tharos', 'Einheit 203']],
    ['thar', ['Tharos', 'Tharische See', 'Einheit 203']],
    ['THARISCHE', ['Tharische See']],
    ['203', ['Einheit 203']],
    ['reich 203', ['Einheit 203']],
    ['moewen', ['Möweninseln']],
    ['mowen', ['Möweninseln']],
    ['möwen', ['Möweninseln']],
    ['grosse', ['Das Große Moor']],
    ['große', ['Das Große Moor']],
    ['inseln', ['Möweninseln']],
    ['nirgendwo', []],
  ])('finds for %s, best first: %j', (query, titles) => {
    expect(searchEntries(entries, query).map(({ title }) => title)).toEqual(titles);
  });

  it('shows no more than asked for', () => {
    expect(searchEntries(entries, 'e', 2)).toHaveLength(2);
  });

  it('folds what differs only in writing', () => {
    expect(folded('STRAßE Élan Übel')).toBe('strasse elan ubel');
  });
});
