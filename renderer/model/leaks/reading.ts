import type { Artefact, LeakPlace } from './leak';
import type { PaintedShape } from './drawing/shape';

/** Words of a file, wherever they stand in it. */
export interface Piece {
  readonly text: string;
  readonly where: LeakPlace;
  /** Where in `text` each page begins, from the first on; absent = not by pages. */
  readonly pages?: readonly number[];
}

/** Everything an independent reader gets out of a file. */
export interface Reading {
  readonly pieces: readonly Piece[];
  /** What would run if the file were opened. */
  readonly scripts: readonly string[];
  readonly shapes: readonly PaintedShape[];
  /** Files within the file. */
  readonly enclosed: readonly Artefact[];
}

/** What several readers found, in their order. */
export function joinedReadings(readings: readonly Partial<Reading>[]): Reading {
  return {
    pieces: readings.flatMap(({ pieces = [] }) => pieces),
    scripts: readings.flatMap(({ scripts = [] }) => scripts),
    shapes: readings.flatMap(({ shapes = [] }) => shapes),
    enclosed: readings.flatMap(({ enclosed = [] }) => enclosed),
  };
}

const FATAL = new TextDecoder('utf-8', { fatal: true });

/** Bytes as text: UTF-8, UTF-16 with its mark, else byte by byte, so that nothing stays unread. */
export function textOfBytes(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return FATAL.decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
