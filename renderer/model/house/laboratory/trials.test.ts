import { describe, expect, it } from 'vitest';
import { kalterSommerCampaign } from '../../../../assets/examples/kaltersommer';
import {
  type Answer,
  createLocalRunner,
  createWorkerRunner,
  type Endings,
  remembering,
  rememberingPort,
  type VersionedChange,
  type WorkerPort,
} from '../../runner';
import {
  computeTrial,
  nothingKnown,
  playSeries,
  type Series,
  type TrialJob,
  type TrialOutcome,
  type TrialProgress,
  type TrialRunner,
} from './trials';

const { world, settings, system } = kalterSommerCampaign();

const series: Series = {
  system,
  subject: {
    kind: 'game',
    world,
    turns: 1,
    arms: [settings, { ...settings, 'arc.set': 'standard' }],
  },
  seed: 'x',
  games: 3,
};

const ENDINGS: Endings<TrialOutcome> = {
  cancelled: { kind: 'cancelled' },
  broken: { kind: 'failed' },
};

const local = (): TrialRunner => createLocalRunner(computeTrial, ENDINGS);

/** A runner that is late by turns, so that seeds end in another order than they began. */
const late = (delays: readonly number[]): TrialRunner => {
  const runner = local();
  let jobs = 0;
  return {
    cancel: runner.cancel,
    run: async (job, report) => {
      const outcome = await runner.run(job, report);
      jobs += 1;
      await new Promise((done) => {
        setTimeout(done, delays[jobs % delays.length] ?? 0);
      });
      return outcome;
    },
  };
};

/** A runner over messages as a worker gets them: copied, and only what changed. */
const overMessages = (): TrialRunner => {
  const compute = remembering(computeTrial, nothingKnown);
  const start = () => {
    const port: WorkerPort<VersionedChange, TrialProgress, Answer> = {
      onmessage: null,
      onerror: null,
      terminate: () => undefined,
      postMessage: ({ run, job }) => {
        const tell = async (): Promise<void> => {
          const outcome = await compute(structuredClone(job), () => true);
          const data = { kind: 'outcome', run, outcome: structuredClone(outcome) } as const;
          port.onmessage?.(new MessageEvent('message', { data }));
        };
        void tell();
      },
    };
    return rememberingPort<TrialJob, TrialProgress, TrialOutcome>(port, nothingKnown);
  };
  return createWorkerRunner(start, ENDINGS);
};

const nothing = (): void => undefined;

describe('a series of trial games', () => {
  it('comes out the same, with however many workers and whichever is faster', async () => {
    const alone = await playSeries(series, [local()], nothing);
    expect(alone).toMatchObject({ kind: 'done' });
    expect(alone.games).toHaveLength(3);
    expect(await playSeries(series, [late([9, 0]), late([0, 15]), late([3])], nothing)).toEqual(
      alone,
    );
    expect(await playSeries(series, [overMessages(), overMessages()], nothing)).toEqual(alone);
  });

  it('is the beginning of a longer one', async () => {
    const [short, long] = await Promise.all(
      [2, 3].map((games) => playSeries({ ...series, games }, [local()], nothing)),
    );
    expect(long?.games.slice(0, 2)).toEqual(short?.games);
  });

  it('keeps what was played before it was cancelled, without gaps', async () => {
    const runners = [local(), late([1])];
    const seen: number[] = [];
    const outcome = await playSeries({ ...series, games: 50 }, runners, (done) => {
      seen.push(done);
      if (done >= 2) for (const runner of runners) runner.cancel();
    });
    expect(outcome.kind).toBe('cancelled');
    expect(outcome.games.length).toBeLessThan(50);
    const whole = await playSeries({ ...series, games: outcome.games.length }, [local()], nothing);
    expect(outcome.games).toEqual(whole.games);
    expect(seen.at(-1)).toBeGreaterThanOrEqual(2);
  });

  it('fails as a whole where a game cannot be played', async () => {
    expect(await playSeries({ ...series, system: 'nothing' }, [local()], nothing)).toEqual({
      kind: 'failed',
      games: [],
    });
  });
});
