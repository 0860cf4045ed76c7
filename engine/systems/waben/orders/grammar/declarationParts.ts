import * as words from './declarationTokens';
import type { RawGold, RawPhrase, RawSite } from './rawDeclaration';
import type { RawGoods, RawPosition } from './rawRemark';
import { Close, type Mark, markOf, Open, Pipe } from './tokens';
import { type IToken, tokenMatcher, type TokenType } from 'chevrotain';

/** A place among tokens. Reading moves it on; where a reader gives up it stands at what did not fit. */
export interface Cursor {
  readonly tokens: readonly IToken[];
  at: number;
}

/** The next token if it is of one of the types, taken; else undefined and nothing is taken. */
export function take(cursor: Cursor, ...types: readonly TokenType[]): Mark | undefined {
  const token = cursor.tokens[cursor.at];
  if (token === undefined || !types.some((type) => tokenMatcher(token, type))) return undefined;
  cursor.at += 1;
  return markOf(token);
}

/** True if the next token is of the type. */
export function isNext(cursor: Cursor, type: TokenType): boolean {
  const token = cursor.tokens[cursor.at];
  return token !== undefined && tokenMatcher(token, type);
}

/** As many tokens of the types as follow, as one stretch; undefined if there is none. */
export function takeAll(cursor: Cursor, ...types: readonly TokenType[]): RawPosition | undefined {
  const first = take(cursor, ...types);
  if (first === undefined) return undefined;
  let last = first;
  for (let next = take(cursor, ...types); next !== undefined; next = take(cursor, ...types))
    last = next;
  return { start: first.start, end: last.end };
}

/** What stands behind a field: a side in brackets or the field beyond it; null = malformed. */
const beyond = (cursor: Cursor): { readonly end: number } | null | undefined => {
  if (take(cursor, Open) !== undefined)
    return (take(cursor, words.Count) && take(cursor, Close)) ?? null;
  if (take(cursor, Pipe) !== undefined) return take(cursor, words.Field, words.Count) ?? null;
  return undefined;
};

/** A position, `in 210/19(2)`: always with its Großfeld (WW-2.1-19 to -21). */
export function takePosition(cursor: Cursor): RawPosition | undefined {
  take(cursor, words.In);
  const field = take(cursor, words.Field);
  if (field === undefined) return undefined;
  const more = beyond(cursor);
  return more === null ? undefined : { start: field.start, end: (more ?? field).end };
}

/** Gold with or without its unit and sign, `-11.000 GS`. */
export function takeGold(cursor: Cursor): RawGold | undefined {
  const isNegative = take(cursor, words.Minus) !== undefined;
  if (!isNegative) take(cursor, words.Plus);
  const digits = take(cursor, words.Count);
  if (digits === undefined) return undefined;
  take(cursor, words.GoldUnit);
  return { digits, isNegative };
}

/** A name or a purpose: words up to the next figure or sign. */
export function takePhrase(cursor: Cursor): RawPhrase | undefined {
  return takeAll(cursor, words.Sayable, words.Name);
}

/** Heads and leaders, `3.000K + 1 HF`. */
export function takeGoods(cursor: Cursor): RawGoods | undefined {
  const count = take(cursor, words.Count);
  const type = count && take(cursor, words.UnitType);
  if (count === undefined || type === undefined) return undefined;
  if (take(cursor, words.Plus) === undefined) return { count, type, leaders: null };
  const leaders = take(cursor, words.Count);
  return leaders !== undefined && take(cursor, words.Leader) !== undefined
    ? { count, type, leaders }
    : undefined;
}

/** One statement about a structure: where, how strong, its name, its harbours, what is paid, that it is new. */
export function takeSite(cursor: Cursor): RawSite | undefined {
  take(cursor, words.Comma);
  if (isNext(cursor, words.In) || isNext(cursor, words.Field)) {
    const place = takePosition(cursor);
    return place && { place };
  }
  if (take(cursor, words.Value) !== undefined) {
    const value = take(cursor, words.Count);
    return value && { value };
  }
  const name = take(cursor, words.Name);
  if (name !== undefined) return { name };
  const harbours = take(cursor, words.Harbour);
  if (harbours !== undefined) return { harbours };
  if (take(cursor, words.NewMark, words.New) !== undefined) return { marked: true };
  take(cursor, words.Colon, words.For);
  const gold = takeGold(cursor);
  return gold && { gold };
}
