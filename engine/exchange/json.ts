import { failure, type Json, success } from '../kernel';
import { parseJson } from '../world/save/parse-json';
import type { ExchangeResult } from './model';
import { refuse } from './propose';

/** A token up to its end, a text only up to its opening quote. */
const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|(")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y;
const PLAIN = /[^"\\\u0000-\u001F]*/y; // eslint-disable-line no-control-regex
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/**
 * Offset behind a text whose opening quote ends at `from`; -1 if it does not end. Piece by piece: one pattern
 * over a text of many millions of characters would overflow the stack of the pattern matcher.
 */
const behindText = (text: string, from: number): number => {
  const [plain, escape] = [new RegExp(PLAIN), new RegExp(ESCAPE)];
  for (let at = from; ; at = escape.lastIndex) {
    plain.lastIndex = at;
    plain.exec(text);
    if (text[plain.lastIndex] === '"') return plain.lastIndex + 1;
    escape.lastIndex = plain.lastIndex;
    if (!escape.test(text)) return -1;
  }
};

type Awaited = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end';

/** What follows a closing bracket, or undefined if nothing may be closed here. */
const afterClosing = (awaited: Awaited, mark: '}' | ']', open: string[]): Awaited | undefined => {
  const isMatching = open.at(-1) === (mark === '}' ? '{' : '[');
  const mayClose = awaited === ', or end' || awaited === (mark === '}' ? 'key or }' : 'value or ]');
  if (!isMatching || !mayClose) return undefined;
  open.pop();
  return ', or end';
};

/** What follows the beginning of a value. */
const afterValue = (mark: string | undefined, open: string[]): Awaited | undefined => {
  if (mark === undefined) return ', or end';
  if (mark !== '{' && mark !== '[') return undefined;
  open.push(mark);
  return mark === '{' ? 'key or }' : 'value or ]';
};

/** What may follow a token, or undefined if it must not stand where it stands. */
const after = (
  awaited: Awaited,
  mark: string | undefined,
  isText: boolean,
  open: string[],
): Awaited | undefined => {
  if (mark === '}' || mark === ']') return afterClosing(awaited, mark, open);
  switch (awaited) {
    case ':':
      return mark === ':' ? 'value' : undefined;
    case ', or end':
      if (mark !== ',' || open.length === 0) return undefined;
      return open.at(-1) === '{' ? 'key' : 'value';
    case 'key':
    case 'key or }':
      return isText ? ':' : undefined;
    case 'value':
    case 'value or ]':
      return afterValue(mark, open);
  }
};

/** Where a text stops being JSON: offset of the first token that must not stand there. */
const faultOf = (text: string): number => {
  const token = new RegExp(TOKEN);
  const open: string[] = [];
  let awaited: Awaited = 'value';
  for (let at = 0; ;) {
    token.lastIndex = at;
    const match = token.exec(text);
    if (match === null) return at;
    const isText = match[2] !== undefined;
    const end = isText ? behindText(text, token.lastIndex) : token.lastIndex;
    if (end < 0) return at;
    const next = after(awaited, match[1], isText, open);
    if (next === undefined) return token.lastIndex - match[0].trimStart().length;
    awaited = next;
    at = end;
  }
};

/** Line and column (both from 1) of an offset. */
export function placeOf(
  text: string,
  offset: number,
): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** JSON of a file, or where it is broken. Keys that reach into prototypes and deep nesting are refused. */
export function readJson(text: string, depthLimit: number): ExchangeResult<Json> {
  const parsed = parseJson('', text, depthLimit);
  if (parsed.ok) return success(parsed.value);
  const { key } = parsed.problem.about;
  return parsed.problem.code === 'json-broken'
    ? refuse('json-broken', placeOf(text, faultOf(text)))
    : failure({ code: 'key-unsafe', about: { path: key ?? '' } });
}
