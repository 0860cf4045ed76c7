import { OPS, type PDFPageProxy } from 'pdfjs-dist';
import {
  composed,
  IDENTITY,
  type Matrix,
  type PaintedShape,
  realRings,
  type Region,
  type Ring,
  scaleOf,
  tracer,
} from './shape';

const MM_PER_POINT = 25.4 / 72;

interface State {
  matrix: Matrix;
  fill: string;
  stroke: string;
  pen: number;
  clips: readonly Region[];
}

/** Operations within a path, as pdf.js writes them. */
const DRAW = { move: 0, line: 1, curve: 2, close: 3 } as const;

const ringsOf = (path: ArrayLike<number>, matrix: Matrix): readonly Ring[] => {
  const to = tracer(matrix);
  const at = (index: number): number => path[index] ?? 0;
  for (let index = 0; index < path.length;) {
    const op = at(index);
    if (op === DRAW.move) {
      to.move(at(index + 1), at(index + 2));
      index += 3;
    } else if (op === DRAW.line) {
      to.line(at(index + 1), at(index + 2));
      index += 3;
    } else if (op === DRAW.curve) {
      to.curve(
        at(index + 1),
        at(index + 2),
        at(index + 3),
        at(index + 4),
        at(index + 5),
        at(index + 6),
      );
      index += 7;
    } else {
      to.close();
      index += 1;
    }
  }
  return realRings(to.rings);
};

const FILLS: ReadonlySet<unknown> = new Set([OPS.fill, OPS.rawFillPath]);
const EVEN_ODD: ReadonlySet<unknown> = new Set([
  OPS.eoFill,
  OPS.eoFillStroke,
  OPS.closeEOFillStroke,
]);
const BOTH: ReadonlySet<unknown> = new Set([
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const STROKES: ReadonlySet<unknown> = new Set([OPS.stroke, OPS.closeStroke]);
const PICTURES: ReadonlySet<unknown> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintSolidColorImageMask,
]);

const isNumbers = (value: unknown): value is ArrayLike<number> =>
  value instanceof Float32Array ||
  (Array.isArray(value) && value.every((one) => typeof one === 'number'));

/** The matrix an operation carries; none is {@link IDENTITY}. */
export function matrixOf(value: unknown): Matrix {
  if (!isNumbers(value) || value.length < 6) return IDENTITY;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(value);
  return [a, b, c, d, e, f];
}

const boxRing = (box: ArrayLike<number>, matrix: Matrix): readonly Ring[] => {
  const [left = 0, top = 0, right = 0, bottom = 0] = Array.from(box);
  const to = tracer(matrix);
  to.move(left, top);
  to.line(right, top);
  to.line(right, bottom);
  to.line(left, bottom);
  return to.rings;
};

/** The hand that draws a page, operation by operation. */
const painter = (start: Matrix, page: number) => {
  const shapes: PaintedShape[] = [];
  const stack: State[] = [];
  let state: State = { matrix: start, fill: '#000000', stroke: '#000000', pen: 1, clips: [] };
  let pending: 'nonzero' | 'evenodd' | null = null;
  const paint = (
    rings: readonly Ring[],
    pen: number | null,
    colour: string,
    isEvenOdd: boolean,
  ) => {
    if (rings.length > 0) shapes.push({ page, rings, pen, colour, isEvenOdd, clips: state.clips });
  };
  const path = ([op, data]: readonly unknown[]): void => {
    const [numbers] = Array.isArray(data) ? (data as readonly unknown[]) : [];
    const rings = isNumbers(numbers) ? ringsOf(numbers, state.matrix) : [];
    const isEvenOdd = EVEN_ODD.has(op);
    if (FILLS.has(op) || isEvenOdd || BOTH.has(op)) paint(rings, null, state.fill, isEvenOdd);
    if (STROKES.has(op) || BOTH.has(op)) {
      paint(rings, state.pen * scaleOf(state.matrix), state.stroke, false);
    }
    if (pending === null) return;
    state.clips = [...state.clips, { rings, isEvenOdd: pending === 'evenodd' }];
    pending = null;
  };
  const transform = (matrix: Matrix): void => {
    state.matrix = composed(state.matrix, matrix);
  };
  const form = ([matrix, box]: readonly unknown[]): void => {
    stack.push({ ...state });
    transform(matrixOf(matrix));
    if (!isNumbers(box)) return;
    const rings = boxRing(box, state.matrix);
    state.clips = [...state.clips, { rings, isEvenOdd: false }];
  };
  const colours = (op: number, own: readonly unknown[]): void => {
    const [first] = own;
    const colour = typeof first === 'string' && first.startsWith('#') ? first : 'pattern';
    if (op === OPS.setFillRGBColor || op === OPS.setFillColorN) state.fill = colour;
    if (op === OPS.setStrokeRGBColor || op === OPS.setStrokeColorN) state.stroke = colour;
  };
  const operate = (op: number, own: readonly unknown[]): void => {
    if (op === OPS.save) stack.push({ ...state });
    else if (op === OPS.restore || op === OPS.paintFormXObjectEnd) state = stack.pop() ?? state;
    else if (op === OPS.transform) transform(matrixOf(own));
    else if (op === OPS.paintFormXObjectBegin) form(own);
    else if (op === OPS.setLineWidth) state.pen = Number(own[0]);
    else if (op === OPS.clip) pending = 'nonzero';
    else if (op === OPS.eoClip) pending = 'evenodd';
    else if (op === OPS.constructPath) path(own);
    else if (PICTURES.has(op)) paint(boxRing([0, 0, 1, 1], state.matrix), null, 'picture', false);
    else if (op === OPS.shadingFill)
      paint(boxRing([-1e4, -1e4, 1e4, 1e4], state.matrix), null, 'pattern', false);
    else colours(op, own);
  };
  return { shapes, operate };
};

type Operations = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;

/** Everything painted on a page of a PDF, in millimetres from its upper left corner, whatever lies over it. */
export function pdfShapes(
  page: PDFPageProxy,
  index: number,
  { fnArray, argsArray }: Operations,
): readonly PaintedShape[] {
  const [left = 0, , , top = 0] = page.view;
  const unit = MM_PER_POINT;
  const start: Matrix = [unit, 0, 0, -unit, -left * unit, top * unit];
  const { shapes, operate } = painter(start, index);
  fnArray.forEach((op, at) => {
    const own: unknown = argsArray[at];
    operate(
      op,
      Array.isArray(own) ? (own as readonly unknown[]) : isNumbers(own) ? Array.from(own) : [],
    );
  });
  return shapes;
}
