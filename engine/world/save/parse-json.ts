import { failure, type Json, success } from '../../kernel';
import type { FileResult } from './format';

/** True for names every object answers to even without having them, such as `__proto__`: unsafe as keys of data. */
export const isUnsafeKey = (key: string): boolean => key in {};

interface Open {
  readonly value: unknown;
  readonly depth: number;
}

const childrenOf = ({ value, depth }: Open): readonly Open[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map((child: unknown) => ({ value: child, depth: depth + 1 }))
    : [];

/** What makes parsed JSON unfit to be looked at further, if anything. */
const fault = (root: unknown, depthLimit: number): string | undefined => {
  const open: Open[] = [{ value: root, depth: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth > depthLimit) return 'depth';
    const unsafe = Object.keys(next.value).find(isUnsafeKey);
    if (unsafe !== undefined) return unsafe;
    for (const child of childrenOf(next)) open.push(child);
  }
  return undefined;
};

/** Parses one part. Refuses broken JSON, JSON nested too deeply, and keys that would reach into prototypes. */
export const parseJson = (part: string, text: string, depthLimit: number): FileResult<Json> => {
  try {
    const value = JSON.parse(text) as Json;
    const key = fault(value, depthLimit);
    return key === undefined
      ? success(value)
      : failure({ code: 'key-unsafe', about: { part, key } });
  } catch {
    return failure({ code: 'json-broken', about: { part } });
  }
};
