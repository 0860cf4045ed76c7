/**
 * One figure overruled by the GM in a running turn: from the page to the worker, adjudicated there, and back on the page.
 * The same realms, armies and letters on 1,000 and on 10 Großfelder, every realm with a map of all of it; and the same
 * on 1,000 with everything sent there and back. What crosses is copied as a browser copies it, and all of it counts as
 * processor time.
 * Run: npm run bench -- override
 */
import { BLANK_CAMPAIGN, type Campaign, KNOWN, sheetsOf, systems, type World } from '../engine';
import {
  type Adjudicator,
  createTrial,
  createWorkerAdjudicator,
} from '../renderer/model/adjudicate/trial';
import { compute, knownOf } from '../renderer/model/adjudicate/compute';
import type { Outcome, Progress, TurnJob } from '../renderer/model/adjudicate/protocol';
import {
  type Compute,
  createWorkerRunner,
  remembering,
  type WorkerPort,
} from '../renderer/model/runner';
import { median, mustAgree, report, sized } from './lib/figures';
import { monthOf } from './month/world';

const ROUNDS = sized(40, 1);
const WARM = sized(5, 1);
const PLAN = { realms: 3, unitsEach: sized(10, 4), seed: 'bench' };
const LAND = sized({ small: 10, large: 1000 }, { small: 3, large: 20 });

/** The world with a map of everything for every realm, and on it what it sees now. */
const mapped = (world: World): World => {
  const grossfelder = Object.fromEntries(
    Object.values(world.map.grossfelder).map(({ no, terrain }) => [
      no,
      {
        level: terrain.map(() => KNOWN.terrain),
        since: terrain.map(() => 0),
        source: terrain.map(() => 'start' as const),
        terrain,
        owner: terrain.map(() => null),
        sides: {},
        walls: {},
        springs: {},
        settlements: {},
      },
    ]),
  );
  const knowledge = Object.fromEntries(
    Object.keys(world.parties).map((party) => [party, { grossfelder, sightings: [] }]),
  );
  return systems['waben']?.observe({ ...world, knowledge }) ?? world;
};

const campaignOn = (grossfelder: number): Campaign => {
  const { world, orders, seed } = monthOf({ ...PLAN, grossfelder });
  return {
    ...BLANK_CAMPAIGN,
    id: 'bench',
    name: 'bench',
    system: 'waben',
    seed,
    world: mapped(structuredClone(world)),
    sheets: sheetsOf(orders, 1, '2026-01-01T12:00:00Z'),
  };
};

/** A worker in this thread: everything is copied on its way there and back. */
const startWorker = <Job, Answer>(
  carryOut: Compute<Job, Progress, Answer>,
): WorkerPort<Job, Progress, Answer> => {
  const port: WorkerPort<Job, Progress, Answer> = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (sent) => {
      const { run, job } = structuredClone(sent);
      void Promise.resolve(carryOut(job, () => true)).then((outcome) => {
        const data = structuredClone({ kind: 'outcome' as const, run, outcome });
        port.onmessage?.(new MessageEvent('message', { data }));
      });
    },
  };
  return port;
};

const withChanges = (): Adjudicator =>
  createWorkerAdjudicator(() => startWorker(remembering(compute, knownOf)));

const withEverything = (): Adjudicator =>
  createWorkerRunner<TurnJob, Progress, Outcome>(() => startWorker(compute), {
    cancelled: { kind: 'cancelled' },
    broken: { kind: 'failed', reason: { code: 'broken' } },
  });

const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const KEY = 'balance/r000/summary/landTax/gold';

const deskOf = (campaign: Campaign, adjudicator: Adjudicator) => {
  const trial = createTrial(adjudicator);
  const times: number[] = [];
  const overrule = async (value: number): Promise<void> => {
    const rulings = { [KEY]: { key: KEY, value, reason: 'bench' } };
    const start = used();
    await trial.getState().start({ ...campaign, rulings });
    times.push(used() - start);
  };
  const proposal = () => trial.getState().proposal;
  return { overrule, proposal, ms: () => median(times.slice(WARM)) };
};

const wide = campaignOn(LAND.large);
const [small, large, whole] = [
  deskOf(campaignOn(LAND.small), withChanges()),
  deskOf(wide, withChanges()),
  deskOf(wide, withEverything()),
];
// What is sent whole is measured by itself: its garbage would be cleared away in the time of the others.
for (const inTurn of [[small, large], [whole]]) {
  for (let round = 0; round < WARM + ROUNDS; round += 1) {
    for (const desk of inTurn) await desk.overrule(1000 + round);
  }
}
mustAgree('what changed, or everything', large.proposal(), whole.proposal());
mustAgree(
  'is the figure overruled?',
  [small, large].map((desk) => JSON.stringify(desk.proposal()).includes(KEY)),
  [true, true],
);

const [smallMs, largeMs, wholeMs] = [small.ms(), large.ms(), whole.ms()];
report({
  bench: 'override',
  figures: [
    {
      what: 'one override: 1,000 Großfelder / 10',
      ratio: largeMs / smallMs,
      goal: { atMost: 1.5 },
    },
    { what: 'one override, 1,000 Großfelder: all sent / what changed', ratio: wholeMs / largeMs },
  ],
  details: { units: PLAN.realms * PLAN.unitsEach, smallMs, largeMs, wholeMs },
});
