import type { Path } from './path';

/**
 * A length on paper: `of` times the field width, at least `min`, at most `max`, plus `plus`; `min`, `max` and
 * `plus` in CSS pixels. So one list serves every zoom of its class and exact millimetres in print.
 */
export interface Measure {
  readonly of: number;
  readonly min?: number;
  readonly max?: number;
  readonly plus?: number;
}

/** Field width in pixels of the target, and how many of them make one CSS pixel. */
export interface Scale {
  readonly field: number;
  readonly pixel: number;
}

/** A measure in pixels of the target. */
export function lengthOf(measure: Measure, { field, pixel }: Scale): number {
  const wanted = Math.max(measure.of * field, (measure.min ?? 0) * pixel);
  const bounded = measure.max === undefined ? wanted : Math.min(wanted, measure.max * pixel);
  return bounded + (measure.plus ?? 0) * pixel;
}

/** A filled area; overlapping parts of one path count once. */
export interface AreaMark {
  readonly kind: 'area';
  readonly path: Path;
  readonly colour: string;
  readonly opacity?: number;
}

export interface LineMark {
  readonly kind: 'line';
  readonly path: Path;
  readonly colour: string;
  readonly width: Measure;
  readonly opacity?: number;
  readonly cap?: 'butt' | 'round';
  readonly join?: 'miter' | 'round';
}

/** Round dots, two numbers each. */
export interface DotsMark {
  readonly kind: 'dots';
  readonly at: readonly number[];
  readonly radius: Measure;
  readonly fill: string;
  readonly edge?: { readonly colour: string; readonly width: Measure };
}

export interface Font {
  readonly family: 'serif' | 'sans';
  readonly weight: 400 | 500 | 600 | 700;
  readonly italic?: boolean;
}

export interface Halo {
  readonly colour: string;
  readonly width: Measure;
  readonly opacity: number;
}

interface Lettered {
  readonly text: string;
  readonly font: Font;
  readonly size: Measure;
  readonly colour: string;
  readonly opacity?: number;
  readonly halo?: Halo;
  /** Extra space between letters, in em. */
  readonly spacing?: number;
}

/** A word on a straight base line that starts, is centred or ends at (x, y). */
export interface TextMark extends Lettered {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly align: 'left' | 'center' | 'right';
}

/**
 * Where a word runs, two numbers per point. Six numbers are a quadratic curve: start, control point, end; more are
 * points of a line, so close together that it looks smooth.
 */
export type Course = readonly [number, number, number, number, number, number, ...number[]];

/** A word centred on a curve. */
export interface CurveMark extends Lettered {
  readonly kind: 'curve';
  readonly curve: Course;
}

/** Marks of which only the part inside `clip` shows. */
export interface ClipMark {
  readonly kind: 'clip';
  readonly clip: Path;
  readonly marks: readonly Mark[];
}

export type Mark = AreaMark | LineMark | DotsMark | TextMark | CurveMark | ClipMark;

/** What to draw, in order; all positions in field widths of the plane. */
export type DisplayList = readonly Mark[];
