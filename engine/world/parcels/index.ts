export * from './border';
export { withCargo } from './cargo';
export {
  crossersIn,
  type CrossingGame,
  crossingGame,
  isRow,
  keptRow,
  nameOf,
  partyOf,
  rowOf,
} from './crosser';
export * from './decide';
export { keepsParcels } from './keep';
export * from './known-kinds';
export { newNames, placeOf, rowOfSender, shownName } from './names';
export * from './pack';
export * from './parcel';
export * from './parcel-file';
export * from './standing';
