export * from './changes';
export * from './form';
export { knownRows } from './known-rows';
export { carrierOfRow, fieldOfRow, placesOfRows, rowsSomewhere, rowsWithout } from './places';
export * from './read-table';
export * from './schema';
export * from './secrets';
export * from './sheet';
export * from './store';
export * from './stored';
export {
  faultIn,
  audienceOf,
  distinctKinds,
  fieldValue,
  filled,
  idsIn,
  inParts,
  inWhole,
  isWritten,
  listedKinds,
  nameField,
  optionsIn,
  partiesIn,
  partiesText,
  recordId,
  shownIn,
  written,
} from './values';
