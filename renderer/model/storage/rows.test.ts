import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../assets/examples/tharos';
import { type Campaign, grossfelderOf, type GrossfeldNo, newGrossfeld } from '../../../engine';
import { assemble, changedParts, changedRows, rowsOf } from './rows';
import { CAMPAIGN_SHAPE } from './shape';
import { times } from '../../../engine/testing/trials';

const campaign = tharosCampaign();

const stored = (document: unknown) =>
  rowsOf(CAMPAIGN_SHAPE, document).map(({ path, after }) => ({ path, value: after }));

const pathsOf = (before: Campaign, after: Campaign) =>
  changedRows(CAMPAIGN_SHAPE, before, after).map(({ path }) => path.join('/'));

describe('the rows of a campaign', () => {
  it('put together again are the campaign, in whatever order they come', () => {
    expect(assemble(CAMPAIGN_SHAPE, stored(campaign))).toEqual(campaign);
    expect(assemble(CAMPAIGN_SHAPE, stored(campaign).reverse())).toEqual(campaign);
  });

  it('survive structured cloning, which is what a database does to them', () => {
    expect(assemble(CAMPAIGN_SHAPE, structuredClone(stored(campaign)))).toEqual(campaign);
  });

  it('are one per Großfeld, party, unit, label, work and known Großfeld, and few others', () => {
    const { map, parties, units, labels, works, knowledge } = campaign.world;
    const known = Object.values(knowledge).map(
      ({ grossfelder }) => Object.keys(grossfelder).length + 1,
    );
    const counted =
      Object.keys(map.grossfelder).length +
      Object.keys(parties).length +
      Object.keys(units).length +
      Object.keys(labels).length +
      Object.keys(works).length +
      known.reduce((sum, count) => sum + count, 0);
    expect(stored(campaign)).toHaveLength(counted + 8);
  });

  it('store empty parts as empty rather than missing', () => {
    const bare: Campaign = {
      ...campaign,
      world: { ...campaign.world, parties: {}, units: {}, labels: {}, knowledge: {} },
    };
    expect(assemble(CAMPAIGN_SHAPE, stored(bare))).toEqual(bare);
  });
});

describe('the rows in which two states differ', () => {
  it('are none between a state and itself', () => {
    expect(pathsOf(campaign, campaign)).toEqual([]);
  });

  const { world } = campaign;
  const [first = newGrossfeld('999' as GrossfeldNo, 9, 9, 'w')] = grossfelderOf(world.map);
  const [unit] = Object.values(world.units);
  const [party = ''] = Object.keys(world.knowledge);
  const cases: readonly (readonly [string, Campaign, readonly string[]])[] = [
    ['a new name', { ...campaign, name: 'Anders' }, ['name']],
    [
      'a painted Großfeld',
      {
        ...campaign,
        world: {
          ...world,
          map: {
            ...world.map,
            grossfelder: { ...world.map.grossfelder, [first.no]: { ...first } },
          },
        },
      },
      [`world/map/grossfelder/${first.no}`],
    ],
    [
      'a unit gone',
      {
        ...campaign,
        world: {
          ...world,
          units: Object.fromEntries(Object.entries(world.units).filter(([id]) => id !== unit?.id)),
        },
      },
      [`world/units/${unit?.id ?? ''}`],
    ],
    [
      'a ruling whose key holds slashes',
      { ...campaign, rulings: { 'a/b': { key: 'a/b', value: 1, reason: 'x' } } },
      ['rulings/a/b'],
    ],
    [
      'a realm that saw something',
      {
        ...campaign,
        world: {
          ...world,
          knowledge: {
            ...world.knowledge,
            [party]: { grossfelder: world.knowledge[party]?.grossfelder ?? {}, sightings: [] },
          },
        },
      },
      [`world/knowledge/${party}/sightings`],
    ],
  ];
  it.each(cases)('are exactly the touched one for %s', (_what, after, paths) => {
    expect(pathsOf(campaign, after)).toEqual(paths);
  });

  it('name a part that only one state has once as a part, row by row as rows', () => {
    const without: Campaign = { ...campaign, world: { ...world, knowledge: {} } };
    const parts = changedParts(CAMPAIGN_SHAPE, without, campaign);
    expect(parts.map(({ path }) => path.join('/'))).toEqual(
      Object.keys(world.knowledge).map((key) => `world/knowledge/${key}`),
    );
    expect(pathsOf(without, campaign).length).toBeGreaterThan(parts.length);
  });

  it('lead from one state to the other, whichever two states they are', () => {
    const key = fc.stringMatching(/^[a-z]{1,3}$/);
    const state = fc.record({
      name: fc.string(),
      units: fc.dictionary(key, fc.record({ size: fc.nat() })),
      sheets: fc.dictionary(key, fc.record({ text: fc.string() })),
    });
    fc.assert(
      fc.property(state, state, (one, other) => {
        const [before, after] = [one, other].map(({ name, units, sheets }) => ({
          ...campaign,
          name,
          sheets,
          world: { ...world, units },
        }));
        const rows = new Map(stored(before).map((row) => [row.path.join('\n'), row]));
        for (const { path, after: value } of changedRows(CAMPAIGN_SHAPE, before, after)) {
          if (value === undefined) rows.delete(path.join('\n'));
          else rows.set(path.join('\n'), { path, value });
        }
        expect(assemble(CAMPAIGN_SHAPE, rows.values())).toEqual(after);
      }),
      times(50),
    );
  });
});
