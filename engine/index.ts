export * from './hex';
export * from './kernel';
export { systems } from './systems/registry';
export * from './world';
