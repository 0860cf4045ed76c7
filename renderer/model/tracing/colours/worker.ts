import { serve } from '../../runner';
import { look } from './look';
import type { SurveyOutcome, SurveyRequest } from './protocol';

/** Looks at pictures beside the screen. */
serve<SurveyRequest, number, SurveyOutcome>(({ bitmap, ...request }, report) => {
  const outcome = look({ bitmap, ...request }, report);
  bitmap.close();
  return outcome;
});
