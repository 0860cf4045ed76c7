/** Where a letter stands on a curve and how it is turned (radians). */
export interface PlacedGlyph {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Points looked at along a quadratic curve. */
const STEPS = 48;

interface Sample extends PlacedGlyph {
  /** Length of the curve up to here. */
  readonly along: number;
}

/** The point at `part` (0 to 1) of a line of points, with the direction of the piece it lies on. */
const onLine = (line: readonly number[], part: number): PlacedGlyph => {
  const pieces = line.length / 2 - 1;
  const index = Math.min(pieces - 1, Math.floor(part * pieces));
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = line.slice(2 * index, 2 * index + 4);
  const within = part * pieces - index;
  return {
    x: x0 + (x1 - x0) * within,
    y: y0 + (y1 - y0) * within,
    angle: Math.atan2(y1 - y0, x1 - x0),
  };
};

/** The point at `part` (0 to 1) of a course, with its tangent. */
export function onCurve(curve: readonly number[], part: number): PlacedGlyph {
  if (curve.length > 6) return onLine(curve, part);
  const [x0 = 0, y0 = 0, cx = 0, cy = 0, x1 = 0, y1 = 0] = curve;
  const rest = 1 - part;
  return {
    x: rest * rest * x0 + 2 * rest * part * cx + part * part * x1,
    y: rest * rest * y0 + 2 * rest * part * cy + part * part * y1,
    angle: Math.atan2(rest * (cy - y0) + part * (y1 - cy), rest * (cx - x0) + part * (x1 - cx)),
  };
}

const samplesOf = (curve: readonly number[]): readonly Sample[] => {
  const samples: Sample[] = [];
  let along = 0;
  const steps = curve.length > 6 ? curve.length - 2 : STEPS;
  for (let step = 0; step <= steps; step += 1) {
    const here = onCurve(curve, step / steps);
    const before = samples.at(-1);
    if (before !== undefined) along += Math.hypot(here.x - before.x, here.y - before.y);
    samples.push({ ...here, along });
  }
  return samples;
};

/** The shorter way round from one direction to another. */
const turnTo = (from: number, to: number): number => {
  const turn = to - from;
  return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
};

/** Beyond its ends a curve goes on straight, so that a long word is never cut off. */
const at = (samples: readonly Sample[], along: number): PlacedGlyph => {
  const first = samples[0];
  const last = samples.at(-1);
  if (first === undefined || last === undefined) return { x: 0, y: 0, angle: 0 };
  const straight = (from: Sample): PlacedGlyph => ({
    x: from.x + Math.cos(from.angle) * (along - from.along),
    y: from.y + Math.sin(from.angle) * (along - from.along),
    angle: from.angle,
  });
  if (along <= 0) return straight(first);
  if (along >= last.along) return straight(last);
  const index = samples.findIndex((sample) => sample.along >= along);
  const after = samples[index] ?? last;
  const before = samples[index - 1] ?? first;
  const part = (along - before.along) / Math.max(1e-9, after.along - before.along);
  return {
    x: before.x + (after.x - before.x) * part,
    y: before.y + (after.y - before.y) * part,
    angle: before.angle + turnTo(before.angle, after.angle) * part,
  };
};

/** Lays letters of the given widths along a course, centred on its middle; places are letter centres. */
export function layGlyphs(
  curve: readonly number[],
  widths: readonly number[],
  spacing: number,
): readonly PlacedGlyph[] {
  const samples = samplesOf(curve);
  const length = samples.at(-1)?.along ?? 0;
  const total = widths.reduce((sum, width) => sum + width, 0) + spacing * (widths.length - 1);
  let along = (length - total) / 2;
  return widths.map((width) => {
    const place = at(samples, along + width / 2);
    along += width + spacing;
    return place;
  });
}
