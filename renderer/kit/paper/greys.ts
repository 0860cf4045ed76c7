import type { DisplayList, Mark } from '../cartography';
import type { PageMark } from './page';

/** From this brightness on a line or letter is meant to be light, as on a dark shield. */
const LIGHT = 0.8;
/** How much darker lines and letters become than their colour is bright: pale colours would be lost on white paper. */
const DARKER = 0.55;

const brightness = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
};

const grey = (part: number): string => {
  const two = Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');
  return `#${two}${two}${two}`;
};

const ofArea = (colour: string): string => grey(brightness(colour));

const ofLine = (colour: string): string => {
  const bright = brightness(colour);
  return grey(bright < LIGHT ? bright * DARKER : bright);
};

const greyMark = (mark: Mark): Mark => {
  if (mark.kind === 'clip') return { ...mark, marks: greyList(mark.marks) };
  if (mark.kind === 'area') return { ...mark, colour: ofArea(mark.colour) };
  if (mark.kind === 'line') return { ...mark, colour: ofLine(mark.colour) };
  if (mark.kind === 'dots') {
    const edge = mark.edge && { ...mark.edge, colour: ofLine(mark.edge.colour) };
    return { ...mark, fill: ofLine(mark.fill), ...(edge === undefined ? {} : { edge }) };
  }
  const halo = mark.halo && { ...mark.halo, colour: ofArea(mark.halo.colour) };
  return { ...mark, colour: ofLine(mark.colour), ...(halo === undefined ? {} : { halo }) };
};

const greyList = (list: DisplayList): DisplayList => list.map(greyMark);

/** Marks in black, white and greys: areas as bright as their colour, lines and letters darker. Pictures stay. */
export function inGreys(marks: readonly PageMark[]): readonly PageMark[] {
  return marks.map((mark): PageMark => {
    if (mark.kind === 'group') return { ...mark, marks: inGreys(mark.marks) };
    if (mark.kind === 'drawing') return { ...mark, list: greyList(mark.list) };
    if (mark.kind === 'text') return { ...mark, colour: ofLine(mark.colour) };
    if (mark.kind !== 'shape') return mark;
    const { fill, stroke } = mark;
    return {
      ...mark,
      ...(fill === undefined ? {} : { fill: ofArea(fill) }),
      ...(stroke === undefined ? {} : { stroke: ofLine(stroke) }),
    };
  });
}
