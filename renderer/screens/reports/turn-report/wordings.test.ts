import { describe, expect, it } from 'vitest';
import { either, systems, wordingOf, wordingsOf } from '../../../../engine';
import { createTexts, type Language } from '../../../kit/text/words';

type Texts = Readonly<Record<string, unknown>>;

const groupIn = (language: Language, ...path: readonly string[]): Texts =>
  path.reduce<Texts>(
    (texts, name) => (texts[name] ?? {}) as Texts,
    createTexts(language).getDataByLanguage(language) ?? {},
  );

/** Names of the gaps of a text, whatever the form they are filled in. */
const factsOf = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{?(\w+)/g)].map(([, name]) => (name ?? '').toLowerCase()))]
    .sort()
    .join();

const entriesOf = (group: Texts): readonly (readonly [string, string])[] =>
  Object.entries(group).filter((entry): entry is [string, string] => typeof entry[1] === 'string');

const heralds = ['turnReport', ...Object.keys(systems)].map(
  (game) => [game, game === 'turnReport' ? [game] : [game, 'told']] as const,
);

describe('the herald', () => {
  it('has at least two wordings of every event of a month', () => {
    for (const language of ['de', 'en'] as const) {
      const told = entriesOf(groupIn(language, 'turnReport', 'inCharacter'));
      expect(told.length).toBeGreaterThan(90);
      expect(told.filter(([, text]) => wordingsOf(text).length < 2)).toEqual([]);
    }
  });

  it.each(heralds)(
    'says the same in all wordings of an event, as often in both languages: %s',
    (_, path) => {
      const [german, english] = (['de', 'en'] as const).map((language) =>
        entriesOf(groupIn(language, ...path, 'inCharacter')),
      );
      const counts = new Map(english);
      for (const [kind, text] of german ?? []) {
        const wordings = wordingsOf(text);
        expect([kind, new Set(wordings.map(factsOf)).size]).toEqual([kind, 1]);
        expect([kind, new Set(wordings).size]).toEqual([kind, wordings.length]);
        expect([kind, wordingsOf(counts.get(kind) ?? '').length]).toEqual([kind, wordings.length]);
      }
    },
  );
});

describe('the herald of a game of its own', () => {
  it.each(Object.keys(systems))('has at least two wordings of what it words itself: %s', (game) => {
    for (const language of ['de', 'en'] as const) {
      const plain = groupIn(language, game, 'told', 'neutral');
      const single = entriesOf(groupIn(language, game, 'told', 'inCharacter')).filter(
        ([kind, text]) => wordingsOf(text).length < 2 && plain[kind] !== text,
      );
      expect(single).toEqual([]);
    }
  });
});

describe('a text in several wordings', () => {
  const text = either('A', 'B', 'C');

  it('takes the same one for the same label, and each for some', () => {
    const labels = Array.from({ length: 100 }, (_, at) => `event ${String(at)}`);
    const chosen = labels.map((label) => wordingOf(text, label));
    expect(labels.map((label) => wordingOf(text, label))).toEqual(chosen);
    expect([...new Set(chosen)].sort()).toEqual(['A', 'B', 'C']);
  });

  it('is itself where there is only one', () => {
    expect(wordingOf('only', 'event')).toBe('only');
  });
});
