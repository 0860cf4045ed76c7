import { serve } from '../../runner';
import { look, type SurveyOutcome, type SurveyRequest } from './look';

/** Looks at pictures beside the screen. */
serve<SurveyRequest, number, SurveyOutcome>(({ bitmap, ...request }, report) => {
  const outcome = look({ bitmap, ...request }, report);
  bitmap.close();
  return outcome;
});
