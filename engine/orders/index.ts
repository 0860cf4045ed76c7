export {
  choice,
  type Fault,
  type Form,
  formsOf,
  type FormSpec,
  fresh,
  type Grammar,
  type Heading,
  isUnread,
  items,
  type Making,
  noun,
  number,
  oneCode,
  pattern,
  type Slots,
  text,
  type ValuesOf,
} from './grammar';
export { type LetterContent, letterReader, simpleLetters } from './letter-reader';
export { completionsOf } from './complete';
export { linesAbout } from './lines-about';
export { proposedWords } from './meant';
export {
  isOneSlip,
  meantBy,
  named,
  namedInBoth,
  namedAll,
  type Named,
  nearest,
  type Nouns,
} from './nouns';
export { IT_GOES, MAY_STAY, WHERE_IT_IS, MARCH, SETTING_OUT_FIRST } from './motion';
export { type PublicOrders, voicesIn } from './public-orders';
export { readOrdersOf } from './read';
export { type Alternatives, lawful, type Line, readable } from './readable-lines';
export type { ReadLetter } from './state';
export { gettingFromWriter, inPlainWords, type Saying, saying, whereAffordable } from './sayings';
export { numberedTurn, type OpenTurn } from './turns';
export { folded, wholeWords, type Words } from './tokens';
export { unitSayings } from './unit-sayings';
export { apart, english, forms, german, participles, separable } from './verbs';
