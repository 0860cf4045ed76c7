import { difference, type Patch, patched } from './patch';
import type { Compute, WorkerPort, WorkerReply, WorkerRequest } from './runner';

/** A job or an outcome as what changed since version `base`, which both sides hold; 0 = since nothing, all is told. */
export interface Told {
  readonly base: number;
  /** Version both sides hold afterwards: jobs are counted from 1, an outcome bears the number of its job. */
  readonly version: number;
  readonly patch: Patch;
}

/** What a worker answers that remembers; `lost`: it does not hold the version a job is told against. */
export type Answer = { readonly kind: 'told'; readonly told: Told } | { readonly kind: 'lost' };

/**
 * The part of an outcome that is known from its job, at its place in the outcome: most of what is told of an outcome is
 * that it stayed as it was.
 */
export type Known<Job> = (job: Job) => unknown;

/** The last job or outcome one side holds, and its version. */
interface Held<Value> {
  readonly version: number;
  readonly value: Value | undefined;
}

/** Told as the death of a worker: its runner starts another one. */
const MISMATCH = Object.assign(new Event('error'), {
  message: 'Error: the versions do not match',
  ...{ filename: '', lineno: 0, colno: 0, error: undefined },
});

const EMPTY: Held<never> = { version: 0, value: undefined };

/**
 * A port to a worker that remembers the last job and the last outcome (`remembering` is its other end): only what changed
 * crosses, the rest keeps its identity on this side. A worker that holds another version is told all of it again.
 */
export const rememberingPort = <Job, Progress, Outcome>(
  worker: WorkerPort<Told, Progress, Answer>,
  known: Known<Job>,
): WorkerPort<Job, Progress, Outcome> => {
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

  /** Tells everything once more, to a worker that does not know what it is told of. */
  const sendAll = (request: WorkerRequest<Job>): void => {
    [job, outcome] = [EMPTY, EMPTY];
    send(request);
  };

  const outcomeOf = ({ base, version, patch }: Told): Outcome | undefined => {
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
};

/** Inside a worker: does jobs told as what changed, and tells outcomes as what changed. */
export const remembering = <Job, Progress, Outcome>(
  compute: Compute<Job, Progress, Outcome>,
  known: Known<Job>,
): Compute<Told, Progress, Answer> => {
  let job: Held<Job> = EMPTY;
  let outcome: Held<Outcome> = EMPTY;
  return async ({ base, version, patch }, report) => {
    if (base !== 0 && base !== job.version) return { kind: 'lost' };
    const [oldJob, oldOutcome] = base === 0 ? [EMPTY, EMPTY] : [job, outcome];
    const next = patched(patch, undefined, oldJob.value);
    job = { version, value: next };
    const value = await compute(next, report);
    outcome = { version, value };
    const told = {
      base: oldOutcome.version,
      version,
      patch: difference(value, known(next), oldOutcome.value),
    };
    return { kind: 'told', told };
  };
};
