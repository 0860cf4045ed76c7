import { compute } from './compute';
import type { Outcome, Progress, TurnJob, WorkerReply, WorkerRequest } from './protocol';

/** The part of a Web Worker that is used here. */
export interface WorkerPort {
  readonly postMessage: (request: WorkerRequest) => void;
  readonly terminate: () => void;
  onmessage: ((event: MessageEvent<WorkerReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Computes turns, one at a time. */
export interface Adjudicator {
  /** Starts a run; one still going on is cancelled and superseded. Never rejects. */
  readonly run: (job: TurnJob, report: (progress: Progress) => void) => Promise<Outcome>;
  /** Ends the run going on, if any; its promise resolves as cancelled. */
  readonly cancel: () => void;
}

interface Pending {
  readonly run: number;
  readonly resolve: (outcome: Outcome) => void;
  readonly report: (progress: Progress) => void;
}

/**
 * Runs jobs in a worker. The engine computes without pause, so a run is cancelled by ending its worker; the next
 * run starts a new one.
 */
export const createWorkerAdjudicator = (start: () => WorkerPort): Adjudicator => {
  let worker: WorkerPort | null = null;
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

  const hear = ({ data }: MessageEvent<WorkerReply>): void => {
    if (data.run !== pending?.run) return;
    if (data.kind === 'progress') pending.report(data.progress);
    else settle(data.outcome);
  };

  const fail = (event: ErrorEvent): void => {
    endWorker();
    settle({ kind: 'failed', reason: { code: 'broken', detail: event.message } });
  };

  const ready = (): WorkerPort => {
    if (worker !== null) return worker;
    worker = start();
    worker.onmessage = hear;
    worker.onerror = fail;
    return worker;
  };

  const cancel = (): void => {
    if (pending === null) return;
    endWorker();
    settle({ kind: 'cancelled' });
  };

  return {
    cancel,
    run: (job, report) => {
      cancel();
      runs += 1;
      const run = runs;
      return new Promise((resolve) => {
        pending = { run, resolve, report };
        ready().postMessage({ run, job });
      });
    },
  };
};

/** Runs jobs in this thread, where there are no workers (tests, very old shells). */
export const createLocalAdjudicator = (): Adjudicator => {
  let current = 0;
  return {
    cancel: () => {
      current += 1;
    },
    run: async (job, report) => {
      current += 1;
      const run = current;
      await Promise.resolve();
      const outcome = compute(job, (progress) => {
        report(progress);
        return run === current;
      });
      return run === current ? outcome : { kind: 'cancelled' };
    },
  };
};

const startWorker = (): WorkerPort =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** The adjudicator that fits the place where the program runs. */
export const createAdjudicator = (): Adjudicator =>
  typeof Worker === 'undefined' ? createLocalAdjudicator() : createWorkerAdjudicator(startWorker);
