import {
  type DisplayList,
  mapStyle,
  MM_PER_PIXEL,
  riverFlow,
  sceneDisplayList,
  wholeScene,
} from '../../../kit/cartography';
import type { Box, PageMark } from '../../../kit/paper/page';
import type { MapSheet, PlaneBox, PrintLayout } from '../layout';
import type { PrintLook } from '../order';
import type { MapSource, MapWords } from '../source';
import { circle, type Trail } from '../../../kit/cartography';
import { line, sized, TYPES } from './lettering';
import { rimOf } from './shapes';

const boundsOf = (sheets: readonly MapSheet[]): PlaneBox => {
  const left = Math.min(...sheets.map(({ plane }) => plane.left));
  const top = Math.min(...sheets.map(({ plane }) => plane.top));
  return {
    left,
    top,
    width: Math.max(...sheets.map(({ plane }) => plane.left + plane.width)) - left,
    height: Math.max(...sheets.map(({ plane }) => plane.top + plane.height)) - top,
  };
};

const LARGEST_FIELD_MM = 6;

/** The map itself, small, without numbers, names and signs. */
const smallMap = (source: MapSource, look: PrintLook, fieldMm: number): DisplayList => {
  const { view, lattice, terrains } = source;
  const width = Math.min(11, fieldMm / MM_PER_PIXEL);
  const style = mapStyle('print', width, { look, numbers: false });
  return sceneDisplayList(
    wholeScene(view, lattice, terrains, style),
    riverFlow(view, lattice, terrains),
  );
};

const numberMarks = (at: Box, number: number): readonly PageMark[] => {
  const size = Math.max(2.6, Math.min(TYPES.sheetNumber.size, at.width / 4, at.height / 3));
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  const disc: Trail = [];
  circle(disc, x, y, size * 0.85);
  return [
    { kind: 'shape', path: disc, fill: '#FFFFFF', opacity: 0.88 },
    line(String(number), x, y + size * 0.34, sized(TYPES.sheetNumber, size), 'center'),
  ];
};

/** How the sheets of a map lie to each other, over the map itself, as large as the box allows. */
export function planMarks(
  source: MapSource,
  layout: PrintLayout,
  box: Box,
  look: PrintLook,
  { say }: Pick<MapWords, 'say'>,
): readonly PageMark[] {
  const { left, top, width, height } = boundsOf(layout.sheets);
  const head = 6;
  const mm = Math.min(LARGEST_FIELD_MM, box.width / width, (box.height - head) / height);
  const window: Box = { x: box.x, y: box.y + head, width: width * mm, height: height * mm };
  const origin = { x: window.x - left * mm, y: window.y - top * mm };
  const places = layout.sheets.map(({ plane, number }) => ({
    number,
    at: {
      x: origin.x + plane.left * mm,
      y: origin.y + plane.top * mm,
      width: plane.width * mm,
      height: plane.height * mm,
    },
  }));
  return [
    line(say('print:sheet.overview'), box.x, box.y + 3.4, TYPES.heading),
    {
      kind: 'drawing',
      list: smallMap(source, look, mm),
      ...origin,
      field: mm,
      window,
      isMap: true,
    },
    ...places.map(({ at }) => rimOf(at, 0.3)),
    ...places.flatMap(({ at, number }) => numberMarks(at, number)),
  ];
}
