export { ExplainedFigure, type ExplainedFigureProps, type Overriding } from './ExplainedFigure';

export { FrozenFigures } from './frozen';
export { MeasureTable, type MeasuredSet } from './MeasureTable';
export { RuleText, useRule } from './RuleText';
export { RulingForm, type RulingFormProps } from './RulingForm';

export { LexiconContext, useLanguage, useWords } from './use-words';
