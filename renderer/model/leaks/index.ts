export { openLeaks } from './allowed';
export type { KnownMap } from './drawing/stray';
export { findLeaks } from './find-leaks';
export * from './leak';
