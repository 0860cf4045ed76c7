export {
  choice,
  type Fault,
  type Form,
  formsOf,
  fresh,
  type Grammar,
  type Heading,
  items,
  type Making,
  noun,
  number,
  text,
} from './grammar';
export { type LetterContent, letterReader } from './letter-reader';
export { meantBy, named, type Named, nearest, type Nouns } from './nouns';
export { readOrdersOf } from './read';
export type { ReadLetter, ReadOrder, Remark } from './state';
export { folded, type Words } from './tokens';
export { english, forms, german, participles } from './verbs';
