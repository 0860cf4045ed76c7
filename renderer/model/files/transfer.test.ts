import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ByteSource, type Campaign, enclosedOf, sourceOf } from '../../../engine';
import type { Bridge, FileWriter } from '../../kit/bridge';
import { createPause } from '../runner/pause';
import {
  createDisk,
  example,
  HASH,
  moment,
  origin,
  PICTURE,
  withPicture,
} from '../storage/testing';
import { exportCampaign } from './actions';
import { importFile } from './import';
import { asJob, type Job, useTransfers } from './transfer';
import { campaignFile } from '../../../engine/testing/files';

/** A map label that hardly compresses. */
const label = (no: number) => {
  let state = no + 1;
  const signs = Array.from({ length: 200 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return ((state >>> 16) % 36).toString(36);
  });
  const id = `l${String(no)}`;
  return [id, { id, kind: 'small', text: signs.join(''), points: [0, 0], size: 8 }] as const;
};

const LABELS = 4000;

/** A world whose labels alone are a megabyte. */
const large = (): Campaign => {
  const campaign = example();
  const labels = Object.fromEntries(Array.from({ length: LABELS }, (_, no) => label(no)));
  return { ...campaign, world: { ...campaign.world, labels } };
};

/** A clock on which every look takes longer than a frame. */
const slowClock = (): (() => number) => {
  let now = 0;
  return () => (now += 20);
};

const jobOf = (control = new AbortController()) => {
  const told: number[] = [];
  const job: Job = {
    signal: control.signal,
    pause: createPause(control.signal, slowClock()),
    tell: ({ done }) => void told.push(done),
    seal: () => control.signal.throwIfAborted(),
  };
  return { job, told, control };
};

/** Turns of the event loop that others got while `work` lasted. */
const turnsDuring = async (work: Promise<unknown>): Promise<number> => {
  let turns = 0;
  let isOver = false;
  const turn = (): void => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work;
  isOver = true;
  return turns;
};

/** A place for a file in memory, and how it was ended. */
const shelf = (onWrite = (): void => undefined) => {
  const ended: boolean[] = [];
  const writer: FileWriter = {
    write: () => {
      onWrite();
      return Promise.resolve();
    },
    close: (isKept) => {
      ended.push(isKept);
      return Promise.resolve({ path: isKept ? 'see.wabenwart' : '' });
    },
  };
  const bridge = { saveStream: () => Promise.resolve(writer) } as Partial<Bridge> as Bridge;
  return { ended, bridge };
};

const countsOf = ({ tables }: ReturnType<ReturnType<typeof createDisk>['start']>['database']) =>
  Promise.all(tables.map((table) => table.count()));

describe('a world that comes in', () => {
  it('yields all the while, and reports its progress up to the whole', async () => {
    const { storage } = createDisk().start();
    const { job, told } = jobOf();
    const source = sourceOf(campaignFile(large()));
    const coming = importFile(storage, { name: 'see.wabenwart', source }, moment(), job);
    const turns = await turnsDuring(coming);
    expect((await coming).kind).toBe('imported');
    expect(turns).toBeGreaterThan(source.size / (64 * 1024));
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(100);
  });

  /** Aborts with the read that gives the bytes at a share of the file. */
  const cancelledAt = async (campaign: Campaign, share: number) => {
    const { storage, database } = createDisk().start();
    const bytes = campaignFile(campaign, { [HASH]: PICTURE });
    const { job, control } = jobOf();
    let isKept = false;
    database.pictures.hook('creating', () => {
      isKept = true;
      if (share > 1) control.abort();
    });
    const source: ByteSource = {
      ...sourceOf(bytes),
      read: (from, to) => {
        if (to - from > 1000 && from <= share * bytes.length && share * bytes.length < to)
          control.abort();
        return Promise.resolve(bytes.subarray(from, to));
      },
    };
    const imported = await importFile(storage, { name: 'see.wabenwart', source }, moment(), job);
    return { imported, isKept, database };
  };

  it.each([
    ['in the middle of its parts', 0.4, false],
    ['after its pictures were kept', 2, true],
  ])('and is cancelled %s leaves nothing', async (_when, share, wasKept) => {
    const { imported, isKept, database } = await cancelledAt(withPicture(large()), share);
    expect(imported).toMatchObject({
      kind: 'refused',
      notice: { kind: 'done', text: 'storage:transfer.unread' },
    });
    expect(isKept).toBe(wasKept);
    expect(await countsOf(database)).toEqual(database.tables.map(() => 0));
  });
});

describe('a world that goes out', () => {
  it('yields all the while, and reports the current picture', async () => {
    const { storage } = createDisk().start();
    const campaign = withPicture(large());
    await storage.create(campaign, origin);
    await storage.keepPicture(campaign.id, HASH, PICTURE);
    const { job, told } = jobOf();
    const { bridge, ended } = shelf();
    const going = exportCampaign(storage, bridge, campaign, moment(), 'de', job);
    const turns = await turnsDuring(going);
    expect((await going)?.kind).toBe('done');
    expect(turns).toBeGreaterThan((LABELS * 200) / (64 * 1024));
    expect(told).toEqual(Array.from({ length: enclosedOf(campaign).length + 1 }, (_, no) => no));
    expect(ended).toEqual([true]);
  });

  it('and is cancelled is thrown away, and counts as no copy', async () => {
    const { storage } = createDisk().start();
    const id = await storage.create(large(), origin);
    const { job, control } = jobOf();
    const { bridge, ended } = shelf(() => control.abort());
    const notice = await exportCampaign(storage, bridge, large(), moment(), 'de', job);
    expect(notice).toMatchObject({ kind: 'done', text: 'storage:transfer.unwritten' });
    expect(ended).toEqual([false]);
    expect((await storage.headOf(id))?.exportedAt).toBeNull();
  });
});

describe('a job', () => {
  afterEach(() => void vi.useRealTimers());
  const step = { text: 'storage:transfer.packing', about: {}, done: 0, total: 2 };
  const shown = () => useTransfers.getState().transfers;

  it('is shown once it takes its time, can be cancelled until it is sealed, and is gone at its end', async () => {
    vi.useFakeTimers();
    let end: () => void = () => undefined;
    const work = asJob(async (job) => {
      job.tell(step);
      await new Promise<void>((done) => (end = done));
      job.tell({ ...step, done: 1 });
      expect(shown()).toMatchObject([{ done: 1, cancel: expect.any(Function) as unknown }]);
      job.seal();
      expect(shown()).toMatchObject([{ cancel: null }]);
    });
    expect(shown()).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(shown()).toHaveLength(1);
    end();
    await work;
    expect(shown()).toEqual([]);
  });

  it('is not shown where it is over soon', async () => {
    vi.useFakeTimers();
    await asJob((job) => {
      job.tell(step);
      return Promise.resolve();
    });
    vi.advanceTimersByTime(2000);
    expect(shown()).toEqual([]);
  });

  it('that is cancelled aborts its signal, and cannot be sealed', async () => {
    vi.useFakeTimers();
    await asJob((job) => {
      job.tell(step);
      vi.advanceTimersByTime(2000);
      shown()[0]?.cancel?.();
      expect(job.signal.aborted).toBe(true);
      expect(() => job.seal()).toThrow();
      return Promise.resolve();
    });
  });
});
