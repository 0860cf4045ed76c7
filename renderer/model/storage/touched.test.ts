import { describe, expect, it } from 'vitest';
import type { Campaign, GrossfeldNo } from '../../../engine';
import { changedRows } from './rows';
import { CAMPAIGN_SHAPE } from './shape';
import { example } from './testing';
import { touchedBy } from './touched';

const base = example();
const [no = '' as GrossfeldNo] = Object.keys(base.world.map.grossfelder) as GrossfeldNo[];
const touchedAfter = (change: (draft: Campaign) => Campaign) => {
  const after = change(base);
  return touchedBy(after, changedRows(CAMPAIGN_SHAPE, base, after));
};

const withGrossfeld = (
  campaign: Campaign,
  change: (grossfeld: Campaign['world']['map']['grossfelder'][GrossfeldNo]) => object,
): Campaign => {
  const { world } = campaign;
  const grossfeld = world.map.grossfelder[no];
  if (grossfeld === undefined) return campaign;
  const grossfelder = { ...world.map.grossfelder, [no]: { ...grossfeld, ...change(grossfeld) } };
  return { ...campaign, world: { ...world, map: { ...world.map, grossfelder } } };
};

describe('the part of the map that a command changes', () => {
  it('is none for a command that does not change the map', () => {
    expect(touchedAfter((campaign) => ({ ...campaign, name: 'anders' }))).toBeUndefined();
  });

  it('is a point for one field, whether its terrain or one of its sides changed', () => {
    const terrain = touchedAfter((campaign) =>
      withGrossfeld(campaign, ({ terrain: all }) => ({ terrain: all.with(18, 'anders') })),
    );
    const sides = touchedAfter((campaign) =>
      withGrossfeld(campaign, ({ sides: all }) => ({ sides: { ...all, [18 * 6 + 3]: 31 } })),
    );
    expect(terrain?.[0]).toBe(terrain?.[2]);
    expect(sides).toEqual(terrain);
  });

  it('is the whole of a Großfeld that goes', () => {
    const gone = touchedAfter((campaign) => {
      const grossfelder = { ...campaign.world.map.grossfelder };
      Reflect.deleteProperty(grossfelder, no);
      return {
        ...campaign,
        world: { ...campaign.world, map: { ...campaign.world.map, grossfelder } },
      };
    });
    expect((gone?.[2] ?? 0) - (gone?.[0] ?? 0)).toBeGreaterThan(5);
  });

  it('holds the places of labels and units', () => {
    const label = { id: 'x', kind: 'sea', text: 'See', points: [3, 4, 5, 9], size: 20 } as const;
    const labelled = touchedAfter((campaign) => ({
      ...campaign,
      world: { ...campaign.world, labels: { ...campaign.world.labels, x: label } },
    }));
    expect(labelled).toEqual([3, 4, 5, 9]);
    const [unit] = Object.values(base.world.units).filter(({ place }) => place.kind === 'field');
    const marched = touchedAfter((campaign) => ({
      ...campaign,
      world: {
        ...campaign.world,
        units:
          unit === undefined ? {} : { ...campaign.world.units, [unit.id]: { ...unit, size: 1 } },
      },
    }));
    expect(marched?.[0]).toBe(marched?.[2]);
    expect(marched).toBeDefined();
  });
});
