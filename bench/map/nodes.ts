import Konva from 'konva';
import type { Picture } from './picture';
import { CLOSE, HEIGHT, INK, type Rival, RIVER, ROAD, WIDTH } from './rival';

/**
 * One Konva node per field, and one for every disc, side, symbol, number and name: the obvious way. As Konva
 * advises, nodes are kept from perfect drawing and, close up, Großfelder outside the window are hidden.
 */
export function createNodes(picture: Picture, field: number, listening: boolean): Rival {
  const host = document.createElement('div');
  document.body.append(host);
  const stage = new Konva.Stage({ container: host, width: WIDTH, height: HEIGHT });
  const layer = new Konva.Layer({ listening });
  const common = { listening, perfectDrawEnabled: false, shadowForStrokeEnabled: false } as const;
  const groups = new Map<number, { group: Konva.Group; x: number; y: number }>();
  const isClose = field >= CLOSE;
  const groupOf = (plot: number, x: number, y: number): Konva.Group => {
    const found = groups.get(plot);
    if (found !== undefined) return found.group;
    const group = new Konva.Group();
    layer.add(group);
    groups.set(plot, { group, x, y });
    return group;
  };
  for (const { x, y, plot, outer, inner, number, symbol } of picture.fields) {
    const group = groupOf(plot, x, y);
    group.add(
      new Konva.RegularPolygon({
        ...common,
        x: x * field,
        y: y * field,
        sides: 6,
        radius: field / Math.sqrt(3),
        fill: outer,
        stroke: INK,
        strokeWidth: 0.3,
      }),
    );
    if (inner !== outer)
      group.add(
        new Konva.Circle({
          ...common,
          x: x * field,
          y: y * field,
          radius: 0.315 * field,
          fill: inner,
        }),
      );
    if (!isClose) continue;
    const text = { ...common, width: field, align: 'center', fill: INK };
    const at = (x - 0.5) * field;
    group.add(
      new Konva.Text({
        ...text,
        x: at,
        y: (y - 0.54) * field,
        text: number,
        fontSize: 0.22 * field,
      }),
    );
    if (symbol !== '')
      group.add(
        new Konva.Text({
          ...text,
          x: at,
          y: (y - 0.25) * field,
          text: symbol,
          fontSize: 0.5 * field,
        }),
      );
  }
  for (const { points, kind, plot } of picture.stretches)
    groups.get(plot)?.group.add(
      new Konva.Line({
        ...common,
        points: points.map((value) => value * field),
        stroke: kind === 'river' ? RIVER : ROAD,
        strokeWidth: Math.max(1, 0.08 * field),
      }),
    );
  for (const { x, y, name, plot } of picture.towns) {
    const group = groups.get(plot)?.group;
    const radius = Math.max(1.5, 0.14 * field);
    group?.add(
      new Konva.Circle({
        ...common,
        x: x * field,
        y: y * field,
        radius,
        fill: '#fff',
        stroke: INK,
        strokeWidth: 1,
      }),
    );
    if (isClose)
      group?.add(
        new Konva.Text({
          ...common,
          x: x * field - 20,
          y: (y + 0.3) * field,
          text: name,
          fontSize: 13,
        }),
      );
  }
  for (const { x, y, text } of picture.labels)
    layer.add(
      new Konva.Text({
        ...common,
        x: x * field - 60,
        y: y * field,
        text,
        fontSize: Math.max(12, 0.6 * field),
        fontFamily: 'serif',
      }),
    );
  stage.add(layer);
  return {
    draw: ({ x, y, field: now }) => {
      const scale = now / field;
      layer.position({ x, y });
      layer.scale({ x: scale, y: scale });
      if (isClose)
        for (const { group, x: gx, y: gy } of groups.values()) {
          const [sx, sy] = [x + gx * now, y + gy * now];
          group.visible(
            sx > -9 * now && sx < WIDTH + 9 * now && sy > -9 * now && sy < HEIGHT + 9 * now,
          );
        }
      layer.draw();
      layer
        .getNativeCanvasElement()
        .getContext('2d')
        ?.getImageData(WIDTH / 2, HEIGHT / 2, 1, 1);
    },
  };
}
