import { describe, expect, it } from 'vitest';
import { centreOf, latticeOf, type Underlay } from '../../../../../engine';
import { at, mapOf, tinyCampaign, tinyWorld, uniform } from '../../../../../engine/testing';
import { fitOf, transformed } from '../../../tracing/place/affine';
import { worldArea } from '../../../tracing/place/area';
import { drive } from '../../../../screens/map/testing/driver';
import { calibrate } from './index';
import { underlay } from '../../../../../engine/testing/world';

const map = mapOf(uniform('210', 0, 0, 'w'));
const lattice = latticeOf(map);
const sheet: Underlay = underlay('ab'.repeat(32), {
  name: 'Blatt 1',
  width: 600,
  height: 600,
  opacity: 0.5,
});

const pointerOver = (change: Partial<Underlay> = {}) =>
  drive(
    calibrate,
    tinyCampaign(tinyWorld({ map }), { underlays: { u1: { ...sheet, ...change } } }),
  );

const centre = (field: string) => {
  const cell = lattice.cellOf(at(field));
  return cell === undefined ? { x: 0, y: 0 } : centreOf(lattice.axialOf(cell));
};

const pinsOf = (pointer: ReturnType<typeof pointerOver>) =>
  pointer.campaign().underlays['u1']?.pins ?? [];

const renderedBy = (pointer: ReturnType<typeof pointerOver>) => pointer.preview().hint;

describe('fitting a scanned map', () => {
  it('pins the point of the picture that was pressed to the middle of the field where it is dropped', () => {
    const pointer = pointerOver();
    pointer.press(at('210/19')).dragTo(at('210/26')).release();
    const [pin] = pinsOf(pointer);
    expect(pin?.point).toEqual(centre('210/26'));
    const { affine } = fitOf(sheet, [], worldArea(lattice));
    const under = pin === undefined ? { x: NaN, y: NaN } : transformed(affine, pin.pixel);
    expect(under.x).toBeCloseTo(centre('210/19').x, 9);
    expect(pointer.undo().campaign().underlays['u1']?.pins).toEqual([]);
  });

  it('fits rotation and both scales after three pins, and every pinned point is where it was put', () => {
    const pointer = pointerOver();
    pointer.press(at('210/10')).dragTo(at('210/10')).release();
    pointer.press(at('210/40')).dragTo(at('210/41')).release();
    pointer.press(at('210/22')).dragTo(at('210/23')).release();
    const pins = pinsOf(pointer);
    expect(pins).toHaveLength(3);
    const { affine, by } = fitOf(sheet, pins, worldArea(lattice));
    expect(by).toBe('fixed');
    pins.forEach(({ pixel, point }) => {
      expect(transformed(affine, pixel).x).toBeCloseTo(point.x, 6);
      expect(transformed(affine, pixel).y).toBeCloseTo(point.y, 6);
    });
  });

  it('moves a pin that is there instead of making another', () => {
    const pointer = pointerOver();
    pointer.press(at('210/19')).release();
    pointer.press(at('210/19')).dragTo(at('210/20')).release();
    expect(pinsOf(pointer).map(({ point }) => point)).toEqual([centre('210/20')]);
  });

  it('drops the pin exactly at the pointer while Ctrl is held', () => {
    const pointer = pointerOver().hold({ shift: false, mod: true });
    const place = { x: centre('210/19').x + 0.21, y: centre('210/19').y + 0.1 };
    pointer.pressAt(place).release();
    expect(pinsOf(pointer)[0]?.point).toEqual(place);
  });

  it.each([
    ['the picture is locked', { isLocked: true }, 'trace:refused.locked'],
    ['no picture lies there', { isShown: false }, 'trace:refused.nothing'],
    [
      'three pins hold it already',
      { pins: [0, 1, 2].map((x) => ({ pixel: { x, y: x * x }, point: { x: -50 - x, y: x * x } })) },
      // Three pins far away carry the picture with them, so nothing is under the pointer any more.
      'trace:refused.nothing',
    ],
  ])('shows why it does nothing where %s', (_what, change, text) => {
    const pointer = pointerOver(change);
    pointer.press(at('210/19')).release();
    expect(renderedBy(pointer)).toMatchObject({ text, tone: 'refused' });
    pointer.moveTo(at('210/26'));
    expect(renderedBy(pointer)?.text).toBe(text);
    expect(pointer.commands()).toEqual([]);
  });

  it('reports that three pins are enough', () => {
    const pointer = pointerOver();
    for (const field of ['210/10', '210/22', '210/40']) pointer.press(at(field)).release();
    pointer.press(at('210/26')).release();
    expect(renderedBy(pointer)?.text).toBe('trace:refused.enough');
    pointer.undo().moveTo(at('210/26'));
    expect(renderedBy(pointer)?.text).toBe('trace:hint.press');
    expect(pinsOf(pointer)).toHaveLength(2);
  });

  it('drops what was begun on Escape', () => {
    const pointer = pointerOver();
    pointer.press(at('210/19')).dragTo(at('210/26')).escape().release();
    expect(pointer.commands()).toEqual([]);
    expect(pointer.state()).toBe('waiting');
  });
});
