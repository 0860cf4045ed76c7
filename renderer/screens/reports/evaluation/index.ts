export { composeEvaluation } from './compose';
export { type Enclosed, evaluationDocument } from './document';
export type {
  BlockSource,
  Evaluation,
  EvaluationBlock,
  EvaluationSection,
  IssuedBlock,
} from './evaluation';
export { evaluationHtml, frontFigure, type HtmlFigure, htmlFigure } from './figure';
export { evaluationText } from './text';
