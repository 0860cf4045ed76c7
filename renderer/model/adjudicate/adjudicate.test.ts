import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../../engine';
import { tharosCampaign, tharosOrders } from '../../../assets/examples/tharos';
import {
  createLocalAdjudicator,
  createTrial,
  createWorkerAdjudicator,
  isFresh,
  jobOf,
  cachedRunOf,
  type WorkerPort,
} from './trial';
import { remembering } from '../runner';
import { compute, knownOf } from './compute';
import type { WorkerReply, WorkerRequest } from './protocol';

const withLetter = (): Campaign => ({
  ...tharosCampaign(),
  sheets: {
    tha: { turn: 58, party: 'tha', text: tharosOrders, receivedAt: '2026-01-01T12:00:00Z' },
  },
});

/** A worker that answers when told to, in this thread. */
const createHandWorker = () => {
  const requests: WorkerRequest[] = [];
  const carryOut = remembering(compute, knownOf);
  const port: WorkerPort & { ended: boolean } = {
    ended: false,
    onmessage: null,
    onerror: null,
    postMessage: (request) => requests.push(structuredClone(request)),
    terminate: () => {
      port.ended = true;
    },
  };
  const say = (data: WorkerReply) => port.onmessage?.(new MessageEvent('message', { data }));
  const answer = ({ run, job }: WorkerRequest) =>
    void Promise.resolve(carryOut(job, () => true)).then((outcome) =>
      say(structuredClone({ kind: 'outcome' as const, run, outcome })),
    );
  return { port, requests, say, answer };
};

const workers = () => {
  const started: ReturnType<typeof createHandWorker>[] = [];
  const adjudicator = createWorkerAdjudicator(() => {
    const worker = createHandWorker();
    started.push(worker);
    return worker.port;
  });
  return { started, adjudicator };
};

describe('a turn computed beside the screen', () => {
  it('reports progress and brings the proposal back, through structured clones', async () => {
    const { started, adjudicator } = workers();
    const phases: string[] = [];
    const outcome = adjudicator.run(jobOf(withLetter()), ({ phase }) => phases.push(phase));
    const worker = started[0];
    const request = worker?.requests[0];
    if (worker === undefined || request === undefined) throw new Error('no request arrived');
    worker.say({ kind: 'progress', run: request.run, progress: { done: 0, total: 2, phase: 'a' } });
    worker.answer(request);
    expect((await outcome).kind).toBe('done');
    expect(phases).toEqual(['a']);
  });

  it('ends the worker on cancel and starts a new one for the next run', async () => {
    const { started, adjudicator } = workers();
    const first = adjudicator.run(jobOf(withLetter()), () => undefined);
    adjudicator.cancel();
    expect(await first).toEqual({ kind: 'cancelled' });
    expect(started[0]?.port.ended).toBe(true);
    const second = adjudicator.run(jobOf(withLetter()), () => undefined);
    const request = started[1]?.requests[0];
    if (request !== undefined) started[1]?.answer(request);
    expect((await second).kind).toBe('done');
  });

  it('lets a new run supersede the one going on, whose late answer is not heard', async () => {
    const { started, adjudicator } = workers();
    const first = adjudicator.run(jobOf(withLetter()), () => undefined);
    const second = adjudicator.run(jobOf(withLetter()), () => undefined);
    expect(await first).toEqual({ kind: 'cancelled' });
    const late = started[0]?.requests[0];
    if (late !== undefined) started[1]?.answer(late);
    const request = started[1]?.requests[0];
    if (request !== undefined) started[1]?.answer(request);
    expect((await second).kind).toBe('done');
  });

  it('turns a broken worker into a reason and goes on with a fresh one', async () => {
    const { started, adjudicator } = workers();
    const outcome = adjudicator.run(jobOf(withLetter()), () => undefined);
    started[0]?.port.onerror?.({ message: 'out of memory' } as ErrorEvent);
    expect(await outcome).toEqual({
      kind: 'failed',
      reason: { code: 'broken' },
    });
    void adjudicator.run(jobOf(withLetter()), () => undefined);
    expect(started).toHaveLength(2);
  });

  it('names a rule system it does not know', () => {
    const job = { ...jobOf(withLetter()), system: 'halma' };
    expect(compute(job, () => true)).toEqual({
      kind: 'failed',
      reason: { code: 'unknownSystem', system: 'halma' },
    });
  });

  it('is the same computation in this thread, where there are no workers', async () => {
    const job = jobOf(withLetter());
    const outcome = await createLocalAdjudicator().run(job, () => undefined);
    expect(outcome).toEqual(compute(job, () => true));
  });
});

describe('the trial run of the open turn', () => {
  it('is fresh until sheets, rulings, settings or the world change', async () => {
    const campaign = withLetter();
    const trial = createTrial(createLocalAdjudicator());
    await trial.getState().start(campaign);
    const { basis, runs, state } = trial.getState();
    expect(state).toEqual({ kind: 'ready' });
    expect(runs).toBe(1);
    expect(isFresh(basis, campaign)).toBe(true);
    expect(isFresh(basis, { ...campaign, name: 'Anders' })).toBe(true);
    expect(isFresh(basis, { ...campaign, sheets: {} })).toBe(false);
    expect(isFresh(basis, { ...campaign, rulings: {} })).toBe(false);
    expect(isFresh(basis, { ...campaign, deadline: '2026-02-01' })).toBe(false);
    expect(isFresh(basis, { ...campaign, world: { ...campaign.world } })).toBe(false);
  });

  it('shares with the campaign what the month did not change, though it comes out of a worker', async () => {
    const campaign = withLetter();
    const { started, adjudicator } = workers();
    const trial = createTrial(adjudicator);
    const run = trial.getState().start(campaign);
    const [request] = started[0]?.requests ?? [];
    if (request === undefined) throw new Error('no request arrived');
    started[0]?.answer(structuredClone(request));
    await run;
    const after = trial.getState().proposal?.world;
    const { grossfelder } = campaign.world.map;
    const shared = Object.entries(grossfelder).filter(
      ([no, chunk]) => after?.map.grossfelder[no as keyof typeof grossfelder] === chunk,
    );
    expect(shared.length).toBeGreaterThan(Object.keys(grossfelder).length / 2);
    expect(after?.labels).toBe(campaign.world.labels);
    expect(after).not.toBe(campaign.world);
  });

  it('comes to the same after a late correction, another campaign and a painted field as if all was sent', async () => {
    const campaign = withLetter();
    const { clock, map } = campaign.world;
    const painted = Object.fromEntries(
      Object.entries(map.grossfelder).map(([no, chunk], index) => [
        no,
        index === 0 ? { ...chunk, terrain: chunk.terrain.map(() => 't') } : chunk,
      ]),
    );
    const seen: readonly Campaign[] = [
      campaign,
      { ...campaign, rulings: { a: { key: 'a', value: 1, reason: 'x' } } },
      { ...campaign, sheets: {} },
      { ...campaign, world: { ...campaign.world, clock: { ...clock, turn: clock.turn - 1 } } },
      { ...structuredClone(campaign), id: 'anders' },
      { ...campaign, world: { ...campaign.world, map: { ...map, grossfelder: painted } } },
      campaign,
    ];
    const { started, adjudicator } = workers();
    for (const [index, each] of seen.entries()) {
      const run = adjudicator.run(jobOf(each), () => undefined);
      const request = started[0]?.requests[index];
      if (request === undefined) throw new Error('no request arrived');
      started[0]?.answer(request);
      const [told, alone] = [await run, compute(jobOf(each), () => true)];
      expect(JSON.stringify(told) === JSON.stringify(alone), String(index)).toBe(true);
    }
    expect(started[0]?.requests.map(({ job }) => job.base)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('keeps the last proposal when a later run fails', async () => {
    const campaign = withLetter();
    const trial = createTrial(createLocalAdjudicator());
    await trial.getState().start(campaign);
    const { proposal } = trial.getState();
    await trial.getState().start({ ...campaign, system: 'halma' });
    expect(trial.getState().state).toEqual({
      kind: 'failed',
      reason: { code: 'unknownSystem', system: 'halma' },
    });
    expect(trial.getState().proposal).toBe(proposal);
  });

  it('counts its runs anew for another turn', async () => {
    const campaign = withLetter();
    const trial = createTrial(createLocalAdjudicator());
    await trial.getState().start(campaign);
    await trial.getState().start({
      ...campaign,
      world: { ...campaign.world, clock: { ...campaign.world.clock, turn: 59 } },
    });
    expect(trial.getState().runs).toBe(1);
  });

  it('keeps what is computed beside the month apart from it', async () => {
    const campaign = withLetter();
    const other = { ...campaign, sheets: {} };
    const trial = createTrial(createLocalAdjudicator());
    await trial.getState().start(campaign);
    const month = trial.getState().proposal;
    await trial.getState().start(other, 'v');
    expect(trial.getState()).toMatchObject({ runs: 1, slot: 'v', state: { kind: 'ready' } });
    expect(trial.getState().proposal).toBe(month);
    const beside = cachedRunOf(trial.getState(), 'v', other);
    expect(beside.proposal?.marches).not.toEqual(month?.marches);
    expect(isFresh(beside.basis, other)).toBe(true);
    expect(cachedRunOf(trial.getState(), 'w', other).proposal).toBeNull();
    expect(cachedRunOf(trial.getState(), 'v', { ...other, id: 'anders' }).proposal).toBeNull();
  });

  it('forgets the oldest of many beside the month', async () => {
    const campaign = { ...withLetter(), sheets: {} };
    const trial = createTrial(createLocalAdjudicator());
    for (const slot of ['a', 'b', 'c', 'a', 'd']) await trial.getState().start(campaign, slot);
    expect(Object.keys(trial.getState().beside)).toEqual(['c', 'a', 'd']);
    expect(trial.getState().beside['a']?.runs).toBe(2);
  });
});
