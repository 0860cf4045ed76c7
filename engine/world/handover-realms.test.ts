import { describe, expect, it } from 'vitest';
import { centreOf, type GrossfeldNo } from '../hex';
import {
  AT,
  copied,
  draft,
  lent,
  merge,
  start,
  withoutNote,
  withSheet,
  withUnit,
  workOf,
} from '../testing/handover';
import { pygma } from '../systems/pygma';
import { NOTHING_KNOWN } from './belief';
import { ledgerEntries } from './ledger';
import type { Campaign } from './campaign';
import type { NewsIssue, NewsItem } from './delivery';
import { latticeOf } from './fields';
import { type Grossfeld, SIDE } from './grossfeld';
import { leftOutWith } from './handover';
import type { Region } from './regions';
import { sideIndex } from './sides';
import { placeText } from './unit-place';
import { at, fail } from '../testing/world';

/** A game in which Tharos has seen of three fields beside each other, 07, 08 and 09, the first alone. */
const partlySeen = () => {
  const [no = fail()] = Object.keys(lent(['realms']).copy.world.map.grossfelder) as GrossfeldNo[];
  const { tha = fail() } = start.world.knowledge;
  const known = tha.grossfelder[no] ?? NOTHING_KNOWN;
  const unseen = known.level.with(6, 2).with(7, 0).with(8, 0);
  const land = start.world.map.grossfelder[no] ?? fail();
  const town = { type: 'std', name: 'FREMDE STADT', owner: 'val', built: 9, harbours: [] };
  const marked: Grossfeld = {
    ...land,
    owner: land.owner.with(7, 'val').with(8, 'val'),
    sides: { ...land.sides, [sideIndex(7, 2)]: SIDE.road, [sideIndex(8, 2)]: SIDE.road },
    walls: { ...land.walls, 43: 4711 },
    springs: { ...land.springs, 44: true },
    settlements: { ...land.settlements, 7: town },
    notes: { 0: 'NOTIZ' },
    secrets: { 0: { text: 'GEHEIM', strength: '' } },
  };
  const { world } = start;
  const secret: Campaign = {
    ...start,
    world: {
      ...world,
      map: { ...world.map, grossfelder: { ...world.map.grossfelder, [no]: marked } },
      units: Object.fromEntries(
        Object.entries(world.units).filter(
          ([, unit]) => ![`${no}/08`, `${no}/09`].includes(placeText(unit)),
        ),
      ),
      knowledge: {
        ...world.knowledge,
        tha: { ...tha, grossfelder: { ...tha.grossfelder, [no]: { ...known, level: unseen } } },
      },
    },
  };
  return { secret, no, land };
};

const ITEM: NewsItem = {
  id: 'i1',
  section: 'rumours',
  headline: 'Man hört',
  text: 'Es rumort.',
  signature: { kind: 'none', name: '' },
  embargo: null,
};

const MAP = { party: 'tha', centre: at('210/21'), fields: 5, caption: '' };

const ISSUE: NewsIssue = {
  id: 'n1',
  number: 1,
  turn: 58,
  title: 'Bote',
  motto: '',
  language: 'de',
  tone: 'neutral',
  rounding: 1,
  columns: 2,
  items: [],
  statistics: [],
  releasedAt: null,
};

const REGION: Region = {
  key: 'a',
  name: 'Au',
  outlines: [[0, 0, 1, 0, 1, 1]],
  point: { x: 0, y: 0 },
  tint: 'plain',
  figures: {},
  note: '',
};

describe('a copy of some realms alone', () => {
  const { campaign, copy } = lent(['realms']);
  const others = Object.values(start.world.parties).filter(({ key }) => key !== 'tha');

  it('has of all others the names, and their land only as far as it was seen', () => {
    expect(copy.world.parties['tha']).toEqual(start.world.parties['tha']);
    for (const { key, name } of others)
      expect(copy.world.parties[key]).toMatchObject({ name, treasury: 0, capital: null });
    const seen = Object.keys(start.world.knowledge['tha']?.grossfelder ?? {});
    expect(seen).toEqual(expect.arrayContaining(Object.keys(copy.world.map.grossfelder)));
    expect(Object.keys(copy.world.knowledge)).toEqual(['tha']);
    const amounts = ledgerEntries(copy.ledger).filter(({ party }) => party !== 'tha');
    expect(amounts.length).toBeGreaterThan(0);
    expect(new Set(amounts.map(({ amount }) => amount))).toEqual(new Set([0]));
  });

  it('has no note or secret of the GM, and of land that was never seen only the terrain', () => {
    const { secret, no, land } = partlySeen();
    const { copy: shown } = copied(secret, draft, ['realms']);
    expect(JSON.stringify(shown)).not.toMatch(/NOTIZ|GEHEIM|FREMDE STADT|4711/);
    const grossfeld = shown.world.map.grossfelder[no] ?? fail();
    expect(grossfeld.owner[7]).toBeNull();
    expect(grossfeld.springs[44]).toBeUndefined();
    expect(grossfeld.sides[sideIndex(7, 2)]).toBe(SIDE.road);
    expect(grossfeld.sides[sideIndex(8, 2)]).toBeUndefined();
    expect(grossfeld.terrain).toEqual(land.terrain);
  });

  it('has lettering and bookmarks on land that was seen alone', () => {
    const { secret, no } = partlySeen();
    const lattice = latticeOf(secret.world.map);
    const pointOf = (kleinfeld: string) => {
      const cell = lattice.cellOf(at(`${no}/${kleinfeld}`)) ?? fail();
      const { x, y } = centreOf(lattice.axialOf(cell));
      return { x, y };
    };
    const [there, hidden] = [pointOf('07'), pointOf('08')];
    const labelAt = (id: string, ...points: readonly number[]) =>
      ({ id, kind: 'small', text: id, points, size: 1 }) as const;
    const labelled: Campaign = {
      ...secret,
      bookmarks: {
        b1: { id: 'b1', name: 'Furt', point: there, scale: 1 },
        b2: { id: 'b2', name: 'HINTERHALT', point: hidden, scale: 1 },
      },
      world: {
        ...secret.world,
        labels: {
          Furt: labelAt('Furt', there.x, there.y),
          Heide: labelAt('Heide', there.x, there.y, hidden.x, hidden.y),
          DRACHENHORT: labelAt('DRACHENHORT', hidden.x, hidden.y),
        },
      },
    };
    const { campaign: left, copy: shown } = copied(labelled, draft, ['realms']);
    expect(Object.keys(shown.world.labels)).toEqual(['Furt', 'Heide']);
    expect(Object.keys(shown.bookmarks)).toEqual(['b1']);
    expect(JSON.stringify(shown)).not.toMatch(/DRACHENHORT|HINTERHALT/);
    const back = merge(left, shown);
    expect([back.world.labels, back.bookmarks]).toEqual([
      labelled.world.labels,
      labelled.bookmarks,
    ]);
  });

  it.each<readonly [string, (campaign: Campaign) => Campaign]>([
    [
      'an issue of the newsletter that is still being made',
      (campaign) => ({ ...campaign, newsletters: { n1: { ...ISSUE, title: 'GEHEIM' } } }),
    ],
    [
      'the true author of a piece and the reasons of the GM in an issue that came out',
      (campaign) => ({
        ...campaign,
        newsletters: {
          n1: {
            ...ISSUE,
            releasedAt: AT,
            items: [
              { ...ITEM, party: 'val', source: { kind: 'mail', id: 'GEHEIM' } },
              { ...ITEM, signature: { kind: 'none', name: 'Fürst GEHEIM' } },
              { ...ITEM, map: { ...MAP, party: 'val', caption: 'GEHEIM' } },
            ],
            allowed: { x: 'GEHEIM' },
          },
        },
      }),
    ],
    [
      'notes of the GM on regions',
      (campaign) => ({
        ...campaign,
        world: {
          ...campaign.world,
          board: { regions: { a: { ...REGION, note: 'GEHEIM' } }, borders: [] },
        },
      }),
    ],
    [
      'reasons of corrections',
      ({ archive, ...campaign }) => ({
        ...campaign,
        archive: { 58: { ...(archive[58] ?? fail()), corrected: [{ at: AT, reason: 'GEHEIM' }] } },
      }),
    ],
    [
      'what was booked of a turn only for today',
      (campaign) => ({
        ...campaign,
        todayCorrections: {
          58: {
            turn: 58,
            sheets: {},
            rulings: {},
            mail: {},
            at: AT,
            reason: 'GEHEIM',
            effects: [],
            entries: [],
          },
        },
      }),
    ],
    ['what only a newer program knows', (campaign) => ({ ...campaign, kept: { x: 'GEHEIM' } })],
  ])('has not: %s', (_, hidden) => {
    const secret = hidden(start);
    const { campaign: left, copy: shown } = copied(secret, draft, ['realms']);
    expect(JSON.stringify(shown)).not.toMatch(/GEHEIM|"party":"val","section"/);
    expect(withoutNote({ ...merge(left, shown), handovers: {} })).toEqual(withoutNote(secret));
  });

  it('has the issues of the newsletter that came out, as everybody read them', () => {
    const mine = { ...ITEM, party: 'tha', map: { ...MAP, party: 'tha' } };
    const signed = { ...ITEM, signature: { kind: 'true', name: 'Ein Freund' } } as const;
    const feigned = { ...ITEM, signature: { kind: 'false', name: 'Ein Freund' } } as const;
    const line = { figure: 'gold', minimum: 1, average: 5, median: 5, maximum: 9999 };
    const printed = { statistics: ['gold'], printed: [line] };
    const out = { ...ISSUE, releasedAt: AT, items: [ITEM, mine, signed] };
    const kept = { ...out, ...printed, items: [ITEM, mine, feigned] };
    const { campaign: left, copy: shown } = copied({ ...start, newsletters: { n1: kept } }, draft, [
      'realms',
    ]);
    expect(shown.newsletters).toEqual({ n1: out });
    expect(merge(left, shown).newsletters).toEqual({ n1: kept });
  });

  it('comes back without touching what it did not have', () => {
    expect(workOf(campaign, copy).changes).toEqual([]);
    const theirs = withSheet(copy, 'tha', '102 KR');
    const back = merge(campaign, theirs);
    expect(back.sheets['tha']?.text).toBe('102 KR');
    expect(back.world).toEqual(start.world);
    expect(back.ledger).toEqual(start.ledger);
  });

  it('has who is aboard of a foreign ship where the ship is, and leaves it aboard when it comes back', () => {
    const [carrier = fail()] = Object.values(start.world.units).filter(
      ({ party }) => party === 'val',
    );
    const sailing = withUnit(start, 'tha:101', { place: { kind: 'aboard', carrier: carrier.id } });
    const { campaign: at, copy: shown } = copied(sailing, draft, ['realms']);
    expect(shown.world.units[carrier.id]).toBeUndefined();
    expect(shown.world.units['tha:101']?.place).toEqual(carrier.place);
    const back = merge(at, withUnit(shown, 'tha:101', { order: 'KV' }));
    expect(back.world.units['tha:101']).toEqual({ ...sailing.world.units['tha:101'], order: 'KV' });
    const { place } = Object.values(shown.world.units).find(({ id }) => id !== 'tha:101') ?? fail();
    const landed = withUnit(shown, 'tha:101', { place });
    expect(workOf(at, landed).changes.map(({ kind }) => kind)).toEqual(['changed']);
    expect(merge(at, landed).world.units['tha:101']?.place).toEqual(place);
  });

  it('has records of nobody only on land that was seen, and those of its realms wherever they are', () => {
    const { world } = start;
    const unseen =
      Object.keys(world.map.grossfelder).find((no) => !(no in copy.world.map.grossfelder)) ??
      fail();
    const seen = world.parties['tha']?.capital ?? fail();
    const rows = {
      'being//b1': { field: `${unseen}/05`, name: 'DRACHE' },
      'being//b2': { field: seen, name: 'RIESE' },
      'being//b3': { field: '', name: 'WANDERER' },
      'army/val/KH1': { field: seen, carrier: '' },
    };
    const own = { 'army/tha/KH1': { field: `${unseen}/05`, carrier: '' } };
    const shownOf = (affairs: NonNullable<typeof world.affairs>) =>
      copied({ ...start, world: { ...world, affairs } }, draft, ['realms'], pygma.records).copy
        .world;
    expect(Object.keys(shownOf(rows).affairs ?? {})).toEqual(['being//b2', 'being//b3']);
    const there = shownOf({ ...rows, ...own });
    expect(there.affairs).toMatchObject({ ...own, 'being//b1': { name: 'DRACHE' } });
    expect(there.map.grossfelder).toHaveProperty(unseen);
  });

  it('is no way to decide a turn or to write its reports', () => {
    expect(leftOutWith(['letters'])).toContain('realms');
    expect(leftOutWith(['letters', 'decisions'])).not.toContain('realms');
    expect(leftOutWith(['reports'])).not.toContain('realms');
  });
});
