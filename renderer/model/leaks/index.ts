export { type AllowedLeaks, allowedLeaks, isAllowed, mayNotBeAllowed, openLeaks } from './allowed';
export type { KnownMap } from './drawing/stray';
export { findLeaks } from './find-leaks';
export * from './leak';
