import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latticeOf, placeSettlement } from '../../../engine';
import { tinyCampaignOf, at, edited, mapOf, uniform } from '../../../engine/testing';
import { findPlace } from './find-place';

const town = (name: string) => ({ type: 'std', name, owner: 'tha', built: 24, harbours: [] });
const map = edited(
  mapOf(uniform('210', 0, 0)),
  (before) => placeSettlement(before, at('210/30'), town('Brückenhort')),
  (before) => placeSettlement(before, at('210/04'), town('Brück')),
);
const label = (id: string, text: string, ...points: readonly number[]) => ({
  id,
  kind: 'sea' as const,
  text,
  points,
  size: 20,
});
const campaign = {
  ...tinyCampaignOf({
    map,
    labels: {
      l1: label('l1', 'Graue See', 1, 2, 3, 6),
      l2: label('l2', 'Brückenhort', 9, 9),
    },
  }),
  bookmarks: { b1: { id: 'b1', name: 'Grauer Pass', point: { x: 4, y: 5 }, scale: 30 } },
};
const lattice = latticeOf(map);

describe('finding a place by a few words', () => {
  it.each([
    ['210/19', '210/19'],
    [' 210/19 ', '210/19'],
    ['210 19', '210/19'],
    ['21019', '210/19'],
    ['210/5', '210/05'],
    ['210', '210/26'],
    ['Brückenhort', '210/30'],
    ['brueck', '210/04'],
    ['bruckenh', '210/30'],
    ['Brück', '210/04'],
  ])('%j means %s', (text, field) => {
    expect(findPlace(text, campaign, lattice)).toEqual({ kind: 'field', field });
  });

  it.each([
    ['Graue See', { x: 2, y: 4 }],
    ['see', { x: 2, y: 4 }],
  ])('%j is the middle of a lettering', (text, point) => {
    expect(findPlace(text, campaign, lattice)).toEqual({ kind: 'point', point });
  });

  it('finds a bookmark with the zoom it was set at, and of equal names the settlement', () => {
    expect(findPlace('grauer', campaign, lattice)).toEqual({
      kind: 'point',
      point: { x: 4, y: 5 },
      scale: 30,
    });
    expect(findPlace('Brückenhort', campaign, lattice).kind).toBe('field');
  });

  it.each([
    ['999', 'off'],
    ['999/01', 'off'],
    ['99/1', 'off'],
    ['210/49', 'unknown'],
    ['210/00', 'unknown'],
    ['', 'unknown'],
    ['Atlantis', 'unknown'],
  ])('%j is %s', (text, kind) => {
    expect(findPlace(text, campaign, lattice).kind).toBe(kind);
  });

  it('always answers, and with a field of the map if with a field, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = findPlace(text, campaign, lattice);
        if (found.kind === 'field') expect(lattice.cellOf(found.field)).toBeDefined();
        else if (found.kind !== 'point') expect(typeof found.text).toBe('string');
      }),
    );
  });
});
