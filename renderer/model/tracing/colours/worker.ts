import { serve } from '../../runner';
import { look, type SurveyOutcome, type SurveyRequest } from './look';

/** Surveys pictures in a worker. */
serve<SurveyRequest, number, SurveyOutcome>(({ bitmap, ...request }, report) => {
  const outcome = look({ bitmap, ...request }, report);
  bitmap.close();
  return outcome;
});
