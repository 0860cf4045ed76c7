import type { Endings } from '../../runner';
import type { Survey, SurveyJob } from './survey';

/** A picture and what is asked of it. The worker gets a copy of the bitmap, so that it can still be shown. */
export interface SurveyRequest {
  readonly job: SurveyJob;
  readonly bitmap: ImageBitmap;
}

/** What came of looking at a picture. */
export type SurveyOutcome =
  | { readonly kind: 'done'; readonly survey: Survey }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' };

/** How a survey ends that found nothing out. */
export const ENDINGS: Endings<SurveyOutcome> = {
  cancelled: { kind: 'cancelled' },
  broken: { kind: 'failed' },
};
