export * from './purity';
export * from './world';
