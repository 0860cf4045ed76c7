import { memoizeByObject } from '../kernel';
import { type Cutting, cuttingOf } from './cutting';
import type { Grammar } from './grammar';
import { firstWordsOf, wordsOf } from './meanings';
import { editDistance, isOneSlip, type Nouns } from './nouns';
import { isCommon, realWordsOf } from './slips';
import { soundsOf } from './sounds';
import { folded } from './tokens';

/** The fewest letters of a word that may be a slip by ear, by a letter too many or too few, of a name with a wrong letter. */
const SHORTEST = { byEar: 5, word: 6, name: 7 } as const;

/** Letters with which one word may begin where another one is meant: they are near each other in speech. */
const ALIKE = ['bp', 'dt', 'gk', 'fvw', 'sz', 'ck'];

const soundsIn = (fold: string): readonly string[] =>
  soundsOf(fold.replace(/([^aeiou])\1/gu, '$1'));

/** A word of the game as it is spelled. */
interface Spelling {
  readonly text: string;
  readonly sounds: readonly string[];
  readonly isName: boolean;
}

/** What the unknown words of a letter are compared with. */
export interface Spellings {
  /** Words of a game by how they are compared, under each letter with which one that is meant may be written. */
  readonly known: ReadonlyMap<string, ReadonlyMap<string, Spelling>>;
  /** Words that mean nothing to the game and are no slips. */
  readonly realWords: ReadonlySet<string>;
}

/** Letters with which a word may be written that begins with this one. */
const beginnings = (letter: string): readonly string[] => [
  ...new Set([
    letter,
    ...ALIKE.filter((set) => set.includes(letter)).flatMap((set) => set.split('')),
  ]),
];

const NONE: ReadonlySet<string> = new Set();

const spellingsIn = memoizeByObject((_: Nouns) => new Map<unknown, Spellings>());

/** The words of the orders and the names of a game, found once for each. */
export function spellingsOf<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { forms, slips }: Grammar<Order, Book, Step>,
  { nouns }: Book,
): Spellings {
  const found = spellingsIn(nouns);
  const before = found.get(forms);
  if (before !== undefined) return before;
  const known = new Map<string, Map<string, Spelling>>();
  const add = (fold: string, text: string, isName = false): void => {
    if (fold.length < SHORTEST.byEar) return;
    for (const letter of beginnings(fold.charAt(0))) {
      const those = known.get(letter) ?? new Map<string, Spelling>();
      known.set(letter, those.set(fold, { text, sounds: soundsIn(fold), isName }));
    }
  };
  for (const fold of [...wordsOf(forms).words, ...firstWordsOf(forms)]) add(fold, fold);
  for (const { text, folds } of forms.flatMap(({ verbs, heads }) => [...verbs, ...heads]))
    for (const [at, word] of text.split(' ').entries()) add(folds[at] ?? '', word);
  for (const { name } of Object.values(nouns).flat())
    for (const word of name.match(/[\p{L}\p{N}]+/gu) ?? []) add(folded(word), word, true);
  const spellings = { known, realWords: slips === undefined ? NONE : realWordsOf(slips) };
  found.set(forms, spellings);
  return spellings;
}

/** What tells the forms of a verb apart, and one verb from another: `kauften`, `blieben`, `built`, `zählen`. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/t(?=e[nrst]*$)/u, ''],
  [/t(?=en?$)/u, ''],
  [/ie|ei/gu, '#'],
  [/(?<=[aou])e/gu, ''],
  [/[dt]$/u, ''],
];

/** True for a word that is another form of a verb, or another verb, by one of these alone. */
const isOtherForm = (one: string, other: string): boolean =>
  FORMS.some(([look, plain]) => one.replace(look, plain) === other.replace(look, plain));

/** How far a word is from another one that may be meant: 0 if they sound alike; undefined if it is none of its slips. */
function slipFrom(
  fold: string,
  ownSounds: readonly string[],
  [word, { sounds, isName }]: readonly [string, Spelling],
): number | undefined {
  if (!isName && isOtherForm(fold, word)) return undefined;
  if (sounds.some((sound) => ownSounds.includes(sound))) return 0;
  // Another end is another form of a word that is meant otherwise.
  const isLong = fold.length >= SHORTEST.word || fold.slice(0, 2) === word.slice(0, 2);
  if (!isLong || word.length < SHORTEST.word || fold.at(-1) !== word.at(-1)) return undefined;
  if (!isOneSlip(fold, word)) return undefined;
  const isWrongLetter = word.length === fold.length && editDistance(fold, word) === 1;
  return !isWrongLetter || (isName && fold.length >= SHORTEST.name) ? 1 : undefined;
}

/** The word of the game that an unknown one is probably a slip of; undefined where none is near, or several are. */
function nearestWord(fold: string, { known, realWords }: Spellings): string | undefined {
  const sounds = soundsIn(fold);
  const near = [...(known.get(fold.charAt(0)) ?? [])].flatMap((one) => {
    const isOther = !one[1].isName && realWords.has(fold);
    const distance = isOther ? undefined : slipFrom(fold, sounds, one);
    return distance === undefined ? [] : [{ text: one[1].text, distance }];
  });
  const least = Math.min(...near.map(({ distance }) => distance));
  const [first, ...others] = near.filter(({ distance }) => distance === least);
  return others.length === 0 ? first?.text : undefined;
}

/** A word with capitals where the one as written has them. */
function likeWritten(meant: string, written: string): string {
  if (written === written.toLowerCase()) return meant;
  if (written === written.toUpperCase()) return meant.toUpperCase();
  return meant.charAt(0).toUpperCase() + meant.slice(1);
}

/** A text with unknown words as the words of the game they are probably slips of. */
export function respelled(
  written: string,
  known: Spellings,
  { tokensOf, isUnknown }: Cutting,
): string {
  let [text, end] = ['', 0];
  for (const { kind, fold, text: word, span } of tokensOf(written, 0)) {
    const isSlip =
      kind === 'word' && fold.length >= SHORTEST.byEar && isUnknown(fold) && !isCommon(fold);
    const meant = isSlip ? nearestWord(fold, known) : undefined;
    if (meant === undefined) continue;
    text += written.slice(end, span.start) + likeWritten(meant, word);
    ({ end } = span);
  }
  return text + written.slice(end);
}

/** Words of one line whose first one is a verb of an order with a slip of the pen, mended; undefined if it is none. */
export function withVerb<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  written: string,
  grammar: Grammar<Order, Book, Step>,
  book: Book,
): string | undefined {
  const [first = ''] = /^\p{L}+/u.exec(written) ?? [];
  const verb = respelled(first, spellingsOf(grammar, book), cuttingOf(grammar, book));
  const isVerb = verb !== first && firstWordsOf(grammar.forms).includes(folded(verb));
  return isVerb && !written.includes('\n') ? verb + written.slice(first.length) : undefined;
}
