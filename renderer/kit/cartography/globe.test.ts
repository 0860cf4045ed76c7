import { describe, expect, it } from 'vitest';
import {
  cellsOnMap,
  DIRECTIONS,
  icosahedralFaces,
  icosahedralNet,
  latticeOf,
  neighbour,
  sameField,
  truthView,
  turn,
} from '../../../engine';
import { tinyWorld } from '../../../engine/testing';
import { fieldInMiddle, globeNumbers, globePlots, turnAt, turnTo } from './globe';
import { copiesBeyondCuts } from './globe-copies';
import { icosahedralLattice, icosahedralMap } from '../../../engine/testing/icosahedron';

const EDGE = 6;
const lattice = icosahedralLattice(EDGE);
const cells = cellsOnMap(lattice);
const { pointOf } = icosahedralNet(EDGE);
const WINDOW = { width: 400, height: 300 };

const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));

describe('the globe of an icosahedron', () => {
  it('has neighbours beside each other, over the cuts of the net too', () => {
    for (const cell of cells) {
      const here = pointOf(lattice.axialOf(cell));
      expect(Math.hypot(...here)).toBeCloseTo(1, 10);
      for (const direction of DIRECTIONS) {
        const beyond = lattice.neighbour(cell, direction);
        if (beyond >= 0) expect(apart(here, pointOf(lattice.axialOf(beyond)))).toBeLessThan(0.27);
      }
    }
  });

  it('has twenty triangles whose corners lie on the net where the ball has them', () => {
    const faces = icosahedralFaces(EDGE);
    expect(faces).toHaveLength(20);
    for (const corners of faces) {
      for (const [index, { point }] of corners.entries()) {
        const next = corners[(index + 1) % 3]?.point ?? point;
        expect(apart(point, next)).toBeCloseTo(1.0515, 3);
      }
    }
  });

  it.each([
    [6, lattice],
    [13, icosahedralLattice(13)],
  ])(
    'has at every place beyond a cut the field of the ball, turned as it lies there (edge %i)',
    (edge, world) => {
      const net = icosahedralNet(edge);
      const copies = copiesBeyondCuts(edge);
      const found = new Set<number>();
      for (const corners of icosahedralFaces(edge)) {
        for (const [one, { field, point }] of corners.entries()) {
          const other = corners[(one + 1) % 3];
          if (other === undefined) expect.fail('no corner');
          /** The place some steps along the edge, and its point of the ball. */
          const along = (step: number) => {
            const part = (from: number, to: number): number => from + ((to - from) * step) / edge;
            const on = point.map((from, axis) => part(from, other.point[axis] ?? 0));
            return {
              place: { q: part(field.q, other.field.q), r: part(field.r, other.field.r) },
              ball: on.map((value) => value / Math.hypot(...on)),
            };
          };
          for (let step = 0; step <= edge; step += 1) {
            const { place, ball } = along(step);
            if (net.has(place)) continue;
            for (const onward of [step - 1, step + 1]) {
              if (onward < 0 || onward > edge) continue;
              const side = DIRECTIONS.find((way) =>
                sameField(neighbour(place, way), along(onward).place),
              );
              const at = copies.findIndex(
                (copy) => sameField(copy.to, place) && (copy.side ?? side) === side,
              );
              const copy = copies[at];
              if (copy === undefined || side === undefined) expect.fail('no copy');
              found.add(at);
              expect(apart(ball, net.pointOf(copy.from))).toBeLessThan(1e-9);
              const cell = world.cellAt(copy.from) ?? -1;
              const next = world.neighbour(cell, turn(side, -copy.turns));
              expect(apart(along(onward).ball, net.pointOf(world.axialOf(next)))).toBeLessThan(
                1e-9,
              );
            }
          }
        }
      }
      expect(found.size).toBe(copies.length);
    },
  );

  it('turned to a field has that field in the middle', () => {
    for (const cell of cells) {
      expect(fieldInMiddle(lattice, turnTo(EDGE, lattice.axialOf(cell), 1))).toBe(cell);
    }
  });

  it('is turned to the place clicked, and not at all beside it', () => {
    const turn = { longitude: 20, latitude: 10, zoom: 1 };
    const same = turnAt(turn, WINDOW, { x: 200, y: 150 });
    expect(same?.longitude).toBeCloseTo(20, 6);
    expect(same?.latitude).toBeCloseTo(10, 6);
    expect(turnAt(turn, WINDOW, { x: 230, y: 150 })?.longitude).toBeGreaterThan(20);
    expect(turnAt(turn, WINDOW, { x: 200, y: 100 })?.latitude).toBeGreaterThan(10);
    expect(turnAt(turn, WINDOW, { x: 2, y: 2 })).toBeUndefined();
  });

  it('shows the numbers of the Großfelder in front, none over another one, where they are large enough', () => {
    const made = icosahedralMap(EDGE);
    const view = truthView(tinyWorld({ map: made }));
    const round = latticeOf(made);
    const plots = globePlots(view, round);
    const front = { longitude: 0, latitude: 0, zoom: 1 };
    const back = { longitude: 180, latitude: 0, zoom: 1 };
    const [here, there] = [front, back].map((turn) => globeNumbers(plots, EDGE, turn, WINDOW));
    const behind = new Set(there?.map(({ no }) => no));
    expect(here?.length).toBeGreaterThan(4);
    expect(here?.filter(({ no }) => behind.has(no))).toEqual([]);
    for (const one of here ?? [])
      for (const other of here ?? [])
        expect(one === other || Math.hypot(one.x - other.x, one.y - other.y) >= 14).toBe(true);
    expect(globeNumbers(plots, EDGE, front, { width: 40, height: 40 })).toEqual([]);
    const unknown = { ...view, chunks: {} };
    expect(globePlots(unknown, round)).toEqual([]);
  });
});
