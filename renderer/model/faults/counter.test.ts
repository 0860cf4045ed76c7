import { describe, expect, it } from 'vitest';
import { mapOf, tinyCampaign, tinyWorld, uniform } from '../../../engine/testing';
import { createFaultStore, OTHER_FAULTS } from '../storage/fault-store';
import { createDisk, moment, origin } from '../storage/testing';
import { createFaultCounter } from './counter';

const isOurs = (): boolean => false;

/** A counter in a window with the campaign `tharos` open, on a disk that may be full; `other` is there as well. */
const counting = async (quiet = 1) => {
  const { database, storage } = createDisk().start();
  const store = createFaultStore(database);
  const world = tinyWorld({ map: mapOf(uniform('210', 0, 0, 't')) });
  for (const id of ['tharos', 'other'])
    await storage.create({ ...tinyCampaign(world), id }, origin);
  const state = { isFull: false, minutes: 0, campaign: 'tharos' };
  const counter = createFaultCounter(
    {
      store: {
        ...store,
        count: (...fault) =>
          state.isFull ? Promise.reject(new Error('full')) : store.count(...fault),
      },
      campaign: () => state.campaign,
      now: () => moment((state.minutes += 1)),
      isOurs,
    },
    quiet,
  );
  return { store, state, counter };
};

describe('errors of the program', () => {
  it('are counted by name with their first and last moment', async () => {
    const { store, counter } = await counting();
    counter.count(new TypeError('Aldric'));
    await counter.settled();
    for (let times = 0; times < 5; times += 1) counter.count(new TypeError('Berengar'));
    counter.count(new RangeError('Aldric'));
    await counter.settled();
    expect(await store.list('tharos')).toEqual([
      { campaign: 'tharos', name: 'RangeError', count: 1, first: moment(7), last: moment(7) },
      { campaign: 'tharos', name: 'TypeError', count: 6, first: moment(1), last: moment(6) },
    ]);
  });

  it('are on the disk before further details are collected: the page may be gone a moment later', async () => {
    const { store, counter } = await counting(2_000_000_000);
    counter.count(new TypeError('Aldric'));
    await expect.poll(async () => (await store.list('tharos')).length).toBe(1);
  });

  it('are buffered while the disk is full and written with the next one', async () => {
    const { store, state, counter } = await counting();
    state.isFull = true;
    counter.count(new TypeError('a'));
    await counter.settled();
    expect(await store.list('tharos')).toEqual([]);
    state.isFull = false;
    counter.count(new TypeError('b'));
    await counter.settled();
    expect(await store.list('tharos')).toMatchObject([{ name: 'TypeError', count: 2 }]);
  });

  it('belong to the world that was open, or to none, and are cleared with it', async () => {
    const { store, state, counter } = await counting();
    counter.count(new TypeError('a'));
    state.campaign = '';
    counter.count(new RangeError('b'));
    state.campaign = 'other';
    counter.count(new SyntaxError('c'));
    await counter.settled();
    const names = async (campaign: string) =>
      (await store.list(campaign)).map(({ name }) => name).toSorted();
    expect(await names('tharos')).toEqual(['RangeError', 'TypeError']);
    expect(await names('')).toEqual(['RangeError']);
    await store.clear('tharos');
    expect(await names('tharos')).toEqual([]);
    expect(await names('other')).toEqual(['SyntaxError']);
  });

  it('of ever new kinds do not fill the disk', async () => {
    const { store } = await counting();
    for (let kind = 0; kind < 230; kind += 1)
      await store.count('tharos', `Error @ room:1:${String(kind)}`, 1, moment(kind));
    const found = await store.list('tharos');
    expect(found).toHaveLength(201);
    expect(found[0]).toMatchObject({ name: OTHER_FAULTS, count: 30 });
  });
});
