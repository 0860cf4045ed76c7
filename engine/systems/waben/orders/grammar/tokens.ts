import { createToken, type IToken, Lexer } from 'chevrotain';

/** Everything that counts as blank within an order (ordinary, non-breaking, thin, zero-width). */
export const Blank = createToken({
  name: 'Blank',
  pattern: /[\s\u00ad\u200b-\u200d\u2060]+/,
  group: Lexer.SKIPPED,
});

/** A hyphen or anything a text processor makes of it: dashes, minus sign (WW-0.2-04). */
export const Dash = createToken({ name: 'Dash', pattern: /[-\u2010-\u2015\u2212]/ });

export const Slash = createToken({ name: 'Slash', pattern: /\// });
export const Pipe = createToken({ name: 'Pipe', pattern: /\|/ });
export const Open = createToken({ name: 'Open', pattern: /\(/ });
export const Close = createToken({ name: 'Close', pattern: /\)/ });

/** A token as the rest of the program needs it: its words and where they stand in the cell. */
export interface Mark {
  readonly image: string;
  readonly start: number;
  readonly end: number;
}

/** The place of a token. */
export function markOf(token: IToken): Mark {
  return {
    image: token.image,
    start: token.startOffset,
    end: token.startOffset + token.image.length,
  };
}
