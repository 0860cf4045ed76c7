export {
  ExplainedFigure,
  type ExplainedFigureProps,
  type Overriding,
  RulingForm,
  type RulingFormProps,
} from './ExplainedFigure';

export { FrozenFigures } from './frozen';
export { MeasureTable, type MeasuredSet } from './MeasureTable';
export { Objection } from './Objection';
export { RuleText, useRule } from './RuleText';

export { LexiconContext, useLanguage, useWords } from './use-words';
