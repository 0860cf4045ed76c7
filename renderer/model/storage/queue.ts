/** What the queue tells about itself. */
export type QueueState<Failure> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Jobs carried out one after the other. A job that fails stops the queue; nothing is dropped. */
export interface Queue {
  /** Adds a job; resolves when it is done, however many attempts that takes. */
  readonly push: (job: () => Promise<void>) => Promise<void>;
  /** Goes on with the job that failed. */
  readonly retry: () => void;
  /** True if nothing is left to do. */
  readonly isIdle: () => boolean;
  /** Resolves when nothing is left to do. */
  readonly idle: () => Promise<void>;
  /** Resolves when nothing is under way: with true if nothing is left to do, with false if the queue stands still. */
  readonly settled: () => Promise<boolean>;
  /** Gives up what is not done yet; a job that is under way comes to its end first. */
  readonly drop: () => void;
}

interface Job {
  readonly run: () => Promise<void>;
  readonly done: () => void;
}

/** Milliseconds after which a queue that stands still tries by itself: the disk may have room again. */
const PAUSE = 4000;

/**
 * An ordered queue; `listen` hears of every change of its state, `explain` makes a failure of an error. After a
 * failure it tries again by itself every `pause` milliseconds and with every new job. It says `failed` until a job
 * succeeds: only a retry that was asked for shows that it is working.
 */
export function createQueue<Failure>(
  listen: (state: QueueState<Failure>) => void,
  explain: (error: unknown) => Failure,
  pause = PAUSE,
): Queue {
  const jobs: Job[] = [];
  const sleepers: (() => void)[] = [];
  const watchers: ((isDone: boolean) => void)[] = [];
  let working = false;
  let isStuck = false;
  let isGivenUp = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (kind: 'idle' | 'working'): void => {
    isStuck = false;
    listen({ kind });
  };
  const finish = (): void => {
    isGivenUp = false;
    jobs.length = 0;
    say('idle');
    for (const wake of sleepers.splice(0)) wake();
    for (const wake of watchers.splice(0)) wake(true);
  };
  const fail = (error: unknown): void => {
    isStuck = true;
    timer = setTimeout(() => void drain(), pause);
    listen({ kind: 'failed', failure: explain(error) });
    for (const wake of watchers.splice(0)) wake(false);
  };
  /** Does what is there; between the last look for a job and the end nothing can come in. */
  const carryOut = async (): Promise<void> => {
    for (let job = jobs[0]; job !== undefined && !isGivenUp; job = jobs[0]) {
      await job.run();
      jobs.shift();
      job.done();
      if (isStuck) say('working');
    }
    working = false;
    finish();
  };
  const drain = async (): Promise<void> => {
    if (working) return;
    clearTimeout(timer);
    working = true;
    if (!isStuck) say('working');
    try {
      await carryOut();
    } catch (error) {
      working = false;
      if (isGivenUp) finish();
      else fail(error);
    }
  };

  return {
    push: (run) =>
      new Promise((done) => {
        jobs.push({ run, done });
        void drain();
      }),
    retry: () => {
      if (jobs.length === 0) return;
      if (!working) isStuck = false;
      void drain();
    },
    isIdle: () => jobs.length === 0,
    settled: () =>
      working ? new Promise((wake) => watchers.push(wake)) : Promise.resolve(jobs.length === 0),
    idle: () =>
      jobs.length === 0 ? Promise.resolve() : new Promise((wake) => sleepers.push(wake)),
    drop: () => {
      clearTimeout(timer);
      if (working) isGivenUp = true;
      else finish();
    },
  };
}
