import { CORNER_X, CORNER_Y } from '../../renderer/kit/cartography';
import type { FieldSpot, Picture } from './picture';
import { CLOSE, HEIGHT, INK, type Rival, RIVER, ROAD, type Sight, WIDTH } from './rival';

const grouped = <Value, Key>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): ReadonlyMap<Key, readonly Value[]> => {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
};

type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const hexagonAt = (canvas: Canvas, x: number, y: number, field: number): void => {
  for (let corner = 1; corner <= 6; corner += 1)
    canvas.lineTo(x + (CORNER_X[corner] ?? 0) * field, y + (CORNER_Y[corner] ?? 0) * field);
  canvas.closePath();
};

const byColour = (
  fields: readonly FieldSpot[],
  colourOf: (spot: FieldSpot) => string,
): ReadonlyMap<string, readonly FieldSpot[]> => grouped(fields, colourOf);

/** Draws a picture from data, as fast as a hand-written program would: one path per colour. */
export function drawFromData(canvas: Canvas, picture: Picture, { x, y, field }: Sight): void {
  const { fields } = picture;
  for (const [colour, spots] of byColour(fields, ({ outer }) => outer)) {
    canvas.beginPath();
    for (const spot of spots) {
      canvas.moveTo(x + (spot.x + 0.5) * field, y + (spot.y - 0.29) * field);
      hexagonAt(canvas, x + spot.x * field, y + spot.y * field, field * 1.05);
    }
    canvas.fillStyle = colour;
    canvas.fill();
  }
  const discs = fields.filter(({ outer, inner }) => outer !== inner);
  for (const [colour, spots] of byColour(discs, ({ inner }) => inner)) {
    canvas.beginPath();
    for (const spot of spots) {
      canvas.moveTo(x + (spot.x + 0.315) * field, y + spot.y * field);
      canvas.arc(x + spot.x * field, y + spot.y * field, 0.315 * field, 0, 2 * Math.PI);
    }
    canvas.fillStyle = colour;
    canvas.fill();
  }
  canvas.beginPath();
  for (const spot of fields) {
    canvas.moveTo(x + (spot.x + 0.5) * field, y + (spot.y - 0.29) * field);
    hexagonAt(canvas, x + spot.x * field, y + spot.y * field, field);
  }
  canvas.strokeStyle = INK;
  canvas.globalAlpha = 0.25;
  canvas.lineWidth = 0.5;
  canvas.stroke();
  canvas.globalAlpha = 1;
  for (const kind of ['river', 'road'] as const) {
    canvas.beginPath();
    for (const { points, kind: each } of picture.stretches) {
      if (each !== kind) continue;
      canvas.moveTo(x + points[0] * field, y + points[1] * field);
      canvas.lineTo(x + points[2] * field, y + points[3] * field);
    }
    canvas.strokeStyle = kind === 'river' ? RIVER : ROAD;
    canvas.lineWidth = Math.max(1, 0.08 * field);
    canvas.stroke();
  }
  canvas.textAlign = 'center';
  canvas.fillStyle = INK;
  if (field >= CLOSE) {
    canvas.font = `${String(0.22 * field)}px sans-serif`;
    for (const spot of fields)
      canvas.fillText(spot.number, x + spot.x * field, y + (spot.y - 0.34) * field);
    canvas.font = `${String(0.5 * field)}px sans-serif`;
    for (const spot of fields)
      if (spot.symbol !== '')
        canvas.fillText(spot.symbol, x + spot.x * field, y + (spot.y + 0.18) * field);
  }
  for (const town of picture.towns) {
    canvas.beginPath();
    canvas.arc(x + town.x * field, y + town.y * field, Math.max(1.5, 0.14 * field), 0, 2 * Math.PI);
    canvas.fillStyle = '#fff';
    canvas.fill();
    canvas.strokeStyle = INK;
    canvas.lineWidth = 1;
    canvas.stroke();
  }
}

const letter = (canvas: Canvas, text: string, x: number, y: number, size: number): void => {
  canvas.font = `${String(size)}px serif`;
  canvas.textAlign = 'center';
  canvas.strokeStyle = '#fff';
  canvas.lineWidth = 3;
  canvas.strokeText(text, x, y);
  canvas.fillStyle = INK;
  canvas.fillText(text, x, y);
};

/** Names of towns (close up) and of lands. */
export function letterFromData(canvas: Canvas, picture: Picture, { x, y, field }: Sight): void {
  if (field >= CLOSE)
    for (const town of picture.towns)
      letter(canvas, town.name, x + town.x * field, y + (town.y + 0.5) * field, 13);
  for (const label of picture.labels)
    letter(canvas, label.text, x + label.x * field, y + label.y * field, Math.max(12, 0.6 * field));
}

export function rawCanvas(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  document.body.append(canvas);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  return context;
}

interface Cached {
  readonly bitmap: ImageBitmap;
  /** Upper left corner in field widths, and size. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const easel = new OffscreenCanvas(1, 1);

const cache = (
  left: number,
  top: number,
  width: number,
  height: number,
  field: number,
  draw: (canvas: Canvas, sight: Sight) => void,
): Cached => {
  easel.width = Math.ceil(width * field);
  easel.height = Math.ceil(height * field);
  const context = easel.getContext('2d');
  if (context === null) throw new Error('no canvas');
  draw(context, { x: -left * field, y: -top * field, field });
  return { bitmap: easel.transferToImageBitmap(), left, top, width, height };
};

/** The picture Großfeld by Großfeld: one path for all fields of a colour would take the rasteriser seconds. */
export function partsOf({ fields, stretches, towns }: Picture): readonly Picture[] {
  const groups = grouped(fields, ({ plot }) => plot);
  const lines = grouped(stretches, ({ plot }) => plot);
  const places = grouped(towns, ({ plot }) => plot);
  return [...groups].map(([plot, own]) => ({
    fields: own,
    stretches: lines.get(plot) ?? [],
    towns: places.get(plot) ?? [],
    labels: [],
  }));
}

/** Blits a cached bitmap per Großfeld and per name, at whatever size. */
export function createRaw(picture: Picture, field: number): Rival {
  const canvas = rawCanvas();
  const tiles = partsOf(picture).map((own) => {
    const { fields } = own;
    const left = Math.min(...fields.map(({ x }) => x)) - 0.7;
    const top = Math.min(...fields.map(({ y }) => y)) - 0.7;
    const width = Math.max(...fields.map(({ x }) => x)) - left + 0.7;
    const height = Math.max(...fields.map(({ y }) => y)) - top + 0.7;
    return cache(left, top, width, height, field, (to, sight) => drawFromData(to, own, sight));
  });
  const names = [
    ...(field >= CLOSE
      ? picture.towns.map(({ x, y, name }) => ({ x, y: y + 0.5, text: name }))
      : []),
    ...picture.labels,
  ].map(({ x, y, text }) => {
    const half = (0.35 * text.length * Math.max(13, 0.6 * field)) / field + 4 / field;
    const high = (1.6 * Math.max(13, 0.6 * field)) / field;
    return cache(x - half, y - high / 1.4, 2 * half, high, field, (to, sight) =>
      letter(to, text, sight.x + x * field, sight.y + y * field, Math.max(12, 0.6 * field)),
    );
  });
  return {
    draw: (sight) => {
      canvas.clearRect(0, 0, WIDTH, HEIGHT);
      for (const { bitmap, left, top, width, height } of [...tiles, ...names]) {
        const [x, y] = [sight.x + left * sight.field, sight.y + top * sight.field];
        const [w, h] = [width * sight.field, height * sight.field];
        if (x > WIDTH || y > HEIGHT || x + w < 0 || y + h < 0) continue;
        if (sight.field === field) canvas.drawImage(bitmap, Math.round(x), Math.round(y));
        else canvas.drawImage(bitmap, x, y, w, h);
      }
      canvas.getImageData(WIDTH / 2, HEIGHT / 2, 1, 1);
    },
  };
}
