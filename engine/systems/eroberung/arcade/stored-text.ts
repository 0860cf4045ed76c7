import { MOST_TICKS } from './battle';
import { type ArcadeSet, STANDARD, WEAPONS } from './parameters';
import { BATTLE_MODES, type StoredBattle } from './stored';
import { type Cause, CAUSES } from './unit';

/** A value of a set, and the values by their paths: `missile.range`, `pace`. */
type Value = string | number | boolean;
type Values = ReadonlyMap<string, Value>;

function valuesOf(set: ArcadeSet): Values {
  const parts: readonly (readonly [string, Value | Readonly<Record<string, Value>>])[] =
    Object.entries(set);
  return new Map(
    parts.flatMap(([key, value]) =>
      typeof value === 'object'
        ? Object.entries(value).map(([part, one]) => [`${key}.${part}`, one] as const)
        : [[key, value] as const],
    ),
  );
}
const STANDARD_VALUES = valuesOf(STANDARD);

/** Values that are words, and the words they may be. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  terrain: ['seeded', 'by_weapons'],
  'sonar.penalty': ['energy_and_reveal', 'destroyed', 'reveal', 'none'],
};

/** Values that divide or steer a loop: never 0. */
const POSITIVE = new Set(['pace', 'missile.speed', 'plane.shotSpeed', 'tank.shellSpeed']);
/** No length, time or energy is larger. */
const LARGEST = 100_000;

const SIDES = ['red', 'blue'] as const;
const CAUSE_WORDS = [...CAUSES, '-'] as const;

/** A stored battle as text: a line each for what it was fought with and what came of it, then one for each run. */
export function battleText(battle: StoredBattle): string {
  const { mode, weapons, energy, seed, setName, set, runs, result, ticks, hash } = battle;
  const changed = [...valuesOf(set)]
    .filter(([path, value]) => STANDARD_VALUES.get(path) !== value)
    .map(([path, value]) => ` ${path}=${String(value)}`);
  return [
    `battle ${mode}`,
    `weapons ${weapons.join(' ')}`,
    `energy ${energy.join(' ')}`,
    `seed ${seed}`,
    `set ${setName}${changed.join('')}`,
    `winner ${result.winner === null ? 'none' : SIDES[result.winner]}`,
    `causes ${result.causes.map((cause) => cause ?? '-').join(' ')}`,
    `left ${result.energy.join(' ')}`,
    `ticks ${ticks ?? '-'}`,
    `hash ${hash ?? '-'}`,
    ...runs.map((run) => (run[5] === 0 ? run.slice(0, 5) : run).join(' ')),
    '',
  ].join('\n');
}

const MOST_CHARACTERS = 1_000_000;

const whole = (word: string | undefined, least: number, most: number): number | undefined => {
  if (word === undefined || !/^\d{1,10}$/.test(word)) return undefined;
  const value = Number(word);
  return value >= least && value <= most ? value : undefined;
};

const oneOf = <Word extends string>(
  word: string | undefined,
  allowed: readonly Word[],
): Word | undefined => allowed.find((one) => one === word);

/** Both values of a line, red's first; undefined if one is missing or a third stands there. */
function pairOf<Value>(
  words: readonly string[],
  read: (word: string) => Value | undefined,
): readonly [Value, Value] | undefined {
  const [red, blue, ...rest] = words.map(read);
  return red === undefined || blue === undefined || rest.length > 0 ? undefined : [red, blue];
}

/** A set out of its name and what differs from `standard` (EW-46-19). */
function setOf(
  words: readonly string[],
): { readonly name: string; readonly set: ArcadeSet } | undefined {
  const [name, ...changes] = words;
  if (name === undefined || !/^\w{1,40}$/.test(name)) return undefined;
  const values = new Map(STANDARD_VALUES);
  for (const change of changes) {
    const [, path = '', value] = /^([\w.]{1,40})=(\w{1,40})$/.exec(change) ?? [];
    const now = values.get(path);
    const read =
      typeof now === 'number'
        ? whole(value, POSITIVE.has(path) ? 1 : 0, LARGEST)
        : typeof now === 'boolean'
          ? { true: true, false: false }[value ?? '']
          : oneOf(value, WORDS[path] ?? []);
    if (read === undefined) return undefined;
    values.set(path, read);
  }
  const parts: Record<string, Value | Readonly<Record<string, Value>>> = {};
  for (const [path, value] of values) {
    const [key = '', part] = path.split('.');
    const before = parts[key];
    if (part === undefined) parts[key] = value;
    else parts[key] = { ...(typeof before === 'object' ? before : {}), [part]: value };
  }
  // Every path of STANDARD is in `parts`, with a value of its kind.
  return { name, set: { ...STANDARD, ...parts } };
}

function runOf(line: string): readonly number[] | undefined {
  const [ticks, redStick, redButton, blueStick, blueButton, givenUp = '0', ...rest] =
    line.split(' ');
  const run = [
    whole(ticks, 1, MOST_TICKS),
    whole(redStick, 0, 8),
    whole(redButton, 0, 1),
    whole(blueStick, 0, 8),
    whole(blueButton, 0, 1),
    whole(givenUp, 0, 2),
  ].filter((value) => value !== undefined);
  return run.length === 6 && rest.length === 0 ? run : undefined;
}

const single =
  <Value>(read: (word: string | undefined) => Value | undefined) =>
  (words: readonly string[]): Value | undefined =>
    words.length === 1 ? read(words[0]) : undefined;
const wholeOrNone = (most: number) =>
  single((word) => (word === '-' ? 'none' : whole(word, 0, most)));

/** The lines before the runs, in their order, and how each is read. */
const HEAD = {
  battle: single((word) => oneOf(word, BATTLE_MODES)),
  weapons: (words: readonly string[]) => pairOf(words, (word) => oneOf(word, WEAPONS)),
  energy: (words: readonly string[]) => pairOf(words, (word) => whole(word, 1, 9999)),
  seed: single((word) => whole(word, 0, 2 ** 32 - 1)),
  set: setOf,
  winner: single((word) => oneOf(word, [...SIDES, 'none'])),
  causes: (words: readonly string[]) => pairOf(words, (word) => oneOf(word, CAUSE_WORDS)),
  left: (words: readonly string[]) => pairOf(words, (word) => whole(word, 0, 9999)),
  ticks: wholeOrNone(MOST_TICKS),
  hash: wholeOrNone(2 ** 32 - 1),
} as const;
type Part = keyof typeof HEAD;
type Head = { readonly [Key in Part]: NonNullable<ReturnType<(typeof HEAD)[Key]>> };

/** The line of a text that is no part of a battle, counted from 1, and what was expected there. */
export interface TextProblem {
  readonly line: number;
  readonly text: string;
  readonly expected: Part | 'run' | 'length';
}

const causeOf = (cause: Cause | '-'): Cause | null => (cause === '-' ? null : cause);

/**
 * Reads the text of a stored battle. Nothing in it is trusted: the result of a log is found by playing it.
 * @returns the battle, or the first line that is no part of one
 */
export function parseBattle(
  text: string,
): { readonly battle: StoredBattle } | { readonly problem: TextProblem } {
  if (text.length > MOST_CHARACTERS) return { problem: { line: 1, text: '', expected: 'length' } };
  const all = text.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' '));
  const lines = all.flatMap((line, at) => (line === '' ? [] : [{ line, number: at + 1 }]));
  const fail = (at: number, expected: TextProblem['expected']) => {
    const { line, number } = lines[at] ?? { line: '', number: all.length };
    return { problem: { line: number, text: line.slice(0, 60), expected } };
  };
  const found: Partial<Record<Part, unknown>> = {};
  for (const [at, key] of (Object.keys(HEAD) as Part[]).entries()) {
    const [name, ...words] = lines[at]?.line.split(' ') ?? [];
    found[key] = name === key ? HEAD[key](words) : undefined;
    if (found[key] === undefined) return fail(at, key);
  }
  const head = found as Head;
  const runs: (readonly number[])[] = [];
  let total = 0;
  for (let at = Object.keys(HEAD).length; at < lines.length; at += 1) {
    const run = runOf(lines[at]?.line ?? '');
    total += run?.[0] ?? 0;
    if (run === undefined || total > MOST_TICKS || head.battle !== 'arcade') return fail(at, 'run');
    runs.push(run);
  }
  const { battle: mode, weapons, energy, seed, winner, causes, left, ticks, hash } = head;
  return {
    battle: {
      mode,
      weapons,
      energy,
      seed,
      setName: head.set.name,
      set: head.set.set,
      runs,
      result: {
        winner: winner === 'none' ? null : winner === 'red' ? 0 : 1,
        causes: [causeOf(causes[0]), causeOf(causes[1])],
        energy: left,
      },
      ticks: ticks === 'none' ? null : ticks,
      hash: hash === 'none' ? null : hash,
    },
  };
}
