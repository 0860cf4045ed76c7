import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MapLabel, Point } from '../../../../../engine';
import { tinyCampaignOf, mapOf, uniform } from '../../../../../engine/testing';
import { drive, type Driver } from '../../../../screens/map/testing/driver';
import { toolOf } from '..';
import { baseLine, curveThrough, distanceTo, handlesOf, pointsOf } from './shape';

const label = toolOf('label');

const range: MapLabel = {
  id: 'grat',
  kind: 'range',
  text: 'Grat',
  points: [0, 0, 2, -2, 4, 0],
  size: 14,
};

const campaign = tinyCampaignOf({ map: mapOf(uniform('210', 0, 0)), labels: { grat: range } });

const opened = (pointer: Driver) => pointer.acts().filter(({ kind }) => kind === 'edit');
const A = { x: -2, y: 3 };
const B = { x: 0, y: 4 };
const C = { x: 2, y: 3 };

describe('laying a lettering', () => {
  it.each([
    ['one click and Enter', (pointer: Driver) => pointer.clickAt(A).confirm(), [A]],
    ['a double click', (pointer: Driver) => pointer.clickAt(A).clickAt(A).confirm(), [A]],
    ['two clicks', (pointer: Driver) => pointer.clickAt(A).clickAt(B).confirm(), [A, B]],
    [
      'three clicks',
      (pointer: Driver) => pointer.clickAt(A).clickAt(B).clickAt(C).clickAt(C),
      [A, B, C],
    ],
    [
      'three clicks and Backspace',
      (pointer: Driver) => pointer.clickAt(A).clickAt(B).clickAt(C).back().confirm(),
      [A, B],
    ],
  ] as const)('%s opens the form once, along the points', (_, act, points) => {
    const pointer = act(drive(label, campaign));
    expect(opened(pointer)).toEqual([{ kind: 'edit', what: 'label', id: null, points }]);
    expect(pointer.commands()).toEqual([]);
    expect(pointer.state()).toBe('pointing');
  });

  it('shows the line before the next click, with every point', () => {
    const pointer = drive(label, campaign).clickAt(A).clickAt(B).dragToPoint(C);
    const [line, ...handles] = pointer.preview().lines;
    expect(line?.points.at(-1)).toEqual(C);
    expect(handles).toHaveLength(3);
    expect(pointer.preview().hint?.text).toBe('places:hint.morePoints');
  });

  it.each([
    ['Escape', (pointer: Driver) => pointer.escape()],
    ['Backspace at the first point', (pointer: Driver) => pointer.back()],
  ] as const)('%s drops it', (_, act) => {
    const pointer = act(drive(label, campaign).clickAt(A)).confirm();
    expect(opened(pointer)).toEqual([]);
  });
});

describe('a lettering on the map', () => {
  const middle = { x: 2, y: -1 };
  it('opens on a click', () => {
    expect(opened(drive(label, campaign).clickAt(middle))).toMatchObject([{ id: 'grat' }]);
  });

  it('moves as a whole when dragged by its letters', () => {
    const pointer = drive(label, campaign).pressAt(middle).dragToPoint({ x: 3, y: 1 }).release();
    expect(pointer.campaign().world.labels['grat']?.points).toEqual([1, 2, 3, 0, 5, 2]);
    expect(pointer.commands()).toMatchObject([{ name: 'places:command.moveLabel' }]);
    expect(pointer.undo().campaign()).toEqual(campaign);
  });

  it('bends at a handle once it has been taken up', () => {
    const pointer = drive(label, campaign)
      .clickAt(middle)
      .pressAt({ x: 4, y: 0 })
      .dragToPoint({ x: 4, y: 1 })
      .release();
    const moved = pointer.campaign().world.labels['grat'] ?? range;
    expect(handlesOf(moved)[0]).toEqual({ x: 0, y: 0 });
    expect(handlesOf(moved)[1]).toEqual({ x: 2, y: -1 });
    expect(handlesOf(moved)[2]).toEqual({ x: 4, y: 1 });
  });

  it('is deleted with Ctrl', () => {
    const pointer = drive(label, campaign).hold({ shift: false, mod: true }).clickAt(middle);
    expect(pointer.campaign().world.labels).toEqual({});
    expect(pointer.undo().campaign()).toEqual(campaign);
  });
});

describe('a lettering under the selecting tool', () => {
  const letters = { x: 0.3, y: -0.28 };
  const takenUp = { kind: 'edit', what: 'label', id: 'grat', points: [], isTakenUp: true };

  it('is taken up by the second click on its letters; the first one selects the field', () => {
    const pointer = drive(toolOf('select'), campaign).clickAt(letters);
    expect(opened(pointer)).toEqual([]);
    expect(opened(pointer.clickAt(letters))).toEqual([takenUp]);
  });

  it('is taken up at once where no field is below it', () => {
    expect(opened(drive(toolOf('select'), campaign).clickAt({ x: 2, y: -1 }))).toHaveLength(1);
  });

  it('is left alone by a second click beside it', () => {
    const beside = { x: 0, y: 2 };
    const pointer = drive(toolOf('select'), campaign).clickAt(beside).clickAt(beside);
    expect(opened(pointer)).toEqual([]);
  });
});

describe('law: handles', () => {
  const number = fc.integer({ min: -40, max: 40 });
  const points = fc.array(fc.record({ x: number, y: number }), { minLength: 1, maxLength: 6 });

  it('what is stored of handles gives the same handles', () => {
    fc.assert(
      fc.property(points, (handles) => {
        handlesOf({ points: pointsOf(handles) }).forEach((handle, index) => {
          expect(handle.x).toBeCloseTo(handles[index]?.x ?? NaN, 9);
          expect(handle.y).toBeCloseTo(handles[index]?.y ?? NaN, 9);
        });
      }),
    );
  });

  it('the base line runs through every handle', () => {
    fc.assert(
      fc.property(points, (handles: readonly Point[]) => {
        const line = curveThrough(handles);
        for (const handle of handles) expect(distanceTo(line, handle)).toBeLessThan(1e-6);
      }),
    );
  });

  it('a turned text at one point has a turned base line', () => {
    const [from, to] = baseLine({
      kind: 'small',
      points: [1, 1],
      text: 'abcd',
      size: 28,
      rotation: 90,
    });
    expect(from?.x).toBeCloseTo(1);
    expect(to?.x).toBeCloseTo(1);
    expect((to?.y ?? 0) - (from?.y ?? 0)).toBeCloseTo(2.2);
  });
});
