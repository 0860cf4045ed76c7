import type { Lattice, TruthView } from '../../../../engine';
import {
  hasDots,
  letteringIn,
  mapStyle,
  type MapStyle,
  MM_PER_PIXEL,
  overlay,
  piecesIn,
  riverFlow,
  sceneDisplayList,
  type Terrains,
  wholeScene,
} from '../../../kit/cartography';
import type { Box, PageMark } from '../../../kit/paper/page';
import { printStyle } from '../content';
import { type KnownField, knownFields } from '../known';
import { extentOf, type PlaneBox, sheetIn } from '../layout';
import { legendOf } from '../legend';
import { MIN_FIELD_MM } from '../order';
import { FRAME, type PaperSize, paperSize } from '../paper';
import { perField } from '../sheet/foot';
import { frameMarks } from '../sheet/frame-marks';
import { legendPieces } from '../sheet/legend-marks';
import { northArrow, scaleBar, scaleLength } from '../sheet/rulers';
import { hasKilometres, type MapWords } from '../source';
import { lookOf, type PosterOrder } from './order';
import { enlargement, type PosterArt } from './sheet';

/** The whole map as the GM sees it: what no player may be given. */
export interface MapTruth {
  readonly view: TruthView;
  readonly lattice: Lattice;
  readonly terrains: Terrains;
  /** Id of the game. */
  readonly system: string;
}

/** Longest scale bar, and shortest part of the frame, in millimetres. */
const BAR = 60;
const FRAME_PART = 8;

/** Width of a field of a drawing in its window on paper, in millimetres. */
const realFieldMm = (order: PosterOrder, fieldMm: number): number =>
  fieldMm * enlargement(paperSize(order));

/** True if units are drawn, and explained: on smaller fields they cannot be read. */
const showsUnits = ({ parts }: PosterOrder, realMm: number): boolean =>
  parts.units && realMm >= MIN_FIELD_MM;

/** Signs as on every print where they can be read; on smaller fields as the screen draws them. */
const styleOf = (fieldMm: number, look: PosterOrder['look'], hasNumbers: boolean): MapStyle => ({
  ...(fieldMm >= MIN_FIELD_MM
    ? printStyle({ fieldMm, look })
    : mapStyle('print', fieldMm / MM_PER_PIXEL, { look })),
  numbers: hasNumbers,
});

const drawMap = (
  { view, lattice, terrains }: MapTruth,
  order: PosterOrder,
  extent: PlaneBox,
  window: Box,
  fieldMm: number,
): readonly PageMark[] => {
  const { parts } = order;
  const real = realFieldMm(order, fieldMm);
  const hasNumbers = parts.kleinfeldNumbers || parts.grossfeldNumbers;
  const style = styleOf(real, lookOf(order), hasNumbers);
  const sheet = sheetIn(window, extent, fieldMm);
  const { left, top, width, height } = sheet.plane;
  const above = overlay(view, lattice, terrains, style, fieldMm / MM_PER_PIXEL, {
    labels: parts.names,
    pieces: showsUnits(order, real),
  });
  const box = [left, top, left + width, top + height] as const;
  const ground = sceneDisplayList(
    wholeScene(view, lattice, terrains, style),
    riverFlow(view, lattice, terrains),
    {
      kleinfeldNumbers: !parts.kleinfeldNumbers,
      grossfeldNumbers: !parts.grossfeldNumbers,
      grossfeldLines: !parts.grossfeldLines,
    },
  );
  const layout = {
    fieldMm,
    barFields: Math.max(1, Math.ceil(FRAME_PART / fieldMm)),
    overlap: 0,
    origin: { x: left, y: top },
  };
  return [
    {
      kind: 'drawing',
      list: [...ground, ...letteringIn(box, above), ...piecesIn(box, above)],
      x: window.x - left * fieldMm,
      y: window.y - top * fieldMm,
      field: fieldMm,
      window,
      isMap: true,
    },
    ...frameMarks(layout, sheet, {
      coordinates: parts.coordinates,
      cropMarks: false,
      glueMarks: false,
    }),
  ];
};

const fitting = ({ width, height }: PlaneBox, window: PaperSize): number =>
  Math.min(window.width / width, window.height / height);

/** The legend of all that is on a map with fields of a width on paper: terrain, realms, places, lines. */
const legendFor = (
  { view, terrains }: MapTruth,
  known: readonly KnownField[],
  realMm: number,
  order: PosterOrder,
  words: MapWords,
) => {
  if (!order.parts.legend) return [];
  const look = lookOf(order);
  const units = showsUnits(order, realMm);
  const parts = { ...order.parts, units, cropMarks: false, glueMarks: false, plan: false };
  const legend = legendOf(
    { view, known, order: { look, parts }, changes: null, hasRoutes: false, namesRealms: true },
    terrains,
  );
  const noRulers = { scale: false, north: false };
  const style = styleOf(realMm, look, false);
  const fieldMm = realMm / enlargement(paperSize(order));
  const drawn = { look, fieldMm, ...(hasDots(style) ? { dots: style } : {}) };
  return legendPieces(legend, view, drawn, noRulers, words);
};

/** The whole map for a poster; undefined while no land is drawn. */
export function mapArt(
  truth: MapTruth,
  order: PosterOrder,
  words: MapWords,
): PosterArt | undefined {
  const known = knownFields(truth.view, truth.lattice);
  const extent = extentOf(known.map(({ centre }) => centre));
  if (extent === undefined) return undefined;
  const { parts } = order;
  const realMm = (window: Box): number => realFieldMm(order, fitting(extent, window));
  return {
    frame: FRAME,
    foot: 10,
    aspect: extent.width / extent.height,
    legend: (window) => legendFor(truth, known, realMm(window), order, words),
    draw: (window) => drawMap(truth, order, extent, window, fitting(extent, window)),
    rulers: (window, x, bottom) => {
      const fieldMm = fitting(extent, window);
      const length = parts.scale ? scaleLength(fieldMm, BAR) + 15 : 0;
      const isInKm = hasKilometres(truth.system);
      return [
        ...(parts.scale ? scaleBar(x, bottom - 5.4, fieldMm, BAR, words, isInKm) : []),
        ...(parts.north ? northArrow(x + length + 3, bottom - 0.4, words) : []),
      ];
    },
    facts: (window) => perField(realMm(window), words),
  };
}
