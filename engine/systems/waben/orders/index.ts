export * from './content';
export { formatCode } from './code';
export { formatMovement } from './formatMovement';
export { formatRemark } from './formatRemark';
export { checkOrders } from './check';
export { readOrders } from './read';
export { suggestedWords } from './suggest';
