import type { Compute } from '../../runner';
import type { SurveyOutcome, SurveyRequest } from './protocol';
import { survey } from './survey';

/** Reads the pixels of a picture and looks at the fields under it; tells how far it is, 0 to 1. */
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
