import { noteCaught } from '../faults/caught';

/** To a worker. `run` numbers the runs, so that a late answer of an older one is recognised. */
export interface WorkerRequest<Job> {
  readonly run: number;
  readonly job: Job;
}

/** From a worker. */
export type WorkerReply<Progress, Outcome> =
  | { readonly kind: 'progress'; readonly run: number; readonly progress: Progress }
  | { readonly kind: 'outcome'; readonly run: number; readonly outcome: Outcome };

/** The part of a Web Worker that is used here. */
export interface WorkerPort<Job, Progress, Outcome> {
  readonly postMessage: (request: WorkerRequest<Job>) => void;
  readonly terminate: () => void;
  onmessage: ((event: MessageEvent<WorkerReply<Progress, Outcome>>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Does long work, one job at a time. */
export interface Runner<Job, Progress, Outcome> {
  /** Starts a run; one still going on is cancelled and superseded. Never rejects. */
  readonly run: (job: Job, report: (progress: Progress) => void) => Promise<Outcome>;
  /** Ends the run going on, if any; its promise resolves as cancelled. */
  readonly cancel: () => void;
}

/** How a run ends that brought no result. What broke it is counted, not told: it may hold words of players. */
export interface Endings<Outcome> {
  readonly cancelled: Outcome;
  readonly broken: Outcome;
}

/** Does a job here and now, or waits for what it needs. The listener answers false if the run is to stop. */
export type Compute<Job, Progress, Outcome> = (
  job: Job,
  report: (progress: Progress) => boolean,
) => Outcome | Promise<Outcome>;

/** What a browser says of an error in a worker; one that dies of memory says nothing at all. */
type WorkerDeath = Partial<Pick<ErrorEvent, 'message' | 'filename' | 'lineno' | 'colno'>>;

/** An error of a worker as one of the page, with its class and its place. */
const errorOf = ({ message = '', filename = '', lineno = 0, colno = 0 }: WorkerDeath): Error => {
  const error = new Error(message);
  error.name = /^(?:Uncaught )?(\w+): /.exec(message)?.[1] ?? 'Error';
  error.stack = `    at ${filename}:${String(lineno)}:${String(colno)}`;
  return error;
};

/**
 * Runs jobs in a worker. What is computed knows no pause, so a run is cancelled by ending its worker; the next
 * run starts a new one.
 */
export function createWorkerRunner<Job, Progress, Outcome>(
  start: () => WorkerPort<Job, Progress, Outcome>,
  { cancelled, broken }: Endings<Outcome>,
): Runner<Job, Progress, Outcome> {
  interface Pending {
    readonly run: number;
    readonly resolve: (outcome: Outcome) => void;
    readonly report: (progress: Progress) => void;
  }
  let worker: WorkerPort<Job, Progress, Outcome> | null = null;
  let pending: Pending | null = null;
  let runs = 0;

  const settle = (outcome: Outcome): void => {
    const settled = pending;
    pending = null;
    settled?.resolve(outcome);
  };

  const endWorker = (): void => {
    worker?.terminate();
    worker = null;
  };

  const hear = ({ data }: MessageEvent<WorkerReply<Progress, Outcome>>): void => {
    if (data.run !== pending?.run) return;
    if (data.kind === 'progress') pending.report(data.progress);
    else settle(data.outcome);
  };

  const fail = (event: WorkerDeath): void => {
    endWorker();
    noteCaught(errorOf(event));
    settle(broken);
  };

  const ready = (): WorkerPort<Job, Progress, Outcome> => {
    if (worker !== null) return worker;
    worker = start();
    worker.onmessage = hear;
    worker.onerror = fail;
    return worker;
  };

  const cancel = (): void => {
    if (pending === null) return;
    endWorker();
    settle(cancelled);
  };

  return {
    cancel,
    run: (job, report) => {
      cancel();
      runs += 1;
      const run = runs;
      return new Promise((resolve) => {
        pending = { run, resolve, report };
        try {
          ready().postMessage({ run, job });
        } catch (error) {
          // No worker can be started here, or the job cannot be handed over.
          noteCaught(error);
          settle(broken);
        }
      });
    },
  };
}

/** Runs jobs in this thread, where there are no workers (tests, very old shells). */
export function createLocalRunner<Job, Progress, Outcome>(
  compute: Compute<Job, Progress, Outcome>,
  { cancelled, broken }: Endings<Outcome>,
): Runner<Job, Progress, Outcome> {
  let current = 0;
  return {
    cancel: () => {
      current += 1;
    },
    run: async (job, report) => {
      current += 1;
      const run = current;
      await Promise.resolve();
      try {
        const outcome = await compute(job, (progress) => {
          report(progress);
          return run === current;
        });
        return run === current ? outcome : cancelled;
      } catch (error) {
        if (run !== current) return cancelled;
        noteCaught(error);
        return broken;
      }
    },
  };
}

/** Inside a worker: does every job it is sent and answers with how far it came and how it ended. */
export function serve<Job, Progress, Outcome>(compute: Compute<Job, Progress, Outcome>): void {
  const reply = (message: WorkerReply<Progress, Outcome>): void => self.postMessage(message);
  const carryOut = async ({ run, job }: WorkerRequest<Job>): Promise<void> => {
    const outcome = await compute(job, (progress) => {
      reply({ kind: 'progress', run, progress });
      return true;
    });
    reply({ kind: 'outcome', run, outcome });
  };
  self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest<Job>>) => {
    // What breaks reaches the page as an error of the worker, as it would without waiting.
    carryOut(data).catch((problem: unknown) => self.reportError(problem));
  });
}
