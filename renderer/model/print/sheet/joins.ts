import { stroke, type Trail } from '../../../kit/cartography';
import type { PageMark, TextMark } from '../../../kit/paper/page';
import { type GlueStrip, glueStrips } from '../frame';
import type { Edge, MapSheet, PrintLayout } from '../layout';
import { EDGES } from '../layout';
import type { MapParts } from '../order';
import type { MapWords } from '../source';
import { line, QUIET, TYPES, widthIn } from './lettering';
import { filledBox, strokes } from './shapes';

/** Distance of the base line of "continued on" from the map, in millimetres; and of hatching lines of a glue strip. */
const BEYOND_AT = 6.6;
const HATCH = 2.2;

const turned = (mark: TextMark, rotate: number): TextMark => ({ ...mark, rotate });

/** Where the map goes on: the numbers of the neighbouring sheets, at the edges. */
export function beyondMarks(
  { window, beyond }: MapSheet,
  { say }: Pick<MapWords, 'say'>,
): readonly PageMark[] {
  const middle = { x: window.x + window.width / 2, y: window.y + window.height / 2 };
  const right = window.x + window.width;
  const bottom = window.y + window.height;
  const places: Readonly<Record<Edge, readonly [x: number, y: number, rotate: number]>> = {
    top: [middle.x, window.y - BEYOND_AT + 0.4, 0],
    bottom: [middle.x, bottom + BEYOND_AT + 1.2, 0],
    left: [window.x - BEYOND_AT + 0.4, middle.y, -90],
    right: [right + BEYOND_AT - 0.4, middle.y, 90],
  };
  return EDGES.flatMap((edge) => {
    const number = beyond[edge];
    if (number === null) return [];
    const [x, y, rotate] = places[edge];
    return [
      turned(line(say('print:sheet.beyond', { number }), x, y, TYPES.beyond, 'center'), rotate),
    ];
  });
}

/** Slanting lines across a strip; both ends lie on its rim. */
const hatching = ({ x, y, width, height }: GlueStrip): PageMark => {
  const trail: Trail = [];
  for (let at = HATCH; at < width + height; at += HATCH) {
    const [fromX, fromY] = at < height ? [x, y + at] : [x + at - height, y + height];
    const [toX, toY] = at < width ? [x + at, y] : [x + width, y + at - width];
    stroke(trail, fromX, fromY, toX, toY);
  }
  return { ...strokes(trail, 0.15, QUIET), opacity: 0.6 };
};

const tag = (strip: GlueStrip, { say, fonts }: MapWords): readonly PageMark[] => {
  const text = say('print:sheet.glue', { number: strip.neighbour });
  const width = widthIn(fonts, TYPES.beyond, text) + 3;
  const middle = { x: strip.x + strip.width / 2, y: strip.y + strip.height / 2 };
  const isUpright = strip.edge === 'left';
  const [across, along] = [3.6, width];
  const box = isUpright
    ? { x: middle.x - across / 2, y: middle.y - along / 2, width: across, height: along }
    : { x: middle.x - along / 2, y: middle.y - across / 2, width: along, height: across };
  const words = isUpright
    ? turned(line(text, middle.x + 0.8, middle.y, TYPES.beyond, 'center'), -90)
    : line(text, middle.x, middle.y + 0.8, TYPES.beyond, 'center');
  return [filledBox(box, '#FFFFFF'), words];
};

const edgeOfStrip = ({ edge, x, y, width, height }: GlueStrip): PageMark => {
  const trail: Trail = [];
  if (edge === 'left') stroke(trail, x + width, y, x + width, y + height);
  else stroke(trail, x, y + height, x + width, y + height);
  return { ...strokes(trail, 0.15, QUIET), dash: [1.6, 0.9] };
};

/** Hatched strips onto which the neighbours are glued, with their numbers. */
export function glueMarks(
  layout: PrintLayout,
  sheet: MapSheet,
  parts: MapParts,
  words: MapWords,
): readonly PageMark[] {
  return parts.glueMarks
    ? glueStrips(layout, sheet).flatMap((strip) => [
        { ...filledBox(strip, '#FFFFFF'), opacity: 0.5 },
        hatching(strip),
        edgeOfStrip(strip),
        ...tag(strip, words),
      ])
    : [];
}
