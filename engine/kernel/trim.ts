/**
 * A text without the signs at its end that `sign` matches one by one, in one pass: a pattern like `/x+$/` tries every
 * run of `x` anew from each of its signs. White space alone needs `trimEnd` only.
 */
export function trimmedEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A text without the colon at its end and what is blank before it. */
export function withoutColon(text: string): string {
  return text.endsWith(':') ? text.slice(0, -1).trimEnd() : text;
}
