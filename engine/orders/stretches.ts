import type { Span } from '../kernel';
import type { Token } from './tokens';

/**
 * What is struck out, said by somebody in quotation marks, set aside in brackets or behind strokes, or forwarded: the stretches of
 * a letter whose orders are none of its own. An order with a name in quotation marks is not one of them.
 */
const STRETCHES =
  /~~[\s\S]*?~~|<(?<tag>s|del|strike)>[\s\S]*?<\/\k<tag>>|\[s\][\s\S]*?\[\/s\]|[„“][^„“”"]*[“”"]|»[^«»]*«|«[^«»]*»|"[^"\n]*(?:\n(?!\s*\n)[^"\n]*)*"|^[ \t]*\([^()]*\)[ \t.!]*$|^[ \t]*\[[^[\]]*\][ \t.!]*$|^[ \t]*(?:\/\/|\/\*).*$|^[-_ ]{2,}(?:original message|ursprüngliche nachricht|forwarded|weitergeleitet)[\s\S]*/gimu;

/** The stretches of a letter whose orders are none of its own. */
export const stretchesOf = (letter: string): readonly Span[] =>
  [...letter.matchAll(STRETCHES)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));

/** True if one of some tokens lies in a stretch. */
export const isWithin = (tokens: readonly Token[], stretches: readonly Span[]): boolean =>
  stretches.some(({ start, end }) =>
    tokens.some(({ span }) => span.start >= start && span.end <= end),
  );
