import { fontFamily } from './fonts';
import type { CurveMark, DisplayList, Font, Halo, Mark, Scale, TextMark } from './marks';
import { lengthOf } from './marks';
import { ARITY, OP, type Path } from './path';
import { layGlyphs } from './curve';

/** Any canvas, on the screen or off. */
export type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Where the plane's origin lies on the canvas, in its pixels, and how large things are. */
export interface Projection extends Scale {
  readonly x: number;
  readonly y: number;
}

/** Replays a path in pixels. */
export function trace(canvas: Canvas, path: Path, { x, y, field }: Projection): void {
  let at = 0;
  const px = (index: number): number => x + (path[index] ?? 0) * field;
  const py = (index: number): number => y + (path[index] ?? 0) * field;
  while (at < path.length) {
    const op = path[at] ?? OP.close;
    if (op === OP.line) canvas.lineTo(px(at + 1), py(at + 2));
    else if (op === OP.move) canvas.moveTo(px(at + 1), py(at + 2));
    else if (op === OP.curve) {
      canvas.quadraticCurveTo(px(at + 1), py(at + 2), px(at + 3), py(at + 4));
    } else if (op === OP.circle) {
      const radius = (path[at + 3] ?? 0) * field;
      canvas.moveTo(px(at + 1) + radius, py(at + 2));
      canvas.arc(px(at + 1), py(at + 2), radius, 0, 2 * Math.PI);
    } else canvas.closePath();
    at += 1 + (ARITY[op] ?? 0);
  }
}

const fontOf = ({ family, weight, italic = false }: Font, size: number): string =>
  `${italic ? 'italic ' : ''}${String(weight)} ${size.toFixed(2)}px ${fontFamily(family)}`;

const withHalo = (
  canvas: Canvas,
  halo: Halo | undefined,
  colour: string,
  opacity: number,
  scale: Scale,
  put: (how: 'stroke' | 'fill') => void,
): void => {
  if (halo !== undefined) {
    canvas.globalAlpha = halo.opacity * opacity;
    canvas.strokeStyle = halo.colour;
    canvas.lineWidth = lengthOf(halo.width, scale);
    canvas.lineJoin = 'round';
    put('stroke');
  }
  canvas.globalAlpha = opacity;
  canvas.fillStyle = colour;
  put('fill');
  canvas.globalAlpha = 1;
};

const paintText = (canvas: Canvas, mark: TextMark, to: Projection): void => {
  const size = lengthOf(mark.size, to);
  canvas.font = fontOf(mark.font, size);
  canvas.textAlign = mark.align;
  canvas.letterSpacing = `${((mark.spacing ?? 0) * size).toFixed(2)}px`;
  const x = to.x + mark.x * to.field;
  const y = to.y + mark.y * to.field;
  withHalo(canvas, mark.halo, mark.colour, mark.opacity ?? 1, to, (how) =>
    how === 'stroke' ? canvas.strokeText(mark.text, x, y) : canvas.fillText(mark.text, x, y),
  );
  canvas.letterSpacing = '0px';
};

const paintCurve = (canvas: Canvas, mark: CurveMark, to: Projection): void => {
  const size = lengthOf(mark.size, to);
  canvas.font = fontOf(mark.font, size);
  canvas.textAlign = 'center';
  const curve = mark.curve.map(
    (value, index) => (index % 2 === 0 ? to.x : to.y) + value * to.field,
  );
  const letters = Array.from(mark.text);
  const widths = letters.map((letter) => canvas.measureText(letter).width);
  const glyphs = layGlyphs(curve, widths, (mark.spacing ?? 0) * size);
  withHalo(canvas, mark.halo, mark.colour, mark.opacity ?? 1, to, (how) => {
    glyphs.forEach(({ x, y, angle }, index) => {
      canvas.save();
      canvas.translate(x, y);
      canvas.rotate(angle);
      if (how === 'stroke') canvas.strokeText(letters[index] ?? '', 0, 0);
      else canvas.fillText(letters[index] ?? '', 0, 0);
      canvas.restore();
    });
  });
};

const paintMark = (canvas: Canvas, mark: Mark, to: Projection): void => {
  switch (mark.kind) {
    case 'area':
      canvas.beginPath();
      trace(canvas, mark.path, to);
      canvas.globalAlpha = mark.opacity ?? 1;
      canvas.fillStyle = mark.colour;
      canvas.fill();
      canvas.globalAlpha = 1;
      return;
    case 'line':
      canvas.beginPath();
      trace(canvas, mark.path, to);
      canvas.globalAlpha = mark.opacity ?? 1;
      canvas.strokeStyle = mark.colour;
      canvas.lineWidth = lengthOf(mark.width, to);
      canvas.lineCap = mark.cap ?? 'butt';
      canvas.lineJoin = mark.join ?? 'miter';
      canvas.stroke();
      canvas.globalAlpha = 1;
      return;
    case 'dots':
      for (let index = 0; index < mark.at.length; index += 2) {
        canvas.beginPath();
        canvas.arc(
          to.x + (mark.at[index] ?? 0) * to.field,
          to.y + (mark.at[index + 1] ?? 0) * to.field,
          lengthOf(mark.radius, to),
          0,
          2 * Math.PI,
        );
        canvas.fillStyle = mark.fill;
        canvas.fill();
        if (mark.edge === undefined) continue;
        canvas.strokeStyle = mark.edge.colour;
        canvas.lineWidth = lengthOf(mark.edge.width, to);
        canvas.stroke();
      }
      return;
    case 'text':
      paintText(canvas, mark, to);
      return;
    case 'curve':
      paintCurve(canvas, mark, to);
      return;
    case 'clip':
      canvas.save();
      canvas.beginPath();
      trace(canvas, mark.clip, to);
      canvas.clip();
      paint(canvas, mark.marks, to);
      canvas.restore();
  }
};

/** Paints a display list. The canvas needs no transform of its own. */
export function paint(canvas: Canvas, list: DisplayList, to: Projection): void {
  for (const mark of list) paintMark(canvas, mark, to);
}
