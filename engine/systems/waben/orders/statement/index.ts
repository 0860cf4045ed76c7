export { declarationsOfStatement, mustersOf } from './declarations';
export { readStatement } from './read';
export * from './statement';
