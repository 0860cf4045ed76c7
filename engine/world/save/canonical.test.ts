import { expect, it } from 'vitest';
import { canonicalJson } from './canonical';

it.each([
  [
    'keys in order',
    { b: 1, a: { d: 2, c: [{ f: 3, e: 4 }] } },
    '{"a":{"c":[{"e":4,"f":3}],"d":2},"b":1}',
  ],
  ['whole numbers as keys before all others', { x: 1, 10: 2, 9: 3 }, '{"9":3,"10":2,"x":1}'],
  ['no key for what is undefined', { b: undefined, a: null }, '{"a":null}'],
  [
    'a key named like a prototype',
    JSON.parse('{"b":1,"__proto__":{"a":2}}'),
    '{"__proto__":{"a":2},"b":1}',
  ],
])('canonical text has %s', (_, value: unknown, text) => {
  expect(canonicalJson(value)).toBe(text);
});
