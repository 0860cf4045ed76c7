import { describe, expect, it } from 'vitest';
import type { GrossfeldNo } from '../hex';
import {
  copied,
  draft,
  lent,
  merge,
  start,
  withSheet,
  withUnit,
  workOf,
} from '../testing/handover';
import { pygma } from '../systems/pygma';
import { NOTHING_KNOWN } from './belief';
import { ledgerEntries } from './booking';
import type { Campaign } from './campaign';
import { type Grossfeld, SIDE } from './grossfeld';
import { leftOutWith } from './handover';
import { sideIndex } from './sides';
import { placeText } from './unit-place';
import { fail } from '../testing/world';

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
    const [no = fail()] = Object.keys(copy.world.map.grossfelder) as GrossfeldNo[];
    const { tha = fail() } = start.world.knowledge;
    const known = tha.grossfelder[no] ?? NOTHING_KNOWN;
    // Of the fields 07, 08 and 09 beside each other it has seen the first alone.
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
    const { copy: shown } = copied(secret, draft, ['realms']);
    expect(JSON.stringify(shown)).not.toMatch(/NOTIZ|GEHEIM|FREMDE STADT|4711/);
    const grossfeld = shown.world.map.grossfelder[no] ?? fail();
    expect(grossfeld.owner[7]).toBeNull();
    expect(grossfeld.springs[44]).toBeUndefined();
    expect(grossfeld.sides[sideIndex(7, 2)]).toBe(SIDE.road);
    expect(grossfeld.sides[sideIndex(8, 2)]).toBeUndefined();
    expect(grossfeld.terrain).toEqual(land.terrain);
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
