import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedParts, type Explained, fact, type Settings, unfounded } from '../../../../kernel';
import { type Area, AREAS, type Good, GOODS } from '../../data/kinds';
import { TABLES } from '../../data/tables';
import {
  difficultyOf,
  inaccuracy,
  isDiscovered,
  isSenderKnown,
  missionChance,
  NOISE_FACES,
  reportedSize,
  spyAfter,
} from './espionage';
import {
  calculationSheet,
  type Counts,
  economicStrength,
  goodsPercent,
  neededGoods,
  ofGoods,
  weightedPercent,
} from './goods';
import { bloomOf, type BloomGiven, incomeOf, mineYield } from './income';
import {
  epidemicBrings,
  epidemicChance,
  epidemicLoss,
  growthLeft,
  halfPriceCities,
  hygienePerCity,
  meanStrength,
  populationChange,
  wealthOf,
} from './people';
import { promoted, promotionCost, promotionFault } from './promotion';
import {
  autonomy,
  buildingChance,
  grownStrength,
  hungerPercent,
  revoltArea,
  revoltFields,
  revoltStrength,
  rolledGoods,
  shipPercent,
  type ZoneOf,
  zoneOf,
} from './unrest';

const die = (value: number) => fact('pygma.die', value);
/** The figure as it is told; its explanation has to hold. */
const told = (explained: Explained) => {
  expect(unfounded(explained, TABLES)).toEqual([]);
  return explained.value / countedParts(explained);
};

const zonesOf = (percent: Partial<Record<Good, number>>) =>
  ofGoods((good): ZoneOf => zoneOf({}, good, percent[good] ?? 100));

/** Goods points of the first example, for 50 population points (EX-01). */
const EX01 = { points: [55, 50, 12, 40, 37, 25, 13, 6, 38, 51], population: fact('p', 50) };
const percents = ofGoods((good) => {
  const points = fact('points', EX01.points[GOODS.indexOf(good)] ?? 0);
  return goodsPercent({}, points, EX01.population, good);
});
const EX01_ZONES = zonesOf(ofGoods((good) => percents[good].value));

describe('the strength of the economy', () => {
  it('follows from whole percentages (EX-01; PI-12-08)', () => {
    expect(GOODS.map((good) => told(percents[good]))).toEqual([
      110, 100, 24, 80, 74, 50, 26, 12, 76, 102,
    ]);
  });

  it.each<[settings: Settings, weighted: number[], gws: number]>([
    [{}, [130, 110, 0, 90, 74, 25, 13, 0, 86, 122], 65],
    [{ 'pygma.gws.bonus': 'relative' }, [132, 110, 0, 88, 74, 25, 13, 0, 83, 122], 64.7],
    [{ 'pygma.gws.drop_highest': 3 }, [130, 110, 0, 90, 74, 25, 13, 0, 86, 122], 41.1],
  ])('weighed by %j (EX-01; PI-12-09 to PI-12-13)', (settings, weighted, gws) => {
    const all = GOODS.map((good) => weightedPercent(settings, percents[good], good));
    expect(all.map(told)).toEqual(weighted);
    expect(told(economicStrength(settings, all, 'a'))).toBe(gws);
  });

  it.each([
    [0, 0],
    [25, 0],
    [26, 13],
    [27, 13],
    [49, 24],
    [50, 25],
    [51, 51],
    [75, 75],
    [76, 86],
    [100, 110],
    [101, 121],
    [140, 160],
  ])('%d percent count as %d (EX-01; PI-12-09)', (percent, weighted) => {
    expect(told(weightedPercent({}, fact('percent', percent), 'wine'))).toBe(weighted);
  });

  it.each<
    [
      name: string,
      counts: readonly number[],
      population: number,
      percent: string,
      gws: number,
      struck: number,
    ]
  >([
    ['reference', [8, 5, 4, 1, 2, 6, 2], 51, '98 92 98 86 96 92 94 88 98 90', 103.2, 101.1],
    ['start, 10 KF', [4, 3, 2, 0, 1, 3, 1], 26, '100 96 96 92 96 92 92 76 100 92', 103.2, 100.8],
    ['start, 11 KF', [5, 3, 2, 0, 1, 4, 1], 29, '106 96 96 93 93 82 89 82 103 93', 105.3, 99.7],
    ['with desert', [5, 3, 2, 1, 1, 3, 1], 30, '103 90 100 90 90 93 96 83 100 90', 104.5, 100.2],
    ['start, 15 KF', [6, 4, 3, 0, 2, 4, 1], 36, '105 97 97 94 102 105 105 88 105 88', 113.6, 108.7],
    ['middle', [12, 8, 6, 1, 3, 8, 3], 77, '98 92 96 88 96 92 93 79 98 90', 102.2, 100],
    ['large', [20, 13, 9, 3, 5, 12, 5], 128, '98 89 96 87 90 95 96 80 96 90', 101.7, 99.5],
    ['coast', [7, 2, 2, 0, 1, 8, 1], 33, '118 100 100 87 90 57 81 121 109 93', 107.6, 95.4],
    ['highland', [2, 7, 2, 0, 3, 1, 1], 30, '80 103 103 113 83 206 153 93 86 86', 125.6, 103.4],
    ['inland', [6, 4, 3, 1, 1, 0, 1], 36, '105 86 94 94 102 91 94 36 105 88', 99.7, 89.2],
    ['desert', [3, 2, 1, 6, 1, 3, 1], 26, '73 69 138 65 57 165 142 192 69 73', 112.3, 80.5],
    ['forest', [3, 2, 7, 0, 0, 3, 1], 25, '76 120 120 68 228 40 48 48 120 76', 97.6, 64],
  ])(
    'of a realm of the trial calculation: %s (EX-02; HR-06)',
    (_, given, population, percent, gws, struck) => {
      // The table of the rules counts lowland, highland, forest, desert, mountain, water, cities.
      const counts: Counts = Object.fromEntries(AREAS.map((area, at) => [area, given[at] ?? 0]));
      const sheetOf = (settings: Settings) =>
        calculationSheet(settings, { party: 'a', counts, mirror: {}, other: [] });
      const sheet = sheetOf({});
      expect(told(sheet.population)).toBe(population);
      expect(GOODS.map((good) => told(sheet.percent[good])).join(' ')).toBe(percent);
      expect(told(sheet.gws)).toBe(gws);
      expect(told(sheetOf({ 'pygma.gws.drop_highest': 3 }).gws)).toBe(struck);
    },
  );

  it('names the goods that are needed, culture excepted, ties by their order (EX-02, EX-04; PI-15a-02)', () => {
    const percent = (values: string) =>
      ofGoods((good) => Number(values.split(' ')[GOODS.indexOf(good)]));
    expect(neededGoods({}, percent('106 96 96 93 93 82 89 82 103 93'))).toEqual([
      'stone',
      'gems',
      'ore',
    ]);
    expect(neededGoods({}, percent('110 100 24 80 74 50 26 12 76 2'))).toEqual([
      'gems',
      'spices',
      'ore',
    ]);
  });

  it('never lets points fall below nothing, nor people below one (PI-12-07)', () => {
    const other = [
      { of: 'grain', points: fact('disaster', -50) },
      { of: 'population', points: fact('account', -99) },
      { of: 'wine', points: fact('received', 7) },
    ] as const;
    const sheet = calculationSheet({}, { party: 'a', counts: { lowland: 2 }, mirror: {}, other });
    expect([sheet.points.grain, sheet.points.wine, sheet.population].map(told)).toEqual([0, 13, 1]);
  });

  it('is the sum of what all areas produce, whatever they are (PI-12-05)', () => {
    const area = fc.constantFrom<Area>(...AREAS);
    const row = fc.record(Object.fromEntries(GOODS.map((good) => [good, fc.nat(40)])));
    fc.assert(
      fc.property(
        fc.dictionary(area, fc.nat(60)),
        fc.dictionary(area, row),
        (counts: Counts, mirror) => {
          const sheet = calculationSheet({}, { party: 'a', counts, mirror, other: [] });
          const all = GOODS.map((good) => {
            const points = AREAS.reduce((before, one) => {
              const value =
                mirror[one]?.[good] ??
                TABLES.find(({ id }) => id === 'pygma.mirror')?.cells[one]?.[good] ??
                0;
              return before + (counts[one] ?? 0) * value;
            }, 0);
            return [told(sheet.points[good]), points];
          });
          for (const [points, expected] of all) expect(points).toBe(expected);
          for (const good of GOODS) {
            const floor = Math.floor((sheet.points[good].value * 100) / sheet.population.value);
            expect(told(sheet.percent[good])).toBe(floor);
          }
          expect(told(sheet.gws)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('income', () => {
  const given = {
    party: 'a',
    cities: [{ field: '5/16', kind: 'capital', isStricken: false }],
    land: { lowland: 5, highland: 3, forest: 2, mountain: 1 },
    additions: [fact('pygma.mine', 30_000)],
  } as const;
  const gws = { ...fact('pygma.gws', 1053), unit: 'tenth' } as const;

  it.each<[scope: string, gws: Explained | undefined, total: number]>([
    ['land_and_city_base', gws, 106_869],
    ['land', gws, 104_219],
    ['all', gws, 108_459],
    ['land_and_city_base', undefined, 103_000],
  ])('by the economy over %s (EX-03; PI-07-03, PI-07-09)', (scope, strength, total) => {
    const income = incomeOf({ 'pygma.income.gws_scope': scope }, { ...given, gws: strength });
    expect([income.land, income.cities, income.total].map(told)).toEqual([23_000, 50_000, total]);
  });

  it('of a city after an epidemic is half, and of a mine by its die (HR-05, HR-09; PI-07-04)', () => {
    const cities = [{ field: '5/16', kind: 'inland', isStricken: true }] as const;
    expect(told(incomeOf({}, { ...given, cities, gws: undefined }).cities)).toBe(10_000);
    expect(told(mineYield({}, die(7)))).toBe(70_000);
  });

  it.each<[settings: Settings, given: Omit<BloomGiven, 'field'>, paid: number, stays: number]>([
    [{}, { needed: 28, others: [23], carried: 15_000 }, 47_000, 15_666],
    [{}, { needed: 40, others: [3], carried: 15_666 }, 50_000, 16_666],
    [{}, { needed: 0, others: [], carried: 16_666 }, 16_666, 5555],
    [{}, { needed: 0, others: [4, 4], carried: 0 }, 1000, 333],
    [{ 'pygma.bloom.other_sum': false }, { needed: 0, others: [4, 4], carried: 0 }, 0, 0],
    [
      { 'pygma.bloom.carry': 'withhold' },
      { needed: 28, others: [23], carried: 15_000 },
      36_334,
      10_666,
    ],
  ])('blooms by %j with %j (EX-04; PI-15a-05 to PI-15a-07)', (settings, bloom, paid, stays) => {
    const { paid: now, stays: later } = bloomOf(settings, { field: '5/16', ...bloom });
    expect([now, later].map(told)).toEqual([paid, stays]);
  });
});

describe('espionage', () => {
  it.each([
    [22, 47_500, 30.5, 25],
    [22, 80_000, 42, 25],
    [22, 30_000, 22, 50],
    [22, 0, 7, 50],
    [10, 0, 0, 50],
    [25, 31_000, 25.5, 50],
    [22, 29_500, 22, 50],
    [95, 80_000, 100, 0],
  ])(
    '%d %% with %d GS becomes %d %% (EX-05; PI-09-03, PI-09-04, PI-09-06, PI-09-07)',
    (before, spent, after, off) => {
      const value = spyAfter({}, before * 2, spent);
      expect(told(value)).toBe(after);
      expect(told(inaccuracy({}, value.value))).toBe(off);
    },
  );

  it('loses nothing in the first month of a game (GM-27)', () => {
    expect([spyAfter({}, 40, 0, true), spyAfter({}, 40, 32_000, true)].map(told)).toEqual([20, 21]);
  });

  it.each([
    [8500, 25, 1, false, 6400],
    [8500, 25, NOISE_FACES, false, 10_600],
    [8500, 25, 1001, false, 8500],
    [8500, 0, 1, false, 8500],
    [60, 50, 1, false, 100],
    [15, 50, NOISE_FACES, true, 23],
  ])('reports %d at %d %%, lot %d (EX-05; PI-09-08)', (size, percent, noise, isFleet, reported) => {
    expect(told(reportedSize(size, fact('off', percent), fact('lot', noise), isFleet))).toBe(
      reported,
    );
  });

  it('reports no size outside its inaccuracy, but for rounding (PI-09-08)', () => {
    const size = fc.integer({ min: 1000, max: 100_000 });
    fc.assert(
      fc.property(
        size,
        fc.integer({ min: 1, max: NOISE_FACES }),
        fc.constantFrom(0, 25, 50),
        (men, noise, off) => {
          const reported = told(reportedSize(men, fact('off', off), fact('lot', noise), false));
          expect(Math.abs(reported - men)).toBeLessThanOrEqual((men * off) / 100 + 50);
          expect(reported % 100).toBe(0);
        },
      ),
    );
  });

  it.each([
    [60, 40, 'city_positions', 3, 2, 35],
    [45, 30, 'army_positions', 1, 4, 25],
    [25, 51, 'army_count', 1, 0, 0],
    [90, 0, 'realm_size', 1, 0, 90],
    [100, 0, 'realm_size', 1, 3, 100],
  ])(
    '%d against %d, %s, of %d missions, tried %d times before: %d %% (EX-06; PI-09a-04 to PI-09a-07)',
    (own, opponent, kind, missions, repetitions, chance) => {
      const difficulty = difficultyOf({}, kind);
      const given = { own: own * 2, opponent: opponent * 2, difficulty, missions, repetitions };
      expect(told(missionChance({}, given))).toBe(chance);
    },
  );

  it.each([
    [40, 40, false],
    [40, 90, false],
    [40, 91, true],
    [40, 96, true],
    [97, 98, true],
  ])(
    'at a chance of %d the roll %d gives it away: %s (HR-18; PI-09a-11)',
    (chance, roll, isKnown) => {
      expect(isDiscovered({}, chance, roll)).toBe(isKnown);
      expect([4, 5].map((one) => isSenderKnown({}, one))).toEqual([false, true]);
    },
  );
});

describe('unrest', () => {
  it.each<[Good, string]>([
    ['grain', '100- 99A 80A 79B 50B 49C 30C 29D 0D'],
    ['livestock', '100- 80A 79B 50B 49C 30C 29D'],
    ['timber', '100- 80A 79B 50B 49C 30C 29D'],
    ['culture', '100- 80A 79B 50B 49C 30C 29D'],
    ['stone', '100- 70A 69B 50B 49C 30C 29D'],
    ['ore', '100- 70A 69B 50B 49C 20C 19D'],
    ['cloth', '100- 70A 69B 50B 49C 20C 19D'],
    ['gems', '100- 60A 59B 30B 29C 20C 19D'],
    ['wine', '100- 60A 59B 40B 39C 20C 19D 0D'],
    ['spices', '100- 60A 59B 40B 39C 20C 19D'],
  ])('zones of %s: %s (EX-25; PI-13-01, PI-13-02)', (good, zones) => {
    const seen = zones.split(' ').map((one) => {
      const percent = Number.parseInt(one, 10);
      return `${String(percent)}${zoneOf({}, good, percent) ?? '-'}`;
    });
    expect(seen.join(' ')).toBe(zones);
  });

  it('is rolled for every good in a zone (EX-09; PI-13-03, PI-13-04)', () => {
    const rolled = rolledGoods({}, EX01_ZONES);
    expect(
      rolled.map(({ good, zone, chance }) => `${good} ${zone} ${String(told(chance))}`),
    ).toEqual([
      'spices C 60',
      'wine A 10',
      'timber B 30',
      'stone B 30',
      'ore C 60',
      'gems D 80',
      'cloth A 10',
    ]);
  });

  it.each<
    [
      revoltClass: number,
      roll: number | undefined,
      cities: number,
      fields: number,
      faces: number,
      settings?: Settings,
    ]
  >([
    [1, undefined, 0, 1, 0],
    [2, undefined, 0, 3, 0],
    [3, undefined, 1, 0, 0],
    [4, 6, 1, 8, 6],
    [4, 1, 1, 3, 6],
    [5, 1, 2, 5, 6],
    [7, 4, 2, 8, 6],
    [10, 6, 2, 10, 6],
    [7, 3, 2, 10, 3, { 'pygma.revolt.class5': '8-10' }],
    [5, 1, 2, 8, 3, { 'pygma.revolt.class5': '8-10' }],
  ])(
    'class %d with a die of %s takes %d cities and %d fields (EX-09; PI-13-06, PI-13-07, PI-13-09)',
    (revoltClass, roll, cities, fields, faces, settings = {}) => {
      const area = revoltArea(settings, revoltClass);
      expect([area.cities, area.faces]).toEqual([cities, faces]);
      expect(told(revoltFields(area, roll === undefined ? undefined : die(roll)))).toBe(fields);
    },
  );

  it('is as strong as its dice, and grows from muster month to muster month (EX-09; PI-13-08, PI-13-25)', () => {
    expect(told(revoltStrength({}, [1, 2, 3, 4, 5, 6, 3].map(die)))).toBe(11_500);
    expect([11_500, 13_800].map((one) => told(grownStrength({}, one)))).toEqual([13_800, 16_560]);
  });

  it.each<[percent: Partial<Record<Good, number>>, hunger: number]>([
    [{ grain: 60, livestock: 40 }, 40],
    [{ grain: 60, livestock: 40, ore: 10, wine: 5 }, 90],
    [{ wine: 5, spices: 0, cloth: 0, gems: 0 }, 10],
    [{ wine: 30, grain: 80 }, 0],
  ])(
    'at %j takes %d %% of the strength of armies (EX-08; PI-13-11 to PI-13-13)',
    (percent, hunger) => {
      expect(told(hungerPercent({}, zonesOf(percent)))).toBe(hunger);
    },
  );

  it('of the first example: direct effects (EX-09; PI-13-11, PI-13-14 to PI-13-19)', () => {
    expect(told(hungerPercent({}, EX01_ZONES))).toBe(30);
    expect(told(buildingChance({}, 'timber', EX01_ZONES.timber))).toBe(20);
    expect(told(buildingChance({}, 'stone', EX01_ZONES.stone))).toBe(20);
    expect(told(shipPercent({}, EX01_ZONES.timber))).toBe(100);
    expect(told(shipPercent({}, 'D'))).toBe(150);
    const rolled = ([undefined, 'A', 'B', 'C', 'D'] as const).map((zone) => {
      const { chance, faces } = autonomy({}, zone);
      return [told(chance), faces];
    });
    expect(rolled).toEqual([
      [0, 0],
      [0, 0],
      [20, 6],
      [50, 5],
      [100, 6],
    ]);
  });
});

describe('promotion', () => {
  it.each<[Good, Area, number, number]>([
    ['spices', 'highland', 3, 9000],
    ['spices', 'highland', 4, 12_000],
    ['wine', 'mountain', 0, 50_000],
    ['wine', 'mountain', 1, 10_000],
    ['culture', 'city', 6, 12_000],
  ])('of %s in %s from %d costs %d (EX-14; PI-14-07)', (good, area, before, cost) => {
    const mirror = { [area]: { [good]: before } };
    expect(told(promotionCost({}, mirror, { good, area }))).toBe(cost);
    expect(promoted({}, mirror, { good, area })).toEqual({ [area]: { [good]: before + 1 } });
  });

  const once = (good: Good, area: Area, isNow = false) => ({ good, area, isNow });
  it.each<[string, Good, Area, readonly ReturnType<typeof once>[], string | undefined, Settings?]>([
    ['a value that cannot be promoted', 'timber', 'water', [], 'matrix'],
    [
      'a value once more in the month',
      'spices',
      'highland',
      [once('spices', 'highland', true)],
      'month',
    ],
    [
      'a value for the third time',
      'spices',
      'highland',
      [once('spices', 'highland'), once('spices', 'highland')],
      'game',
    ],
    [
      'culture in cities for the third time',
      'culture',
      'city',
      [once('culture', 'city'), once('culture', 'city')],
      undefined,
    ],
    [
      'culture in cities twice in the month',
      'culture',
      'city',
      [once('culture', 'city', true)],
      'month',
    ],
    [
      'the same without limits',
      'culture',
      'city',
      [once('culture', 'city', true)],
      undefined,
      { 'pygma.promotion.city_culture': 'no_limits' },
    ],
    [
      'a fourth one in the month',
      'spices',
      'highland',
      [
        once('wine', 'highland', true),
        once('ore', 'highland', true),
        once('grain', 'highland', true),
      ],
      'count',
    ],
  ])(
    'refuses or allows %s (PI-14-03 to PI-14-06, PI-14-12; HR-07)',
    (_, good, area, done, fault, settings = {}) => {
      expect(promotionFault(settings, { mirror: {}, done }, { good, area })).toBe(fault);
    },
  );

  it('refuses what would lift a row above its limit (PI-14-08, PI-14-09)', () => {
    const at = (grain: number) =>
      promotionFault(
        {},
        { mirror: { lowland: { grain } }, done: [] },
        { good: 'wine', area: 'lowland' },
      );
    expect([at(11), at(12)]).toEqual([undefined, 'cap']);
  });
});

describe('people', () => {
  const all = [650, 920, 1053, 1180];

  it('stand above or below the mean of all realms (EX-10; PI-16-03)', () => {
    expect(told(meanStrength(all))).toBe(95);
    expect(all.map((one) => wealthOf({}, one, all))).toEqual([
      'below',
      'average',
      'above',
      'above',
    ]);
    // Exactly a tenth off is average.
    expect([900, 1100].map((one) => wealthOf({}, one, [900, 1100]))).toEqual([
      'average',
      'average',
    ]);
    expect(wealthOf({ 'pygma.population.band': 'points' }, 620, [620, 400])).toBe('above');
  });

  it.each<[settings: Settings, 'above' | 'below', number, number]>([
    [{}, 'below', 6, -10],
    [{}, 'above', 7, 15],
    [{}, 'above', 3, 0],
    [{}, 'above', 8, 15],
    [{}, 'above', 10, 30],
    [{ 'pygma.population.direction': 'wealth_shrinks' }, 'above', 9, -20],
  ])(
    'change by %j, %s, die %d: %d (EX-10; PI-16-04, PI-16-05)',
    (settings, wealth, roll, change) => {
      expect(told(populationChange(settings, wealth, die(roll)))).toBe(change);
    },
  );

  it.each([
    [0, 15],
    [1, 5],
    [2, 0],
    [3, 0],
  ])(
    'with %d cities built leave %d of a growth of 15 (EX-10; PI-16-09, PI-16-12)',
    (cities, left) => {
      expect(told(growthLeft({}, 15, cities))).toBe(left);
      expect([0, 1, 10, 15].map((growth) => halfPriceCities({}, growth))).toEqual([0, 1, 1, 2]);
      expect(halfPriceCities({ 'pygma.population.cities': 'unlimited' }, 5)).toBe(Infinity);
    },
  );

  it.each([
    [20_000, 5000, 3],
    [40_000, 10_000, 0],
    [15_000, 3750, 3],
    [11_999, 2999, 4],
    [0, 0, 5],
    [4000, 1000, 5],
    [4004, 1001, 4],
  ])(
    'with %d GS of hygiene for four cities (EX-24; HR-04; PI-04-24, PI-04-25, GM-37)',
    (spent, each, chance) => {
      const perCity = hygienePerCity(spent, 4);
      expect([told(perCity), told(epidemicChance({}, perCity.value))]).toEqual([each, chance]);
    },
  );

  it('suffer from epidemics, but not very hard (HR-05; GM-38, GM-39)', () => {
    const kinds = [2, 4, 5, 6].map((roll) => {
      const brings = epidemicBrings({}, roll);
      return Object.entries(brings)
        .flatMap(([kind, isSo]) => (isSo ? [kind] : []))
        .join(' ');
    });
    expect(kinds).toEqual([
      'mild',
      'mild armies',
      'mild armies closed',
      'mild armies closed deaths',
    ]);
    expect([1010, 50_000].map((one) => told(epidemicLoss({}, one)))).toEqual([51, 1000]);
  });
});
