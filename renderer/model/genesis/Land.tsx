import { useEffect, useRef } from 'react';
import { type Lattice, ROW_HEIGHT, toHalfWidths } from '../../../engine';
import type { CoarsePicture } from '../../kit/cartography';

/** A part of the plane, in widths of a field. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Worlds of more fields are painted a pixel and not a hexagon each. */
const MOST_HEXAGONS = 12_000;
/** Pixels of half a field's width where fields are hexagons. */
const FINE = 6;
/** How far the corners of a hexagon stand above the middle between two rows, in fields. */
const TIP = 1 / Math.sqrt(3) - ROW_HEIGHT / 2;

/** Paints every field of a picture as a hexagon, with the colour it has there. */
const paintHexagons = (
  context: CanvasRenderingContext2D,
  picture: CoarsePicture,
  lattice: Lattice,
): void => {
  const corner = 2 * FINE * (ROW_HEIGHT / 2 + TIP);
  for (let cell = 0; cell < lattice.size; cell += 1) {
    const place = toHalfWidths(lattice.axialOf(cell));
    const start = 4 * ((place.y - picture.top) * picture.width + (place.x - 1 - picture.left));
    const [red = 0, green = 0, blue = 0, alpha = 0] = picture.data.subarray(start, start + 4);
    if (alpha === 0) continue;
    const x = FINE * (place.x - picture.left);
    const y = 2 * FINE * ((place.y - picture.top + 0.5) * ROW_HEIGHT + TIP);
    const colour = `rgb(${String(red)} ${String(green)} ${String(blue)})`;
    context.beginPath();
    context.moveTo(x, y - corner);
    context.lineTo(x + FINE, y - corner / 2);
    context.lineTo(x + FINE, y + corner / 2);
    context.lineTo(x, y + corner);
    context.lineTo(x - FINE, y + corner / 2);
    context.lineTo(x - FINE, y - corner / 2);
    context.closePath();
    context.fillStyle = colour;
    context.fill();
    // Covers the seams between neighbours.
    context.strokeStyle = colour;
    context.stroke();
  }
};

/** The land in small, exactly under the outlines. */
export function Land({
  picture,
  lattice,
  box,
}: {
  readonly picture: CoarsePicture;
  readonly lattice: Lattice;
  readonly box: Box;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isFine = lattice.size <= MOST_HEXAGONS;
  const tip = isFine ? TIP : 0;
  const high = picture.height * ROW_HEIGHT + 2 * tip;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined || picture.width === 0) return;
    if (isFine) {
      context.clearRect(0, 0, context.canvas.width, context.canvas.height);
      paintHexagons(context, picture, lattice);
    } else context.putImageData(new ImageData(picture.data, picture.width, picture.height), 0, 0);
  }, [picture, lattice, isFine]);
  const percent = (part: number): string => `${(100 * part).toFixed(3)}%`;
  return (
    <canvas
      ref={canvas}
      width={isFine ? picture.width * FINE : picture.width}
      height={isFine ? Math.round(2 * FINE * high) : picture.height}
      {...(isFine ? {} : { 'data-coarse': true })}
      style={{
        left: percent((picture.left / 2 - box.x) / box.width),
        top: percent(((picture.top - 0.5) * ROW_HEIGHT - tip - box.y) / box.height),
        width: percent(picture.width / 2 / box.width),
        height: percent(high / box.height),
      }}
    />
  );
}
