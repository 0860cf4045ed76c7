export * from './changes';
export * from './form';
export * from './schema';
export * from './secrets';
export * from './sheet';
export * from './store';
export * from './stored';
export { faultIn, fieldValue, filled, shownIn, written } from './values';
