import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rabensundCampaign } from '../../../../assets/examples/rabensund';
import {
  type Campaign,
  cellsOnMap,
  centreOf,
  grossfeldOf,
  latticeOf,
  recut,
} from '../../../../engine';
import {
  tinyCampaignOf,
  at,
  mapOf,
  realm,
  tinyCampaign,
  tinyWorld,
  uniform,
} from '../../../../engine/testing';
import { bridge } from '../../../kit/bridge';
import { useMapScreen } from '../../../model/map/state';
import { useSession } from '../../../model/state/session';
import { useView } from '../../../model/state/view';
import { storage } from '../../../model/storage';
import { origin } from '../../../model/storage/testing';
import { type Choice, leftBehind, pictureArea, type Place, saveMap } from './export-actions';
import { MAX_SIDE } from '../../../model/map/paper';
import { useExchange } from './state';
import { icosahedralMap } from '../../../../engine/testing/icosahedron';

const far = mapOf(uniform('210', 0, 0, 't'), uniform('211', 100, 0, 't'));
const campaign = tinyCampaignOf({ map: far });
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
  useView.setState({ perspective: { kind: 'truth' } });
  useExchange.setState({ trouble: null });
  useSession.setState({ campaign: null });
  for (const { id } of await storage.list()) await storage.remove(id);
});

describe('a picture of the land of a realm', () => {
  it('is drawn joined, whichever net the GM looks at', () => {
    const made = icosahedralMap(6);
    const own = latticeOf(made);
    const world = tinyWorld({ map: made, parties: [realm('nor')] });
    const on = { campaign: tinyCampaign(world) };
    const chosen = new Set(cellsOnMap(own).slice(0, 3).map(own.addressOf));
    useMapScreen.setState({ chosen });
    useView.setState({ perspective: { kind: 'realm', party: 'nor' } });
    const areas = [0, 17, 31].map((net) =>
      pictureArea({ ...on, lattice: recut(own, net) }, 'chosen'),
    );
    expect(areas[0]).toBeDefined();
    expect(areas[1]).toEqual(areas[0]);
    expect(areas[2]).toEqual(areas[0]);
    useMapScreen.setState({ chosen: new Set() });
  });
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

/** What Halvmark reads in a picture of a campaign: all letters one after another, and the numbers of Großfelder. */
const pictureFor = async (campaign: Campaign, scope: Choice['scope']) => {
  const saved = catching();
  useView.setState({ perspective: { kind: 'realm', party: 'hal' } });
  const path = await saveMap(
    { campaign, lattice: latticeOf(campaign.world.map) },
    { ...CHOICE, scope },
    goesOn,
  );
  const svg = new TextDecoder().decode(saved.mock.lastCall?.[0].bytes);
  const words = [...svg.matchAll(/>([^<>]+)</g)].map(([, word]) => word?.trim() ?? '');
  return {
    path,
    letters: words.join(''),
    numbers: words.filter((word) => /^\d{3}$/.test(word)).toSorted(),
  };
};

describe('a picture for a realm that numbers its map itself', () => {
  const played = rabensundCampaign();
  const { world } = played;
  const lattice = latticeOf(world.map);
  const capital = world.parties['hal']?.capital ?? at('001/01');
  const home = centreOf(lattice.axialOf(lattice.cellOf(capital) ?? 0));
  const chart = world.knowledge['hal']?.chart ?? {};
  const own = Object.values(chart).toSorted();
  const window = {
    camera: { centre: home, scale: 40 },
    extent: { width: 120, height: 120 },
  };

  it('shows all it knows under its own numbers, and no more of the plane than that', async () => {
    expect(own).not.toEqual(Object.keys(chart).toSorted());
    expect((await pictureFor(played, 'all')).numbers).toEqual(own);
    const [left = 0, , right = 0] = pictureArea({ campaign: played, lattice }, 'all') ?? [];
    useView.setState({ perspective: { kind: 'truth' } });
    const [west = 0, , east = 0] = pictureArea({ campaign: played, lattice }, 'all') ?? [];
    expect(right - left).toBeLessThan((east - west) / 2);
  });

  it.each([
    ['chosen fields', 'chosen'],
    ['what the window shows', 'window'],
  ] as const)('finds %s on its own sheet', async (_what, scope) => {
    useMapScreen.getState().choose([capital], 'set');
    useMapScreen.getState().set({ window });
    const { letters, numbers } = await pictureFor(played, scope);
    expect(letters).toContain(capital.slice(4));
    expect(numbers).toContain(chart[grossfeldOf(capital)]);
    for (const no of numbers) expect(own).toContain(no);
  });

  it('names no realm it has not met', async () => {
    const named = (party: string): Campaign => ({
      ...played,
      world: {
        ...world,
        labels: {
          near: {
            id: 'near',
            kind: 'small',
            text: 'Xyvantor',
            party,
            size: 0.5,
            points: [-1, -0.5, 0, 0.5, 1].flatMap((step) => [home.x + step, home.y]),
          },
        },
      },
    });
    expect((await pictureFor(named('hal'), 'all')).letters).toContain('Xyvantor');
    expect((await pictureFor(named('akr'), 'all')).letters).not.toContain('Xyvantor');
  });

  it('is not made of fields it does not know, and the GM is told', async () => {
    const far = lattice.plots.find(({ no }) => chart[no] === undefined)?.no ?? '';
    useMapScreen.getState().choose([at(`${far}/19`)], 'set');
    expect((await pictureFor(played, 'chosen')).path).toBeNull();
    expect(useExchange.getState().trouble?.text).toBe('exchange:out.unknown');
  });
});

describe('what stays behind', () => {
  it('is nothing for the file of the program itself and the turn for tables', async () => {
    expect(await leftBehind(place, { ...CHOICE, format: 'campaign' })).toEqual([]);
    const dropped = await leftBehind(place, { ...CHOICE, format: 'csv' });
    expect(dropped?.map(({ what }) => what)).toContain('clock');
  });

  it('is not called for a choice that was followed by another', async () => {
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
