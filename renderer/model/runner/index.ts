export * from './remember';
export * from './runner';
