import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenLines } from '../../../cases';
import { fact, type Settings, unfounded } from '../../../kernel';
import { type FieldAddress, parseFieldAddress } from '../../../hex';
import { blankWork, type Work, WORK_PER_POINT, type WorkKind } from '../../../world';
import { waben } from '..';
import {
  SETTLEMENT_KEYS,
  SETTLEMENT_TYPES,
  STRUCTURE_KINDS,
  TERRAIN_KEYS,
  TERRAINS,
} from '../data';
import {
  buildingCost,
  buildingDifficulty,
  repairCost,
  structureUpkeep,
  workCost,
} from '../rules/building/cost';
import { isRemote, isThin, labourSources, musterDistance } from '../rules/building/projects';
import { objections } from '../rules/building/objections';
import { moonWork } from '../rules/building/rate';
import { creditOf, stageMoons, stageWork } from '../rules/building/stage';
import { valueOfStructure } from '../rules/building/value';
import { boardOf } from '../rules/movement/board';
import { ownersOfSide } from '../rules/structure/owners';
import {
  fortressLeft,
  garrisonLimit,
  isTownComplete,
  musterCapacity,
  townDefence,
  townInhabitants,
  townOf,
  townValue,
  townValueLeft,
} from '../rules/structure/town';
import { worldGiven } from '../../../testing/case-runner';
import { wabenCaseGame } from './game';

/** Kind, building value, difficulty; cost and upkeep per half-year in gold (WW-4.1-28, WW-4.1-29). */
const COSTS: readonly (readonly [
  clause: string,
  kind: WorkKind,
  value: number,
  difficulty: number,
  cost: number,
  upkeep: number,
])[] = [
  ['WW-4.1-05', 'settlement', 12, 0, 60_000, 1200],
  ['WW-4.1-28', 'settlement', 12, 1, 120_000, 2400],
  ['WW-4.1-28', 'settlement', 12, 2, 180_000, 3600],
  ['WW-4.3-01', 'road', 5, 0, 5000, 100],
  ['WW-4.1-29', 'road', 5, 1, 10_000, 200],
  ['WW-4.1-29', 'road', 5, 2, 15_000, 300],
  ['WW-4.1-29', 'wall', 8, 0, 8000, 160],
  ['WW-4.3-02', 'canal', 100, 0, 100_000, 2000],
  ['WW-4.1-24', 'bridge', 5, 0, 5000, 100],
];

/** Terrain of a field with a settlement in it or none; whether it is thinly populated (WW-4.1-23). */
const THIN: readonly (readonly [
  terrain: string,
  settlement: string | null,
  isThin: boolean,
  settings: Settings,
])[] = [
  ['tsu', null, false, {}],
  ['hsu', null, true, {}],
  ['g', null, true, {}],
  ['bwa', null, true, {}],
  ['b', null, false, {}],
  ['hsu', 'brg', false, {}],
  ['hsu', 'gar', true, {}],
  ['hsu', 'brg', true, { 'build.thin_counts_settlement': false }],
  ['hsu', null, false, { 'build.thin_limit': 5000 }],
];

const SITE = '210/20' as FieldAddress;

/** A castle begun in 210/20 and paid for in full. */
const castle = (paid = 12): Work => ({
  ...blankWork('settlement', SITE, null, 12),
  type: 'brg',
  owners: ['a'],
  progress: 0,
  paid: paid * WORK_PER_POINT,
  begun: 1,
  completed: null,
  name: 'Neuburg',
});

const boardWith = (lines: GivenLines, settings: Settings = {}) =>
  boardOf(worldGiven(wabenCaseGame, { map: '210 t', ...lines }).map, settings);

describe('what structures cost', () => {
  it.each(COSTS)('%s: %s of %d points, difficulty %d: %d, upkeep %d', (...row) => {
    const [, kind, value, difficulty, cost, upkeep] = row;
    const points = fact('buildingValue', value);
    const level = fact('difficulty', difficulty);
    expect(buildingCost(kind, points, level, {}).value).toBe(cost);
    const figure = structureUpkeep(kind, points, level, {});
    expect(figure.value).toBe(upkeep);
    expect(unfounded(figure, waben.tables)).toEqual([]);
  });

  it.each(TERRAIN_KEYS)(
    'WW-4.1-07: %s is as difficult to build in as the table shows',
    (terrain) => {
      const { ground } = boardWith({ map: `210 ${terrain}` });
      const lot = { kind: 'settlement', cell: 18, direction: null } as const;
      expect(buildingDifficulty(ground, lot, {}).value).toBe(TERRAINS[terrain].difficulty);
    },
  );

  it('WW-4.1-02, WW-4.1-03, WW-4.1-04: two families; garrisons have no people of their own', () => {
    const sides = STRUCTURE_KINDS.filter((kind) => kind !== 'settlement');
    expect(sides.map((kind) => valueOfStructure(kind, {})?.value)).toEqual([5, 5, 5, 100]);
    expect(valueOfStructure('settlement', {})).toBeUndefined();
    const peopled = SETTLEMENT_KEYS.filter((key) => SETTLEMENT_TYPES[key].inhabitants > 0);
    expect(peopled).toEqual(['brg', 'std', 'fst', 'met']);
  });

  it('WW-12.6-16: repair costs what building costs, in the percentage of the GM', () => {
    const three = fact('points', 3);
    const level = fact('difficulty', 1);
    expect(repairCost('wall', three, level, {}).value).toBe(6000);
    expect(repairCost('wall', three, level, { 'build.repair_cost_pct': 50 }).value).toBe(3000);
  });

  it('WW-4.1-09, WW-12.4-01: a side is as difficult as its worse field; the GM may take the better or the mean', () => {
    const given = { '210/20': 'tsu' };
    const level = (kind: 'road' | 'wall', settings: Settings = {}) => {
      const { ground, lattice } = boardWith(given, settings);
      const cell = lattice.cellOf(parseFieldAddress('210/19') ?? SITE) ?? -1;
      return buildingDifficulty(ground, { kind, cell, direction: 2 }, settings).value;
    };
    expect(level('road')).toBe(2);
    expect(level('road', { 'build.side_difficulty': 'min' })).toBe(0);
    expect(level('road', { 'build.side_difficulty': 'mean' })).toBe(1);
    expect(level('wall')).toBe(0);
  });

  it('WW-12.2-11: rivers above level 1 are more difficult only by the setting', () => {
    const given = { map: '210 h', '210/19(2)': 'river' };
    const level = (settings: Settings) =>
      buildingDifficulty(
        boardWith(given, settings).ground,
        { kind: 'bridge', cell: 18, direction: 2 },
        settings,
      ).value;
    expect(level({})).toBe(0);
    expect(level({ 'terrain.river_difficulty': 1 })).toBe(1);
  });
});

describe('who builds', () => {
  it.each(THIN)(
    'WW-4.1-23, WW-12.4-06: %s with %s: thin %s',
    (terrain, settlement, expected, settings) => {
      const { ground } = boardWith({
        map: `210 ${terrain}`,
        ...(settlement === null ? {} : { '210/19': `${settlement} a 48` }),
      });
      expect(isThin(ground, new Map(), 18, settings)).toBe(expected);
    },
  );

  const WIDE = '210 t, 001 t 1 0, 002 t 2 0';

  /** Distance of a field as far as asked from the castle in 210/19, which is at a level of its own. */
  const far = (away: number, terrain: string, settings: Settings = {}) => {
    const plain = boardWith({ map: WIDE });
    const home = plain.lattice.cellOf(parseFieldAddress('210/19') ?? SITE) ?? -1;
    const cells = Array.from({ length: plain.lattice.size }, (_, cell) => cell);
    const cell = cells.find((at) => plain.lattice.distance(home, at) === away) ?? -1;
    const { ground } = boardWith({
      map: WIDE,
      '210/19': 'of a, brg a 12',
      [plain.lattice.addressOf(cell)]: terrain,
    });
    return {
      distance: musterDistance(ground, new Map(), cell, 'a', settings).value,
      isRemote: isRemote(ground, new Map(), cell, 'a', settings),
      ofAnother: isRemote(ground, new Map(), cell, 'b', settings),
    };
  };

  it('WW-4.1-32: eight fields and two changes of level are remote, nine on the flat are not', () => {
    expect(far(8, 'b')).toEqual({ distance: 10, isRemote: true, ofAnother: true });
    expect(far(9, 't')).toEqual({ distance: 9, isRemote: false, ofAnother: true });
    expect(far(8, 'h')).toMatchObject({ distance: 9, isRemote: false });
  });

  it('WW-4.1-21, WW-12.4-05: the limit and the way to measure are the GM’s', () => {
    expect(far(9, 't', { 'build.remote_distance': 9 }).isRemote).toBe(true);
    expect(far(8, 'b', { 'build.remote_metric': 'straight' }).isRemote).toBe(true);
    expect(far(9, 't', { 'build.remote_metric': 'straight' }).isRemote).toBe(false);
  });

  it('WW-4.1-22: over water there is no way, but the crow flies', () => {
    const given = { map: '210 w', '210/17': 't, of a, std a', '210/20': 't, of a' };
    const remote = (settings: Settings) =>
      isRemote(boardWith(given).ground, new Map(), 19, 'a', settings);
    expect(remote({})).toBe(true);
    expect(remote({ 'build.remote_metric': 'straight' })).toBe(false);
  });

  it('WW-4.1-18, WW-12.4-02, WW-12.4-16: the field of the builder gives its labour, or both fields of a side', () => {
    const { ground } = boardWith({
      '210/19': 'of a, std a',
      '210/20': 'of b, std b',
      '210/21': 'of a',
    });
    const road = (owners: readonly string[], settings: Settings = {}) =>
      labourSources(
        ground,
        new Map(),
        { ...blankWork('road', '210/19' as never, 2, 5), owners },
        settings,
      );
    expect(road(['a'])).toEqual([18]);
    expect(road(['b'])).toEqual([19]);
    const own = { ...blankWork('road', '210/20' as never, 2, 5), owners: ['a'] };
    expect(labourSources(ground, new Map(), own, {})).toEqual([20]);
    const inside = { ...blankWork('settlement', '210/20' as never, null, 5), owners: ['a'] };
    expect(labourSources(ground, new Map(), inside, {})).toEqual([]);
    expect(labourSources(ground, new Map(), inside, { 'build.foreign_labour': true })).toEqual([
      19,
    ]);
  });

  it('WW-12.4-02: both fields of one owner give a point each, if the GM wants that (build.side_labour)', () => {
    const { ground } = boardWith({
      '210/19': 'of a, std a',
      '210/20': 'of a',
    });
    const road = { ...blankWork('road', '210/19' as never, 2, 5), owners: ['a'] };
    expect(labourSources(ground, new Map(), road, {})).toEqual([18]);
    expect(labourSources(ground, new Map(), road, { 'build.side_labour': 'both' })).toEqual([
      18, 19,
    ]);
  });
});

describe('stages (WW-4.1-31)', () => {
  const clock = (moon: number, moonsPerTurn = 1) => ({ turn: 1, year: 1, moon, moonsPerTurn });
  const rate = moonWork(fact('localLabour', 1), fact('workers', 0), {});

  it('pay for the moons up to the next income moon', () => {
    expect([2, 6, 7, 12, 1].map((moon) => stageMoons(clock(moon)))).toEqual([5, 1, 6, 1, 6]);
    // A turn that covers an income moon has paid it already.
    expect(stageMoons(clock(6, 2))).toBe(7);
  });

  it('a castle begun in Falkenmond costs 25,000, 30,000 and 5,000', () => {
    let work = castle(0);
    const paid = [2, 7, 1].map((moon) => {
      const stage = stageWork(work, rate, clock(moon), {});
      work = { ...work, paid: work.paid + stage.value, progress: work.paid + stage.value };
      return workCost('settlement', stage, fact('difficulty', 0), {}).value;
    });
    expect(paid).toEqual([25_000, 30_000, 5000]);
    expect(creditOf(work)).toBe(0);
  });

  it('WW-4.1-19: workers shorten the time and leave the cost as it is', () => {
    const fast = moonWork(fact('localLabour', 1), fact('workers', 20_000), {});
    const all = stageWork(castle(0), fast, clock(2), {});
    expect(workCost('settlement', all, fact('difficulty', 0), {}).value).toBe(60_000);
  });

  it('WW-12.4-08: or month by month, or all at once (build.payment)', () => {
    const points = (settings: Settings) =>
      stageWork(castle(0), rate, clock(2), settings).value / WORK_PER_POINT;
    expect(points({ 'build.payment': 'monthly' })).toBe(1);
    expect(points({ 'build.payment': 'full' })).toBe(12);
  });

  it('never ask for more than is left, nor twice for the same work (property)', () => {
    fc.assert(
      fc.property(
        fc.nat(60_000),
        fc.nat(60_000),
        fc.integer({ min: 1, max: 12 }),
        (progress, ahead, moon) => {
          const paid = Math.min(60_000, progress + ahead);
          const work = { ...castle(), progress, paid };
          const stage = stageWork(work, rate, clock(moon), {}).value;
          expect(stage).toBeGreaterThanOrEqual(0);
          expect(paid + stage).toBeLessThanOrEqual(60_000);
          const again = { ...work, paid: paid + stage };
          expect(stageWork(again, rate, clock(moon), {}).value).toBe(0);
        },
      ),
    );
  });
});

describe('what a settlement is worth', () => {
  const town = (damage: Work['damage'], type = 'fst', built = 36) => {
    const settlement = { type, name: '', owner: 'a', built, harbours: [] };
    return townOf(
      new Map([['settlement 210/20', { ...blankWork('settlement', SITE, null, 36), damage }]]),
      SITE,
      settlement,
    );
  };
  const figures = (of: ReturnType<typeof town>, settings: Settings = {}) => [
    townInhabitants(of, settings).value,
    musterCapacity(of, settings).value,
    garrisonLimit(of, settings).value,
    townDefence(of, settings).value,
    townValueLeft(of, settings).value,
  ];

  it('WW-12.4-20: every point destroyed takes its own away, parts of a point do not', () => {
    expect(figures(town({}))).toEqual([50_000, 50_000, 20_000, 7, 36]);
    expect(figures(town({ defence: 2499 }))).toEqual([50_000, 50_000, 20_000, 7, 36]);
    const hurt = town({ fortification: 17_500, defence: 5000, garrison: 2500, inhabitants: 7500 });
    expect(figures(hurt)).toEqual([20_000, 50_000, 18_000, 5, 23]);
    expect(figures(hurt, { 'settle.damage_effect': 'none' })).toEqual([
      50_000, 50_000, 20_000, 5, 36,
    ]);
    for (const figure of [townInhabitants(hurt, {}), townValueLeft(hurt, {})]) {
      expect(unfounded(figure, waben.tables)).toEqual([]);
    }
  });

  it('WW-4.2-03, WW-4.2-06, WW-4.2-07, WW-7.3-03: people, town defence and walls are those of the table', () => {
    expect(townInhabitants(town({}), {}).value).toBe(SETTLEMENT_TYPES.fst.inhabitants);
    expect(townDefence(town({}), {}).value).toBe(SETTLEMENT_TYPES.fst.defence);
    expect(fortressLeft(town({}), {}).value).toBe(7);
    expect(fortressLeft(town({ fortification: 17_499 }), {}).value).toBe(1);
    expect(fortressLeft(town({ fortification: 17_500 }), {}).value).toBe(0);
  });

  it('WW-4.2-08, WW-12.4-23: temples and laboratories count for nothing but the building value', () => {
    const bare = town({ temples: 10_000, laboratories: 5000 }, 'met', 48);
    const whole = figures(town({}, 'met', 48));
    expect(figures(bare)).toEqual([...whole.slice(0, 4), 48 - 6]);
  });

  it('WW-4.1-12: unfinished it has no effect', () => {
    expect(figures(town({}, 'fst', 35))).toEqual([0, 0, 0, 0, 0]);
    expect(isTownComplete({ type: 'fst', name: '', owner: 'a', built: 36, harbours: [] }, {})).toBe(
      true,
    );
  });

  it('WW-4.2-09, WW-12.4-27: a type of its own is a row of the table; its value is the sum of its parts', () => {
    const settings = { 'table.settlement': { tempel: { defence: 1, temples: 4 } } };
    expect(townValue('tempel', settings).value).toBe(5);
    const world = worldGiven(wabenCaseGame, { map: '210 t' });
    const temple = { kind: 'settlement', field: SITE, type: 'tempel' } as const;
    const found = (some: Settings) =>
      objections(world, temple, some).map(({ code, severity }) => [code, severity]);
    expect(found({})).toEqual([['F-BUILD-FREETYPE', 'ASK']]);
    expect(found({ 'settle.free_types': 'none' })).toEqual([['F-BUILD-FREETYPE', 'REJECT']]);
    expect(found(settings)).toEqual([]);
  });

  it('WW-12.4-24: a coast is bridged only by a causeway of the GM (build.coast_bridge)', () => {
    const world = worldGiven(wabenCaseGame, { map: '210 t', '210/21': 'w' });
    const bridge = { kind: 'bridge', field: SITE, side: 2 } as const;
    const found = (settings: Settings) =>
      objections(world, bridge, settings).map(({ code }) => code);
    expect(found({})).toEqual(['F-BUILD-NORIVER', 'F-BUILD-HEIGHT']);
    expect(found({ 'build.coast_bridge': true })).toEqual([]);
  });

  it('WW-4.3-04: a wall that stands may be strengthened by less than five', () => {
    const given = (lines: GivenLines) => worldGiven(wabenCaseGame, { map: '210 t', ...lines });
    const wall = { kind: 'wall', field: SITE, side: 2, buildingValue: 3 } as const;
    expect(objections(given({}), wall).map(({ code }) => code)).toEqual(['F-BUILD-WALLMIN']);
    expect(objections(given({ '210/20(2)': 'wall 8' }), wall)).toEqual([]);
  });
});

describe('whose a structure on a side is (WW-7.3-24)', () => {
  const owners = (near: string, far: string, held: readonly string[], settings: Settings = {}) => {
    const { ground } = boardWith({
      '210/19': `of ${near}`,
      '210/20': `of ${far}`,
    });
    return ownersOfSide(ground, { kind: 'road', owners: held }, 18, 2, settings);
  };

  it('belong to the owners of its fields, unless its record differs; to the one who has both', () => {
    expect(owners('a', 'b', [])).toEqual(['a', 'b']);
    expect(owners('a', 'b', ['a'])).toEqual(['a']);
    expect(owners('b', 'b', ['a'])).toEqual(['b']);
  });

  it('WW-12.7-22: half conquered it may be shared (build.half_conquered)', () => {
    expect(owners('a', 'b', ['a'], { 'build.half_conquered': 'shared' })).toEqual(['a', 'b']);
  });
});
