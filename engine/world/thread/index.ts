export * from './post';
