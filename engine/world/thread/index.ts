export * from './authors';
export * from './hear';
export * from './post';
export * from './take';
