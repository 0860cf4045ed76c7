import { describe, expect, it } from 'vitest';
import {
  HEIGHT_LETTERS,
  SETTLEMENT_KEYS,
  SETTLEMENT_TYPES,
  type Terrain,
  TERRAIN_KEYS,
  TERRAIN_TYPES,
  TERRAINS,
} from '../data';
import { settlementTypeOf, terrainOf } from './catalogue';
import { terrainStyles } from '../views/terrains';
import { frozen, readTerrain } from './terrain';

const all = TERRAIN_KEYS.map((key): readonly [string, Terrain] => [key, TERRAINS[key]]);
const HEIGHT_COLOURS = ['lightBlue', 'lightGreen', 'lightBrown', 'darkBrown', 'darkGrey'];
const TYPE_DIFFICULTY: Readonly<Record<string, number>> = {
  jungle: 1,
  ice: 1,
  desert: 1,
  swamp: 2,
  volcano: 2,
};
const TYPE_CAUSE: Readonly<Record<string, string>> = {
  jungle: 'jungle',
  ice: 'frost',
  swamp: 'swamp',
  volcano: 'volcano',
  desert: 'desert',
  deepsea: 'deepsea',
};
/** Inhabitants at level 1; each level above halves them (WW-3.1-04). */
const LOWLAND: Readonly<Record<string, number>> = {
  normal: 50_000,
  forest: 30_000,
  lake: 30_000,
  steppe: 15_000,
  swamp: 10_000,
  jungle: 10_000,
  desert: 10_000,
  ice: 10_000,
  volcano: 5000,
};

describe('the catalogue of terrain kinds', () => {
  it('has 33 keys, every type and every level (WW-2.2-02, WW-2.2-03, WW-2.2-09)', () => {
    expect(all).toHaveLength(33);
    expect(new Set(all.map(([, { type }]) => type))).toEqual(new Set(TERRAIN_TYPES));
    const ofHeight = (level: number) => all.filter(([, { height }]) => height === level);
    expect([0, 1, 2, 3, 4].map((level) => ofHeight(level).length)).toEqual([3, 9, 8, 8, 5]);
  });

  it.each(all)(
    '%s: key, height letter and ring colour fit (WW-2.2-05, WW-2.2-06, WW-2.2-07)',
    (key, terrain) => {
      const exceptions = ['st', 'ew', 'tw'];
      expect(terrain.key).toBe(key);
      if (!exceptions.includes(key) && key !== 'vul') {
        expect(key.startsWith(HEIGHT_LETTERS[terrain.height])).toBe(true);
        if (terrain.outer !== terrain.inner)
          expect(terrain.outer).toBe(HEIGHT_COLOURS[terrain.height]);
      }
      if (terrain.type === 'normal') {
        expect([terrain.outer, terrain.inner]).toEqual([
          HEIGHT_COLOURS[terrain.height],
          HEIGHT_COLOURS[terrain.height],
        ]);
      }
    },
  );

  it.each(all)(
    '%s: the difficulty is the highest of its causes (WW-2.3-03, WW-2.3-04, WW-2.3-07)',
    (_, terrain) => {
      const byHeight = terrain.height === 4 ? 1 : 0;
      expect(terrain.difficulty).toBe(Math.max(TYPE_DIFFICULTY[terrain.type] ?? 0, byHeight));
    },
  );

  it.each(all)('%s: losses come from its type and from level 4 (WW-2.3-07)', (_, terrain) => {
    const cause = TYPE_CAUSE[terrain.type];
    const expected = [
      ...(cause === undefined ? [] : [cause]),
      ...(terrain.height === 4 ? ['height4'] : []),
    ];
    expect(terrain.lossCauses).toEqual(expected);
  });

  it.each(all)('%s: each level halves the inhabitants (WW-3.1-04)', (key, terrain) => {
    const expected =
      key === 'ew'
        ? 1000
        : terrain.height === 0
          ? 0
          : (LOWLAND[terrain.type] ?? 0) / 2 ** (terrain.height - 1);
    expect(terrain.inhabitants).toBe(expected);
  });

  it('is a combination of height and type, each at most once (WW-2.2-01)', () => {
    expect(new Set(all.map(([, { height, type }]) => `${height} ${type}`)).size).toBe(all.length);
  });

  it('fills normal ground with one colour and marks most other kinds by a disc (WW-2.2-04)', () => {
    const uniform = all.filter(([, { outer, inner }]) => outer === inner).map(([key]) => key);
    expect(uniform).toEqual([
      'w',
      't',
      'h',
      'b',
      'g',
      'twa',
      'tsu',
      'tds',
      'twue',
      'ew',
      'vul',
      'tw',
    ]);
  });

  it.each([
    ['t', 'Tiefland'],
    ['g', 'Gebirge'],
    ['hwa', 'Hochland-Wald'],
    ['twue', 'Tiefland-Wüste'],
    ['gew', 'Gebirge-Eiswüste'],
    ['bvu', 'Bergland-Vulkan'],
    ['ew', 'Eiswüste'],
    ['vul', 'Vulkan'],
    ['tw', 'Tiefsee'],
    ['st', 'Steppe'],
    ['w', 'Wasser'],
  ])('calls %s %s (WW-2.2-08)', (key, name) => {
    expect(terrainStyles[key]?.name.de).toBe(name);
  });

  it('narrows the view in jungle and deep sea always (WW-2.2-14)', () => {
    const low = all.filter(([, { lowView }]) => lowView).map(([key]) => key);
    expect(low).toEqual(['tds', 'hds', 'bds', 'tw']);
  });
});

describe('a terrain as people write it', () => {
  it.each([
    ['hwa', 'hwa'],
    ['TWÜ', 'twue'],
    ['twue', 'twue'],
    [' Bwü ', 'bwue'],
    ['VUL', 'vul'],
  ])('%j is %s (WW-0.2-05)', (text, key) => {
    expect(readTerrain(text)?.key).toBe(key);
  });

  it.each(['', 'gsu', 'hst', 'gvu', 'Wald', '__proto__', 'toString'])(
    '%j is none (F-TERR-KEY, WW-12.2-17)',
    (text) => {
      expect(readTerrain(text)).toBeUndefined();
      expect(terrainOf(text)).toBeUndefined();
    },
  );
});

describe('freezing (WW-2.2-10)', () => {
  it.each([
    ['w', 'ew'],
    ['tw', 'ew'],
    ['tse', 'tew'],
    ['hse', 'hew'],
    ['bse', 'bew'],
    ['gse', 'gew'],
  ])('turns %s into %s and keeps the height', (before, after) => {
    const ice = frozen(TERRAINS[before as keyof typeof TERRAINS]);
    expect(ice?.key).toBe(after);
    expect(ice?.height).toBe(TERRAINS[before as keyof typeof TERRAINS].height);
  });

  it('happens to water and lakes only', () => {
    expect(all.filter(([, terrain]) => frozen(terrain) !== undefined)).toHaveLength(6);
  });
});

describe('the catalogue of settlements', () => {
  it.each(SETTLEMENT_KEYS)(
    '%s: the building value is the sum of its structures (WW-4.2-02)',
    (key) => {
      const type = SETTLEMENT_TYPES[key];
      const { garrison, defence, fortification, laboratories, temples } = type;
      const structures = garrison + defence + fortification + laboratories + temples;
      expect(structures + (type.inhabitants + type.musterCapacity) / 10_000).toBe(
        type.buildingValue,
      );
      expect(type.cost).toBe(type.buildingValue * 5000);
    },
  );

  it.each(SETTLEMENT_KEYS)(
    '%s: the net income is 15 percent less 100 gold per point (WW-3.1-08, WW-4.2-13)',
    (key) => {
      const { inhabitants, buildingValue, netIncome } = SETTLEMENT_TYPES[key];
      expect((inhabitants * 15) / 100 - buildingValue * 100).toBe(netIncome);
    },
  );

  it('knows no type by an inherited name', () => {
    expect(settlementTypeOf('toString')).toBeUndefined();
  });
});
