export { ExplainedFigure, type ExplainedFigureProps, type Overriding } from './ExplainedFigure';
export { RemarkLink, useRemarkClause } from './RemarkLink';
export { FrozenFigures } from './frozen';
export { MeasureTable, type MeasuredSet } from './MeasureTable';
export { RuleText, useRule } from './RuleText';
export { RulingForm, type RulingFormProps } from './RulingForm';
export { useGame, useHasMoney, useHasMoons, useIsOnMap, useMoney, usePlaceName } from './use-game';
export { LexiconContext, useLanguage, useWords } from './use-words';
