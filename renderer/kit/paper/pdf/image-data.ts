/** A picture as a PDF holds it. */
export interface ImageData {
  readonly entries: Readonly<Record<string, unknown>>;
  readonly bytes: Uint8Array;
  /** How opaque each point is, in the same size, packed. */
  readonly alpha?: Uint8Array;
  /** The palette of a picture with few colours: three bytes each. */
  readonly palette?: Uint8Array;
  /** From the unit square to the square of the picture turned upright. */
  readonly turned: readonly [number, number, number, number, number, number];
}
