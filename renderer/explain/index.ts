export { isHalves, spoken } from './about';
export { partsOf, toldValue } from './amount';
export {
  chapterOf,
  clauseHeading,
  clauseIds,
  clauseIdsOf,
  clauseText,
  clauseTitle,
  sectionOf,
} from './clauses';
export { eventSentence } from './event';
export { type DatedTurn, dateOf, dateWithTurn } from './date';
export { type Figures, figuresOf } from './figures';
export { findingSentence, questionInWords, type SpokenQuestion } from './finding';
export { isPartyName, isRegionName, type Lexicon, lexiconOf, namingWords } from './lexicon';
export { explainLines } from './lines';
export { isMoneyFigure, type Money, moneyOf } from './money';
export type { ExplanationMark, ExplanationNode } from './node';
export { sumBehind } from './sum';
export { explainTree } from './tree';
