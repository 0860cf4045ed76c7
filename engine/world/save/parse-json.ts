import { failure, type Json, success } from '../../kernel';
import type { FileResult } from './format';
import { scanJson } from './scan-json';

/** True for names every object answers to even without having them, such as `__proto__`: unsafe as keys of data. */
export const isUnsafeKey = (key: string): boolean => key in {};

interface Looked {
  /** A key that would reach into prototypes. */
  readonly unsafe: string | undefined;
  /** True if there is a number larger than any. */
  readonly isEndless: boolean;
  /** True if there is a nought below nothing, which no JSON is written with. */
  readonly hasMinusZero: boolean;
  readonly keys: number;
}

/** Looks at everything in parsed JSON, without stack: it may be nested as deeply as was allowed. */
const lookAt = (root: unknown): Looked => {
  const open: unknown[] = [root];
  let keys = 0;
  let isEndless = false;
  let hasMinusZero = false;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'number' && !Number.isFinite(next)) isEndless = true;
    if (Object.is(next, -0)) hasMinusZero = true;
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next)) {
      const names = Object.keys(next);
      const unsafe = names.find(isUnsafeKey);
      if (unsafe !== undefined) return { unsafe, isEndless, hasMinusZero, keys };
      keys += names.length;
    }
    for (const child of Object.values(next) as unknown[]) open.push(child);
  }
  return { unsafe: undefined, isEndless, hasMinusZero, keys };
};

/** The value of a JSON text, `-0` as the 0 as which it is written again. */
const withPlainZeros = (text: string): Json =>
  JSON.parse(text, (_key, value: Json) => (value === 0 ? 0 : value)) as Json;

/**
 * Parses one part, or one line of it. Refuses broken JSON, JSON nested too deeply, keys that would reach into prototypes,
 * numbers without end, and a key that stands twice in one object (of which only the last would be left).
 */
export const parseJson = (part: string, text: string, depthLimit: number): FileResult<Json> => {
  const { depth, isBalanced, keys: stated } = scanJson(text);
  if (!isBalanced) return failure({ code: 'json-broken', about: { part } });
  if (depth > depthLimit) return failure({ code: 'key-unsafe', about: { part, key: 'depth' } });
  try {
    const value = JSON.parse(text) as Json;
    const { unsafe, isEndless, hasMinusZero, keys } = lookAt(value);
    if (unsafe !== undefined) return failure({ code: 'key-unsafe', about: { part, key: unsafe } });
    if (isEndless) return failure({ code: 'schema', about: { part, path: '', problem: 'number' } });
    if (keys !== stated) return failure({ code: 'key-twice', about: { part } });
    return success(hasMinusZero ? withPlainZeros(text) : value);
  } catch {
    return failure({ code: 'json-broken', about: { part } });
  }
};
