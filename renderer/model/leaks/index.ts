export { type AllowedLeaks, allowedLeaks, isAllowed, mayNotBeAllowed, openLeaks } from './allowed';
export { findLeaks } from './find-leaks';
export * from './leak';
