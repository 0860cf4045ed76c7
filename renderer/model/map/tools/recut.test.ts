import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellsOnMap,
  ALL_PARTS,
  canonicalSide,
  centreOf,
  copyFields,
  type Direction,
  DIRECTIONS,
  drawnSide,
  type Lattice,
  latticeOf,
  NETS,
  placeSettlement,
  type Point,
  recut,
  setSideFeature,
  setWall,
  SIDE,
  sideMiddle,
  truthView,
} from '../../../../engine';
import { tinyCampaignOf, edited, tinyWorld } from '../../../../engine/testing';
import { campaignFile } from '../../../../engine/testing/files';
import { times } from '../../../../engine/testing/trials';
import { drawnLabel, mapStyle, storedLabel, wholeScene } from '../../../kit/cartography';
import { labels } from '../../../kit/cartography/layers/labels';
import { drive } from '../../../screens/map/testing/driver';
import { createPlacer } from '../pane/lettering';
import { nameOf } from '../pane/tiling';
import { planOf } from '../pane/plan';
import { bridge } from './bridge';
import { brush } from './brush';
import { label } from './label';
import { paste } from './paste';
import { road } from './road';
import { sideFaced } from './sides/near';
import { spring } from './spring';
import type { ToolContext, ToolState } from './tool';
import { wall } from './wall';
import { icosahedralMap } from '../../../../engine/testing/icosahedron';

const EDGE = 4;
const map = icosahedralMap(EDGE);
const lattice: Lattice = latticeOf(map);
const cells = cellsOnMap(lattice);
const campaign = tinyCampaignOf({ map });

const anyNet = fc.integer({ min: 1, max: NETS - 1 });
const anySide = fc
  .record({ cell: fc.constantFrom(...cells), side: fc.constantFrom(...DIRECTIONS) })
  .filter(({ cell, side }) => lattice.gapAt(cell) !== side);

const near = (a: Point, b: Point): Point => ({
  x: a.x + (b.x - a.x) * 0.9,
  y: a.y + (b.y - a.y) * 0.9,
});

/** The point of a net near the middle of a side by its stored name. */
const pointAt = (net: number, cell: number, side: Direction): Point => {
  const drawn = recut(lattice, net);
  const axial = drawn.axialOf(cell);
  return near(centreOf(axial), sideMiddle(axial, drawnSide(drawn, cell, side)));
};

describe('a net that is cut elsewhere', () => {
  it('has under the pointer the side that is drawn there', () => {
    fc.assert(
      fc.property(anyNet, anySide, (net, { cell, side }) => {
        const drawn = recut(lattice, net);
        const faced = sideFaced({ lattice: drawn }, pointAt(net, cell, side));
        expect(faced).toMatchObject({ field: lattice.addressOf(cell), side });
      }),
      times(300),
    );
  });

  it('draws on every side what is stored of it, and beyond it the field that is there', () => {
    const river = { field: lattice.addressOf(cells[40] ?? 0), side: 1 } as const;
    const marked = edited(
      edited(map, (bare) => setSideFeature(bare, lattice, river, SIDE.river, true)),
      (bare) => setWall(bare, river.field, 3, 5),
    );
    const view = truthView(tinyWorld({ map: marked }));
    const style = mapStyle('light', 24);
    const usual = wholeScene(view, lattice, {}, style);
    const byCell = new Map(usual.fields.map((field) => [field.cell, field] as const));
    fc.assert(
      fc.property(anyNet, (net) => {
        const drawn = recut(lattice, net);
        const scene = wholeScene(view, drawn, {}, style);
        expect(scene.fields).toHaveLength(usual.fields.length);
        for (const field of scene.fields) {
          const same = byCell.get(field.cell);
          if (same === undefined) expect.fail('no such field');
          for (const side of DIRECTIONS) {
            const at = drawnSide(drawn, field.cell, side);
            expect(scene.bits(field, at)).toBe(usual.bits(same, side));
            expect(scene.neighbour(field, at)?.cell).toBe(usual.neighbour(same, side)?.cell);
          }
        }
      }),
      times(8),
    );
  });

  it('is painted and built on as the usual one: the same bytes, and back the same bytes', () => {
    const before = campaignFile(campaign);
    let last = campaign;
    const anyTool = fc.constantFrom(
      ...([
        [brush, { terrain: 'b', size: 19 }],
        [bridge, {}],
        [wall, {}],
      ] as const),
    );
    fc.assert(
      fc.property(anyNet, anySide, anyTool, (net, { cell, side }, [tool, on]) => {
        const usual = drive(tool, campaign, on).clickAt(pointAt(0, cell, side));
        const other = drive(tool, campaign, { ...on, net }).clickAt(pointAt(net, cell, side));
        expect(other.campaign()).toEqual(usual.campaign());
        for (const _ of other.commands()) other.undo();
        last = other.campaign();
        expect(last).toEqual(campaign);
      }),
      times(40),
    );
    expect(campaignFile(last)).toEqual(before);
  });

  it('carries a road and a spring under their stored names', () => {
    fc.assert(
      fc.property(anyNet, anySide, (net, { cell, side }) => {
        const [here, beyond] = [cell, lattice.neighbour(cell, side)].map((one) =>
          lattice.addressOf(one),
        );
        if (here === undefined || beyond === undefined) return;
        const after = drive(road, campaign, { net }).press(here).dragTo(beyond).release();
        const home = canonicalSide(lattice, { field: here, side });
        const roads = edited(map, (bare) => setSideFeature(bare, lattice, home, SIDE.road, true));
        expect(after.campaign().world.map).toEqual(roads);
        const at = pointAt(net, cell, side);
        const risen = drive(spring, campaign, { net }).clickAt(at);
        expect(risen.commands()).toHaveLength(1);
        const removed = drive(spring, risen.campaign(), { net, pen: { isErasing: true } });
        expect(removed.clickAt(at).campaign()).toEqual(campaign);
      }),
      times(40),
    );
  });

  it('keeps a lettering where its land is', () => {
    fc.assert(
      fc.property(anyNet, fc.constantFrom(...cells), (net, cell) => {
        const drawn = recut(lattice, net);
        const at = centreOf(drawn.axialOf(cell));
        const placed = drive(label, campaign, { net }).clickAt(at).clickAt(at).acts();
        const [act] = placed.filter(({ kind }) => kind === 'edit');
        const own = centreOf(lattice.axialOf(cell));
        const [point] = act?.kind === 'edit' && act.what === 'label' ? act.points : [];
        expect(point?.x).toBeCloseTo(own.x, 9);
        expect(point?.y).toBeCloseTo(own.y, 9);
      }),
      times(20),
    );
  });

  it('refuses a lettering that would lie on no field, and goes on placing it', () => {
    const beside = { x: -20, y: 0 };
    const placed = drive(label, campaign, { net: 17 }).clickAt(beside).clickAt(beside);
    expect(placed.acts()).toMatchObject([
      { kind: 'tell', hint: { text: 'places:hint.offNet', tone: 'refused' } },
    ]);
    expect(placed.state()).toBe('placing');
  });

  it('turns a text at one point with its land, if it is turned at all, and reads from the left', () => {
    fc.assert(
      fc.property(
        anyNet,
        fc.constantFrom(...cells),
        fc.integer({ min: -90, max: 90 }),
        (net, cell, rotation) => {
          const drawn = recut(lattice, net);
          const { x, y } = centreOf(lattice.axialOf(cell));
          const level = { id: 'g', kind: 'range', text: 'Grat', points: [x, y], size: 14 } as const;
          const turned = { ...level, rotation };
          expect(drawnLabel(drawn, level)).not.toHaveProperty('rotation');
          const shown = drawnLabel(drawn, turned);
          const by = (drawnSide(drawn, cell, 1) - drawnSide(lattice, cell, 1)) * 60;
          expect(Math.cos(((shown.rotation - rotation - by) * Math.PI) / 180)).toBeCloseTo(1, 9);
          expect(storedLabel(drawn, shown, turned)?.rotation).toBe(rotation);
          const view = truthView(tinyWorld({ map, labels: { g: turned } }));
          const [mark] = labels(view, drawn, mapStyle('light', 40), 40);
          const [from = 0, , , , to = 0] = mark?.curve ?? [];
          expect(from).toBeLessThan(to + 1e-6);
        },
      ),
      times(40),
    );
  });

  it('draws a Großfeld part by part where it lies in several places', () => {
    const { parts, boxes, world } = planOf(recut(lattice, 17));
    expect(new Set(parts.map(({ plot }) => plot)).size).toBe(boxes.length);
    expect(parts.length).toBeGreaterThan(boxes.length);
    for (const { box } of parts) {
      expect(box.right - box.left).toBeLessThan(9);
      expect(box.left).toBeGreaterThanOrEqual(world.left);
    }
    expect(planOf(lattice).parts).toHaveLength(lattice.plots.length);
  });

  it('names its tiles by the net, so that none is shown in another one', () => {
    const nameIn = (net: number): string => {
      const drawn = recut(lattice, net);
      return nameOf({ lattice: drawn, parts: planOf(drawn).parts }, 0);
    };
    expect(new Set([0, 17, 31].map(nameIn)).size).toBe(3);
  });

  it('shows a copy anew where it would lie in another net', () => {
    const copied = [cells[40] ?? 0, cells[41] ?? 0].map((cell) => lattice.addressOf(cell));
    const clip = copyFields(map, lattice, copied);
    const context: Omit<ToolContext, 'lattice'> = {
      campaign,
      map,
      rules: undefined,
      paint: { kind: 'terrain', terrain: 't' },
      size: 1,
      pen: {
        isErasing: false,
        isBarring: false,
        wallValue: 5,
        settlementType: 'brg',
        party: null,
        traveller: 'K',
      },
      chosen: new Set(),
      cursor: null,
      lettering: null,
      drawn: null,
      carried: { clip, parts: ALL_PARTS, replaces: false },
    };
    const hover = { kind: 'move', point: centreOf(lattice.axialOf(cells[60] ?? 0)) } as const;
    const shownIn = (net: number, from: ToolState): ToolState =>
      from.on(hover, { ...context, lattice: recut(lattice, net) }).next;
    const usual = shownIn(0, paste.idle);
    expect(shownIn(17, usual).preview).toEqual(shownIn(17, paste.idle).preview);
    expect(shownIn(17, usual).preview).not.toEqual(usual.preview);
  });

  it('has its names where its towns are, at once', () => {
    const field = lattice.addressOf(cells[60] ?? 0);
    const town = { type: 'std', name: 'Ort', owner: '', built: 10, harbours: [] };
    const settled = edited(map, (before) => placeSettlement(before, field, town));
    const view = truthView(tinyWorld({ map: settled }));
    const placer = createPlacer();
    const input = { view, terrains: {}, style: mapStyle('light', 40), layers: {}, scale: 40 };
    for (const net of [0, 17, 31, 0]) {
      const drawn = recut(lattice, net);
      const [name] = placer.place({ ...input, lattice: drawn }).names;
      const at = centreOf(drawn.axialOf(drawn.cellOf(field) ?? 0));
      const [left = 0, top = 0, right = 0, bottom = 0] = name?.rect ?? [];
      expect(Math.hypot((left + right) / 2 - at.x, (top + bottom) / 2 - at.y)).toBeLessThan(1.5);
    }
  });
});
