import type { Compute, Endings } from '../../runner';
import { survey, type Survey, type SurveyJob } from './survey';

/** A picture and what is asked of it. The worker gets a copy of the bitmap, so that it can still be shown. */
export interface SurveyRequest {
  readonly job: SurveyJob;
  readonly bitmap: ImageBitmap;
}

/** Result of surveying a picture. */
export type SurveyOutcome =
  | { readonly kind: 'done'; readonly survey: Survey }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' };

/** How a survey ends without a result. */
export const ENDINGS: Endings<SurveyOutcome> = {
  cancelled: { kind: 'cancelled' },
  broken: { kind: 'failed' },
};

/** Reads the pixels of a picture and samples the fields under it; reports progress, 0 to 1. */
export const look: Compute<SurveyRequest, number, SurveyOutcome> = ({ job, bitmap }, report) => {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return { kind: 'failed' };
  context.drawImage(bitmap, 0, 0);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  return {
    kind: 'done',
    survey: survey(pixels, job, (done, total) => report(total === 0 ? 1 : done / total)),
  };
};
