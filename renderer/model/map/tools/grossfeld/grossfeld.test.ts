import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Campaign,
  fieldAddress,
  freePlaces,
  type GrossfeldPlace,
  grossfeldAt,
  grossfelderOf,
  placeSettlement,
  type WorldMap,
} from '../../../../../engine';
import { tinyCampaignOf, at, edited, gf, mapOf, uniform } from '../../../../../engine/testing';
import { middleOfPlace } from '../../../genesis/places';
import { drive } from '../../../../screens/map/testing/driver';
import { grossfeld } from './index';
import { times } from '../../../../../engine/testing/trials';

const worldOf = (map: WorldMap): Campaign => tinyCampaignOf({ map });
const two = (): Campaign => worldOf(mapOf(uniform('210', 0, 0, 'w'), uniform('001', 1, 0, 't')));

const placed = ({ world }: Campaign): Readonly<Record<string, GrossfeldPlace>> =>
  Object.fromEntries(grossfelderOf(world.map).map(({ no, u, v }) => [no, { u, v }]));

const middle = (u: number, v: number) => middleOfPlace({ u, v });

describe('the tool for Großfelder', () => {
  it('shows every free place around the world, and the number a new one gets', () => {
    const pointer = drive(grossfeld, two());
    const { lines, hint } = pointer.dragToPoint(middle(0, 1)).preview();
    expect(lines.filter(({ kind }) => kind === 'frame')).toHaveLength(
      freePlaces(two().world.map).length,
    );
    expect(hint).toEqual({ text: 'world:tool.add', about: { no: '002' }, tone: 'plain' });
  });

  it('adds a Großfeld of the terrain on the brush where a free place is clicked', () => {
    const pointer = drive(grossfeld, two(), { terrain: 'b' }).clickAt(middle(0, 1));
    expect(placed(pointer.campaign())['002']).toEqual({ u: 0, v: 1 });
    expect(pointer.terrain(at('002/19'))).toBe('b');
    expect(pointer.commands().map(({ name }) => name)).toEqual(['world:command.grow']);
  });

  it('adds water where the brush holds no terrain', () => {
    const pointer = drive(grossfeld, two(), { paint: { kind: 'choice' } }).clickAt(middle(0, 1));
    expect(pointer.terrain(at('002/19'))).toBe('w');
  });

  it('adds nothing far from the world', () => {
    const pointer = drive(grossfeld, two()).clickAt(middle(9, 9));
    expect(pointer.commands()).toEqual([]);
    expect(pointer.preview().hint).toBeNull();
  });

  it('chooses all fields of a Großfeld that is clicked', () => {
    const pointer = drive(grossfeld, two()).click(at('001/03'));
    const chosen = pointer.acts().find(({ kind }) => kind === 'choose');
    expect(chosen).toEqual({
      kind: 'choose',
      how: 'set',
      fields: Array.from({ length: 48 }, (_, index) => fieldAddress(gf('001'), index + 1)),
    });
    expect(pointer.selected()).toBe('001/26');
    expect(pointer.commands()).toEqual([]);
  });

  it('moves a Großfeld with everything on it to a free place', () => {
    const town = { type: 'std', name: 'Hort', owner: 'tha', built: 24, harbours: [] };
    const map = edited(two().world.map, (before) => placeSettlement(before, at('001/07'), town));
    const pointer = drive(grossfeld, worldOf(map)).press(at('001/19')).dragToPoint(middle(0, 1));
    expect(pointer.preview().hint?.text).toBe('world:tool.move');
    pointer.release();
    expect(placed(pointer.campaign())['001']).toEqual({ u: 0, v: 1 });
    expect(pointer.campaign().world.map.grossfelder[gf('001')]?.settlements[6]).toEqual(town);
    expect(pointer.undo().campaign()).toEqual(worldOf(map));
  });

  it('lets two Großfelder exchange their places', () => {
    const pointer = drive(grossfeld, two()).press(at('001/19')).dragTo(at('210/19'));
    expect(pointer.preview().hint).toEqual({
      text: 'world:tool.swap',
      about: { no: '001', other: '210' },
      tone: 'plain',
    });
    expect(placed(pointer.release().campaign())).toEqual({
      '001': { u: 0, v: 0 },
      '210': { u: 1, v: 0 },
    });
  });

  it.each([
    [
      'let go far away',
      (pointer: ReturnType<typeof drive>) => pointer.dragToPoint(middle(9, 9)).release(),
    ],
    [
      'drop it with Escape',
      (pointer: ReturnType<typeof drive>) => pointer.dragToPoint(middle(0, 1)).escape().release(),
    ],
  ])('changes nothing if you %s', (_, end) => {
    const pointer = drive(grossfeld, two()).press(at('001/19'));
    end(pointer);
    expect(pointer.commands()).toEqual([]);
  });

  it('finds the free places of a cylinder within its columns', () => {
    const flat = mapOf(uniform('210', 0, 0, 'w'), uniform('001', 1, 0, 'w'));
    const map: WorldMap = { ...flat, topology: { kind: 'cylinder', columns: 2 } };
    const pointer = drive(grossfeld, worldOf(map)).clickAt(middle(0, -1));
    expect(grossfeldAt(pointer.campaign().world.map, { u: 0, v: -1 })?.no).toBe('002');
  });

  it('reports when all numbers are in use', () => {
    const full = worldOf(
      mapOf(
        ...Array.from({ length: 1000 }, (_, index) =>
          uniform(String(index).padStart(3, '0'), index % 40, Math.floor(index / 40), 'w'),
        ),
      ),
    );
    const pointer = drive(grossfeld, full).dragToPoint(middle(-1, 0));
    expect(pointer.preview().hint?.text).toBe('world:refused.too-many');
    pointer.clickAt(middle(-1, 0));
    expect(pointer.commands()).toEqual([]);
    expect(pointer.acts().at(-1)).toMatchObject({ kind: 'tell', hint: { tone: 'refused' } });
  });

  it('restores the campaign exactly, whatever came and went', () => {
    const place = fc.record({
      u: fc.integer({ min: -2, max: 3 }),
      v: fc.integer({ min: -2, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place), { maxLength: 8 }), (gestures) => {
        const before = two();
        const pointer = drive(grossfeld, before);
        for (const [from, to] of gestures) {
          pointer.pressAt(middleOfPlace(from)).dragToPoint(middleOfPlace(to)).release();
        }
        const count = pointer.commands().length;
        for (let step = 0; step < count; step += 1) pointer.undo();
        expect(pointer.campaign()).toEqual(before);
      }),
      times(40),
    );
  });
});
