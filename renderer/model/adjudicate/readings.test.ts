import { describe, expect, it } from 'vitest';
import { seenlandCampaign } from '../../../assets/examples/seenland';
import { tharosCampaign, tharosOrders } from '../../../assets/examples/tharos';
import {
  type Campaign,
  correctedText,
  type LetterReading,
  readLetter,
  settingsInForce,
  systems,
  turnInputOf,
} from '../../../engine';
import {
  type Answer,
  createWorkerRunner,
  remembering,
  rememberingPort,
  type VersionedChange,
  type WorkerPort,
  type WorkerReply,
} from '../runner';
import { computeReadings, nothingKnown, type Reader, type ReadJob } from './reading';
import { createReadings, type ReadingBasis } from './readings';

const withLetter = (): Campaign => ({
  ...tharosCampaign(),
  sheets: {
    tha: { turn: 58, party: 'tha', text: tharosOrders, receivedAt: '2026-01-01T12:00:00Z' },
  },
});

const lettersOf = ({ sheets }: Campaign) =>
  Object.values(sheets).map((sheet) => ({ party: sheet.party, text: correctedText(sheet) }));

const gameOf = ({ system }: Campaign) => {
  const game = systems[system];
  if (game === undefined) throw new Error('no such game');
  return game;
};

const basisOf = (campaign: Campaign): ReadingBasis => ({
  id: campaign.id,
  system: campaign.system,
  world: campaign.world,
  settings: settingsInForce(campaign),
});

/** A reader that reads the letters of its jobs when told to; what it was told to read is kept. */
const handReader = () => {
  const jobs: ReadJob[] = [];
  let report: ((reading: LetterReading) => void) | null = null;
  let end = (_kind: 'done' | 'cancelled'): void => undefined;
  const reader: Reader = {
    cancel: () => end('cancelled'),
    run: (job, onRead) =>
      new Promise((resolve) => {
        jobs.push(job);
        report = onRead;
        end = (kind) => {
          report = null;
          resolve({ kind });
        };
      }),
  };
  const readAll = async (): Promise<void> => {
    const job = jobs.at(-1);
    if (job === undefined) throw new Error('nothing to read');
    void computeReadings(job, (reading) => {
      report?.(reading);
      return true;
    });
    end('done');
    await Promise.resolve();
    await Promise.resolve();
  };
  return { jobs, reader, readAll };
};

/** A reader that fails with every job in which one letter is; the others it reads at once, as nothing. */
const failingReader = (text: string) => {
  const jobs: ReadJob[] = [];
  const { world, settings } = basisOf(tharosCampaign());
  const reading = readLetter(gameOf(tharosCampaign()), a, world, settings);
  const reader: Reader = {
    cancel: () => undefined,
    run: (job, onRead) => {
      jobs.push(job);
      if (job.letters.some((letter) => letter.text === text))
        return Promise.resolve({ kind: 'failed' });
      for (const letter of job.letters) onRead({ ...reading, ...letter });
      return Promise.resolve({ kind: 'done' });
    },
  };
  return { jobs, reader };
};

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const textsOf = (jobs: readonly ReadJob[]) =>
  jobs.map(({ letters }) => letters.map(({ text }) => text));

const a = { party: 'tha', text: '203 214/30' };
const b = { party: 'tha', text: '203 214/31' };
const cachedTexts = (readings: ReturnType<typeof createReadings>) =>
  [...readings.getState().kept.values()].map(({ reading }) => reading.text);

describe('letters read beside the screen', () => {
  const basis = basisOf(tharosCampaign());

  it('are read once, and anew only against another world or other rules', async () => {
    const { jobs, reader, readAll } = handReader();
    const readings = createReadings(reader);
    readings.getState().ask(basis, [a, b]);
    readings.getState().ask({ ...basis }, [b, a]);
    await readAll();
    readings.getState().ask(basis, [a]);
    expect(textsOf(jobs)).toEqual([[a.text, b.text]]);
    readings.getState().ask({ ...basis, world: { ...basis.world } }, [a]);
    await readAll();
    readings.getState().ask({ ...basis, settings: { ...basis.settings } }, [a]);
    expect(textsOf(jobs)).toEqual([[a.text, b.text], [a.text], [a.text]]);
  });

  it('stay as they were until they are read against the new world', async () => {
    const { reader, readAll } = handReader();
    const readings = createReadings(reader);
    readings.getState().ask(basis, [a, b]);
    await readAll();
    const before = readings.getState().kept;
    readings.getState().ask({ ...basis, world: { ...basis.world } }, [a, b]);
    expect(readings.getState().kept).toBe(before);
    await readAll();
    expect(readings.getState().kept).not.toBe(before);
    expect(cachedTexts(readings)).toEqual([a.text, b.text]);
  });

  it('wait for those being read, and follow one that came meanwhile', async () => {
    const { jobs, reader, readAll } = handReader();
    const readings = createReadings(reader);
    readings.getState().ask(basis, [a]);
    readings.getState().ask(basis, [b]);
    expect(textsOf(jobs)).toEqual([[a.text]]);
    await readAll();
    expect(textsOf(jobs)).toEqual([[a.text], [b.text]]);
    await readAll();
    expect(cachedTexts(readings)).toEqual([a.text, b.text]);
  });

  it('are given up where the world has changed', async () => {
    const { jobs, reader, readAll } = handReader();
    const readings = createReadings(reader);
    readings.getState().ask(basis, [a]);
    const next = { ...basis, world: { ...basis.world } };
    readings.getState().ask(next, [b]);
    await readAll();
    expect(textsOf(jobs)).toEqual([[a.text], [b.text]]);
    expect(cachedTexts(readings)).toEqual([b.text]);
  });

  it('are read one by one where a batch failed, and told as unreadable where they fail alone', async () => {
    const { jobs, reader } = failingReader(b.text);
    const readings = createReadings(reader);
    readings.getState().ask(basis, [a, b]);
    await settled();
    expect(textsOf(jobs)).toEqual([[a.text, b.text], [b.text], [a.text]]);
    expect(cachedTexts(readings)).toEqual([a.text]);
    expect([...readings.getState().failed]).toEqual([expect.stringContaining(b.text)]);
    readings.getState().ask(basis, [a, b]);
    await settled();
    expect(jobs).toHaveLength(3);
    readings.getState().ask({ ...basis, world: { ...basis.world } }, [b]);
    expect(readings.getState().failed.size).toBe(0);
    expect(jobs).toHaveLength(4);
  });

  it('are all kept, however many are asked for together', async () => {
    const { reader } = failingReader('');
    const readings = createReadings(reader);
    const many = Array.from({ length: 520 }, (_, index) => ({ party: 'tha', text: String(index) }));
    readings.getState().ask(basis, many);
    await settled();
    expect(readings.getState().kept.size).toBe(many.length);
  });

  it('come out of a worker, through structured clones, as they would be read here', async () => {
    const carryOut = remembering(computeReadings, nothingKnown);
    const port: WorkerPort<VersionedChange, LetterReading, Answer> = {
      onmessage: null,
      onerror: null,
      terminate: () => undefined,
      postMessage: (sent) => {
        const { run, job } = structuredClone(sent);
        const say = (data: WorkerReply<LetterReading, Answer>) =>
          port.onmessage?.(new MessageEvent('message', { data: structuredClone(data) }));
        const told = carryOut(job, (progress) => {
          say({ kind: 'progress', run, progress });
          return true;
        });
        void Promise.resolve(told).then((outcome) => say({ kind: 'outcome', run, outcome }));
      },
    };
    const reader: Reader = createWorkerRunner(() => rememberingPort(port, nothingKnown), {
      cancelled: { kind: 'cancelled' },
      broken: { kind: 'failed' },
    });
    const campaign = withLetter();
    const { system, world, settings } = basisOf(campaign);
    const read: LetterReading[] = [];
    const letters = lettersOf(campaign);
    const outcome = await reader.run({ system, world, settings, letters }, (reading) =>
      read.push(reading),
    );
    expect(outcome).toEqual({ kind: 'done' });
    expect(read).toEqual(
      letters.map((letter) => readLetter(gameOf(campaign), letter, world, settings)),
    );
  });

  it('of an unknown game are not read', () => {
    const job = { system: 'halma', world: basis.world, settings: {}, letters: [a] };
    expect(computeReadings(job, () => true)).toEqual({ kind: 'failed' });
  });
});

describe('what is found in a letter', () => {
  it.each([
    ['waben', withLetter()],
    ['organisation', seenlandCampaign()],
  ])('by reading it, the run finds too (%s)', (_game, campaign) => {
    const game = gameOf(campaign);
    const run = game.adjudicate(turnInputOf(campaign))?.findings ?? [];
    const read = lettersOf(campaign).flatMap(
      (letter) => readLetter(game, letter, campaign.world, settingsInForce(campaign)).findings,
    );
    expect(read.length).toBeGreaterThan(0);
    expect(run).toEqual(expect.arrayContaining([...read]));
  });
});
