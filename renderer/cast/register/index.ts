export { Objections } from './Objections';
export * from './register';
export { RegisterView } from './RegisterView';
export { cellWords, centsOf, moneyWords, wholeOf } from './values';
