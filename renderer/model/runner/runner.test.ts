import { afterEach, describe, expect, it } from 'vitest';
import { onCaught } from '../faults/caught';
import { faultNameOf } from '../faults/name';
import { createLocalRunner, createWorkerRunner, type Endings, type WorkerPort } from './index';

type Outcome = number | 'cancelled' | 'broken';

const ENDINGS: Endings<Outcome> = {
  cancelled: 'cancelled',
  broken: 'broken',
};

const ignore = (): void => undefined;

let deafen = ignore;
afterEach(() => deafen());

/** Errors reported from now on, until the test ends. */
const listen = (): readonly unknown[] => {
  const caught: unknown[] = [];
  deafen = onCaught((cause) => caught.push(cause));
  return caught;
};

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
    const caught = listen();
    expect(await run()).toBe('broken');
    expect(caught).toHaveLength(1);
  });

  it('and waits for work that waits', async () => {
    const later = createLocalRunner<number, never, Outcome>(
      (job) => (job < 0 ? Promise.reject(new Error('negative')) : Promise.resolve(job * 2)),
      ENDINGS,
    );
    expect(await later.run(4, ignore)).toBe(8);
    expect(await later.run(-1, ignore)).toBe('broken');
    const first = later.run(5, ignore);
    later.cancel();
    expect(await first).toBe('cancelled');
  });

  it('and does the next job after one that broke', async () => {
    const half = createLocalRunner<number, never, Outcome>((job) => {
      if (job % 2 === 1) throw new Error('odd');
      return job / 2;
    }, ENDINGS);
    expect(await half.run(1, ignore)).toBe('broken');
    expect(await half.run(4, ignore)).toBe(2);
  });
});

describe('a worker that dies', () => {
  type Port = WorkerPort<number, never, Outcome>;

  /** Workers that double what they are given, and die of odd numbers with a browser's error event. */
  const mortals = (death: Partial<ErrorEvent>) => {
    const started: { isDead: boolean }[] = [];
    const start = (): Port => {
      const life = { isDead: false };
      started.push(life);
      const port: Port = {
        onmessage: null,
        onerror: null,
        terminate: () => {
          life.isDead = true;
        },
        postMessage: ({ run, job }) => {
          if (life.isDead) throw new Error('dead');
          const outcome = job * 2;
          if (job % 2 === 1) port.onerror?.(death as ErrorEvent);
          else
            port.onmessage?.(
              new MessageEvent('message', { data: { kind: 'outcome', run, outcome } }),
            );
        },
      };
      return port;
    };
    return { started, start };
  };

  const told: readonly (readonly [string, Partial<ErrorEvent>, string])[] = [
    [
      'with an error of its own',
      {
        message: 'Uncaught TypeError: Sir Ambros is not iterable',
        filename: 'http://localhost/assets/worker-abcd1234.js',
        lineno: 12,
        colno: 345,
      },
      'TypeError @ worker:12:345',
    ],
    ['with a class nobody knows', { message: 'Ambros: is no class' }, 'Error'],
    ['without a word, as for want of memory', {}, 'Error'],
  ];
  it.each(told)('%s is counted by name, and the next job runs', async (_how, death, name) => {
    const caught = listen();
    const { started, start } = mortals(death);
    const runner = createWorkerRunner(start, ENDINGS);
    expect(await runner.run(3, ignore)).toBe('broken');
    expect(caught.map((cause) => faultNameOf(cause, () => true))).toEqual([name]);
    expect(await runner.run(4, ignore)).toBe(8);
    expect(started.map(({ isDead }) => isDead)).toEqual([true, false]);
    expect(caught).toHaveLength(1);
  });
});
