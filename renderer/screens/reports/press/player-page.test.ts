import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appliedAcht } from '../../../../engine/testing/acht';
import {
  blankDraft,
  type GrossfeldNo,
  hiddenFactsOf,
  knownWorld,
  type PartySnapshot,
  snapshotOf,
  systems,
  type TurnReportDraft,
} from '../../../../engine';
import { findLeaks, type Leak } from '../../../model/leaks';
import { PLAYED } from '../../../model/player/testing';
import { heavyPage, playerData, playerPage } from './player-page';
import { formatsFor, formatsToSave } from './protocol';

const campaign = appliedAcht();
const system = systems[campaign.system] ?? expect.fail();

const orderOf = (party: string, change: Partial<TurnReportDraft> = {}) => {
  const snapshot = snapshotOf(campaign, party, system) ?? expect.fail(party);
  return { campaign, snapshot, draft: { ...blankDraft(58, party, 'de'), ...change } };
};

const leaksOf = async (order: ReturnType<typeof orderOf>): Promise<readonly Leak[]> => {
  const { snapshot } = order;
  return findLeaks(await playerPage(order), hiddenFactsOf(campaign, snapshot, system), snapshot);
};

const PROGRAM = { style: '', packed: 'H4sIAAAA', loader: 'unpack();', digests: [] };

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(PROGRAM)));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the page of a player', () => {
  it.each(['tha', 'lyr', 'gil'])('of %s tells nothing hidden (WW-10.1-14)', async (party) => {
    expect(await leaksOf(orderOf(party))).toEqual([]);
  });

  it('is held back where the GM wrote into it what its player cannot know', async () => {
    const leaks = await leaksOf(orderOf('tha', { opening: 'Hütet Euch vor Eiswehr!' }));
    expect(leaks.map(({ what }) => what)).toEqual(['Eiswehr, 575/25']);
  });

  it('is held back where anything runs in it but its own program', async () => {
    const order = orderOf('tha');
    const { program = [], ...page } = await playerPage(order);
    const leaks = await findLeaks({ ...page, program: program.slice(0, 1) }, [], order.snapshot);
    expect(leaks.map(({ kind }) => kind)).toContain('script');
  });

  it('has the report in the words of the GM, and the world as its player knows it', () => {
    const order = orderOf('tha', { opening: 'Gut gemacht!' });
    const { report, snapshot } = playerData(order);
    expect(report.opening).toEqual(['Gut gemacht!']);
    expect(report.sections.map(({ isBooks }) => isBooks)).toContain(true);
    expect(knownWorld(snapshot)).toEqual(knownWorld(order.snapshot));
  });

  it.each([
    ['a page of 1.5 MB', 'html', ['p'], 1_500_000, undefined],
    ['a page above it', 'html', ['p'], 1_500_001, 1_500_001],
    ['a report above it', 'html', undefined, 1_500_001, undefined],
    ['a mail above it', 'mail', ['p'], 1_500_001, undefined],
  ] as const)('%s is called heavy or not', (_, kind, program, size, heavy) => {
    const bytes = new Uint8Array(size);
    expect(heavyPage([program === undefined ? { kind, bytes } : { kind, bytes, program }])).toBe(
      heavy,
    );
  });

  it('goes with the files of those alone who get one', () => {
    expect(formatsFor({ page: true }, ['pdf', 'mail'])).toEqual(['pdf', 'page', 'mail']);
    expect(formatsFor({ page: false }, ['pdf', 'mail'])).toEqual(['pdf', 'mail']);
    expect(formatsFor({}, ['pdf'])).toEqual(['pdf']);
  });

  it.each([
    ['mail', true, ['page', 'mail']],
    ['mail', false, ['mail']],
    ['pdf', true, ['pdf']],
    ['page', true, ['page']],
  ] as const)('to save %s of a player with a page (%s) takes %j', (format, page, made) => {
    expect(formatsToSave({ page }, format)).toEqual(made);
  });
});

describe('beside its program, which the build keeps below 600,000 bytes, a page holds at most 900,000', () => {
  const bytesOf = async ({ campaign: of }: (typeof PLAYED)[number], snapshot: PartySnapshot) => {
    const draft = blankDraft(snapshot.month.turn, snapshot.party.key, 'de');
    return (await playerPage({ campaign: of, snapshot, draft })).bytes.length;
  };
  const sizeOf = (snapshot: PartySnapshot): number => JSON.stringify(snapshot).length;
  const largestOf = ({ snapshots }: (typeof PLAYED)[number]): PartySnapshot =>
    snapshots.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? expect.fail('no party');

  it.each(PLAYED)('for the party of the example of $game that knows most', async (played) => {
    expect(await bytesOf(played, largestOf(played))).toBeLessThan(900_000);
  });

  it('for a realm that knows 300 Großfelder', async () => {
    const played = PLAYED.find(({ game }) => game === 'waben') ?? expect.fail();
    const snapshot = largestOf(played);
    const [chunk = expect.fail()] = Object.values(snapshot.view.chunks).toSorted(
      (a, b) => JSON.stringify(b).length - JSON.stringify(a).length,
    );
    const chunks = Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => {
        const no = String(at + 1).padStart(3, '0') as GrossfeldNo;
        return [no, { ...chunk, no }];
      }),
    );
    const wide = { ...snapshot, view: { ...snapshot.view, chunks } };
    expect(await bytesOf(played, wide)).toBeLessThan(900_000);
  });
});
