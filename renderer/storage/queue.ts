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
  /** Resolves when nothing is left to do. */
  readonly idle: () => Promise<void>;
  /** Gives up what is not done yet. */
  readonly drop: () => void;
}

interface Job {
  readonly run: () => Promise<void>;
  readonly done: () => void;
}

/** An ordered queue; `listen` hears of every change of its state, `explain` makes a failure of an error. */
export const createQueue = <Failure>(
  listen: (state: QueueState<Failure>) => void,
  explain: (error: unknown) => Failure,
): Queue => {
  const jobs: Job[] = [];
  const sleepers: (() => void)[] = [];
  let working = false;

  const finish = () => {
    listen({ kind: 'idle' });
    for (const wake of sleepers.splice(0)) wake();
  };
  const drain = async (): Promise<void> => {
    if (working) return;
    working = true;
    listen({ kind: 'working' });
    try {
      for (let job = jobs[0]; job !== undefined; job = jobs[0]) {
        await job.run();
        jobs.shift();
        job.done();
      }
      working = false;
      finish();
    } catch (error) {
      working = false;
      listen({ kind: 'failed', failure: explain(error) });
    }
  };

  return {
    push: (run) =>
      new Promise((done) => {
        jobs.push({ run, done });
        void drain();
      }),
    retry: () => {
      if (jobs.length > 0) void drain();
    },
    idle: () =>
      jobs.length === 0 ? Promise.resolve() : new Promise((wake) => sleepers.push(wake)),
    drop: () => {
      jobs.length = 0;
      finish();
    },
  };
};
