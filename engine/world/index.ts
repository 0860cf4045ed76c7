export * from './campaign';
export * from './fields';
export * from './grossfeld';
export * from './knowledge';
export * from './sides';
export * from './world';
