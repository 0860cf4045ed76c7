import { describe, expect, it } from 'vitest';
import { icosahedralPlaces, latticeOf, newMap, truthView } from '../../../../engine';
import { tinyWorld } from '../../../../engine/testing';
import { chunkDisplayList, mapStyle, riverFlow, sceneDisplayList, wholeScene } from '..';
import type { DisplayList } from '../marks';

const made = newMap({
  places: icosahedralPlaces(8),
  topology: { kind: 'icosahedron', edge: 8 },
  terrain: 't',
});
if (!made.ok) throw new Error('no world');
const map = made.value;
const lattice = latticeOf(map);
const view = truthView(tinyWorld({ map }));
const flow = riverFlow(view, lattice, {});

const marksOf = (list: DisplayList): readonly string[] =>
  list.flatMap((mark) =>
    mark.kind === 'text' && /^[A-M] \d+$/.test(mark.text) ? [mark.text] : [],
  );
const wholeAt = (width: number): DisplayList =>
  sceneDisplayList(wholeScene(view, lattice, {}, mapStyle('light', width)), flow);

describe('the cuts of a net', () => {
  it('carry each mark twice, on both sides, at 11 cuts', () => {
    const marks = marksOf(wholeAt(24));
    const twice = [...new Set(marks)].map((text) => marks.filter((one) => one === text).length);
    expect(new Set(twice)).toEqual(new Set([2]));
    expect(new Set(marks.map((text) => text[0]))).toEqual(new Set('ABCDEFGHKLM'));
  });

  it('carry none on a sheet that does not say where its land lies', () => {
    const scene = wholeScene(view, lattice, {}, mapStyle('light', 24));
    expect(marksOf(sceneDisplayList(scene, flow, { grossfeldNumbers: true }))).toEqual([]);
    expect(marksOf(sceneDisplayList(scene, flow, { seams: true }))).toEqual([]);
  });

  it('are drawn tile by tile as on the whole', () => {
    const tiles = lattice.plots.flatMap((_, plot) =>
      marksOf(chunkDisplayList(view, lattice, {}, plot, flow, mapStyle('light', 24))),
    );
    expect(new Set(tiles)).toEqual(new Set(marksOf(wholeAt(24))));
  });
});
