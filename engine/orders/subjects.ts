import type { Reading, ReadingContext } from './grammar';
import { namingsAt, type Nouns } from './nouns';
import { type Token, tokenAt } from './tokens';
import { FILLERS, SOFT } from './vocabulary';

/** True for a number that is a part of something written in one: `210/19`, `38(302)`. */
function isWithin(tokens: readonly Token[], at: number): boolean {
  const { kind, span } = tokenAt(tokens, at);
  // `die Krieger (101)`: a bracket behind a blank belongs to no number.
  const isJoined = (place: number): boolean =>
    place > at || tokenAt(tokens, place - 1).span.end === tokenAt(tokens, place).span.start;
  const isBeside = (place: number): boolean => {
    const { fold, span: other } = tokenAt(tokens, place);
    const isNext = other.end === span.start || other.start === span.end;
    return isNext && (fold === '/' || (fold === '(' && isJoined(place)));
  };
  return kind === 'number' && [at - 1, at + 1].some(isBeside);
}

/** How many tokens the name of one who carries out orders takes at a place; 0 = none stands there. */
export function subjectLength<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { grammar: { subjects }, book }: ReadingContext<Order, Book, Step>,
  tokens: readonly Token[],
  at: number,
): number {
  if (subjects === undefined || tokenAt(tokens, at).kind === 'sign') return 0;
  if (isWithin(tokens, at)) return 0;
  return namingsAt(tokens, at, book.nouns, [subjects], ['full'])[0]?.length ?? 0;
}

/** Those who are named in some words to carry out orders, each with the tokens of his name. */
export function subjectsIn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: ReadingContext<Order, Book, Step>,
  tokens: readonly Token[],
): readonly (readonly Token[])[] {
  const found: (readonly Token[])[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const length = subjectLength(reading, tokens, at);
    if (length === 0) continue;
    found.push(tokens.slice(at, at + length));
    at += length - 1;
  }
  return found;
}

/** The only one who is named in some words to carry out orders; undefined = nobody, or several. */
export function subjectIn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: ReadingContext<Order, Book, Step>,
  tokens: readonly Token[],
): readonly Token[] | undefined {
  const found = subjectsIn(reading, tokens);
  return found.length === 1 ? found[0] : undefined;
}

/** Most words of a label that names who carries out an order: `Die Reiter der Garde 201:`. */
const LONGEST_LABEL = 6;

/** True behind the colon of a label that names one who carries out orders: `Armee 1: Angriff`, `Heer 101: Marsch`. */
export function isBehindSubject<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  tokens: readonly Token[],
  at: number,
): boolean {
  if (tokens[at - 1]?.fold !== ':' || at - 1 > LONGEST_LABEL) return false;
  const isNamed = (from: number): boolean =>
    from + subjectLength(reading, tokens, from) === at - 1 && from < at - 1;
  const label = tokens.slice(0, at - 1);
  return label.every(({ kind }) => kind !== 'sign') && label.some((_, from) => isNamed(from));
}

/** The orders of a row: it is divided at commas behind which one is named who carries out orders, or a verb stands. */
export function rowsIn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  tokens: readonly Token[],
  isVerb: (at: number) => boolean,
): readonly (readonly Token[])[] {
  const starts = tokens.flatMap((token, at) => {
    if (!SOFT.has(token.fold)) return [];
    const next = tokens.findIndex(
      ({ fold }, index) => index > at && !FILLERS.has(fold) && !SOFT.has(fold),
    );
    const isStart = next > 0 && (subjectLength(reading, tokens, next) > 0 || isVerb(next));
    return isStart ? [at] : [];
  });
  return [-1, ...starts].map((start, index) => tokens.slice(start + 1, starts[index]));
}
