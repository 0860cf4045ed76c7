import { describe, expect, it } from 'vitest';
import { cell } from '../../../kernel';
import { AREAS, GOODS } from './kinds';
import { PRESETS } from './presets';
import { ASKED, SETTINGS } from './settings';
import { TABLES } from '../rules/cells';
import { MIRROR_TABLE, PROMOTION_TABLE } from './tables';

const valueOf = (...at: Parameters<typeof cell>): number => cell(...at)?.value ?? 0;

describe('the tables', () => {
  it.each(AREAS)(
    'hold goods of %s only where they can be promoted, within the limit (PI-14-04, PI-14-08)',
    (area) => {
      const goods = GOODS.map((good) => valueOf(MIRROR_TABLE, area, good));
      const lost = GOODS.filter(
        (good, at) => (goods[at] ?? 0) > 0 && valueOf(PROMOTION_TABLE, good, area) === 0,
      );
      expect(lost).toEqual([]);
      expect(goods.reduce((sum, points) => sum + points, 0)).toBeLessThanOrEqual(
        valueOf(MIRROR_TABLE, area, 'cap'),
      );
    },
  );

  it('have rising rows where rows are figures', () => {
    for (const { id, rows } of TABLES) {
      const figures = rows.map(Number);
      if (figures.every(Number.isFinite))
        expect(figures, id).toEqual(figures.toSorted((a, b) => a - b));
    }
  });
});

describe('the settings', () => {
  const byKey = new Map(SETTINGS.map((one) => [one.key, one]));

  it('are each there once, and those a GM is asked about are among them', () => {
    expect(byKey.size).toBe(SETTINGS.length);
    expect(ASKED.filter((key) => !byKey.has(key))).toEqual([]);
  });

  it.each(PRESETS)(
    'are changed by the preset $id to what they may be (PI-00-14)',
    ({ settings }) => {
      for (const [key, value] of Object.entries(settings))
        expect(typeof value, key).toBe(typeof byKey.get(key)?.initial);
    },
  );
});
