import { describe, expect, it } from 'vitest';
import {
  centreOf,
  icosahedralPlaces,
  latticeOf,
  newMap,
  setSideFeature,
  SIDE,
  truthView,
} from '../../../../engine';
import { edited, tinyWorld } from '../../../../engine/testing';
import { chunkDisplayList, mapStyle, middleAt, riverFlow, sceneDisplayList, wholeScene } from '..';
import { rivers } from './rivers';
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

  it('show a river that runs along one on both sides', () => {
    const side = ([2, 6, 3, 5] as const)
      .flatMap((direction) =>
        Array.from({ length: lattice.size }, (_, cell) => ({ cell, direction })),
      )
      .find(
        ({ cell, direction }) =>
          lattice.isCut(cell, direction) && lattice.seamAt(cell, direction)?.along === 4,
      );
    if (side === undefined) expect.fail('no cut');
    const here = { field: lattice.addressOf(side.cell), side: side.direction };
    const beyond = lattice.neighbour(side.cell, side.direction);
    const back = lattice.sideBeyond(side.cell, side.direction);
    const wet = edited(map, (bare) => setSideFeature(bare, lattice, here, SIDE.river, true));
    const watered = truthView(tinyWorld({ map: wet }));
    const scene = wholeScene(watered, lattice, {}, mapStyle('light', 24));
    const lines = rivers(scene, riverFlow(watered, lattice, {})).flatMap((mark) =>
      mark.kind === 'line' ? mark.path : [],
    );
    for (const [cell, direction] of [
      [side.cell, side.direction],
      [beyond, back],
    ] as const) {
      const { x, y } = middleAt(centreOf(lattice.axialOf(cell)), direction);
      const isDrawn = lines.some(
        (value, at) => Math.abs(value - x) < 1e-9 && Math.abs((lines[at + 1] ?? 0) - y) < 1e-9,
      );
      expect(isDrawn).toBe(true);
    }
  });

  it('are drawn tile by tile as on the whole', () => {
    const tiles = lattice.plots.flatMap((_, plot) =>
      marksOf(chunkDisplayList(view, lattice, {}, plot, flow, mapStyle('light', 24))),
    );
    expect(new Set(tiles)).toEqual(new Set(marksOf(wholeAt(24))));
  });
});
