export * from './content';
export { formatCode, readCode } from './code';
export { formatMovement } from './formatMovement';
export { formatRemark } from './formatRemark';
export { readOrders } from './read';
