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

/** Battles on the screen: no game takes less time. */
const series: Series = {
  system,
  subject: { kind: 'experiment', id: 'battles' },
  seed: 'x',
  games: 4,
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
const never = new AbortController().signal;

describe('a series of trial games', () => {
  it('comes out the same, with however many workers and whichever is faster', async () => {
    const alone = await playSeries(series, [local()], nothing, never);
    expect(alone).toMatchObject({ kind: 'done' });
    expect(alone.games).toHaveLength(4);
    expect(
      await playSeries(series, [late([9, 0]), late([0, 15]), late([3])], nothing, never),
    ).toEqual(alone);
  });

  it('comes out the same in a worker, to which the world is sent once', async () => {
    const arms = [settings, { ...settings, 'ew.turn.all_pass': 'continue' }];
    const subject = { kind: 'game', world, turns: 1, arms } as const;
    const games: Series = { ...series, subject, games: 2 };
    const alone = await playSeries(games, [local()], nothing, never);
    expect(await playSeries(games, [overMessages()], nothing, never)).toEqual(alone);
  });

  it('is the beginning of a longer one', async () => {
    const [short, long] = await Promise.all(
      [2, 3].map((games) => playSeries({ ...series, games }, [local()], nothing, never)),
    );
    expect(long?.games.slice(0, 2)).toEqual(short?.games);
  });

  it('keeps what was played before it was cancelled, without gaps', async () => {
    const runners = [local(), late([1])];
    const cancelling = new AbortController();
    const seen: number[] = [];
    const report = (done: number): void => {
      seen.push(done);
      if (done >= 2) cancelling.abort();
    };
    const many = { ...series, games: 50 };
    const outcome = await playSeries(many, runners, report, cancelling.signal);
    expect(outcome.kind).toBe('cancelled');
    expect(outcome.games.length).toBeLessThan(50);
    const whole = await playSeries(
      { ...series, games: outcome.games.length },
      [local()],
      nothing,
      never,
    );
    expect(outcome.games).toEqual(whole.games);
    expect(seen.at(-1)).toBeGreaterThanOrEqual(2);
  });

  it('fails as a whole where a game cannot be played', async () => {
    expect(await playSeries({ ...series, system: 'nothing' }, [local()], nothing, never)).toEqual({
      kind: 'failed',
      games: [],
    });
  });
});
