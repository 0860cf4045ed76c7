export { NewsLeaf } from './NewsLeaf';
