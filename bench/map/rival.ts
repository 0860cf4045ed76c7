/** Position of the plane on the canvas: origin in pixels and width of a field. */
export interface Sight {
  readonly x: number;
  readonly y: number;
  readonly field: number;
}

/** Somebody who draws the picture. Every call returns with the pixels drawn. */
export interface Rival {
  readonly draw: (sight: Sight) => void;
}

export const WIDTH = 1600;
export const HEIGHT = 1000;

/** Field width from which numbers, symbols and names show, in pixels. */
export const CLOSE = 24;

export const INK = '#25221D';
export const RIVER = '#2F7FBF';
export const ROAD = '#4A4036';
