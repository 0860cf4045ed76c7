import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../assets/examples/tharos';
import {
  type Cell,
  centreOf,
  type Point,
  DIRECTIONS,
  fieldAddress,
  type GrossfeldNo,
  grossfeldOf,
} from '../hex';
import { edited, realm, tinyCampaign, tinyWorld, troop } from '../testing';
import { campaignFile } from '../testing/files';
import { times } from '../testing/trials';
import { REALMS } from '../testing/pygma-samples';
import { pygma } from '../systems/pygma';
import { stateOf } from '../systems/pygma/state/keep';
import { setSideFeatures } from './edit-sides';
import { grossfelderOf, latticeOf } from './fields';
import { SIDE } from './grossfeld';
import { readCampaignFile } from './save';
import {
  grossfelderAround,
  partiesOn,
  SEGMENT_LEFT_OUT,
  type SegmentLeftOut,
  segmentOf,
} from './segment';
import { sideFeatures } from './sides';
import { blankWork } from './works';
import type { MapLabel, Person, Work, WorldMap } from './world';
import { icosahedralMap } from '../testing/icosahedron';

const EDGE = 8;
const bare = icosahedralMap(EDGE);
const whole = latticeOf(bare);
const nos = grossfelderOf(bare).map(({ no }) => no);
const cells = Array.from({ length: whole.size }, (_, cell): Cell => cell).filter((cell) =>
  whole.isOnMap(cell),
);
/** Over every cut runs a road. */
const map: WorldMap = edited(bare, (before) =>
  setSideFeatures(
    before,
    whole,
    cells.flatMap((cell) =>
      DIRECTIONS.filter((side) => whole.isCut(cell, side)).map((side) => ({
        field: whole.addressOf(cell),
        side,
      })),
    ),
    SIDE.road,
    true,
  ),
);
const campaign = tinyCampaign(tinyWorld({ map }));
const PLAN = { id: 'part', name: 'Ein Teil', seed: 'other', kinds: [], leftOut: [] };

const cutOut = (
  from: typeof campaign,
  some: readonly GrossfeldNo[],
  kinds: Parameters<typeof partiesOn>[2] = [],
): typeof campaign => {
  const cut = segmentOf(from, some, { ...PLAN, kinds });
  if (!cut.ok) throw new Error(cut.problem.code);
  return cut.value;
};

describe('a segment of a world on an icosahedron', () => {
  it('reads back from its file, with the same addresses and neighbours over the cuts inside it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...nos), fc.integer({ min: 0, max: 2 }), (no, rings) => {
        const some = grossfelderAround(map, [no], rings);
        const cut = cutOut(campaign, some);
        const part = latticeOf(cut.world.map);
        expect(Object.keys(cut.world.map.grossfelder)).toEqual(some);
        expect(cut.world.map.topology).toEqual(map.topology);
        for (const cell of cells) {
          const field = whole.addressOf(cell);
          if (!some.includes(grossfeldOf(field))) continue;
          for (const side of DIRECTIONS) {
            const beyond = whole.neighbourOf(field, side);
            const isInside = beyond !== undefined && some.includes(grossfeldOf(beyond));
            expect(part.neighbourOf(field, side)).toBe(isInside ? beyond : undefined);
            if (!isInside) continue;
            const at = { field, side };
            expect(sideFeatures(cut.world.map.grossfelder, part, at)).toBe(
              sideFeatures(map.grossfelder, whole, at),
            );
          }
        }
      }),
      times(12),
    );
    const cut = cutOut(campaign, grossfelderAround(map, [nos[0] ?? ('' as GrossfeldNo)], 1));
    const read = readCampaignFile(campaignFile(cut));
    expect(read.ok && read.value).toEqual(cut);
  });

  it('has the distances of the whole world where the way lies inside, over cuts too', () => {
    // The Großfelder around a pole lie at all five cuts that meet there.
    const pole = cells.find((cell) => whole.gapAt(cell) === 2) ?? 0;
    const some = grossfelderAround(map, [grossfeldOf(whole.addressOf(pole))], 2);
    const part = latticeOf(cutOut(campaign, some).world.map);
    const near = cells.filter((cell) => whole.distance(pole, cell) <= 3);
    let overCuts = 0;
    for (const a of near)
      for (const b of near) {
        const [from, to] = [a, b].map((cell) => part.cellOf(whole.addressOf(cell)) ?? -1);
        expect(part.distance(from ?? -1, to ?? -1)).toBe(whole.distance(a, b));
        overCuts += DIRECTIONS.filter(
          (side) => whole.neighbour(a, side) === b && whole.isCut(a, side),
        ).length;
      }
    expect(overCuts).toBeGreaterThan(0);
  });

  it('is refused for no Großfeld and for one that is not there', () => {
    expect(segmentOf(campaign, [], PLAN).ok).toBe(false);
    expect(segmentOf(campaign, ['999' as GrossfeldNo], PLAN)).toMatchObject({
      ok: false,
      problem: { code: 'not-there' },
    });
  });
});

describe('a segment of a campaign', () => {
  it('takes along who has something there, and of all others only the names', () => {
    const [here, there] = [nos[0], nos.at(-1)] as [GrossfeldNo, GrossfeldNo];
    const fieldIn = (no: GrossfeldNo) =>
      whole.addressOf(cells.find((cell) => grossfeldOf(whole.addressOf(cell)) === no) ?? 0);
    const world = tinyWorld({
      map,
      parties: [realm('nor', { treasury: 300 }), realm('sud', { treasury: 700 })],
      units: [troop('nor', 1, fieldIn(here)), troop('sud', 2, fieldIn(there))],
    });
    expect(partiesOn(world, [here], [])).toEqual(new Set(['nor']));
    const { world: part } = cutOut(tinyCampaign(world), [here]);
    expect(Object.values(part.units).map(({ party }) => party)).toEqual(['nor']);
    expect(part.parties['nor']?.treasury).toBe(300);
    expect(part.parties['sud']).toMatchObject({ name: world.parties['sud']?.name, treasury: 0 });
  });

  it('takes along every building site there with its builders, who need have nothing else there', () => {
    const [here, there] = [nos[0], nos.at(-1)] as [GrossfeldNo, GrossfeldNo];
    const site = (no: GrossfeldNo, kleinfeld: number, owners: readonly string[]): Work => ({
      ...blankWork('settlement', fieldAddress(no, kleinfeld), null, 24),
      owners,
    });
    const works = [site(here, 20, ['sud']), site(here, 21, []), site(there, 20, ['nor'])];
    const world = {
      ...tinyWorld({ map, parties: [realm('nor'), realm('sud')] }),
      works: Object.fromEntries(works.map((work) => [work.id, work])),
    };
    expect(partiesOn(world, [here], [])).toEqual(new Set(['sud']));
    expect(Object.values(cutOut(tinyCampaign(world), [here]).world.works)).toEqual(
      works.slice(0, 2),
    );
  });

  it('goes without what concerns players and land alone, where the GM leaves it out', () => {
    const [here] = [nos[0]] as [GrossfeldNo];
    const person: Person = {
      id: 'p1',
      name: 'Ada',
      address: 'Gasse 1',
      email: 'ada@example.org',
      phone: '0123',
      born: 1990,
      isMember: true,
      paidUntil: 2026,
      mode: 'secret',
      channel: 'email',
      roles: [{ party: 'nor', kind: 'single' }],
      account: [{ turn: 1, cents: 500, kind: 'deposit' }],
      note: 'zahlt bar',
    };
    const chunk = map.grossfelder[here] ?? expect.fail();
    const noted = { ...chunk, notes: { 3: 'Furt' }, secrets: { 4: 'Hort' } };
    const from = tinyCampaign({
      ...tinyWorld({
        map: { ...map, grossfelder: { ...map.grossfelder, [here]: noted } },
        parties: [realm('nor')],
        units: [troop('nor', 101, `${here}/20`)],
      }),
      people: { p1: person },
    });
    const cut = (leftOut: readonly SegmentLeftOut[]) => {
      const made = segmentOf(from, [here], { ...PLAN, leftOut });
      return made.ok ? made.value.world : expect.fail(made.problem.code);
    };
    const all = cut([]);
    expect([all.people, all.map.grossfelder[here]?.secrets]).toEqual([
      { p1: person },
      { 4: 'Hort' },
    ]);
    const bare = cut(SEGMENT_LEFT_OUT);
    const { id, name, mode, channel, roles } = person;
    const gone = {
      address: '',
      email: '',
      phone: '',
      born: null,
      isMember: false,
      paidUntil: null,
    };
    expect(bare.people).toEqual({ p1: { id, name, mode, channel, roles, ...gone, account: [] } });
    expect(bare.map.grossfelder[here]).toEqual({ ...noted, notes: {}, secrets: {} });
  });

  it('takes along lettering and bookmarks with a point on its land, and none that lie elsewhere or off the map', () => {
    const [here, there] = [nos[0], nos.at(-1)] as [GrossfeldNo, GrossfeldNo];
    const pointIn = (no: GrossfeldNo) => {
      const cell = cells.find((one) => grossfeldOf(whole.addressOf(one)) === no) ?? 0;
      return centreOf(whole.axialOf(cell));
    };
    const [inside, outside, off] = [pointIn(here), pointIn(there), { x: -900, y: -900 }];
    const label = (id: string, ...points: readonly Point[]): readonly [string, MapLabel] => [
      id,
      { id, kind: 'small', text: id, points: points.flatMap(({ x, y }) => [x, y]), size: 9 },
    ];
    const labels = Object.fromEntries([
      label('on it', inside),
      label('half', off, outside, inside),
      label('elsewhere', outside),
      label('elsewhere and off', outside, off),
      label('off', off),
    ]);
    const mark = (id: string, point: Point) => ({ id, name: id, point, scale: 20 });
    const from = {
      ...tinyCampaign(tinyWorld({ map, labels })),
      bookmarks: { in: mark('in', inside), out: mark('out', outside), off: mark('off', off) },
    };
    const part = cutOut(from, [here]);
    expect(Object.keys(part.world.labels).sort()).toEqual(['half', 'on it']);
    expect(Object.keys(part.bookmarks)).toEqual(['in']);
  });

  it('takes along what foreign ships carry there, and not what they carry elsewhere', () => {
    const [here, there] = [nos[0], nos.at(-1)] as [GrossfeldNo, GrossfeldNo];
    const aboard = (carrier: string) => ({ place: { kind: 'aboard' as const, carrier } });
    const world = tinyWorld({
      map,
      parties: [realm('nor'), realm('sud')],
      units: [
        troop('sud', 301, `${here}/20`, { type: 'S' }),
        troop('sud', 302, `${there}/20`, { type: 'S' }),
        troop('nor', 101, `${here}/20`, aboard('sud:301')),
        troop('nor', 102, `${here}/20`, aboard('sud:302')),
        troop('nor', 103, `${here}/20`, aboard('nor:102')),
      ],
    });
    expect(Object.keys(cutOut(tinyCampaign(world), [here]).world.units).sort()).toEqual([
      'nor:101',
      'sud:301',
    ]);
  });

  it('reads back from its file when it is cut out of a played one', () => {
    const played = tharosCampaign();
    const [first] = grossfelderOf(played.world.map);
    const some = grossfelderAround(played.world.map, first === undefined ? [] : [first.no], 1);
    const cut = cutOut(played, some);
    const read = readCampaignFile(campaignFile(cut));
    expect(read.ok && read.value).toEqual(cut);
    expect(cut.archive).toEqual({});
    expect(cut.seed).toBe('other');
    const whole = played.world.map.grossfelder;
    for (const no of some) {
      expect(cut.world.map.grossfelder[no]?.terrain).toEqual(whole[no]?.terrain);
      expect(cut.world.map.grossfelder[no]?.settlements).toEqual(whole[no]?.settlements);
    }
  });
});

describe('a segment of a game that keeps its units as records', () => {
  const { records } = pygma;
  const [seas, hills] = ['073', '072'] as [GrossfeldNo, GrossfeldNo];
  const giant = {
    kind: 'giant',
    name: '',
    strength: 2500,
    order: 'none',
    treasure: 0,
    isRolled: false,
    text: 'schläft',
    known: '',
  };
  const world = {
    ...REALMS,
    affairs: {
      ...REALMS.affairs,
      'being//b1': { ...giant, field: '072/30' },
      'being//b2': { ...giant, field: '' },
      'ruin//r1': { side: '065/12(2)', what: 'road', turn: 3 },
      'revolt/west/r1': {
        class: 2,
        strength: 3,
        began: 4,
        cause: 'goods',
        spread: 0,
        fields: '065/05 072/21 072/22',
      },
      'name/nord/n1': { field: '072/22', name: 'Nebelwald' },
    },
  };
  const played = { ...tinyCampaign(world), system: 'pygma' };

  it('takes along who has a unit there, that unit and what is known about the land, and no unit that stands elsewhere', () => {
    expect(partiesOn(world, [seas], records)).toEqual(new Set(['insel', 'west']));
    const { armies, traders, beings, sightings } = stateOf(cutOut(played, [seas], records).world);
    expect(armies.map(({ owner, id, field }) => [owner, id, field])).toEqual([
      ['west', 'FH1', '073/10'],
      ['west', 'FH2', '073/05'],
      ['insel', 'FH1', '073/16'],
    ]);
    expect([traders, beings]).toEqual([[], []]);
    expect(sightings.filter(({ field }) => !field.startsWith(seas))).toEqual([]);
    expect(readCampaignFile(campaignFile(cutOut(played, [seas], records))).ok).toBe(true);
  });

  it('takes along what lies there though it is nobody’s, and parts of what lies on both sides', () => {
    // A name on a field gives nobody a part in the land.
    expect(partiesOn(world, [hills], records)).toEqual(new Set(['insel', 'west']));
    const state = stateOf(cutOut(played, [hills], records).world);
    expect(state.beings.map(({ field }) => field)).toEqual(['072/30']);
    expect(state.ruins).toEqual([]);
    expect(state.revolts.map(({ fields }) => fields)).toEqual(['072/21 072/22']);
    expect(state.traders.map(({ field, city }) => [field, city])).toEqual([['072/22', '']]);
  });

  it('leaves no address of other land in its records', () => {
    const all = grossfelderOf(world.map).map(({ no }) => no);
    for (const no of all) {
      const rows = JSON.stringify(cutOut(played, [no], records).world.affairs);
      expect(rows).toContain(`"${no}/`);
      for (const other of all)
        if (other !== no) expect(rows).not.toMatch(new RegExp(`[" /]${other}/`));
    }
  });
});
