export { declarationsOfStatement } from './declarations';
export { readStatement } from './read';
export * from './statement';
