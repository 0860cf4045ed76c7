import { memoizeByObject, type Words } from '../kernel';
import { folded, type Token } from './tokens';
import { ARTICLES } from './vocabulary';

/** Something that can be named in an order. */
export interface Named {
  readonly key: string;
  readonly name: string;
  /** Its English name, where that is another. */
  readonly english?: string;
  /** Key and name as compared; a number in brackets at the end retains its brackets. */
  readonly folds: readonly string[];
  /** The words of the name, each folded. */
  readonly words: readonly string[];
  /** Those of all its names. */
  readonly allWords: readonly string[];
}

const NUMBERED = /^(.*\S)\s*\((\d+)\)$/u;

/** A name as it is compared: `Mühle (2)` is not equal to `Mühle 2`. */
function nameFold(name: string): string {
  const [, stem = '', number] = NUMBERED.exec(name.trim()) ?? [];
  return number === undefined ? folded(name) : `${folded(stem)}(${number})`;
}

/** Something with a name, ready to be compared with words of a letter. */
export function named(key: string, name: string, ...others: readonly string[]): Named {
  const allWords = [...new Set([name, ...others].flatMap(wordsOfName))];
  const folds = [key, name, ...others].map(nameFold);
  return { key, name, folds, words: wordsOfName(name), allWords };
}

/** Something with a name in each language. */
export function namedInBoth(key: string, [de, en]: Words, ...others: readonly string[]): Named {
  return { ...named(key, de, en, ...others), english: en };
}

const wordsOfName = (name: string): readonly string[] =>
  name.split(/[\s\-–,.()]+/).flatMap((word) => {
    const fold = folded(word);
    return fold === '' ? [] : [fold];
  });

/** Things of a world as nouns, each by its name there, or its names in both languages. */
export function namedAll(
  things: Readonly<
    Record<
      string,
      { readonly key: string; readonly name: string; readonly names?: { readonly en: string } }
    >
  > = {},
): readonly Named[] {
  return Object.values(things).map(({ key, name, names }) =>
    names === undefined ? named(key, name) : namedInBoth(key, [name, names.en]),
  );
}

/** Words that are looked up as they stand and by how they begin. */
export interface WordList {
  readonly has: (fold: string) => boolean;
  readonly words: ReadonlySet<string>;
  /** True if a word of the list begins so. */
  readonly isBegun: (start: string) => boolean;
}

/** Where the first word of a sorted list stands that is not less than another one. */
function placeOf(word: string, sorted: readonly string[]): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A list of folded words to look up. */
export function wordList(words: readonly string[]): WordList {
  const all = new Set(words);
  // `das lager ab`: articles of a phrase are never cut short, so that `da.` is a word and not the beginning of `das`.
  const sorted = [...all].filter((word) => !ARTICLES.has(word)).sort();
  return {
    words: all,
    has: (fold) => all.has(fold),
    isBegun: (start) => sorted[placeOf(start, sorted)]?.startsWith(start) === true,
  };
}

const wordsIn = memoizeByObject((things: readonly Named[]) =>
  wordList(things.flatMap((one) => one.words)),
);

const callsIn = memoizeByObject(
  (things: readonly Named[]): ReadonlySet<string> => new Set(things.flatMap((one) => one.allWords)),
);

/** True for a word of a name of things, or of what they are called besides. */
export function isCalled(things: readonly Named[], fold: string): boolean {
  return callsIn(things).has(fold);
}

/** The words of the names of things, found once for every list of them. */
export function wordsOfNames(things: readonly Named[]): WordList {
  return wordsIn(things);
}

/** Everything that has a name, by type of noun. */
export type Nouns = Readonly<Record<string, readonly Named[]>>;

type Things = Parameters<typeof namedAll>[0];

/** A world with regions and parties that have names. */
export interface RegionsAndParties {
  readonly board?: { readonly regions: NonNullable<Things> };
  readonly parties: NonNullable<Things>;
}

/** Meanings of the names in a letter, in a game whose orders name regions and parties alone. */
export function regionBook({ board, parties }: RegionsAndParties): { readonly nouns: Nouns } {
  return { nouns: { region: namedAll(board?.regions), party: namedAll(parties) } };
}

/** How well words fit a name: in full, with the ending of a case, cut short. */
export type Fit = 'full' | 'inflected' | 'short';

/** Endings a German or English name takes in a sentence; the Dornacher are no Dornach. */
const NAME_ENDINGS = ['s', 'es', 'n', 'en', 'e', 'em'];
/** Endings of a word in a name of several: `Natürlicher Vorzug`. */
const ENDINGS = [...NAME_ENDINGS, 'er'];

/** The fewest letters a name may be cut to. */
const SHORTEST = 3;

/** Words too common to identify a name. */
const WEAK = new Set(['der', 'die', 'das', 'des', 'dem', 'den', 'von', 'und', 'the', 'of', 'and']);

/** A name of several words with endings at any of them: `Ordens der Hochwacht`, `Natürlichen Vorzug`. */
function inflectedWords(words: readonly string[]): readonly string[] {
  if (words.length < 2 || words.length > 4 || words.some((word) => /\d/.test(word))) return [];
  return words.flatMap((word, at) =>
    [...ENDINGS.map((ending) => word + ending), word.replace(/er$/, 'en')].map((form) =>
      words.with(at, form).join(''),
    ),
  );
}

/** Names by what is written for them. */
type ByFold = ReadonlyMap<string, readonly Named[]>;

function byFold(things: readonly Named[], foldsOf: (thing: Named) => readonly string[]): ByFold {
  const map = new Map<string, Named[]>();
  for (const thing of things)
    for (const fold of new Set(foldsOf(thing))) {
      const those = map.get(fold);
      if (those === undefined) map.set(fold, [thing]);
      else those.push(thing);
    }
  return map;
}

/** Names in full and with endings, found once for every list of them. */
const indexOf = memoizeByObject((things: readonly Named[]) => ({
  full: byFold(things, ({ folds }) => folds),
  inflected: byFold(things, ({ folds, words }) => [
    ...folds.flatMap((fold) => NAME_ENDINGS.map((ending) => fold + ending)),
    ...inflectedWords(words),
  ]),
}));

/** What can be cut short: names, and their words but the weak ones; in order, and with their things. */
const cutFrom = memoizeByObject((things: readonly Named[]) => {
  const thingsOf = byFold(things, ({ folds, words }) => [
    ...folds,
    ...words.filter((word) => !WEAK.has(word)),
  ]);
  return { names: [...thingsOf.keys()].sort(), thingsOf };
});

/** Things of which a name, or one of its words, begins so. */
function begunSo(fold: string, things: readonly Named[]): readonly Named[] {
  if (fold.length < SHORTEST) return [];
  const { names, thingsOf } = cutFrom(things);
  const found: Named[] = [];
  for (let at = placeOf(fold, names); names[at]?.startsWith(fold) === true; at += 1)
    found.push(...(thingsOf.get(names[at] ?? '') ?? []));
  return found;
}

/** Meaning of words among named things, if it is unique. */
export function meantBy(
  fold: string,
  things: readonly Named[],
  allowed: readonly Fit[] = ['full', 'inflected', 'short'],
): Named | undefined {
  if (fold === '') return undefined;
  for (const fit of allowed) {
    const found = fit === 'short' ? begunSo(fold, things) : (indexOf(things)[fit].get(fold) ?? []);
    const [first] = found;
    if (first !== undefined) return found.every(({ key }) => key === first.key) ? first : undefined;
  }
  return undefined;
}

/** Most tokens of a name. */
const LONGEST = 8;

/** Signs that may stand within a name; no name goes on behind another sign. */
const WITHIN = new Set(['-', '.', '’', "'", '&', '+']);

/**
 * Folds of the stretches that begin at a token, by the number of tokens they take; a number in brackets ends one, and so
 * does the first of two numbers: `Armee 1+2` are two armies and not the twelfth.
 */
function stretches(tokens: readonly Token[], from: number): readonly (readonly [number, string])[] {
  const found: [number, string][] = [];
  let fold = '';
  let isBehindNumber = false;
  for (let at = from; at < Math.min(tokens.length, from + LONGEST); at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.kind === 'sign') {
      const [number, close] = [tokens[at + 1], tokens[at + 2]];
      if (token.fold === '(' && number?.kind === 'number' && close?.fold === ')')
        found.push([at + 3 - from, `${fold}(${number.fold})`]);
      if (at === from || !WITHIN.has(token.fold)) break;
    } else {
      if (token.kind === 'number' && isBehindNumber) break;
      isBehindNumber = token.kind === 'number';
      fold += token.fold;
      found.push([at + 1 - from, fold]);
    }
  }
  return found;
}

/** Something named by tokens. */
export interface Naming {
  readonly type: string;
  readonly thing: Named;
  /** How many tokens the name takes. */
  readonly length: number;
}

/** Things named by the tokens from a place on, the longest name first; one naming for every type it can be of. */
export function namingsAt(
  tokens: readonly Token[],
  from: number,
  nouns: Nouns,
  types: readonly string[],
  allowed: readonly Fit[],
): readonly Naming[] {
  for (const [length, fold] of stretches(tokens, from).toReversed()) {
    const found = types.flatMap((type) => {
      const thing = meantBy(fold, nouns[type] ?? [], allowed);
      return thing === undefined ? [] : [{ type, thing, length }];
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** Letters to change, add or leave out to make one word of the other. */
export function editDistance(a: string, b: string): number {
  const others = Array.from(b);
  let row = Array.from({ length: others.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of others.entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** True if one sign is wrong, missing or too many, or two neighbours stand in the wrong order. */
export function isOneSlip(written: string, meant: string): boolean {
  if (written === meant) return false;
  let from = 0;
  while (from < written.length && written[from] === meant[from]) from += 1;
  const a = written.slice(from);
  const b = meant.slice(from);
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a.startsWith(b.charAt(1)) && a.charAt(1) === b.charAt(0) && a.slice(2) === b.slice(2))
  );
}

/** The longest word that is compared letter by letter. */
const LONGEST_WORD = 60;

/** Names as they are compared letter by letter, folded once for every list of things. */
const namesOf = memoizeByObject((things: readonly Named[]) =>
  things.map((thing) => ({ thing, name: folded(thing.name) })),
);

/** The only thing whose name is a slip of the pen away: one letter, two in longer names; undefined if there is a choice. */
export function nearest(text: string, things: readonly Named[]): Named | undefined {
  const fold = folded(text);
  const most = fold.length < 6 ? 1 : 2;
  if (fold.length < SHORTEST || fold.length > LONGEST_WORD) return undefined;
  const near = namesOf(things)
    .filter(({ name }) => Math.abs(name.length - fold.length) <= most)
    .map(({ thing, name }) => ({ thing, distance: editDistance(fold, name) }))
    .filter(({ distance }) => distance > 0 && distance <= most)
    .sort((a, b) => a.distance - b.distance);
  const [first, second] = near;
  return first !== undefined && first.distance !== second?.distance ? first.thing : undefined;
}
