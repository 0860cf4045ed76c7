import { fontFamily } from './fonts';
import {
  type CurveMark,
  type DisplayList,
  type Font,
  type Halo,
  lengthOf,
  type Mark,
  type Scale,
  type TextMark,
} from './marks';
import { ARITY, OP, type Path } from './path';
import type { Rect } from './placement';

/** An element of an SVG drawing; attribute names as React writes them (`strokeWidth`). */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children?: readonly SvgNode[];
  readonly text?: string;
}

/** Where the plane's origin is and how large a field is, in units of the drawing. */
export interface SvgProjection extends Scale {
  readonly x: number;
  readonly y: number;
  /** Start of the ids in the drawing; two drawings on one page need different ones. */
  readonly id: string;
}

/** Millimetres of a CSS pixel. */
export const MM_PER_PIXEL = 25.4 / 96;

const STEPS = 100;

/** A number with at most two decimals, the same on every machine. */
export function figure(value: number): string {
  const rounded = Math.round(value * STEPS) / STEPS;
  return String(rounded === 0 ? 0 : rounded);
}

/** A path in the notation of SVG. */
export function pathText(path: Path, { x, y, field }: SvgProjection): string {
  const parts: string[] = [];
  let at = 0;
  const px = (index: number): string => figure(x + (path[index] ?? 0) * field);
  const py = (index: number): string => figure(y + (path[index] ?? 0) * field);
  while (at < path.length) {
    const op = path[at] ?? OP.close;
    if (op === OP.move) parts.push(`M${px(at + 1)} ${py(at + 2)}`);
    else if (op === OP.line) parts.push(`L${px(at + 1)} ${py(at + 2)}`);
    else if (op === OP.curve)
      parts.push(`Q${px(at + 1)} ${py(at + 2)} ${px(at + 3)} ${py(at + 4)}`);
    else if (op === OP.circle) {
      const radius = (path[at + 3] ?? 0) * field;
      const left = figure(x + (path[at + 1] ?? 0) * field - radius);
      const [r, d] = [figure(radius), figure(2 * radius)];
      parts.push(`M${left} ${py(at + 2)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 -${d} 0z`);
    } else parts.push('z');
    at += 1 + (ARITY[op] ?? 0);
  }
  return parts.join('');
}

const opaque = (opacity: number | undefined): Readonly<Record<string, number>> =>
  opacity === undefined || opacity === 1 ? {} : { opacity };

const fontOf = ({
  family,
  weight,
  italic = false,
}: Font): Readonly<Record<string, string | number>> => ({
  fontFamily: fontFamily(family),
  fontWeight: weight,
  ...(italic ? { fontStyle: 'italic' } : {}),
});

const haloOf = (halo: Halo | undefined, to: Scale): Readonly<Record<string, string | number>> =>
  halo === undefined
    ? {}
    : {
        stroke: halo.colour,
        strokeWidth: figure(lengthOf(halo.width, to)),
        strokeOpacity: halo.opacity,
        strokeLinejoin: 'round',
        paintOrder: 'stroke',
      };

const lettering = (
  mark: TextMark | CurveMark,
  to: Scale,
): Readonly<Record<string, string | number>> => {
  const size = lengthOf(mark.size, to);
  return {
    ...fontOf(mark.font),
    fontSize: figure(size),
    fill: mark.colour,
    ...opaque(mark.opacity),
    ...haloOf(mark.halo, to),
    ...(mark.spacing === undefined || mark.spacing === 0
      ? {}
      : { letterSpacing: figure(mark.spacing * size) }),
  };
};

const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const;

/** The curve, lengthened straight at both ends so that a long word is never cut off. */
const lengthened = ({ curve, text, size }: CurveMark, to: SvgProjection): string => {
  const points = curve.length / 2;
  const at = (index: number): readonly [number, number] => [
    curve[2 * index] ?? 0,
    curve[2 * index + 1] ?? 0,
  ];
  const [start, second, beforeLast, last] = [at(0), at(1), at(points - 2), at(points - 1)];
  const room = (text.length * lengthOf(size, to)) / to.field;
  const out = (
    [fromX, fromY]: readonly [number, number],
    [x, y]: readonly [number, number],
  ): readonly [number, number] => {
    const length = Math.hypot(x - fromX, y - fromY) || 1;
    return [x + ((x - fromX) / length) * room, y + ((y - fromY) / length) * room];
  };
  const middle =
    points === 3
      ? [OP.curve, ...second, ...last]
      : Array.from({ length: points - 1 }, (_, index) => [OP.line, ...at(index + 1)]).flat();
  const path: Path = [
    OP.move,
    ...out(second, start),
    OP.line,
    ...start,
    ...middle,
    OP.line,
    ...out(beforeLast, last),
  ];
  return pathText(path, to);
};

/** From this letter spacing on (em) the halo of a letter no longer reaches the letter before. */
const APART = 0.12;

/**
 * A word along its curve. The halo of close letters is drawn below the whole word: drawn letter by letter it would
 * cover the letter before. Letters that stand apart are written once, so that they can be searched for.
 */
const curveNode = (mark: CurveMark, to: SvgProjection, id: string): SvgNode => {
  const { halo, ...letters } = mark;
  const isApart = (mark.spacing ?? 0) >= APART;
  const word = (attributes: SvgNode['attributes']): SvgNode => ({
    tag: 'text',
    attributes: { ...attributes, textAnchor: 'middle' },
    children: [
      { tag: 'textPath', attributes: { href: `#${id}`, startOffset: '50%' }, text: mark.text },
    ],
  });
  return {
    tag: 'g',
    attributes: {},
    children: [
      { tag: 'path', attributes: { id, d: lengthened(mark, to), fill: 'none' } },
      ...(halo === undefined || isApart
        ? []
        : [word({ ...lettering(mark, to), fill: 'none', 'aria-hidden': 'true' })]),
      word(lettering(isApart ? mark : letters, to)),
    ],
  };
};

const dotNodes = (
  mark: Mark & { readonly kind: 'dots' },
  to: SvgProjection,
): readonly SvgNode[] => {
  const edge =
    mark.edge === undefined
      ? {}
      : { stroke: mark.edge.colour, strokeWidth: figure(lengthOf(mark.edge.width, to)) };
  const nodes: SvgNode[] = [];
  for (let index = 0; index < mark.at.length; index += 2) {
    nodes.push({
      tag: 'circle',
      attributes: {
        cx: figure(to.x + (mark.at[index] ?? 0) * to.field),
        cy: figure(to.y + (mark.at[index + 1] ?? 0) * to.field),
        r: figure(lengthOf(mark.radius, to)),
        fill: mark.fill,
        ...edge,
      },
    });
  }
  return nodes;
};

const nodesOf = (mark: Mark, to: SvgProjection, id: string): readonly SvgNode[] => {
  switch (mark.kind) {
    case 'area':
      return [
        {
          tag: 'path',
          attributes: { d: pathText(mark.path, to), fill: mark.colour, ...opaque(mark.opacity) },
        },
      ];
    case 'line':
      return [
        {
          tag: 'path',
          attributes: {
            d: pathText(mark.path, to),
            fill: 'none',
            stroke: mark.colour,
            strokeWidth: figure(lengthOf(mark.width, to)),
            ...(mark.cap === 'round' ? { strokeLinecap: 'round' } : {}),
            ...(mark.join === 'round' ? { strokeLinejoin: 'round' } : {}),
            ...opaque(mark.opacity),
          },
        },
      ];
    case 'dots':
      return dotNodes(mark, to);
    case 'text':
      return [
        {
          tag: 'text',
          attributes: {
            x: figure(to.x + mark.x * to.field),
            y: figure(to.y + mark.y * to.field),
            ...lettering(mark, to),
            textAnchor: ANCHORS[mark.align],
          },
          text: mark.text,
        },
      ];
    case 'curve':
      return [curveNode(mark, to, id)];
    case 'clip':
      return [
        {
          tag: 'g',
          attributes: { clipPath: `url(#${id})` },
          children: [
            {
              tag: 'clipPath',
              attributes: { id },
              children: [{ tag: 'path', attributes: { d: pathText(mark.clip, to) } }],
            },
            ...svgNodes(mark.marks, { ...to, id: `${id}-` }),
          ],
        },
      ];
  }
};

/** A display list as elements of an SVG drawing. */
export function svgNodes(list: DisplayList, to: SvgProjection): readonly SvgNode[] {
  return list.flatMap((mark, index) => nodesOf(mark, to, `${to.id}${index}`));
}

/** A part of the plane as a drawing of its own: `field` units per field width, in millimetres or pixels. */
export function svgDrawing(
  list: DisplayList,
  [left, top, right, bottom]: Rect,
  field: number,
  unit: 'mm' | 'px',
  id = 'map-',
): SvgNode {
  const width = figure((right - left) * field);
  const height = figure((bottom - top) * field);
  const pixel = unit === 'mm' ? MM_PER_PIXEL : 1;
  return {
    tag: 'svg',
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      width: `${width}${unit}`,
      height: `${height}${unit}`,
      viewBox: `0 0 ${width} ${height}`,
    },
    children: svgNodes(list, { x: -left * field, y: -top * field, field, pixel, id }),
  };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What XML forbids: control characters, halves of characters, and two that are none. */
const isForbidden = (sign: string): boolean =>
  sign < ' ' ? !'\t\n\r'.includes(sign) : /^[\uD800-\uDFFF\uFFFE\uFFFF]$/u.test(sign);

/** Characters to check one by one: those that are escaped, and all that may be forbidden. */
const SPECIAL = /[&<>"'\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** Text that may stand anywhere in markup: characters that XML forbids are dropped. */
export function escaped(text: string): string {
  return text.replaceAll(SPECIAL, (sign) => ESCAPES[sign] ?? (isForbidden(sign) ? '' : sign));
}

/** Attributes that SVG itself writes with a capital letter. */
const CAPITALS = new Set(['viewBox', 'startOffset', 'preserveAspectRatio']);

const attributeName = (name: string): string =>
  CAPITALS.has(name) ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** An SVG drawing as text. */
export function svgText(node: SvgNode): string {
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${attributeName(name)}="${escaped(String(value))}"`)
    .join('');
  const inside = escaped(node.text ?? '') + (node.children ?? []).map(svgText).join('');
  const { tag } = node;
  return inside === '' ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${inside}</${tag}>`;
}
