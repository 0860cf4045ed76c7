import { describe, expect, it } from 'vitest';
import {
  centreOf,
  hexGameOf,
  KLEINFELDER,
  latticeOf,
  setSideFeature,
  SIDE,
  systems,
  truthView,
} from '../../../../engine';
import { edited, realm, tinyWorld } from '../../../../engine/testing';
import { chunkDisplayList, mapStyle, middleAt, riverFlow, sceneDisplayList, wholeScene } from '..';
import { cornerAt, previous, type Spot } from '../geometry';
import { coast } from './coast';
import { numberSpot } from './numbers';
import { realmBorders } from './realms';
import { rivers } from './rivers';
import { roads } from './roads';
import type { DisplayList } from '../marks';
import { icosahedralMap } from '../../../../engine/testing/icosahedron';

const map = icosahedralMap(8);
const lattice = latticeOf(map);
const view = truthView(tinyWorld({ map }));
const flow = riverFlow(view, lattice, {});
const WATER = hexGameOf(systems['waben']).terrains;

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

  it.each([7, 12, 18, 24, 40])('keep their marks clear of the line at %i pixels', (width) => {
    const list = wholeAt(width);
    const line = list.find((mark) => mark.kind === 'line' && mark.cap === 'round');
    const corners = line?.kind === 'line' ? line.path : [];
    const texts = list.flatMap((mark) =>
      mark.kind === 'text' && /^[A-M]( \d+)?$/.test(mark.text) ? [mark] : [],
    );
    for (const { x, y, text, size } of texts) {
      const points = Math.max(size.of, (size.min ?? 0) / width);
      const half = 0.3 * points * text.length;
      // The line as points: its corners and the middles of its sides (a stroke is two points, three numbers each).
      for (let at = 0; at + 5 < corners.length; at += 6) {
        const [ax, ay, bx, by] = [1, 2, 4, 5].map((step) => corners[at + step] ?? 0) as [
          number,
          number,
          number,
          number,
        ];
        for (const part of [0, 0.25, 0.5, 0.75, 1]) {
          const [px, py] = [ax + part * (bx - ax), ay + part * (by - ay)];
          const isOn = Math.abs(px - x) < half && py < y && py > y - 0.66 * points;
          expect(isOn, `${text} at ${String(x)}, ${String(y)}`).toBe(false);
        }
      }
    }
    expect(texts.length).toBeGreaterThan(0);
  });

  it('bear no number of a Großfeld that could stand elsewhere, and are no border of a realm at a point', () => {
    const grossfelder = Object.fromEntries(
      Object.values(map.grossfelder).map((one) => [
        one.no,
        { ...one, owner: one.owner.map(() => 'tha') },
      ]),
    );
    const owned = truthView(tinyWorld({ map: { ...map, grossfelder }, parties: [realm('tha')] }));
    const scene = wholeScene(owned, lattice, {}, mapStyle('light', 24));
    expect(realmBorders(scene)).toEqual([]);
    const tiles = lattice.plots.flatMap((_, plot) =>
      chunkDisplayList(owned, lattice, {}, plot, flow, mapStyle('light', 24)),
    );
    for (const list of [sceneDisplayList(scene, flow), tiles]) {
      const numbers = list.flatMap((mark) =>
        mark.kind === 'text' && /^\d{3}$/.test(mark.text) ? [mark] : [],
      );
      expect(new Set(numbers.map(({ text }) => text)).size).toBe(lattice.plots.length);
      // A number at a cut stands in the middle of its field.
      const inMiddle = numbers.filter(({ x, y }) =>
        scene.fields.some((field) => Math.hypot(field.x - x, field.y - 0.25 - y) < 0.01),
      );
      expect(inMiddle).toEqual([]);
    }
  });

  it('keep names clear of the numbers where they stand', () => {
    const style = mapStyle('light', 24);
    const texts = sceneDisplayList(wholeScene(view, lattice, {}, style), flow).flatMap((mark) =>
      mark.kind === 'text' && /^\d{3}$/.test(mark.text) ? [`${mark.text} ${mark.x} ${mark.y}`] : [],
    );
    const spots = lattice.plots.map(({ no }, plot) => {
      const { x, y } = numberSpot(view, lattice, style, plot) ?? { x: 0, y: 0 };
      return `${no} ${x} ${y}`;
    });
    expect(texts.toSorted()).toEqual(spots.toSorted());
  });

  it('show the coast and a bridge over one on both sides', () => {
    const cells = Array.from({ length: lattice.size }, (_, cell) => cell);
    const cell = cells.find((one) => lattice.isCut(one, 2)) ?? -1;
    const beyond = lattice.neighbour(cell, 2);
    const ends = [
      [cell, 2],
      [beyond, lattice.sideBeyond(cell, 2)],
    ] as const;
    const bridged = edited(map, (bare) =>
      setSideFeature(bare, lattice, { field: lattice.addressOf(cell), side: 2 }, SIDE.bridge, true),
    );
    const { chunks, ...rest } = truthView(tinyWorld({ map: bridged }));
    const [plot, index] = [Math.floor(beyond / KLEINFELDER), beyond % KLEINFELDER];
    const { no } = lattice.plots[plot] ?? expect.fail('no plot');
    const wet = { ...chunks[no], terrain: chunks[no]?.terrain.with(index, 'w') };
    const shore = { ...rest, chunks: { ...chunks, [no]: wet } } as typeof view;
    const scene = wholeScene(shore, lattice, WATER, mapStyle('light', 24));
    const pathOf = (marks: DisplayList) =>
      marks.flatMap((mark) => (mark.kind === 'line' ? mark.path : []));
    const isNear = (path: readonly number[], { x, y }: Spot, at: number): boolean =>
      Math.hypot((path[at] ?? 0) - x, (path[at + 1] ?? 0) - y) < 0.2;
    const [shores, bridges] = [pathOf(coast(scene)), pathOf(roads(scene))];
    for (const [at, side] of ends) {
      const centre = centreOf(lattice.axialOf(at));
      const [from, to] = [cornerAt(centre, previous(side)), cornerAt(centre, side)];
      // A stroke is two points, three numbers each.
      expect(
        shores.some((_, one) => isNear(shores, from, one) && isNear(shores, to, one + 3)),
      ).toBe(true);
      expect(bridges.some((_, one) => isNear(bridges, middleAt(centre, side), one))).toBe(true);
    }
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
