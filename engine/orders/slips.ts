import { memoizeByObject } from '../kernel';
import {
  ABLE,
  DETERMINERS,
  ASKED,
  COMMANDS,
  DONE,
  HOLDS,
  OWN,
  PREFIXES,
  RIDERS,
} from './holding-words';
import { firstWordsOf, wordsOf } from './meanings';
import type { Nouns } from './nouns';
import type { Grammar } from './grammar';
import { soundsOf } from './sounds';
import { NUMBER_WORDS } from './spelled';
import type { Token } from './tokens';
import {
  COURTESY,
  FILLERS,
  GREETINGS,
  MARKERS,
  ORDINALS,
  QUESTIONS,
  REASONS,
  words,
} from './vocabulary';

/**
 * The fewest letters of a word in which a slip of the pen is obvious: of a word of an order or a name, of a verb with
 * two letters exchanged, of another word with a letter wrong or missing. Shorter ones are other words: `Strom`, `stehen`.
 */
const SHORTEST = { word: 5, verb: 7, long: 9 } as const;

/** Words that are no slip of another one. */
const COMMON: readonly { has(fold: string): boolean }[] = [
  FILLERS,
  MARKERS,
  COURTESY,
  GREETINGS,
  ORDINALS,
  QUESTIONS,
  REASONS,
  HOLDS,
  RIDERS,
  OWN,
  ABLE,
  ASKED,
  COMMANDS,
  DONE,
  DETERMINERS,
  PREFIXES,
  NUMBER_WORDS,
];

/** True for a word that is no slip of another one, whatever it is like. */
export function isCommon(fold: string): boolean {
  return COMMON.some((common) => common.has(fold));
}

/** Words that hold an order, which a slip of the pen must not hide. */
const HOLDING = words(
  'nicht nichts keine keinen keines niemals falls sofern unless never cannot nothing',
);

/** What a word is: slips that make another word of a verb or a noun of an order make none of a name. */
type Kind = 'verb' | 'name' | 'word';

/** Nouns for orders: `Ziffer 7`. */
const nounsOf = memoizeByObject((forms: Parameters<typeof wordsOf>[0]): readonly string[] =>
  forms.flatMap(({ heads }) => heads.flatMap(({ folds: [first = ''] }) => first)),
);

/** Endings behind which a word is a form of another one. */
const ENDINGS = ['s', 'es', 'n', 'en', 'e', 'er', 'em'];

/** Where two words begin to differ. */
function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** A word as written and the one it may mean, with the place where they begin to differ. */
interface Pair {
  readonly written: string;
  readonly meant: string;
  readonly at: number;
  readonly kind: Kind;
}

/** True if both words are the same from these places on. */
const isSameFrom = ({ written, meant }: Pair, from: number, to: number): boolean =>
  written.slice(from) === meant.slice(to);

/** True for two letters exchanged; `schrieben` is no slip of `schreiben`: it is another time. */
function isExchanged(pair: Pair): boolean {
  const { written, meant, at, kind } = pair;
  const [a = '', b = ''] = [written[at], written[at + 1]];
  if (a !== meant[at + 1] || b !== meant[at] || !isSameFrom(pair, at + 2, at + 2)) return false;
  if (kind === 'name') return true;
  return meant.length >= SHORTEST.verb && !('ei'.includes(a) && 'ei'.includes(b));
}

/** True for one wrong letter within: that before it once more for a double one, any in a long name. */
function isWrongLetter(pair: Pair): boolean {
  const { written, meant, at, kind } = pair;
  if (kind === 'verb' || at >= meant.length - 1 || !isSameFrom(pair, at + 1, at + 1)) return false;
  const isTwice = written[at] === written[at - 1] && meant[at] === meant[at + 1];
  return isTwice || (kind === 'name' && meant.length >= SHORTEST.long);
}

/** True for a letter left out within: one of a double one, any in a long word; no `e` that stands for dots. */
function isLeftOut(pair: Pair): boolean {
  const { meant, at, kind } = pair;
  if (kind === 'verb' || at >= meant.length - 1 || !isSameFrom(pair, at, at + 1)) return false;
  const isDots = meant[at] === 'e' && 'aou'.includes(meant[at - 1] ?? '');
  const isTwice = meant[at] === meant[at - 1] || meant[at] === meant[at + 1];
  return !isDots && ((isTwice && meant.length > SHORTEST.word) || meant.length >= SHORTEST.long);
}

/** True for a letter written twice, in a long name also for one too many within. */
function isDoubled(pair: Pair): boolean {
  const { written, meant, at, kind } = pair;
  const isWithin = at < meant.length - 1 && meant.length >= SHORTEST.verb;
  if (kind === 'name' && isWithin && isSameFrom(pair, at + 1, at)) return true;
  const isTwice = written[at] === written[at - 1] && isSameFrom(pair, at + 1, at);
  return isTwice && !(kind === 'verb' && written[at] === 's');
}

/**
 * True if one word is the other with one slip of the pen: two letters exchanged, one written twice or once; in a long
 * word also one within left out, in a long name a wrong one. `chose` is no slip of `choose`, nor `baute` of `baue`: verbs of
 * another time; nor is a vowel without its dots one.
 */
function isSlip(written: string, meant: string, kind: Kind): boolean {
  const pair = { written, meant, kind, at: firstDifference(written, meant) };
  if (pair.at === 0) return false;
  switch (written.length - meant.length) {
    case 0:
      return isExchanged(pair) || isWrongLetter(pair);
    case 1:
      return isDoubled(pair);
    case -1:
      return isLeftOut(pair);
    default:
      return false;
  }
}

/** Words that can be meant, by their first letter. */
type ByLetter = ReadonlyMap<string, ReadonlySet<string>>;

function byLetter(all: Iterable<string>): ByLetter {
  const found = new Map<string, Set<string>>();
  for (const word of all) {
    if (word.length < SHORTEST.word || !/^\p{L}+$/u.test(word)) continue;
    const same = found.get(word.charAt(0)) ?? new Set<string>();
    found.set(word.charAt(0), same.add(word));
  }
  return found;
}

/** Words of the orders of a game that can be meant, found once for each. */
const wordsOfOrders = memoizeByObject((forms: Forms) => ({
  /** Words beside the orders that say nothing: they are no slips of others. */
  fillers: new Set(forms.flatMap(({ fillers }) => fillers)),
  verbs: byLetter([...firstWordsOf(forms), ...nounsOf(forms)]),
  words: byLetter(wordsOf(forms).words),
}));

type Forms = readonly (Parameters<typeof wordsOf>[0][number] & {
  readonly fillers: readonly string[];
})[];

/** Words of a world that can be meant, found once for each: those of its names. */
const wordsOfNames = memoizeByObject((nouns: Nouns) => {
  const names = Object.values(nouns).flatMap((things) => things.flatMap((one) => one.allWords));
  return wordsToMean(byLetter(names));
});

/** Words that can be meant, also by ear: a verb that sounds like another one is another one (`built`, `betreten`). */
function wordsToMean(words: ByLetter) {
  const bySound = new Map<string, Set<string>>();
  for (const word of [...words.values(), ...HOLDING_WORDS.values()].flatMap((same) => [...same]))
    for (const sound of soundsOf(word))
      bySound.set(sound, (bySound.get(sound) ?? new Set<string>()).add(word));
  return { words, bySound };
}

const HOLDING_WORDS = byLetter(HOLDING);
const NO_NAMES = wordsToMean(new Map());

/** What can be meant in a letter. */
interface Known {
  readonly fillers: ReadonlySet<string>;
  /** The kind of a word is that of the first list that has it. */
  readonly lists: readonly (readonly [words: ByLetter, kind: Kind])[];
  readonly bySound: ReadonlyMap<string, ReadonlySet<string>>;
  /** What was found for words of letters before. */
  readonly found: Map<string, string | undefined>;
}

/** Most words of letters kept with what they mean. */
const MOST_KEPT = 20_000;

const knownIn = memoizeByObject((_: Nouns) => new Map<Forms, Known>());

/** The words of the orders and the names of a game, found once for each. */
function knownOf(forms: Forms, nouns: Nouns, hasNames: boolean): Known {
  const before = knownIn(nouns).get(forms);
  if (before !== undefined) return before;
  const { fillers, verbs, words } = wordsOfOrders(forms);
  const names = hasNames ? wordsOfNames(nouns) : NO_NAMES;
  const known: Known = {
    fillers,
    lists: [
      [HOLDING_WORDS, 'name'],
      [verbs, 'verb'],
      [names.words, 'name'],
      [words, 'word'],
    ],
    bySound: names.bySound,
    found: new Map(),
  };
  knownIn(nouns).set(forms, known);
  return known;
}

/** The word that is meant by one with a slip of the pen; undefined if there is none, or several. */
function meantBy(fold: string, { fillers, lists, bySound }: Known): string | undefined {
  if (fold.length < SHORTEST.word) return undefined;
  const begun = lists.flatMap(([words, kind]) => {
    const same = words.get(fold.charAt(0));
    return same === undefined ? [] : [[same, kind] as const];
  });
  const isKnown = (word: string): boolean =>
    begun.some(([same]) => same.has(word)) || fillers.has(word) || isCommon(word);
  if (isKnown(fold)) return undefined;
  if (ENDINGS.some((ending) => fold.endsWith(ending) && isKnown(fold.slice(0, -ending.length))))
    return undefined;
  const alike = new Set(soundsOf(fold).flatMap((sound) => [...(bySound.get(sound) ?? [])]));
  if (alike.size > 0) return alike.size === 1 ? [...alike][0] : undefined;
  const kinds = new Map<string, Kind>();
  for (const [same, kind] of begun)
    for (const word of same)
      if (Math.abs(word.length - fold.length) <= 1 && !kinds.has(word)) kinds.set(word, kind);
  const found = [...kinds].filter(([word, kind]) => isSlip(fold, word, kind));
  return found.length === 1 ? found[0]?.[0] : undefined;
}

/** The same, found once for every word of letters. */
function knownMeaning(fold: string, known: Known): string | undefined {
  const { found } = known;
  if (found.has(fold)) return found.get(fold);
  if (found.size >= MOST_KEPT) found.clear();
  const meant = meantBy(fold, known);
  found.set(fold, meant);
  return meant;
}

/** Reads a slip of the pen in a word of the game as that word; what is written stays as it is. */
export function slipsOf<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { forms, codes, proposesNames = false }: Grammar<Order, Book, Step>,
  { nouns }: Book,
): (token: Token) => Token {
  if (codes.slip === undefined) return (token) => token;
  const known = knownOf(forms, nouns, !proposesNames);
  return (token) => {
    const meant = token.kind === 'word' ? knownMeaning(token.fold, known) : undefined;
    return meant === undefined ? token : { ...token, fold: meant, isSlip: true };
  };
}
