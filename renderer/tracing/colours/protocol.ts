import type { Survey, SurveyJob } from './survey';

/** Sent to the worker, with the picture. */
export interface SurveyRequest {
  readonly job: SurveyJob;
  readonly bitmap: ImageBitmap;
}

/** Sent back by it. */
export type SurveyReply =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly survey: Survey }
  | { readonly kind: 'failed' };
