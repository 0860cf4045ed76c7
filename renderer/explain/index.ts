export { spoken } from './about';
export { clauseIds, clauseText, clauseTitle } from './clauses';
export { type Figures, figuresOf } from './figures';
export { findingSentence, questionInWords, type SpokenQuestion } from './finding';
export { type Lexicon, lexiconOf, namingWords } from './lexicon';
export { explainLines } from './lines';
export type { ExplanationMark, ExplanationNode } from './node';
export { sumBehind } from './sum';
export { explainTree } from './tree';
