import { close, curveTo, lineTo, moveTo, stroke, type Trail } from '../../../kit/cartography';
import type { PageMark } from '../../../kit/paper/page';
import { KM_PER_FIELD } from '../order';
import type { MapWords } from '../source';
import { INK, line, TYPES, widthIn } from './lettering';
import { rimOf, strokes } from './shapes';

/** Shortest part of a scale bar, in millimetres. */
const SHORTEST_PART = 3.9;

/** Length of the control line: measured with a ruler it shows whether the printer preserved the scale. */
const CONTROL_MM = 100;

/** A line of exactly 100 mm with a tick for every centimetre, and its text. */
export function controlLine(x: number, y: number, words: MapWords): readonly PageMark[] {
  const trail: Trail = [];
  stroke(trail, x, y, x + CONTROL_MM, y);
  for (let tick = 0; tick <= CONTROL_MM; tick += 10) {
    const half = tick % 50 === 0 ? 1.2 : 0.7;
    stroke(trail, x + tick, y - half, x + tick, y + half);
  }
  return [
    strokes(trail, 0.2),
    line(words.say('print:sheet.control'), x + CONTROL_MM + 2, y + 0.8, TYPES.small),
  ];
}

/** Width of the control line with its text. */
export function controlWidth(words: MapWords): number {
  return CONTROL_MM + 2 + widthIn(words.fonts, TYPES.small, words.say('print:sheet.control'));
}

/** Fields in a part of the scale bar: one, or on small scales so many that the part is long enough to be seen. */
const fieldsOfPart = (fieldMm: number): number =>
  [1, 2, 5, 10, 20, 50].find((fields) => fields * fieldMm >= SHORTEST_PART) ?? 100;

/** Parts of the scale bar: as many as stay under the given length, at most four. */
const partsOf = (partMm: number, longest: number): number =>
  Math.max(1, Math.min(4, Math.floor(longest / partMm)));

/** Length of a scale bar in millimetres, without its text. */
export function scaleLength(fieldMm: number, longest: number): number {
  const partMm = fieldsOfPart(fieldMm) * fieldMm;
  return partsOf(partMm, longest) * partMm;
}

/**
 * Kilometres on paper, or fields where the game has none; one part per field where a field is large enough. (x, y) is
 * the upper left corner of the bar. 7 mm high.
 */
export function scaleBar(
  x: number,
  y: number,
  fieldMm: number,
  longest: number,
  { say }: Pick<MapWords, 'say'>,
  inKilometres = true,
): readonly PageMark[] {
  const each = fieldsOfPart(fieldMm);
  const partMm = each * fieldMm;
  const parts = partsOf(partMm, longest);
  const unit = inKilometres ? KM_PER_FIELD : 1;
  const bars = Array.from({ length: parts }, (_, index): PageMark => ({
    ...rimOf({ x: x + index * partMm, y, width: partMm, height: 1.5 }, 0.2),
    fill: index % 2 === 0 ? INK : '#FFFFFF',
  }));
  const length = parts * each * unit;
  const below = y + 4.9;
  return [
    ...bars,
    line('0', x, below, TYPES.scale),
    ...(parts > 2 && partMm >= 7
      ? [line(String(2 * each * unit), x + 2 * partMm, below, TYPES.scale, 'center')]
      : []),
    line(
      inKilometres
        ? say('print:sheet.km', { km: length })
        : say('print:sheet.fields', { count: length }),
      x + parts * partMm,
      below,
      TYPES.scale,
      parts * partMm < 16 ? 'left' : 'center',
    ),
  ];
}

/** A needle that points up, black on its right half, with the letter of north; (x, y) is the middle of its foot. 9 mm high. */
export function northArrow(
  x: number,
  y: number,
  { say }: Pick<MapWords, 'say'>,
): readonly PageMark[] {
  const [left, right]: readonly [Trail, Trail] = [[], []];
  for (const [trail, side] of [
    [left, -1],
    [right, 1],
  ] as const) {
    moveTo(trail, x, y - 6.2);
    lineTo(trail, x + side * 1.7, y);
    curveTo(trail, x + side * 0.7, y - 1.1, x, y - 1.2);
    close(trail);
  }
  return [
    { kind: 'shape', path: left, fill: '#FFFFFF', stroke: INK, width: 0.2, join: 'round' },
    { kind: 'shape', path: right, fill: INK, stroke: INK, width: 0.2, join: 'round' },
    line(say('print:sheet.north'), x, y - 6.9, TYPES.frame, 'center'),
  ];
}
