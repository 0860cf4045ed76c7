import { attributeOf, elementsIn, type MarkupElement } from '../readers/markup';
import {
  composed,
  IDENTITY,
  type Matrix,
  type PaintedShape,
  realRings,
  type Region,
  type Ring,
  scaleOf,
} from './shape';
import { ringsOfPath } from './svg-path';

const MM_PER_PIXEL = 25.4 / 96;

const numberOf = (text: string | undefined): number => Number.parseFloat(text ?? '') || 0;

const numbersIn = (text: string): readonly number[] =>
  (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);

const oneTransform = (name: string, own: readonly number[]): Matrix => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = own;
  if (name === 'matrix') return [a, b, c, d, e, f];
  if (name === 'translate') return [1, 0, 0, 1, a, b];
  if (name === 'scale') return [a, 0, 0, own.length > 1 ? b : a, 0, 0];
  if (name !== 'rotate') return IDENTITY;
  const angle = (a * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turn: Matrix = [cos, sin, -sin, cos, 0, 0];
  return composed(composed([1, 0, 0, 1, b, c], turn), [1, 0, 0, 1, -b, -c]);
};

const transformOf = (text: string | undefined): Matrix =>
  [...(text ?? '').matchAll(/([a-z]{1,12})\s*\(([^()]*)\)/gi)].reduce<Matrix>(
    (outer, [, name = '', own = '']) => composed(outer, oneTransform(name, numbersIn(own))),
    IDENTITY,
  );

/** What an element hands down to those in it. */
interface Style {
  readonly matrix: Matrix;
  readonly fill: string;
  readonly stroke: string;
  readonly pen: number;
  readonly isEvenOdd: boolean;
  readonly clips: readonly Region[];
}

const propertyOf = (element: MarkupElement, name: string): string | undefined => {
  const style = attributeOf(element, 'style') ?? '';
  const written = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1];
  return (written ?? attributeOf(element, name))?.trim();
};

/** Rectangle, circle and the like as paths. */
const pathOf = (element: MarkupElement): string => {
  const own = (name: string): number => numberOf(attributeOf(element, name));
  const [x, y, width, height] = [own('x'), own('y'), own('width'), own('height')];
  switch (element.tag) {
    case 'path':
      return attributeOf(element, 'd') ?? '';
    case 'rect':
    case 'image':
      return `M${x} ${y}h${width}v${height}h${-width}z`;
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = [own('r') || own('rx'), own('r') || own('ry')];
      const [cx, cy] = [own('cx'), own('cy')];
      return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 0 ${cx + rx} ${cy}A${rx} ${ry} 0 1 0 ${cx - rx} ${cy}z`;
    }
    case 'line':
      return `M${own('x1')} ${own('y1')}L${own('x2')} ${own('y2')}`;
    case 'polygon':
      return `M${attributeOf(element, 'points') ?? ''}z`;
    case 'polyline':
      return `M${attributeOf(element, 'points') ?? ''}`;
    default:
      return '';
  }
};

const ringsOf = (element: MarkupElement, matrix: Matrix): readonly Ring[] =>
  realRings(ringsOfPath(pathOf(element), matrix));

/** Elements that are drawn only where others refer to them. */
const APART = new Set(['defs', 'clippath', 'mask', 'pattern', 'symbol', 'marker', 'filter']);

type ById = ReadonlyMap<string, MarkupElement>;

const referred = (text: string | undefined, byId: ById): MarkupElement | undefined =>
  byId.get(/#([^)'"]+)/.exec(text ?? '')?.[1] ?? '');

const clipOf = (element: MarkupElement, matrix: Matrix, byId: ById): readonly Region[] => {
  const clip = referred(propertyOf(element, 'clip-path'), byId);
  if (clip === undefined) return [];
  const parts = [...elementsIn(clip)].slice(1);
  const inner = composed(matrix, transformOf(attributeOf(clip, 'transform')));
  const isEvenOdd = parts.some((part) => propertyOf(part, 'clip-rule') === 'evenodd');
  return [{ rings: parts.flatMap((part) => ringsOf(part, inner)), isEvenOdd }];
};

const handedDown = (element: MarkupElement, above: Style, byId: ById): Style => {
  const matrix = composed(above.matrix, transformOf(attributeOf(element, 'transform')));
  const rule = propertyOf(element, 'fill-rule');
  const pen = propertyOf(element, 'stroke-width');
  return {
    matrix,
    fill: propertyOf(element, 'fill') ?? above.fill,
    stroke: propertyOf(element, 'stroke') ?? above.stroke,
    pen: pen === undefined ? above.pen : numberOf(pen),
    isEvenOdd: rule === undefined ? above.isEvenOdd : rule === 'evenodd',
    clips: [...above.clips, ...clipOf(element, matrix, byId)],
  };
};

const hexOf = (colour: string): string => {
  const text = colour.toLowerCase();
  if (text === 'white') return '#ffffff';
  const [, r = '', g = '', b = ''] = /^#(.)(.)(.)$/.exec(text) ?? [];
  return r === '' ? text : `#${r}${r}${g}${g}${b}${b}`;
};

const paintedOf = (element: MarkupElement, style: Style, page: number): readonly PaintedShape[] => {
  const rings = ringsOf(element, style.matrix);
  if (rings.length === 0) return [];
  const { isEvenOdd, clips } = style;
  const shape = { page, rings, isEvenOdd, clips };
  const fill = element.tag === 'image' ? 'picture' : style.fill;
  return [
    ...(fill === 'none' || element.tag === 'line'
      ? []
      : [{ ...shape, pen: null, colour: hexOf(fill) }]),
    ...(style.stroke === 'none' || style.stroke === ''
      ? []
      : [{ ...shape, pen: style.pen * scaleOf(style.matrix), colour: hexOf(style.stroke) }]),
  ];
};

/** From units of a drawing to millimetres. */
const pageMatrix = (svg: MarkupElement): Matrix => {
  const [left = 0, top = 0, width = 0, height = 0] = numbersIn(attributeOf(svg, 'viewbox') ?? '');
  const across = attributeOf(svg, 'width') ?? '';
  const millimetres = across.endsWith('mm')
    ? numberOf(across)
    : across.endsWith('cm')
      ? numberOf(across) * 10
      : /^[\d.]+(?:px)?$/.test(across)
        ? numberOf(across) * MM_PER_PIXEL
        : width;
  const scale = width > 0 && height > 0 ? millimetres / width : MM_PER_PIXEL;
  return [scale, 0, 0, scale, -left * scale, -top * scale];
};

const START: Omit<Style, 'matrix'> = {
  fill: '#000000',
  stroke: 'none',
  pen: 1,
  isEvenOdd: false,
  clips: [],
};

const drawn = (
  element: MarkupElement,
  above: Style,
  page: number,
  byId: ById,
  depth: number,
): readonly PaintedShape[] => {
  if (depth > 200) return [];
  const style = handedDown(element, above, byId);
  const own = paintedOf(element, style, page);
  const used =
    element.tag === 'use'
      ? referred(attributeOf(element, 'href') ?? attributeOf(element, 'xlink:href'), byId)
      : undefined;
  const [x, y] = [numberOf(attributeOf(element, 'x')), numberOf(attributeOf(element, 'y'))];
  const moved: Style = { ...style, matrix: composed(style.matrix, [1, 0, 0, 1, x, y]) };
  const inner =
    used === undefined ? element.children : used.tag === 'symbol' ? used.children : [used];
  return [
    ...own,
    ...inner.flatMap((child) =>
      child.kind === 'element' && !APART.has(child.tag)
        ? drawn(child, used === undefined ? style : moved, page, byId, depth + 1)
        : [],
    ),
  ];
};

const outermost = (element: MarkupElement): readonly MarkupElement[] =>
  element.tag === 'svg'
    ? [element]
    : element.children.flatMap((child) => (child.kind === 'element' ? outermost(child) : []));

/** Everything painted by the drawings of a page of markup, in millimetres; the first drawing is page 0. */
export function svgShapes(root: MarkupElement): readonly PaintedShape[] {
  const byId = new Map(
    [...elementsIn(root)].flatMap((element) => {
      const id = attributeOf(element, 'id');
      return id === undefined ? [] : [[id, element] as const];
    }),
  );
  return outermost(root).flatMap((svg, page) =>
    drawn(svg, { ...START, matrix: pageMatrix(svg) }, page, byId, 0),
  );
}
