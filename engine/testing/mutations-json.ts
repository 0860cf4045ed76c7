import type { Dice } from './letters';

type Shape = Record<string, unknown> | unknown[];

/** JSON as it is written in place of a value; some of it no value of the language has. */
const RAW_VALUES: readonly string[] = [
  'null',
  'true',
  '[]',
  '{}',
  '""',
  '0',
  '-0',
  '-1',
  '0.5',
  '1e400',
  '-1e400',
  '1e-400',
  '9007199254740993',
  '123456789012345678901234567890',
  '2147483648',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u202egnp.exe"',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '"../../x"',
  '"999/99"',
  `"${'x'.repeat(70_000)}"`,
  `${'['.repeat(80)}${']'.repeat(80)}`,
  `${'{"a":'.repeat(80)}1${'}'.repeat(80)}`,
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '[1,2,3,[4,{"a":null}]]',
  'NaN',
  'undefined',
  "'a'",
  '01',
  '[1,]',
];

/** Keys that reach where no data should; each is written raw into an object. */
const RAW_ENTRIES: readonly string[] = [
  '"__proto__":{"polluted":1}',
  '"constructor":{"prototype":{"polluted":1}}',
  '"prototype":{"polluted":1}',
  '"hasOwnProperty":1',
  '"toString":null',
  '"\\u005f_proto__":{"polluted":1}',
  '"":0',
  '"__unknown":{"kept":[1,2]}',
  '"a\\u0000b":1',
];

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;

/** One object or array of a value, the deeper the better. */
const shapeIn = (dice: Dice, root: Shape): Shape => {
  let shape = root;
  for (let depth = 0; depth < 12; depth += 1) {
    const inner = Object.values(shape).filter(isShape);
    const next = inner[dice.below(inner.length || 1)];
    if (next === undefined || dice.once(5)) return shape;
    shape = next;
  }
  return shape;
};

const MARK = '\u0001raw\u0001';
const written = (root: Shape, raw: string): string =>
  JSON.stringify(root)
    .replace(`${JSON.stringify(MARK)}:0`, () => raw)
    .replace(JSON.stringify(MARK), () => raw);

const keysOf = (shape: Shape): readonly string[] => Object.keys(shape);

const put = (shape: Shape, key: string, value: unknown): void => {
  if (Array.isArray(shape)) shape[Number(key)] = value;
  else shape[key] = value;
};

const drop = (shape: Shape, key: string): void => {
  if (Array.isArray(shape)) shape.splice(Number(key), 1);
  else Reflect.deleteProperty(shape, key);
};

/** Two entries change places: right shapes in wrong rooms. */
const swapValues = (root: Shape, here: Shape, there: Shape, a: string, b: string): string => {
  const [one, other] = [Reflect.get(here, a) as unknown, Reflect.get(there, b) as unknown];
  // A shape must not come to lie within itself.
  if (isShape(one) || isShape(other)) put(here, a, isShape(other) ? null : other);
  else {
    put(here, a, other);
    put(there, b, one);
  }
  return JSON.stringify(root);
};

/**
 * A JSON text with one thing wrong somewhere in it: a value of another kind, a field missing, too many or twice, a key
 * that reaches into prototypes, a number no computer holds. A text that is no JSON comes back as it is.
 */
export function bentJson(dice: Dice, text: string): string {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return text;
  }
  if (!isShape(root)) return RAW_VALUES[dice.below(RAW_VALUES.length)] ?? '';
  const shape = shapeIn(dice, root);
  const keys = keysOf(shape);
  const key = keys[dice.below(keys.length || 1)];
  const raw = RAW_VALUES[dice.below(RAW_VALUES.length)] ?? '';
  const way = dice.below(6);
  if (key === undefined || way === 0) {
    if (Array.isArray(shape)) shape.push(MARK);
    else shape[MARK] = 0;
    const entry = RAW_ENTRIES[dice.below(RAW_ENTRIES.length)] ?? '';
    return written(root, Array.isArray(shape) ? raw : entry);
  }
  if (way === 1) drop(shape, key);
  else if (way === 2 && !Array.isArray(shape)) {
    shape[MARK] = 0;
    return written(root, `${JSON.stringify(key)}:${raw}`);
  } else if (way === 3) {
    const there = shapeIn(dice, root);
    const others = keysOf(there);
    const other = others[dice.below(others.length || 1)];
    if (other !== undefined) return swapValues(root, shape, there, key, other);
  } else if (way === 4 && typeof Reflect.get(shape, key) === 'number')
    put(shape, key, Number(Reflect.get(shape, key)) + dice.pick([1, -1, 0.5, 1e9, -1e9]));
  else {
    put(shape, key, MARK);
    return written(root, raw);
  }
  return JSON.stringify(root);
}
