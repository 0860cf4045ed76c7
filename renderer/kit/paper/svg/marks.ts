import { fontFamily } from '../../cartography/fonts';
import {
  figure,
  MM_PER_PIXEL,
  type Path,
  pathText,
  type SvgNode,
  svgNodes,
} from '../../cartography';
import { printable } from '../fonts/printable';
import { firstBaseLine, INSET, LEADING, TYPED } from '../input';
import type {
  Box,
  DrawingMark,
  GroupMark,
  InputMark,
  PageMark,
  Picture,
  PictureMark,
  ShapeMark,
  TextMark,
} from '../page';
import { pictureAddress } from './picture';

export type Pictures = Readonly<Record<string, Picture>>;

const node = (
  tag: string,
  attributes: SvgNode['attributes'],
  children: readonly SvgNode[] = [],
): SvgNode => ({ tag, attributes, children });

const rectangle = ({ x, y, width, height }: Box): SvgNode['attributes'] => ({
  x: figure(x),
  y: figure(y),
  width: figure(width),
  height: figure(height),
});

const clipped = (id: string, box: Box, children: readonly SvgNode[]): SvgNode =>
  node('g', { clipPath: `url(#${id})` }, [
    node('clipPath', { id }, [node('rect', rectangle(box))]),
    ...children,
  ]);

const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const;

/** The space after the last letter, which SVG counts to the word, is beyond the end of the line. */
const BEYOND = { left: 0, center: 0.5, right: 1 } as const;

const FIGURES = { lining: 'lining-nums', tabular: 'lining-nums tabular-nums' } as const;

/** Letter setting as in the PDF: with kerning and ligatures, and without the latter where letters stand apart. */
const settingOf = ({ figures, spacing = 0 }: TextMark): SvgNode['attributes'] => {
  const settings = [
    ...(figures === undefined ? [] : [FIGURES[figures]]),
    ...(spacing === 0 ? [] : ['no-common-ligatures']),
  ];
  return settings.length === 0 ? {} : { fontVariant: settings.join(' ') };
};

const exact = (value: number): string => String(Math.round(value * 10_000) / 10_000);

const textNode = (mark: TextMark): SvgNode => {
  const {
    font,
    size,
    align = 'left',
    spacing = 0,
    wordSpacing = 0,
    rotate = 0,
    opacity = 1,
  } = mark;
  const x = mark.x + spacing * size * BEYOND[align];
  return {
    tag: 'text',
    attributes: {
      x: exact(x),
      y: exact(mark.y),
      fontFamily: fontFamily(font.family),
      fontSize: exact(size),
      fontWeight: font.weight,
      fill: mark.colour,
      ...(font.italic === true ? { fontStyle: 'italic' } : {}),
      ...(align === 'left' ? {} : { textAnchor: ANCHORS[align] }),
      ...(spacing === 0 ? {} : { letterSpacing: exact(spacing * size) }),
      ...(wordSpacing === 0 ? {} : { wordSpacing: exact(wordSpacing) }),
      ...(rotate === 0
        ? {}
        : { transform: `rotate(${exact(rotate)} ${exact(mark.x)} ${exact(mark.y)})` }),
      ...(opacity === 1 ? {} : { opacity }),
      ...settingOf(mark),
    },
    text: printable(mark.text),
  };
};

const still = (id: string): Parameters<typeof pathText>[1] => ({
  x: 0,
  y: 0,
  field: 1,
  pixel: 1,
  id,
});

const shapeNode = (mark: ShapeMark): SvgNode => {
  const path: Path = mark.path;
  const { fill, stroke, width = 0.2, opacity = 1, dash = [] } = mark;
  return node('path', {
    d: pathText(path, still('')),
    fill: fill ?? 'none',
    ...(stroke === undefined ? {} : { stroke, strokeWidth: exact(width) }),
    ...(dash.length === 0 ? {} : { strokeDasharray: dash.map(exact).join(' ') }),
    ...(mark.cap === 'round' ? { strokeLinecap: 'round' } : {}),
    ...(mark.join === 'round' ? { strokeLinejoin: 'round' } : {}),
    ...(opacity === 1 ? {} : { opacity }),
  });
};

const drawingNode = ({ list, x, y, field, window }: DrawingMark, id: string): SvgNode =>
  clipped(id, window, svgNodes(list, { x, y, field, pixel: MM_PER_PIXEL, id: `${id}-` }));

const pictureNode = ({ box, picture, alt }: PictureMark, pictures: Pictures): SvgNode => {
  const found = Object.hasOwn(pictures, picture) ? pictures[picture] : undefined;
  if (found === undefined) {
    return node('rect', { ...rectangle(box), fill: 'none', stroke: '#877b67', strokeWidth: 0.2 });
  }
  return node('image', {
    ...rectangle(box),
    href: pictureAddress(found),
    preserveAspectRatio: 'none',
    role: 'img',
    'aria-label': printable(alt),
  });
};

/** Where a reader can type is tinted on the screen. */
const TINT = '#e1e8ec';

const inputNode = (mark: InputMark): SvgNode => {
  const { box, value, size, align = 'left' } = mark;
  const x = align === 'right' ? box.x + box.width - INSET : box.x + INSET;
  const lines = mark.isMultiline === true ? value.split(/\r\n?|\n/) : [value];
  return node('g', { 'data-input': printable(mark.name) }, [
    node('rect', { ...rectangle(box), fill: TINT, opacity: 0.6 }),
    ...lines.map((text, index) =>
      textNode({
        kind: 'text',
        x,
        y: box.y + firstBaseLine(mark) + index * size * LEADING,
        text,
        font: TYPED,
        size,
        colour: '#000000',
        align,
      }),
    ),
  ]);
};

const groupNode = (mark: GroupMark, id: string, pictures: Pictures): SvgNode => {
  const inner = node(
    'g',
    { transform: `translate(${exact(mark.x)} ${exact(mark.y)}) scale(${String(mark.scale)})` },
    pageNodes(mark.marks, `${id}-`, pictures),
  );
  return mark.clip === undefined ? inner : clipped(id, mark.clip, [inner]);
};

const markNode = (mark: PageMark, id: string, pictures: Pictures): SvgNode => {
  switch (mark.kind) {
    case 'text':
      return textNode(mark);
    case 'shape':
      return shapeNode(mark);
    case 'drawing':
      return drawingNode(mark, id);
    case 'picture':
      return pictureNode(mark, pictures);
    case 'input':
      return inputNode(mark);
    // A drawing has no outline.
    case 'bookmark':
      return node('g', {});
    case 'group':
      return groupNode(mark, id, pictures);
  }
};

/** Marks as elements of an SVG drawing in millimetres; `id` begins the ids in it. */
export function pageNodes(
  marks: readonly PageMark[],
  id: string,
  pictures: Pictures,
): readonly SvgNode[] {
  return marks.map((mark, index) => markNode(mark, `${id}${String(index)}`, pictures));
}
