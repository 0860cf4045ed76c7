export * from './calendar';
export * from './clauses';
export * from './findings';
export * from './settings';
export * from './settlements';
export * from './terrain';
export * from './units';
