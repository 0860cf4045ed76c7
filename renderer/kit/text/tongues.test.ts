import { describe, expect, it } from 'vitest';
import { createTexts, type Language, tongueOf, tongues, wordsOf } from './words';

const leaves = (texts: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    const key = path === '' ? name : `${path}.${name}`;
    return typeof value === 'object' && value !== null
      ? leaves(value, key)
      : [[key, String(value)] as const];
  });

const gaps = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)(?:, [\w, ]+)?\}\}|\$t\([^)]*\)/g)]
    .map(([gap, name = gap]) => name)
    .sort();

const textsIn = (language: Language): ReadonlyMap<string, string> =>
  new Map(leaves(createTexts(language).getDataByLanguage(language) ?? {}));

const languages: readonly Language[] = ['de', 'en'];

const rendered = languages.flatMap((language) =>
  Object.entries(tongues[language]).map(([game, words]) => ({ game, language, words })),
);

describe('a text', () => {
  it('fills the same gaps in both languages', () => {
    const named = (text = ''): string =>
      [...new Set([...text.matchAll(/\{\{(\w+)/g)].map(([, gap]) => gap))].sort().join();
    const english = textsIn('en');
    const german = [...textsIn('de')];
    expect(german.length).toBeGreaterThan(5000);
    expect(german.filter(([key, text]) => named(text) !== named(english.get(key)))).toEqual([]);
  });
});

describe.each(rendered)('the tongue of $game in $language', ({ game, language, words }) => {
  const said = textsIn(language);

  it('replaces shared texts by its own wording, with the same placeholders', () => {
    const wrong = leaves(words).filter(([key, text]) => {
      const usual = said.get(key);
      return usual === undefined || gaps(usual).join() !== gaps(text).join();
    });
    expect(wrong).toEqual([]);
  });

  it('repeats no shared text unchanged', () => {
    expect(leaves(words).filter(([key, text]) => said.get(key) === text)).toEqual([]);
  });

  it('uses the language for all other texts, with its plurals', () => {
    const words = wordsOf(language, game);
    expect(words('app:common.cancel')).toBe(wordsOf(language)('app:common.cancel'));
    expect(words('records:table.count', { count: 1 })).toBe(
      wordsOf(language)('records:table.count', { count: 1 }),
    );
    expect(createTexts(language, game).language).toBe(tongueOf(language, game));
  });
});

describe('a turn in a sentence', () => {
  it.each([
    ['de', 'moerderspiel', 'openTurn:close.title', 'Tag 4, Runde 2 beenden'],
    ['en', 'moerderspiel', 'openTurn:close.done', 'Day 4, round 2 has ended.'],
    ['de', 'organisation', 'openTurn:close.title', 'Phase 8 beenden'],
    ['de', 'waben', 'openTurn:close.title', 'Zug 8 beenden'],
  ] as const)(
    'is named as its game dates it, else by its number: %s, %s, %s',
    (language, game, key, text) => {
      expect(wordsOf(language, game)(key, { turn: 8 })).toBe(text);
      expect(createTexts(language, game).t(key, { turn: 8 })).toBe(text);
    },
  );
});

describe('a game without a tongue of its own', () => {
  it('uses the shared wording', () => {
    expect(tongueOf('de', 'nowhere')).toBe('de');
    expect(tongueOf('en')).toBe('en');
  });
});

describe('names of fields in a journal of an earlier version', () => {
  it.each([
    ['units:unit.size', 'Größe'],
    ['roster:unit.size', 'Größe'],
    ['cast:table.read.title', 'Tabelle einlesen'],
    ['units:unit.party', 'Reich'],
    ['units:character.status', 'Rolle'],
    ['units:unit.nothing', 'unit.nothing'],
  ])('%s is called %s', (key, name) => {
    expect(createTexts('de').t(key)).toBe(name);
  });

  it('shows the fallback instead of a missing text', () => {
    expect(createTexts('de').t('units:unit.size', { defaultValue: 'none' })).toBe('none');
  });
});
