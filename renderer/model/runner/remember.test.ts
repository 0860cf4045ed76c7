import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  createWorkerRunner,
  remembering,
  rememberingPort,
  type Runner,
  type VersionedChange,
  type WorkerPort,
  type WorkerRequest,
} from './index';

interface Job {
  readonly world: Readonly<Record<string, readonly number[]>>;
  readonly rulings: Readonly<Record<string, number>>;
}

interface Outcome {
  readonly world: Job['world'];
  readonly sum: number;
  readonly told: readonly string[];
}

const carryOut = ({ world, rulings }: Job): Outcome => {
  const ruled = Object.entries(rulings);
  const sum = [...Object.values(world).flat(), ...Object.values(rulings)].reduce(
    (a, b) => a + b,
    0,
  );
  return {
    world: { ...world, ...Object.fromEntries(ruled.map(([key, value]) => [key, [value]])) },
    sum,
    told: ruled.map(([key]) => key),
  };
};

const knownOf = ({ world }: Job): unknown => ({ world });

/** A worker in this thread, through structured clones; what it is sent is kept, and it can lose its memory. */
const worker = () => {
  const sent: WorkerRequest<VersionedChange>[] = [];
  const answers: Answer[] = [];
  let memory = remembering(carryOut, knownOf);
  const port: WorkerPort<VersionedChange, never, Answer> = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (request) => {
      const { run, job } = structuredClone(request);
      sent.push(request);
      void Promise.resolve(memory(job, () => true)).then((outcome) => {
        answers.push(outcome);
        const data = structuredClone({ kind: 'outcome' as const, run, outcome });
        port.onmessage?.(new MessageEvent('message', { data }));
      });
    },
  };
  const forget = () => {
    memory = remembering(carryOut, knownOf);
  };
  return { port, sent, answers, forget };
};

type Ended = Outcome | 'cancelled' | 'broken';

const runnerOver = (
  start: () => WorkerPort<VersionedChange, never, Answer>,
): Runner<Job, never, Ended> =>
  createWorkerRunner<Job, never, Ended>(() => rememberingPort(start(), knownOf), {
    cancelled: 'cancelled',
    broken: 'broken',
  });

const ignore = (): void => undefined;
const WORLD = Object.fromEntries(
  Array.from({ length: 200 }, (_, index) => [`g${String(index)}`, [index, 1, 2, 3]]),
);

describe('a worker that remembers', () => {
  it('is sent the ruling and not the world, and sends back what the ruling changed', async () => {
    const { port, sent, answers } = worker();
    const runner = runnerOver(() => port);
    await runner.run({ world: WORLD, rulings: {} }, ignore);
    const job = { world: WORLD, rulings: { g7: 70 } };
    expect(await runner.run(job, ignore)).toEqual(carryOut(job));
    expect(sent.map(({ job: { base } }) => base)).toEqual([0, 1]);
    expect(JSON.stringify(sent[1]).length).toBeLessThan(150);
    expect(JSON.stringify(answers[1]).length).toBeLessThan(250);
  });

  it('gives back the objects of the page for all that a run left as it was', async () => {
    const { port } = worker();
    const outcome = await runnerOver(() => port).run({ world: WORLD, rulings: { g7: 70 } }, ignore);
    if (typeof outcome === 'string') throw new Error(outcome);
    expect(outcome.world['g7']).toEqual([70]);
    expect(outcome.world['g8']).toBe(WORLD['g8']);
  });

  it('is told everything again where it holds another version', async () => {
    const { port, sent, answers, forget } = worker();
    const runner = runnerOver(() => port);
    await runner.run({ world: WORLD, rulings: {} }, ignore);
    forget();
    const job = { world: WORLD, rulings: { g7: 70 } };
    expect(await runner.run(job, ignore)).toEqual(carryOut(job));
    expect(answers.map(({ kind }) => kind)).toEqual(['told', 'lost', 'told']);
    expect(sent.map(({ job: { base } }) => base)).toEqual([0, 1, 0]);
  });

  it('begins anew after its run was cancelled', async () => {
    const workers: ReturnType<typeof worker>[] = [];
    const runner = runnerOver(() => {
      const started = worker();
      workers.push(started);
      return started.port;
    });
    await runner.run({ world: WORLD, rulings: {} }, ignore);
    const cancelled = runner.run({ world: WORLD, rulings: { g1: 1 } }, ignore);
    const job = { world: WORLD, rulings: { g2: 2 } };
    const outcome = runner.run(job, ignore);
    expect(await cancelled).toBe('cancelled');
    expect(await outcome).toEqual(carryOut(job));
    expect(workers.map(({ sent }) => sent.map(({ job: { base } }) => base))).toEqual([[0, 1], [0]]);
  });

  it('is not believed where its answers do not fit even then', async () => {
    const { port } = worker();
    const lying: WorkerPort<VersionedChange, never, Answer> = {
      ...port,
      postMessage: ({ run, job }) => {
        const told = { base: 7, version: job.version, patch: { value: 'nonsense' } };
        const outcome = { kind: 'told' as const, told };
        queueMicrotask(() =>
          lying.onmessage?.(
            new MessageEvent('message', { data: { kind: 'outcome', run, outcome } }),
          ),
        );
      },
    };
    expect(await runnerOver(() => lying).run({ world: WORLD, rulings: {} }, ignore)).toBe('broken');
  });

  it('comes to what it would come to if it was told everything, whatever it was told before', async () => {
    const numbers = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(2), {
      noNullPrototype: true,
    });
    const job = fc.record({
      world: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.array(fc.nat(2)), {
        noNullPrototype: true,
      }),
      rulings: numbers,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(job, fc.boolean())), async (jobs) => {
        const { port, forget } = worker();
        const runner = runnerOver(() => port);
        for (const [each, isForgotten] of jobs) {
          if (isForgotten) forget();
          const outcome = await runner.run(each, ignore);
          expect(JSON.stringify(outcome)).toBe(JSON.stringify(carryOut(each)));
        }
      }),
    );
  });
});
