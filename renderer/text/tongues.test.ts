import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en } from './en';
import { createTexts, type Language, tongueOf, tongues, wordsOf } from './words';

type Texts = Readonly<Record<string, unknown>>;

const leaves = (texts: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    const key = path === '' ? name : `${path}.${name}`;
    return typeof value === 'object' && value !== null
      ? leaves(value, key)
      : [[key, String(value)] as const];
  });

const gaps = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}|\$t\([^)]*\)/g)].map(([gap]) => gap).sort();

const shared: Readonly<Record<Language, Texts>> = { de, en };
const languages: readonly Language[] = ['de', 'en'];

const spoken = languages.flatMap((language) =>
  Object.entries(tongues[language]).map(([game, words]) => ({ game, language, words })),
);

describe.each(spoken)('the tongue of $game in $language', ({ game, language, words }) => {
  const said = new Map(leaves(shared[language]));

  it('says otherwise what the shared rooms say, and fills the same gaps', () => {
    const wrong = leaves(words).filter(([key, text]) => {
      const usual = said.get(key);
      return usual === undefined || gaps(usual).join() !== gaps(text).join();
    });
    expect(wrong).toEqual([]);
  });

  it('says nothing as everywhere, so that it need not be written twice', () => {
    expect(leaves(words).filter(([key, text]) => said.get(key) === text)).toEqual([]);
  });

  it('speaks for all else as the language does, with its plurals', () => {
    const words = wordsOf(language, game);
    expect(words('app:common.cancel')).toBe(wordsOf(language)('app:common.cancel'));
    expect(words('cast:table.count', { count: 1 })).toBe(
      wordsOf(language)('cast:table.count', { count: 1 }),
    );
    expect(createTexts(language, game).language).toBe(tongueOf(language, game));
  });
});

describe('a turn in a sentence', () => {
  it.each([
    ['de', 'moerderspiel', 'desk:close.title', 'Tag 4, Runde 2 abschließen'],
    ['en', 'moerderspiel', 'desk:close.done', 'Day 4, round 2 has been applied.'],
    ['de', 'organisation', 'desk:close.title', 'Phase 8 abschließen'],
    ['de', 'waben', 'desk:close.title', 'Zug 8 abschließen'],
  ] as const)(
    'is named as its game dates it, else by its number: %s, %s, %s',
    (language, game, key, text) => {
      expect(wordsOf(language, game)(key, { turn: 8 })).toBe(text);
      expect(createTexts(language, game).t(key, { turn: 8 })).toBe(text);
    },
  );
});

describe('a game without a tongue of its own', () => {
  it('speaks as everybody', () => {
    expect(tongueOf('de', 'waben')).toBe('de');
    expect(tongueOf('en')).toBe('en');
  });
});
