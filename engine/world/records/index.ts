export * from './changes';
export * from './form';
export * from './secrets';
export * from './sheet';
export * from './store';
export { fieldValue, shownIn, written } from './values';
