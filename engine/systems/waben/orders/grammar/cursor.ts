import { type IToken, tokenMatcher, type TokenType } from 'chevrotain';
import type { RawPosition } from './rawRemark';
import { type Mark, markOf } from './tokens';

/** A place among tokens. Reading moves it on; where a reader gives up it stands at what did not fit. */
export interface Cursor {
  readonly tokens: readonly IToken[];
  at: number;
}

/** The next token if it is of one of the types, taken; else undefined and nothing is taken. */
export const take = (cursor: Cursor, ...types: readonly TokenType[]): Mark | undefined => {
  const token = cursor.tokens[cursor.at];
  if (token === undefined || !types.some((type) => tokenMatcher(token, type))) return undefined;
  cursor.at += 1;
  return markOf(token);
};

/** True if the next token is of the type. */
export const isNext = (cursor: Cursor, type: TokenType): boolean => {
  const token = cursor.tokens[cursor.at];
  return token !== undefined && tokenMatcher(token, type);
};

/** As many tokens of the types as follow, as one stretch; undefined if there is none. */
export const takeAll = (
  cursor: Cursor,
  ...types: readonly TokenType[]
): RawPosition | undefined => {
  const first = take(cursor, ...types);
  if (first === undefined) return undefined;
  let last = first;
  for (let next = take(cursor, ...types); next !== undefined; next = take(cursor, ...types))
    last = next;
  return { start: first.start, end: last.end };
};
