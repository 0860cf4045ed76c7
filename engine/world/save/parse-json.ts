import { failure, type Json, success } from '../../kernel';
import type { FileResult } from './format';

/** What a JSON text says of itself before it is parsed. Of a text that is no JSON it says nothing that matters. */
interface Scanned {
  /** Objects and arrays within each other, at the deepest place. */
  readonly depth: number;
  /** Whether as many were closed as were opened. */
  readonly isBalanced: boolean;
  /** Keys of all objects, those that stand twice counted twice. */
  readonly keys: number;
}

/** Where the text behind a string goes on that begins at `quote`; the end of the text if it never ends. */
const behindString = (text: string, quote: number): number => {
  let end = text.indexOf('"', quote + 1);
  while (end >= 0) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 92) slashes += 1;
    if (slashes % 2 === 0) return end + 1;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
};

/** Counts keys and nesting of a JSON text in one pass, strings left aside. */
const scanJson = (text: string): Scanned => {
  let [at, open, depth, keys] = [0, 0, 0, 0];
  while (at < text.length) {
    const sign = text[at];
    if (sign === '"') {
      at = behindString(text, at);
      continue;
    }
    if (sign === ':') keys += 1;
    else if (sign === '{' || sign === '[') depth = Math.max(depth, (open += 1));
    else if (sign === '}' || sign === ']') open -= 1;
    at += 1;
  }
  return { depth, isBalanced: open === 0, keys };
};

/** True for names every object answers to even without having them, such as `__proto__`: unsafe as keys of data. */
export function isUnsafeKey(key: string): boolean {
  return key in {};
}

/** What there is to say of a value beside what schemas say. */
interface Looked {
  /** A key that would reach into prototypes. */
  readonly unsafe: string | undefined;
  /** True if there is a number larger than any. */
  readonly isEndless: boolean;
  /** True if there is a nought below nothing, which no JSON is written with. */
  readonly hasMinusZero: boolean;
  readonly keys: number;
  /** Objects and arrays within each other, at the deepest place. */
  readonly depth: number;
}

/** Looks at everything in a value, without stack: it may be nested as deeply as was allowed. */
export function lookAt(root: unknown): Looked {
  const open: object[] = [];
  const depths: number[] = [];
  let keys = 0;
  let isEndless = false;
  let hasMinusZero = false;
  let deepest = 0;
  const take = (value: unknown, depth: number): void => {
    if (typeof value === 'number') {
      isEndless ||= !Number.isFinite(value);
      hasMinusZero ||= Object.is(value, -0);
    } else if (typeof value === 'object' && value !== null) {
      open.push(value);
      depths.push(depth);
      deepest = Math.max(deepest, depth);
    }
  };
  take(root, 1);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const depth = (depths.pop() ?? 0) + 1;
    if (!Array.isArray(next)) {
      const names = Object.keys(next);
      const unsafe = names.find(isUnsafeKey);
      if (unsafe !== undefined) return { unsafe, isEndless, hasMinusZero, keys, depth: deepest };
      keys += names.length;
    }
    const children: readonly unknown[] = Array.isArray(next) ? next : Object.values(next);
    for (const child of children) take(child, depth);
  }
  return { unsafe: undefined, isEndless, hasMinusZero, keys, depth: deepest };
}

/** The value of a JSON text, `-0` as the 0 as which it is written again. */
const withPlainZeros = (text: string): Json =>
  JSON.parse(text, (_key, value: Json) => (value === 0 ? 0 : value)) as Json;

/**
 * Parses one part, or one line of it. Refuses broken JSON, JSON nested too deeply, keys that would reach into prototypes,
 * numbers without end, and a key that stands twice in one object (of which only the last would be left).
 */
export function parseJson(part: string, text: string, depthLimit: number): FileResult<Json> {
  const { depth, isBalanced, keys: stated } = scanJson(text);
  if (!isBalanced) return failure({ code: 'json-broken', about: { part } });
  if (depth > depthLimit) return failure({ code: 'key-unsafe', about: { part, key: 'depth' } });
  try {
    const value = JSON.parse(text) as Json;
    const { unsafe, isEndless, hasMinusZero, keys } = lookAt(value);
    if (unsafe !== undefined) return failure({ code: 'key-unsafe', about: { part, key: unsafe } });
    if (isEndless)
      return failure({ code: 'schema', about: { part, path: 'Infinity', problem: 'number' } });
    if (keys !== stated) return failure({ code: 'key-twice', about: { part } });
    return success(hasMinusZero ? withPlainZeros(text) : value);
  } catch {
    return failure({ code: 'json-broken', about: { part } });
  }
}
