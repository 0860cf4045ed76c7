import { type EvaluationDraft, markOfWords } from '../../../../engine';

/** Mark of what of a draft is seen on paper: the GM's word about it is no part of it. */
export const draftMark = ({
  tone,
  language,
  opening,
  closing,
  edits,
  leftOut,
  answers,
  map,
}: EvaluationDraft): string =>
  markOfWords(JSON.stringify([tone, language, opening, closing, edits, leftOut, answers, map]));
