export { composeEvaluation } from './compose';
export { type Enclosed, evaluationDocument } from './document';
export type {
  BlockSource,
  Evaluation,
  EvaluationBlock,
  EvaluationSection,
  IssuedBlock,
} from './evaluation';
export { frontFigure, htmlFigure } from './figure';
export { evaluationHtml, type HtmlFigure } from './html';
export { evaluationText } from './text';
