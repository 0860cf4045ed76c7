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
import type { Grammar, SlipReading } from './grammar';
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

/** The fewest letters of a word in which a slip of the pen is obvious, and of a name with a wrong letter or one missing. */
const SHORTEST = { word: 5, name: 7, long: 9 } as const;

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

/** Endings behind which a word is a form of another one. */
const ENDINGS = ['s', 'es', 'n', 'en', 'e', 'er', 'em'];

/** Where two words begin to differ. */
function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** The fewest letters of a word of an order in which two are exchanged, and of one with a letter wrong, missing or too many. */
const SHORTEST_OF_ORDER = { exchanged: 5, word: 6 } as const;

/**
 * True if a word is a word of an order with one slip of the pen behind its first letter: two letters exchanged; in a word of six
 * letters also one wrong, missing or too many. Words that exist are none: `betreten` is no slip of `betreiben`.
 */
export function isSlipOfWord(written: string, meant: string): boolean {
  const at = firstDifference(written, meant);
  if (at === 0 || meant.length < SHORTEST_OF_ORDER.exchanged || written === meant) return false;
  const rest = [written.slice(at + 1), meant.slice(at + 1)] as const;
  const isCrossed = written[at] === meant[at + 1] && written[at + 1] === meant[at];
  if (isCrossed && rest[0].slice(1) === rest[1].slice(1)) return true;
  if (meant.length < SHORTEST_OF_ORDER.word) return false;
  return rest[0] === rest[1] || rest[0] === meant.slice(at) || written.slice(at) === rest[1];
}

/** A word as written and the name it may mean, with the place where they begin to differ. */
interface Pair {
  readonly written: string;
  readonly meant: string;
  readonly at: number;
}

/** True if both words are the same from these places on. */
const isSameFrom = ({ written, meant }: Pair, from: number, to: number): boolean =>
  written.slice(from) === meant.slice(to);

/** True for two letters exchanged. */
function isExchanged(pair: Pair): boolean {
  const { written, meant, at } = pair;
  const isCrossed = written[at] === meant[at + 1] && written[at + 1] === meant[at];
  return isCrossed && isSameFrom(pair, at + 2, at + 2);
}

/** True for one wrong letter within: that before it once more for a double one, any in a long name. */
function isWrongLetter(pair: Pair): boolean {
  const { written, meant, at } = pair;
  if (at >= meant.length - 1 || !isSameFrom(pair, at + 1, at + 1)) return false;
  const isTwice = written[at] === written[at - 1] && meant[at] === meant[at + 1];
  return isTwice || meant.length >= SHORTEST.long;
}

/** True for a letter left out within: one of a double one, any in a long name; no `e` that stands for dots. */
function isLeftOut(pair: Pair): boolean {
  const { meant, at } = pair;
  if (at >= meant.length - 1 || !isSameFrom(pair, at, at + 1)) return false;
  const isDots = meant[at] === 'e' && 'aou'.includes(meant[at - 1] ?? '');
  const isTwice = meant[at] === meant[at - 1] || meant[at] === meant[at + 1];
  return !isDots && ((isTwice && meant.length > SHORTEST.word) || meant.length >= SHORTEST.long);
}

/** True for a letter written twice, in a long name also for one too many within. */
function isDoubled(pair: Pair): boolean {
  const { written, meant, at } = pair;
  if (!isSameFrom(pair, at + 1, at)) return false;
  const isWithin = at < meant.length - 1 && meant.length >= SHORTEST.name;
  return isWithin || written[at] === written[at - 1];
}

/** True if a word is a name with one slip of the pen: two letters exchanged, one written twice or once; in a long name any. */
function isSlipOfName(written: string, meant: string): boolean {
  const pair = { written, meant, at: firstDifference(written, meant) };
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

/** Words that can be meant, by their first letter with their length, and by their sounds. */
interface Meanable {
  readonly byLetter: ReadonlyMap<string, ReadonlySet<string>>;
  readonly bySound: ReadonlyMap<string, ReadonlySet<string>>;
}

const letterKey = (word: string, more = 0): string => word.charAt(0) + String(word.length + more);

function meanable(all: Iterable<string>): Meanable {
  const byLetter = new Map<string, Set<string>>();
  const bySound = new Map<string, Set<string>>();
  const add = (map: typeof byLetter, key: string, word: string): void => {
    map.set(key, (map.get(key) ?? new Set<string>()).add(word));
  };
  for (const word of all) {
    if (word.length < SHORTEST.word || !/^\p{L}+$/u.test(word)) continue;
    add(byLetter, letterKey(word), word);
    for (const sound of soundsOf(word)) add(bySound, sound, word);
  }
  return { byLetter, bySound };
}

/** Those that begin with the same letter as a word and are as long, but for one letter. */
const near = ({ byLetter }: Meanable, fold: string): readonly string[] =>
  [-1, 0, 1].flatMap((more) => [...(byLetter.get(letterKey(fold, more)) ?? [])]);

const alike = ({ bySound }: Meanable, fold: string): readonly string[] => [
  ...new Set(soundsOf(fold).flatMap((sound) => [...(bySound.get(sound) ?? [])])),
];

/** Words of orders of some forms, found once for each. */
const wordsOfOrders = memoizeByObject((forms: Forms) => ({
  /** Words beside the orders that say nothing: they are no slips of others. */
  fillers: new Set(forms.flatMap(({ fillers }) => fillers)),
  words: meanable(orderWordsOf(forms)),
}));

type Forms = readonly (Parameters<typeof wordsOf>[0][number] & {
  readonly fillers: readonly string[];
})[];

/** Every word of the orders of a game: of verbs, of nouns for orders, of what is said in them. */
function orderWordsOf(forms: Parameters<typeof wordsOf>[0]): ReadonlySet<string> {
  return new Set([...firstWordsOf(forms), ...wordsOf(forms).words]);
}

/** Names of a world, and words that hold an order, which a slip of the pen must not hide; found once for each. */
const wordsOfNames = memoizeByObject((nouns: Nouns) =>
  meanable([
    ...Object.values(nouns).flatMap((things) => things.flatMap((one) => one.allWords)),
    ...HOLDING,
  ]),
);

const NO_NAMES = meanable(HOLDING);

/** Words that are no slips of words of orders, whatever they are like; found once for each game. */
export const realWordsOf = memoizeByObject(
  ({ realWords }: SlipReading): ReadonlySet<string> => new Set(realWords.split(/\s+/)),
);

/** What can be meant in a letter. */
interface Known {
  readonly fillers: ReadonlySet<string>;
  readonly names: Meanable;
  readonly words: Meanable;
  readonly realWords: ReadonlySet<string>;
  /** What was found for words of letters before. */
  readonly found: Map<string, string | undefined>;
}

/** Most words of letters kept with what they mean. */
const MOST_KEPT = 20_000;

const knownIn = memoizeByObject((_: Nouns) => new Map<Forms, Known>());

/** The words of the orders and the names of a game, found once for each. */
function knownOf(forms: Forms, nouns: Nouns, slips: SlipReading): Known {
  const before = knownIn(nouns).get(forms);
  if (before !== undefined) return before;
  const names = slips.proposesNames === true ? NO_NAMES : wordsOfNames(nouns);
  const realWords = realWordsOf(slips);
  const known: Known = { ...wordsOfOrders(forms), names, realWords, found: new Map() };
  knownIn(nouns).set(forms, known);
  return known;
}

/** The only one of some words; undefined if there is none, or several. */
const only = (words: readonly string[]): string | undefined =>
  words.length === 1 ? words[0] : undefined;

/** The word that is meant by one with a slip of the pen; undefined if there is none, or several. */
function meantBy(fold: string, { fillers, names, words, realWords }: Known): string | undefined {
  if (fold.length < SHORTEST.word) return undefined;
  const isKnown = (word: string): boolean =>
    [names, words].some(({ byLetter }) => byLetter.get(letterKey(word))?.has(word) === true) ||
    fillers.has(word) ||
    isCommon(word);
  if (isKnown(fold)) return undefined;
  if (ENDINGS.some((ending) => fold.endsWith(ending) && isKnown(fold.slice(0, -ending.length))))
    return undefined;
  const isOther = realWords.has(fold);
  const sounding = [...alike(names, fold), ...(isOther ? [] : alike(words, fold))];
  if (sounding.length > 0) return only([...new Set(sounding)]);
  const slips = [
    ...near(names, fold).filter((word) => isSlipOfName(fold, word)),
    ...(isOther ? [] : near(words, fold).filter((word) => isSlipOfWord(fold, word))),
  ];
  return only([...new Set(slips)]);
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
  { forms, slips }: Grammar<Order, Book, Step>,
  { nouns }: Book,
): (token: Token) => Token {
  if (slips === undefined) return (token) => token;
  const known = knownOf(forms, nouns, slips);
  return (token) => {
    const meant = token.kind === 'word' ? knownMeaning(token.fold, known) : undefined;
    return meant === undefined ? token : { ...token, fold: meant, isSlip: true };
  };
}
