export * from './border';
export * from './crosser';
export * from './decide';
export { keepsParcels } from './keep';
export * from './names';
export * from './pack';
export * from './parcel';
export * from './parcel-file';
export * from './standing';
