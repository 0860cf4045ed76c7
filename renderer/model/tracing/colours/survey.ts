import type { Affine } from '../place/affine';
import { groupColours, type Grouping } from './cluster';
import { coloursOf, type FieldColours, type Pixels } from './sample';

/** What is asked of a picture. */
export interface SurveyJob {
  /** From the plane to the pixels of the picture at hand. */
  readonly toPixels: Affine;
  /** Middles of fields, two numbers each. */
  readonly centres: Float64Array;
  /** Most groups. */
  readonly most: number;
}

/** Groups of fields that look alike; `fields` are the places in the list of centres that the picture covers. */
export interface Survey extends Grouping {
  readonly fields: readonly number[];
}

/** Fields between two reports of progress. */
const STRIDE = 1000;

/** Looks at every field under the picture and puts those that look alike together. */
export function survey(
  pixels: Pixels,
  { toPixels, centres, most }: SurveyJob,
  progress: (done: number, total: number) => unknown,
): Survey {
  const fields: number[] = [];
  const looks: FieldColours[] = [];
  const total = centres.length / 2;
  for (let field = 0; field < total; field += 1) {
    if (field % STRIDE === 0) progress(field, total);
    const look = coloursOf(pixels, toPixels, {
      x: centres[2 * field] ?? 0,
      y: centres[2 * field + 1] ?? 0,
    });
    if (look === undefined) continue;
    fields.push(field);
    looks.push(look);
  }
  progress(total, total);
  return { fields, ...groupColours(looks, most) };
}
