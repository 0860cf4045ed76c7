export * from './board';
export * from './layout';
