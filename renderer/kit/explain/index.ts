export { rendered } from './about';
export { displayValue } from './money';
export { cardLine, cardLines, diceValues } from './card';
export { CAUSES, causeName, causeSentence } from './cause';
export { clauseHeading, clauseIds, clauseIdsOf, clauseText, clauseTitle } from './clauses';
export {
  cardWords,
  decidedInWords,
  decisionInWords,
  type DecisionPart,
  decisionText,
  findingSentence,
  playerSentence,
  questionInWords,
} from './decision';
export { eventSentence, standingAlone } from './event';
export { clockOf, type DatedTurn, dateOf, dateOfTurn, dateWithTurn, dayIn } from './date';
export { differenceSentence, type Reader, recordSentence } from './difference';
export { distinctNames, fileName, fileStem, safeName } from './file-names';
export { figureName, figuresOf } from './figures';
export { lexiconOf, namingWords } from './lexicon';
export { explainLines } from './lines';
export { isMoneyFigure, type Money, moneyOf } from './money';
export type { ExplanationNode } from './node';
export { ownEventText } from './own-event';
export { sayingInWords } from './saying';
export { sumBehind } from './tree';
export { csvStyleOf, type TableCell, tableText } from './table-text';
export { fileExtras } from './tables';
export { explainTree } from './tree';
