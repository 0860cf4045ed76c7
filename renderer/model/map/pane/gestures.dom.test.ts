import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createLattice,
  DIRECTIONS,
  type FieldAddress,
  type GrossfeldNo,
  type MapView,
} from '../../../../engine';
import { attachGestures, type BoardPointerEvent } from '../../../kit/board/gestures';
import { fieldUnder } from '../tools/fields';
import { keyAct, walk } from './keys';
import { createPaneModel, type PaneModel } from './model';

const lattice = createLattice([{ no: '210' as GrossfeldNo, u: 0, v: 0 }]);
const view: MapView = {
  audience: { kind: 'truth' },
  chunks: {},
  parties: {},
  pieces: [],
  labels: [],
  turn: 1,
};

let element: HTMLElement;
let model: PaneModel;
let events: BoardPointerEvent[];
let detach: () => void;
let panWith: 'primary' | 'secondary';
let isSpaceHeld: boolean;

const pointer = (kind: string, x: number, y: number, more: PointerEventInit = {}): void => {
  element.dispatchEvent(
    new PointerEvent(kind, {
      clientX: x,
      clientY: y,
      pointerId: 1,
      button: 0,
      buttons: 1,
      bubbles: true,
      ...more,
    }),
  );
};

beforeEach(() => {
  element = document.createElement('div');
  element.setPointerCapture = () => undefined;
  model = createPaneModel(undefined, () => 0);
  model.show({
    view,
    lattice,
    terrains: {},
    theme: 'light',
    selection: null,
    hover: null,
    highlights: [],
    paths: [],
    drafts: [],
    gmMarks: [],
    layers: {},
    pictures: [],
    kept: null,
  });
  model.resize({ width: 800, height: 600 });
  events = [];
  panWith = 'primary';
  isSpaceHeld = false;
  detach = attachGestures(element, model, () => ({
    panWith,
    isSpaceHeld,
    onPointer: (event) => events.push(event),
    onGrab: () => undefined,
  }));
});

afterEach(() => detach());

describe('a pointing tool', () => {
  it('clicks without moving the map when the pointer only trembles', () => {
    const before = model.camera();
    pointer('pointerdown', 400, 300);
    pointer('pointermove', 402, 301);
    pointer('pointerup', 402, 301, { buttons: 0 });
    expect(events.map(({ kind, dragged }) => [kind, dragged])).toEqual([
      ['down', false],
      ['up', false],
    ]);
    expect(model.camera()).toEqual(before);
  });

  it('moves the map when the pointer drags, and reports that this was no click', () => {
    const held = model.pointAt({ x: 400, y: 300 });
    pointer('pointerdown', 400, 300);
    pointer('pointermove', 460, 320);
    pointer('pointerup', 460, 320, { buttons: 0 });
    const now = model.pointAt({ x: 460, y: 320 });
    expect([now.x, now.y]).toEqual([expect.closeTo(held.x, 6), expect.closeTo(held.y, 6)]);
    expect(events.at(-1)).toMatchObject({ kind: 'up', dragged: true });
  });
});

describe('a drawing tool', () => {
  beforeEach(() => {
    panWith = 'secondary';
  });

  it('receives every move of the stroke while the map stays', () => {
    const before = model.camera();
    pointer('pointerdown', 400, 300);
    pointer('pointermove', 440, 300);
    pointer('pointerup', 480, 300, { buttons: 0 });
    expect(events.map(({ kind }) => kind)).toEqual(['down', 'move', 'up']);
    expect(events.every(({ dragged }) => !dragged)).toBe(true);
    expect(model.camera()).toEqual(before);
  });

  it.each([
    ['the secondary button', { button: 2, buttons: 2 }, false],
    ['the middle button', { button: 1, buttons: 4 }, false],
    ['the space bar', {}, true],
  ])('does not move the map for %s', (_, more, space) => {
    isSpaceHeld = space;
    const { x } = model.camera().centre;
    pointer('pointerdown', 400, 300, more);
    pointer('pointermove', 460, 300, more);
    expect(model.camera().centre.x).toBeLessThan(x);
    expect(events.filter(({ kind }) => kind === 'move')).toEqual([]);
  });

  it('loses its stroke when a second finger comes', () => {
    pointer('pointerdown', 300, 300);
    pointer('pointerdown', 500, 300, { pointerId: 2 });
    expect(events.at(-1)?.kind).toBe('leave');
  });
});

describe('a finger', () => {
  const touch = { pointerType: 'touch' };
  beforeEach(() => {
    panWith = 'secondary';
  });

  it('draws as the mouse does once it has slipped a little', () => {
    pointer('pointerdown', 300, 300, touch);
    expect(events).toEqual([]);
    pointer('pointermove', 330, 300, touch);
    pointer('pointerup', 360, 300, { ...touch, buttons: 0 });
    expect(events.map(({ kind }) => kind)).toEqual(['down', 'move', 'up']);
  });

  it('taps', () => {
    pointer('pointerdown', 300, 300, touch);
    pointer('pointerup', 301, 300, { ...touch, buttons: 0 });
    expect(events.map(({ kind, dragged }) => [kind, dragged])).toEqual([
      ['down', false],
      ['up', false],
    ]);
  });

  it('never draws when a second one makes it a pinch', () => {
    const { scale } = model.camera();
    pointer('pointerdown', 350, 300, touch);
    pointer('pointermove', 352, 300, touch);
    pointer('pointerdown', 450, 300, { ...touch, pointerId: 2 });
    pointer('pointermove', 552, 300, { ...touch, pointerId: 2 });
    pointer('pointerup', 552, 300, { ...touch, pointerId: 2, buttons: 0 });
    pointer('pointermove', 380, 320, touch);
    pointer('pointerup', 380, 320, { ...touch, buttons: 0 });
    expect(events).toEqual([]);
    expect(model.camera().scale).toBeGreaterThan(scale * 1.5);
  });
});

describe('zooming', () => {
  it('by wheel zooms about the field under the pointer', () => {
    const spot = { x: 250, y: 200 };
    const before = model.pointAt(spot);
    element.dispatchEvent(
      new WheelEvent('wheel', { clientX: spot.x, clientY: spot.y, deltaY: -200, cancelable: true }),
    );
    const after = model.pointAt(spot);
    expect([after.x, after.y]).toEqual([expect.closeTo(before.x, 6), expect.closeTo(before.y, 6)]);
  });

  it('by two fingers follows their distance', () => {
    const { scale } = model.camera();
    pointer('pointerdown', 350, 300);
    pointer('pointerdown', 450, 300, { pointerId: 2 });
    pointer('pointermove', 550, 300, { pointerId: 2 });
    expect(model.camera().scale).toBeCloseTo(scale * 2, 6);
  });
});

describe('the pointer over the map', () => {
  it('names the field under it, and none off the map', () => {
    expect(fieldUnder({ lattice }, { x: 0, y: 0 })).toBe('210/01');
    expect(fieldUnder({ lattice }, { x: 40, y: 0 })).toBeUndefined();
  });
});

describe('arrow keys', () => {
  const start = '210/19' as FieldAddress;

  it.each([
    ['ArrowLeft', '210/18'],
    ['ArrowRight', '210/20'],
  ])('%s moves to %s', (key, field) => {
    expect(keyAct(key, false, lattice, start)).toEqual({ kind: 'walk', field });
  });

  it('up and down lead straight and back', () => {
    const up = walk(lattice, start, 'ArrowUp');
    expect(up === undefined ? undefined : walk(lattice, up, 'ArrowDown')).toBe(start);
    const down = walk(lattice, start, 'ArrowDown');
    expect(down === undefined ? undefined : walk(lattice, down, 'ArrowUp')).toBe(start);
    expect(DIRECTIONS.some((direction) => lattice.neighbourOf(start, direction) === up)).toBe(true);
  });

  it('move the map with Shift, or where nothing is selected', () => {
    expect(keyAct('ArrowUp', true, lattice, start)).toMatchObject({ kind: 'pan' });
    expect(keyAct('ArrowUp', false, lattice, null)).toMatchObject({ kind: 'pan' });
  });

  it('stop at the edge of the map', () => {
    expect(keyAct('ArrowLeft', false, lattice, '210/01' as FieldAddress)).toBeUndefined();
  });
});
