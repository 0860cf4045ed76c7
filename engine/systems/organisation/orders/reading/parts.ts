import type { RegionKey } from '../../../../world';
import type { OrderFindingCode, Problem } from '../finding';
import type { OrderLine, Slot } from '../line';
import { type Book, meantBy, type Named } from '../names';
import type { RerollWish } from '../order';
import { type Token, wordsFrom } from '../tokens';
import { categoryOf, FILLERS, type Marker } from '../words';
import type { Category } from '../../state/types';

/** What a reader of one kind of order has in hand: questions to the line, and the problems they brought up. */
export interface Parts {
  readonly line: OrderLine;
  readonly book: Book;
  readonly problems: Problem[];
  /** Object and what was left over behind names that were found. */
  readonly loose: Token[];
}

/** The parts of a line, nothing asked yet. */
export const partsOf = (line: OrderLine, book: Book): Parts => ({
  line,
  book,
  problems: [],
  loose: [...line.object],
});

/** Notes a problem with some tokens of the line, or with something that is missing. */
export const objectTo = (
  { line, problems }: Parts,
  code: OrderFindingCode,
  tokens: readonly Token[],
  about: Problem['about'] = {},
): void => {
  const at = wordsFrom(line.letter, tokens);
  problems.push({ code, ...(at === undefined ? {} : { at }), about });
};

/** The tokens behind the first of some prepositions; undefined if none of them is there. */
export const slotAt = (
  { line }: Parts,
  ...markers: readonly Slot['marker'][]
): readonly Token[] | undefined =>
  line.slots.find(({ marker }) => markers.includes(marker))?.tokens;

const textOf = ({ line }: Parts, tokens: readonly Token[]): string =>
  wordsFrom(line.letter, tokens)?.text ?? '';

const isFiller = ({ fold, kind, isName }: Token): boolean =>
  !isName && (kind === 'sign' || FILLERS.has(fold));

/** Tokens without signs and small words at either end. */
export const trimmed = (tokens: readonly Token[]): readonly Token[] => {
  const from = tokens.findIndex((token) => !isFiller(token));
  if (from < 0) return [];
  const last = tokens.findLastIndex((token) => !isFiller(token));
  return tokens.slice(from, last + 1);
};

/** Words and signs a name has at most where something stands behind it. */
const LONGEST_NAME = 60;

/** The name that some tokens begin with, the longest first, and what is left of them. */
const beginning = (
  parts: Parts,
  tokens: readonly Token[],
  things: readonly Named[],
): { readonly thing: Named; readonly rest: readonly Token[] } | undefined => {
  for (let length = Math.min(tokens.length, LONGEST_NAME); length > 0; length -= 1) {
    const thing = meantBy(textOf(parts, tokens.slice(0, length)), things);
    if (thing !== undefined) return { thing, rest: tokens.slice(length) };
  }
  return undefined;
};

/**
 * The thing that tokens name; what stands behind its name goes to the loose words. Undefined and a problem where they
 * name nothing, or nothing alone.
 */
const named = (
  parts: Parts,
  tokens: readonly Token[],
  things: readonly Named[],
  kind: string,
): Named | undefined => {
  const words = trimmed(tokens);
  const found = beginning(parts, words, things);
  if (found === undefined) {
    objectTo(parts, 'organisation.E_TARGET', words, { reason: kind });
    return undefined;
  }
  for (const token of found.rest) parts.loose.push(token);
  return found.thing;
};

/** The region behind one of some prepositions; the seat where nothing is said (OS-1-07). */
export const regionAt = (parts: Parts, ...markers: readonly Marker[]): RegionKey => {
  const tokens = slotAt(parts, ...markers);
  const { own, regions } = parts.book;
  if (tokens === undefined || trimmed(tokens).length === 0) return own?.seat ?? '';
  return named(parts, tokens, regions, 'region')?.key ?? '';
};

/** The region behind one of some prepositions; null where nothing is said. */
export const statedRegion = (parts: Parts, ...markers: readonly Marker[]): RegionKey | null =>
  slotAt(parts, ...markers) === undefined ? null : regionAt(parts, ...markers);

/** The region behind a preposition that an order cannot do without. */
export const neededRegion = (parts: Parts, ...markers: readonly Marker[]): RegionKey => {
  if (slotAt(parts, ...markers) !== undefined) return regionAt(parts, ...markers);
  objectTo(parts, 'organisation.E_TARGET', [], { reason: 'noRegion' });
  return '';
};

/** The organisation that tokens name. */
export const organisationIn = (parts: Parts, tokens: readonly Token[]): string => {
  if (trimmed(tokens).length > 0)
    return named(parts, tokens, parts.book.organisations, 'organisation')?.key ?? '';
  objectTo(parts, 'organisation.E_TARGET', [], { reason: 'noOrganisation' });
  return '';
};

/** The category that tokens name; a problem where they name none. */
export const categoryIn = (parts: Parts, tokens: readonly Token[]): Category => {
  const words = trimmed(tokens);
  const category = categoryOf(textOf(parts, words));
  if (category !== undefined) return category;
  objectTo(parts, 'organisation.E_TARGET', words, { reason: 'category' });
  return 'trade';
};

const isNumber = ({ kind, isName }: Token): boolean => kind === 'number' && !isName;

/** The tokens without the first number, and its value with the sign before it; undefined if there is none. */
export const numberIn = (
  tokens: readonly Token[],
): {
  readonly value: number;
  readonly token: Token | undefined;
  readonly rest: readonly Token[];
} => {
  const at = tokens.findIndex(isNumber);
  const token = tokens[at];
  if (token === undefined) return { value: Number.NaN, token, rest: tokens };
  const sign = tokens[at - 1]?.fold;
  const isSigned = sign === '-' || sign === '+';
  return {
    value: sign === '-' ? -token.value : token.value,
    token,
    rest: [...tokens.slice(0, isSigned ? at - 1 : at), ...tokens.slice(at + 1)],
  };
};

/** A number that must be whole and at least 1; `otherwise` where none is written. */
export const countIn = (
  parts: Parts,
  tokens: readonly Token[],
  code: 'organisation.E_LEVEL' | 'organisation.E_UNITS',
  otherwise: number,
): { readonly count: number; readonly rest: readonly Token[] } => {
  const { value, token, rest } = numberIn(tokens);
  if (token === undefined) return { count: otherwise, rest };
  if (!Number.isInteger(value) || value < 1) objectTo(parts, code, [token]);
  return { count: value, rest };
};

/** Levels behind "with"; null where none are written. */
export const levelsWith = (parts: Parts): number | null => {
  const { count, rest } = countIn(
    parts,
    slotAt(parts, 'with') ?? [],
    'organisation.E_LEVEL',
    Number.NaN,
  );
  for (const token of rest) parts.loose.push(token);
  return Number.isNaN(count) ? null : count;
};

/** Words as they stand in the letter, without signs and small words at the ends. */
export const wordsIn = (parts: Parts, tokens: readonly Token[]): string =>
  textOf(parts, trimmed(tokens));

/** Name of an own advantage where tokens mean one, else the words as written. */
export const advantageIn = (parts: Parts, tokens: readonly Token[]): string => {
  const text = wordsIn(parts, tokens);
  return meantBy(text, parts.book.advantages)?.key ?? text;
};

/** Name of an own advantage; a problem where tokens mean none (OS-15-04). */
export const ownAdvantageIn = (parts: Parts, tokens: readonly Token[]): string => {
  const words = trimmed(tokens);
  const own = meantBy(textOf(parts, words), parts.book.advantages);
  if (own === undefined) objectTo(parts, 'organisation.E_TARGET', words, { reason: 'advantage' });
  return own?.key ?? '';
};

const SEPARATORS = new Set([',', ';', 'und', 'and', '/', '&']);

/** Tokens cut at commas, semicolons and "and". */
export const itemsOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const items: Token[][] = [[]];
  for (const token of tokens) {
    if (SEPARATORS.has(token.fold) && !token.isName) items.push([]);
    else items.at(-1)?.push(token);
  }
  return items.filter((item) => trimmed(item).length > 0);
};

const REROLL_WORDS = new Set(['neuwurf', 'reroll', 'neu', 'wiederhole', 'wiederholung']);

/** Research behind "with": the name of an own advantage, `region <key>` for temporary levels, null = any. */
export const researchIn = (parts: Parts, tokens: readonly Token[]): string | null => {
  const text = wordsIn(parts, tokens);
  if (text === '' || categoryOf(text) === 'research') return null;
  const own = meantBy(text, parts.book.advantages);
  const region = own === undefined ? meantBy(text, parts.book.regions) : undefined;
  return own?.key ?? (region === undefined ? text : `region ${region.key}`);
};

/** Numbers of dice in tokens: every figure of "1, 3" and "1,3". */
export const diceIn = (tokens: readonly Token[]): readonly number[] =>
  tokens.filter(isNumber).flatMap(({ text }) => (text.match(/\d+/g) ?? []).map(Number));

/** Dice to roll again, as wished for behind the words for it (OS-5.3-01). */
export const rerollsIn = (parts: Parts, tokens: readonly Token[]): readonly RerollWish[] => {
  const at = tokens.findIndex(({ fold, isName }) => !isName && ['mit', 'with'].includes(fold));
  const research = at < 0 ? null : researchIn(parts, tokens.slice(at + 1));
  return diceIn(at < 0 ? tokens : tokens.slice(0, at)).map((die) => ({ research, die }));
};

/** The details of an order, and the rerolls wished for behind them. */
export const detailsIn = (
  parts: Parts,
  tokens: readonly Token[],
): { readonly details: readonly Token[]; readonly rerolls: readonly RerollWish[] } => {
  const at = tokens.findIndex(({ fold, isName }) => !isName && REROLL_WORDS.has(fold));
  if (at < 0) return { details: tokens, rerolls: [] };
  return { details: tokens.slice(0, at), rerolls: rerollsIn(parts, tokens.slice(at + 1)) };
};

/** Says that some words tell nothing to the order. */
export const leaveOut = (parts: Parts, tokens: readonly Token[]): void => {
  const words = trimmed(tokens);
  if (words.length > 0) objectTo(parts, 'organisation.E_REST', words);
};
