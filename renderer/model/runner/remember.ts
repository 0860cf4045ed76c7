import type { Compute, WorkerPort, WorkerReply, WorkerRequest } from './runner';

/** One of the two values a patch may take parts from. */
type Base = 0 | 1;

/**
 * A value as a patch against two bases both sides hold. `same`: the value at this place of a base. `over`: the list or
 * record at this place of a base, but for the parts given; `keys` are those of a record, in their order, and `length`
 * that of a list, where they are not the base's. Plain JSON values only.
 */
type Patch =
  | { readonly same: Base }
  | { readonly value: unknown }
  | {
      readonly over: Base;
      readonly keys?: readonly string[];
      readonly length?: number;
      readonly parts: readonly (readonly [string | number, Patch])[];
    };

/** A patch and the bases the value is equal to, as a sum of their bits. */
interface Found {
  readonly equal: number;
  readonly patch: Patch;
}

type Fields = Readonly<Record<string | number, unknown>>;

const BIT = [1, 2] as const;
const SAME: readonly Found[] = [0, 0, 1, 0].map((base, equal) => ({
  equal,
  patch: { same: base as Base },
}));

/** Represents a missing value of a base: equal to no value. */
const NOTHING = Symbol('nothing');

const isComposed = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isKin = (value: Fields, base: unknown): base is Fields =>
  isComposed(base) && Array.isArray(base) === Array.isArray(value);

const partOf = (base: Fields | null, key: string | number): unknown =>
  base !== null && Object.hasOwn(base, key) ? base[key] : NOTHING;

/** A record's keys in their order; of a list its indices. */
const keysOf = (value: Fields): readonly (string | number)[] =>
  Array.isArray(value) ? [...value.keys()] : Object.keys(value);

const hasKeys = (base: Fields, keys: readonly (string | number)[]): boolean => {
  const own = keysOf(base);
  return own.length === keys.length && own.every((key, index) => key === keys[index]);
};

const equalBits = (value: unknown, first: unknown, second: unknown): number =>
  (Object.is(value, first) ? BIT[0] : 0) + (Object.is(value, second) ? BIT[1] : 0);

/** A list or a record: what is equal to a base part by part is that base's, else the parts that differ from one of them. */
const compareParts = (value: Fields, first: Fields | null, second: Fields | null): Found => {
  const over: Base = first === null ? 1 : 0;
  const base = first ?? second;
  if (base === null) return { equal: 0, patch: { value } };
  const keys = keysOf(value);
  const isSameKeys = hasKeys(base, keys);
  let equal =
    (first !== null && isSameKeys ? BIT[0] : 0) +
    (second !== null && (second === base ? isSameKeys : hasKeys(second, keys)) ? BIT[1] : 0);
  let shares = false;
  const parts: [string | number, Patch][] = [];
  for (const key of keys) {
    const found = compare(value[key], partOf(first, key), partOf(second, key));
    equal &= found.equal;
    if ((found.equal & BIT[over]) === 0) parts.push([key, found.patch]);
    shares ||= !('value' in found.patch);
  }
  const same = SAME[equal];
  if (equal !== 0 && same !== undefined) return same;
  if (!shares) return { equal: 0, patch: { value } };
  if (isSameKeys) return { equal: 0, patch: { over, parts } };
  return {
    equal: 0,
    patch: Array.isArray(value)
      ? { over, length: keys.length, parts }
      : { over, keys: keys.map(String), parts },
  };
};

const compare = (value: unknown, first: unknown, second: unknown): Found => {
  const equal = equalBits(value, first, second);
  const same = SAME[equal];
  if (equal !== 0 && same !== undefined) return same;
  if (!isComposed(value)) return { equal: 0, patch: { value } };
  return compareParts(
    value,
    isKin(value, first) ? first : null,
    isKin(value, second) ? second : null,
  );
};

/**
 * `value` as a patch against the two bases. Where all three share objects nothing is compared, so the cost is that of
 * what differs, and of the keys on the way to it.
 */
export function difference(value: unknown, first: unknown, second: unknown): Patch {
  return compare(value, first, second).patch;
}

const patchedList = (
  base: readonly unknown[],
  length: number,
  parts: ReadonlyMap<string | number, unknown>,
): readonly unknown[] =>
  Array.from({ length }, (_, index) => (parts.has(index) ? parts.get(index) : base[index]));

const patchedRecord = (
  base: Fields,
  keys: readonly string[],
  parts: ReadonlyMap<string | number, unknown>,
): Fields =>
  Object.fromEntries(keys.map((key) => [key, parts.has(key) ? parts.get(key) : base[key]]));

/** The value of a patch, made of the objects of the bases wherever it is equal to them; the second is one of its kind. */
export function patched<Value>(patch: Patch, first: unknown, second: Value | undefined): Value;
export function patched(patch: Patch, first: unknown, second: unknown): unknown {
  if ('value' in patch) return patch.value;
  if ('same' in patch) return patch.same === 0 ? first : second;
  const base = patch.over === 0 ? first : second;
  if (!isComposed(base)) return undefined;
  const [one, other] = [first, second].map((each) => (isKin(base, each) ? each : null));
  const parts = new Map(
    patch.parts.map(([key, part]) => [
      key,
      patched(part, partOf(one ?? null, key), partOf(other ?? null, key)),
    ]),
  );
  return Array.isArray(base)
    ? patchedList(base, patch.length ?? base.length, parts)
    : patchedRecord(base, patch.keys ?? Object.keys(base), parts);
}

/** A job or an outcome as what changed since version `base`, which both sides hold; 0 = since nothing, all is sent. */
export interface VersionedChange {
  readonly base: number;
  /** Version both sides hold afterwards: jobs are counted from 1, an outcome bears the number of its job. */
  readonly version: number;
  readonly patch: Patch;
}

/** Answer of a worker that remembers; `lost`: it does not hold the version a job is based on. */
export type Answer =
  | { readonly kind: 'told'; readonly told: VersionedChange }
  | { readonly kind: 'lost' };

/** The part of an outcome that is known from its job, at its place in the outcome: most of an outcome is unchanged. */
export type Known<Job> = (job: Job) => unknown;

/** The last job or outcome one side holds, and its version. */
interface Held<Value> {
  readonly version: number;
  readonly value: Value | undefined;
}

/** Reported as the death of a worker: its runner starts another one. */
const MISMATCH = Object.assign(new Event('error'), {
  message: 'Error: the versions do not match',
  filename: '',
  lineno: 0,
  colno: 0,
  error: undefined,
});

const EMPTY: Held<never> = { version: 0, value: undefined };

/**
 * A port to a worker that remembers the last job and the last outcome (`remembering` is its other end): only what
 * changed is transferred, the rest has the same identity on this side. A worker that holds another version is sent all
 * of it again.
 */
export function rememberingPort<Job, Progress, Outcome>(
  worker: WorkerPort<VersionedChange, Progress, Answer>,
  known: Known<Job>,
): WorkerPort<Job, Progress, Outcome> {
  let job: Held<Job> = EMPTY;
  let outcome: Held<Outcome> = EMPTY;
  let jobs = 0;
  let current: WorkerRequest<Job> | null = null;
  let isTellingAll = false;

  const send = ({ run, job: next }: WorkerRequest<Job>): void => {
    jobs += 1;
    const { version: base, value } = job;
    isTellingAll = base === 0;
    const patch = isTellingAll ? { value: next } : difference(next, undefined, value);
    worker.postMessage({ run, job: { base, version: jobs, patch } });
    job = { version: jobs, value: next };
  };

  /** Sends everything once more, to a worker that does not hold the base. */
  const sendAll = (request: WorkerRequest<Job>): void => {
    [job, outcome] = [EMPTY, EMPTY];
    send(request);
  };

  const outcomeOf = ({ base, version, patch }: VersionedChange): Outcome | undefined => {
    if (current === null || version !== job.version || base !== outcome.version) return undefined;
    const value = patched(patch, known(current.job), outcome.value);
    outcome = { version, value };
    return value;
  };

  const pass = (data: WorkerReply<Progress, Outcome>): void =>
    port.onmessage?.(new MessageEvent('message', { data }));

  const hear = (run: number, answer: Answer): void => {
    if (run !== current?.run) return;
    const told = answer.kind === 'told' ? outcomeOf(answer.told) : undefined;
    if (told !== undefined) pass({ kind: 'outcome', run, outcome: told });
    else if (isTellingAll) port.onerror?.(MISMATCH);
    else sendAll(current);
  };

  const port: WorkerPort<Job, Progress, Outcome> = {
    onmessage: null,
    onerror: null,
    terminate: () => worker.terminate(),
    postMessage: (request) => {
      current = request;
      send(request);
    },
  };
  worker.onerror = (event) => {
    port.onerror?.(event);
  };
  worker.onmessage = ({ data }) => {
    if (data.kind === 'outcome') hear(data.run, data.outcome);
    else pass(data);
  };
  return port;
}

/** Inside a worker: receives jobs as what changed, and sends outcomes as what changed. */
export function remembering<Job, Progress, Outcome>(
  compute: Compute<Job, Progress, Outcome>,
  known: Known<Job>,
): Compute<VersionedChange, Progress, Answer> {
  let job: Held<Job> = EMPTY;
  let outcome: Held<Outcome> = EMPTY;
  return async ({ base, version, patch }, report) => {
    if (base !== 0 && base !== job.version) return { kind: 'lost' };
    const [oldJob, oldOutcome] = base === 0 ? [EMPTY, EMPTY] : [job, outcome];
    const next = patched(patch, undefined, oldJob.value);
    job = { version, value: next };
    const value = await compute(next, report);
    outcome = { version, value };
    const change = {
      base: oldOutcome.version,
      version,
      patch: difference(value, known(next), oldOutcome.value),
    };
    return { kind: 'told', told: change };
  };
}
