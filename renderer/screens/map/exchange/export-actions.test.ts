import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { latticeOf } from '../../../../engine';
import { at, mapOf, tinyCampaign, tinyWorld, uniform } from '../../../../engine/testing';
import { bridge } from '../../../kit/bridge';
import { useMapScreen } from '../../../model/map/state';
import { useSession } from '../../../model/state/session';
import { storage } from '../../../model/storage';
import { origin } from '../../../model/storage/testing';
import { type Choice, leftBehind, type Place, saveMap } from './export-actions';
import { MAX_SIDE } from '../../../model/map/paper';
import { useExchange } from './state';

const far = mapOf(uniform('210', 0, 0, 't'), uniform('211', 100, 0, 't'));
const campaign = tinyCampaign(tinyWorld({ map: far }));
const place: Place = { campaign, lattice: latticeOf(far) };

const CHOICE: Choice = {
  format: 'svg',
  scope: 'all',
  notes: true,
  secrets: true,
  numbers: 'de',
  field: 40,
  theme: 'light',
};

const goesOn = (): boolean => true;

const catching = () =>
  vi.spyOn(bridge, 'saveFile').mockImplementation(({ name }) => Promise.resolve({ path: name }));

afterEach(async () => {
  vi.restoreAllMocks();
  useSession.setState({ campaign: null });
  for (const { id } of await storage.list()) await storage.remove(id);
});

describe('saving a map', () => {
  it('never draws a picture wider than a picture may be', async () => {
    const saved = catching();
    expect(await saveMap(place, CHOICE, goesOn)).toMatch(/\.svg$/);
    const svg = new TextDecoder().decode(saved.mock.calls[0]?.[0].bytes);
    const width = Number(/ width="([\d.]+)/.exec(svg)?.[1]);
    expect(width).toBeGreaterThan(0.9 * MAX_SIDE);
    expect(width).toBeLessThanOrEqual(MAX_SIDE);
  });

  it('asks for no place when the GM has stopped it meanwhile', async () => {
    const saved = catching();
    expect(await saveMap(place, { ...CHOICE, format: 'csv' }, () => false)).toBeNull();
    expect(saved).not.toHaveBeenCalled();
    expect(useExchange.getState().trouble).toBeNull();
  });

  it.each([
    ['the whole campaign', 'all', true],
    ['a part of it', 'chosen', false],
  ] as const)('counts %s as a copy of it: %s', async (_what, scope, counts) => {
    catching();
    const id = await storage.create(campaign, origin);
    useMapScreen.getState().choose([at('210/19')], 'set');
    const stored = { ...place, campaign: { ...campaign, id } };
    await saveMap(stored, { ...CHOICE, format: 'campaign', scope }, goesOn);
    expect((await storage.headOf(id))?.exportedAt !== null).toBe(counts);
  });
});

describe('what stays behind', () => {
  it('is nothing for the file of the program itself and the turn for tables', async () => {
    expect(await leftBehind(place, { ...CHOICE, format: 'campaign' })).toEqual([]);
    const dropped = await leftBehind(place, { ...CHOICE, format: 'csv' });
    expect(dropped?.map(({ what }) => what)).toContain('clock');
  });

  it('is not told of a choice that was followed by another', async () => {
    const first = leftBehind(place, { ...CHOICE, format: 'csv' });
    const second = leftBehind(place, { ...CHOICE, format: 'geojson' });
    expect(await first).toBeNull();
    expect(await second).not.toBeNull();
  });
});

describe('leaving a campaign', () => {
  it('forgets a file that waits for the word of the GM', () => {
    useSession.setState({ campaign });
    useExchange.getState().set({
      incoming: { kind: 'campaign', file: 'x', campaign, images: {} },
      isExporting: true,
    });
    useSession.setState({ campaign: null });
    expect(useExchange.getState()).toMatchObject({ incoming: null, isExporting: false });
  });
});
