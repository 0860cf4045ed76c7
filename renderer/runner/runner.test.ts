import { describe, expect, it } from 'vitest';
import { createLocalRunner, createWorkerRunner, type Endings, type WorkerPort } from '.';

type Outcome = number | 'cancelled' | `broken: ${string}`;

const ENDINGS: Endings<Outcome> = {
  cancelled: 'cancelled',
  broken: (detail) => `broken: ${detail}`,
};

const ignore = (): void => undefined;

describe('a runner never rejects', () => {
  const refusing: WorkerPort<number, never, Outcome> = {
    postMessage: () => {
      throw new Error('not to be handed over');
    },
    terminate: ignore,
    onmessage: null,
    onerror: null,
  };
  const cases: readonly (readonly [string, () => Promise<Outcome>])[] = [
    [
      'where no worker can be started',
      () =>
        createWorkerRunner<number, never, Outcome>(() => {
          throw new Error('no workers here');
        }, ENDINGS).run(1, ignore),
    ],
    [
      'where the job cannot be handed over',
      () => createWorkerRunner(() => refusing, ENDINGS).run(1, ignore),
    ],
    [
      'where the work itself breaks',
      () =>
        createLocalRunner<number, never, Outcome>(() => {
          throw new Error('divided by zero');
        }, ENDINGS).run(1, ignore),
    ],
  ];
  it.each(cases)('%s', async (_where, run) => {
    expect(await run()).toMatch(/^broken: Error: /);
  });

  it('and waits for work that waits', async () => {
    const later = createLocalRunner<number, never, Outcome>(
      (job) => (job < 0 ? Promise.reject(new Error('negative')) : Promise.resolve(job * 2)),
      ENDINGS,
    );
    expect(await later.run(4, ignore)).toBe(8);
    expect(await later.run(-1, ignore)).toBe('broken: Error: negative');
    const first = later.run(5, ignore);
    later.cancel();
    expect(await first).toBe('cancelled');
  });

  it('and does the next job after one that broke', async () => {
    const half = createLocalRunner<number, never, Outcome>((job) => {
      if (job % 2 === 1) throw new Error('odd');
      return job / 2;
    }, ENDINGS);
    expect(await half.run(1, ignore)).toBe('broken: Error: odd');
    expect(await half.run(4, ignore)).toBe(2);
  });
});
