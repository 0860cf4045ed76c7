export { ExplainedFigure, type Overriding } from './ExplainedFigure';

export { FrozenFigures } from './frozen';
export { MeasureTable, type MeasuredSet } from './MeasureTable';
export { Objection } from './Objection';
export { useRule } from './RuleText';

export { LexiconContext, useLanguage, useWords } from './use-words';
