export * from './border';
export * from './decide';
export { keepsParcels } from './keep';
export * from './pack';
export * from './parcel';
export * from './parcel-file';
export * from './standing';
