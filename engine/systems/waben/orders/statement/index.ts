export { declarationsOfStatement, mustersOf, type RecipientOf } from './declarations';
export { readStatement } from './read';
export * from './statement';
