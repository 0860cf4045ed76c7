import type { Font } from '../cartography';

/** The faces of the house with their true widths, as they are embedded in a PDF. */
export interface Faces {
  /** Width of words on one line in millimetres, kerning included. */
  readonly widthOf: (
    text: string,
    font: Font,
    size: number,
    figures?: 'lining' | 'tabular',
  ) => number;
  /** The font file for a PDF. */
  readonly bytesOf: (font: Font, part: 'latin' | 'latin-ext') => Uint8Array;
}
