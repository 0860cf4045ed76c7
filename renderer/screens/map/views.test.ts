import { describe, expect, it } from 'vitest';
import { latticeOf, setTerrain } from '../../../engine';
import { at, edited, gf, mapOf, realm, tinyWorld, uniform } from '../../../engine/testing';
import { createViewMaker, knownBox, withGround, withLettering } from './views';

const world = tinyWorld({
  map: mapOf(uniform('210', 0, 0), uniform('001', 1, 0)),
  parties: [realm('tha'), realm('val')],
});
const painted = {
  ...world,
  map: edited(world.map, (before) => setTerrain(before, [at('210/19')], 'w')),
};

describe('views for the map screen', () => {
  it('preserve the identity of Großfelder that did not change, so that nothing else is drawn again', () => {
    const make = createViewMaker();
    const before = make(world, { kind: 'truth' });
    const after = make(painted, { kind: 'truth' });
    expect(after.chunks[gf('001')]).toBe(before.chunks[gf('001')]);
    expect(after.chunks[gf('210')]).not.toBe(before.chunks[gf('210')]);
  });

  it('follow the perspective: the truth, then each realm for itself', () => {
    const make = createViewMaker();
    expect(make(world, { kind: 'truth' }).audience).toEqual({ kind: 'truth' });
    expect(make(world, { kind: 'realm', party: 'tha' }).audience).toEqual({
      kind: 'realm',
      party: 'tha',
    });
    expect(make(world, { kind: 'realm', party: 'val' }).chunks).toEqual({});
  });
});

describe('fields painted by a gesture in progress', () => {
  const view = createViewMaker()(world, { kind: 'truth' });

  it('show in the view and leave the other Großfelder as they are', () => {
    const shown = withGround(
      view,
      new Map([at('210/19'), at('210/20')].map((field) => [field, { terrain: 'hwa' }] as const)),
    );
    expect(shown.chunks[gf('210')]?.terrain.filter((key) => key === 'hwa')).toHaveLength(2);
    expect(shown.chunks[gf('001')]).toBe(view.chunks[gf('001')]);
    expect(view.chunks[gf('210')]?.terrain).not.toContain('hwa');
  });

  it('are nothing without a gesture', () => {
    expect(withGround(view, new Map())).toBe(view);
    expect(withGround(view, new Map([[at('999/01'), { terrain: 'hwa' }]]))).toEqual(view);
  });
});

describe('a lettering that is being typed', () => {
  const written = { id: 'see', kind: 'sea', text: 'See', points: [0, 0, 4, 0], size: 20 } as const;
  const lettered = { ...world, labels: { see: written } };
  const make = createViewMaker();
  const shown = (text: string, id = 'see') =>
    withLettering(make(lettered, { kind: 'truth' }), { ...written, id, text }).labels.map(
      (label) => label.text,
    );

  it.each([
    ['in place of the one that is written', shown('Seen'), ['Seen']],
    ['beside the others if it is new', shown('Bucht', 'neu'), ['See', 'Bucht']],
    ['not at all while it has no words', shown('  '), ['See']],
  ])('shows %s', (_, texts, expected) => expect(texts).toEqual(expected));

  it('never shows in the perspective of a realm', () => {
    const view = make(lettered, { kind: 'realm', party: 'tha' });
    expect(withLettering(view, { ...written, text: 'Seen' })).toBe(view);
  });
});

describe('the box around what a view shows', () => {
  const lattice = latticeOf(world.map);

  it('holds the whole map in the truth and nothing where nothing is known', () => {
    const make = createViewMaker();
    const box = knownBox(make(world, { kind: 'truth' }), lattice);
    expect(box?.left).toBeCloseTo(-2.5);
    expect(box?.right).toBeCloseTo(6 + 5 + 0.5);
    expect(knownBox(make(world, { kind: 'realm', party: 'val' }), lattice)).toBeUndefined();
  });
});
