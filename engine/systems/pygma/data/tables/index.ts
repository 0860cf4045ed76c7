export * from './amounts';
export * from './armies';
export * from './chance';
export * from './economy';
export * from './land';
