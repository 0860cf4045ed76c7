import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Campaign,
  fieldAddress,
  type Grossfeld,
  latticeOf,
  type WorldMap,
} from '../../../../engine';
import { drive } from '../../../screens/map/testing/driver';
import { tinyCampaignOf, at, gf, mapOf, uniform } from '../../../../engine/testing';
import { toolOf, TOOLS } from './index';
import { NO_PREVIEW } from './tool';

const brush = toolOf('brush');
const fill = toolOf('fill');
const select = toolOf('select');
const eyedropper = toolOf('eyedropper');

const worldOf = (...grossfelder: readonly Grossfeld[]): Campaign =>
  tinyCampaignOf({ map: mapOf(...grossfelder) });

const twoGrossfelder = () => worldOf(uniform('210', 0, 0, 'w'), uniform('001', 1, 0, 'w'));

const painted = (driver: ReturnType<typeof drive>, terrain: string) =>
  Object.values(driver.campaign().world.map.grossfelder).flatMap(({ no: number, terrain: all }) =>
    all.flatMap((key, index) => (key === terrain ? [fieldAddress(number, index + 1)] : [])),
  );

describe('the tool box', () => {
  it('knows every tool by its name, and every name once', () => {
    expect(TOOLS.map(({ id }) => toolOf(id).id)).toEqual(TOOLS.map(({ id }) => id));
    expect(new Set(TOOLS.map(({ id }) => id)).size).toBe(TOOLS.length);
  });

  it.each([
    { id: 'brush', rests: true },
    { id: 'line', rests: true },
    { id: 'rectangle', rests: true },
    { id: 'lasso', rests: true },
    { id: 'fill', rests: true },
    { id: 'paste', rests: true },
    { id: 'select', rests: false },
    { id: 'eyedropper', rests: false },
  ] as const)('lets $id rest while a realm looks: $rests', ({ id, rests }) => {
    expect(toolOf(id)).toMatchObject({ id, changesWorld: rests });
  });
});

describe('select', () => {
  it('selects the field that was clicked and nothing beside the map', () => {
    const pointer = drive(select, twoGrossfelder()).click(at('210/19'));
    expect(pointer.selected()).toBe('210/19');
    expect(pointer.clickAt({ x: 400, y: 400 }).selected()).toBeNull();
    expect(pointer.commands()).toEqual([]);
  });
});

describe('brush', () => {
  it.each([
    { size: 1 as const, fields: 1 },
    { size: 7 as const, fields: 7 },
    { size: 19 as const, fields: 19 },
    { size: 37 as const, fields: 37 },
  ])('covers $fields fields in size $size', ({ size, fields }) => {
    const pointer = drive(brush, twoGrossfelder(), { terrain: 'hwa', size }).moveTo(at('210/26'));
    expect(pointer.preview().outline).toHaveLength(fields);
    expect(painted(pointer.click(at('210/26')), 'hwa')).toHaveLength(fields);
  });

  it('covers only fields of the map at its edge', () => {
    const pointer = drive(brush, twoGrossfelder(), { terrain: 't', size: 7 }).click(at('210/01'));
    expect(painted(pointer, 't')).toEqual(['210/01', '210/02', '210/05', '210/06']);
  });

  it('makes one command of a whole stroke, across the seam of Großfelder and without gaps', () => {
    const pointer = drive(brush, twoGrossfelder(), { terrain: 'b' })
      .press(at('210/23'))
      .dragTo(at('210/30'), at('001/06'))
      .release();
    expect(pointer.commands().map(({ name, about }) => ({ name, about }))).toEqual([
      { name: 'map:command.paint', about: { count: 10, terrain: 'b' } },
    ]);
    expect(painted(pointer, 'b')).toEqual([
      ...[23, 24, 25, 26, 27, 28, 29, 30].map((kleinfeld) => fieldAddress(gf('210'), kleinfeld)),
      '001/01',
      '001/06',
    ]);
  });

  it('shows the stroke while it is dragged and changes nothing before the release', () => {
    const pointer = drive(brush, twoGrossfelder(), { terrain: 'b' })
      .press(at('210/23'))
      .dragTo(at('210/25'));
    expect(pointer.state()).toBe('painting');
    expect([...pointer.preview().ground.keys()]).toEqual(['210/23', '210/24', '210/25']);
    expect(painted(pointer, 'b')).toEqual([]);
  });

  it('drops the stroke on Escape, and letting go afterwards changes nothing', () => {
    const pointer = drive(brush, twoGrossfelder(), { terrain: 'b' })
      .press(at('210/23'))
      .dragTo(at('210/25'))
      .escape();
    expect(pointer.preview()).toEqual(NO_PREVIEW);
    pointer.dragTo(at('210/26')).release();
    expect(painted(pointer, 'b')).toEqual([]);
    expect(pointer.commands()).toEqual([]);
  });

  it('goes on with the stroke where it comes back onto the map', () => {
    const pointer = drive(brush, twoGrossfelder(), { terrain: 'b' })
      .press(at('210/01'))
      .leave()
      .dragTo(at('210/03'))
      .release();
    expect(painted(pointer, 'b')).toEqual(['210/01', '210/02', '210/03']);
  });

  it('changes rows of the Großfelder it touched and of no other', () => {
    const before = twoGrossfelder();
    const pointer = drive(brush, before, { terrain: 'b' }).click(at('210/19'));
    const after = pointer.campaign();
    expect(after.world.map.grossfelder[gf('001')]).toBe(before.world.map.grossfelder[gf('001')]);
    expect(pointer.patches()).toEqual([
      {
        op: 'replace',
        path: ['world', 'map', 'grossfelder', '210', 'terrain', 18],
        value: 'b',
      },
    ]);
  });

  it('makes no command where everything has the terrain already', () => {
    expect(drive(brush, twoGrossfelder(), { terrain: 'w' }).click(at('210/19')).commands()).toEqual(
      [],
    );
  });

  it('forgets what a frozen field was before, because it is another field now (WW-2.2-10)', () => {
    const frozen = worldOf({
      ...uniform('210', 0, 0, 'ew'),
      baseTerrain: { 18: 'w', 19: 'w' },
    });
    const pointer = drive(brush, frozen, { terrain: 't' }).click(at('210/19'));
    expect(pointer.campaign().world.map.grossfelder[gf('210')]?.baseTerrain).toEqual({ 19: 'w' });
    expect(pointer.undo().campaign()).toEqual(frozen);
  });

  it('paints across the date line of a cylinder', () => {
    const flat = mapOf(uniform('210', 0, 0, 'w'), uniform('001', 1, 0, 'w'));
    const map: WorldMap = { ...flat, topology: { kind: 'cylinder', columns: 2 } };
    const world = tinyCampaignOf({ map });
    const pointer = drive(brush, world, { terrain: 't', size: 7 }).click(at('210/23'));
    const neighbours = latticeOf(world.world.map);
    expect(painted(pointer, 't').every((field) => neighbours.cellOf(field) !== undefined)).toBe(
      true,
    );
    expect(painted(pointer, 't').some((field) => field.startsWith('001/'))).toBe(true);
  });
});

describe('fill', () => {
  const island = () =>
    worldOf(
      {
        ...uniform('210', 0, 0, 'w'),
        terrain: Array.from({ length: 48 }, (_, index) =>
          [17, 18, 24, 25, 26, 47].includes(index) ? 't' : 'w',
        ),
      },
      uniform('001', 1, 0, 'w'),
    );

  it('fills the connected area of equal terrain and nothing beyond it', () => {
    const pointer = drive(fill, island(), { terrain: 'twa' }).click(at('210/19'));
    expect(painted(pointer, 'twa')).toEqual(['210/18', '210/19', '210/25', '210/26', '210/27']);
    expect(pointer.terrain(at('210/48'))).toBe('t');
    expect(pointer.commands()).toHaveLength(1);
  });

  it('shows the area before it is filled, over the seam of Großfelder', () => {
    const pointer = drive(fill, island(), { terrain: 'tw' }).moveTo(at('001/01'));
    expect(pointer.preview().outline).toHaveLength(96 - 6);
    expect(pointer.moveTo(at('210/48')).preview().outline).toEqual(['210/48']);
  });

  it('counts a very large area instead of ringing it', () => {
    const ocean = worldOf(
      ...Array.from({ length: 40 }, (_, index) => uniform(String(index + 100), index, 0, 'w')),
    );
    const pointer = drive(fill, ocean, { terrain: 'tw' }).moveTo(at('100/19'));
    expect(pointer.preview()).toEqual({ ...NO_PREVIEW, reach: 40 * 48 });
    expect(pointer.click(at('100/19')).commands()[0]?.about).toEqual({
      count: 1920,
      terrain: 'tw',
    });
  });

  it('refreshes after an undo under a resting pointer', () => {
    const pointer = drive(fill, island(), { terrain: 'w' }).click(at('210/48'));
    expect(pointer.moveTo(at('210/48')).preview().outline).toHaveLength(91);
    expect(pointer.undo().moveTo(at('210/48')).preview().outline).toEqual(['210/48']);
  });
});

describe('eyedropper', () => {
  it('picks up the terrain of a field and nothing beside the map', () => {
    const world = worldOf(uniform('210', 0, 0, 'hwa'));
    const pointer = drive(eyedropper, world).moveTo(at('210/07'));
    expect(pointer.preview().outline).toEqual(['210/07']);
    expect(pointer.picked()).toBeUndefined();
    expect(pointer.click(at('210/07')).picked()).toBe('hwa');
    expect(drive(eyedropper, world).clickAt({ x: 400, y: 0 }).picked()).toBeUndefined();
  });
});

describe('law: one gesture, one step of undo', () => {
  const field = fc
    .integer({ min: 1, max: 48 })
    .map((kleinfeld) => fieldAddress(gf('210'), kleinfeld));
  it('restores the campaign exactly, whatever the stroke', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(brush, fill),
        fc.constantFrom(1 as const, 7 as const, 19 as const),
        fc.array(field, { minLength: 1, maxLength: 6 }),
        (tool, size, way) => {
          const before = twoGrossfelder();
          const [first, ...rest] = way;
          const pointer = drive(tool, before, { terrain: 'hsu', size });
          pointer
            .press(first ?? at('210/01'))
            .dragTo(...rest)
            .release();
          expect(pointer.commands()).toHaveLength(1);
          expect(pointer.undo().campaign()).toEqual(before);
        },
      ),
    );
  });
});
