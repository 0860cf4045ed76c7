export { applyTurn, type Booking, bookingOf } from './apply';
export { BLANK_CAMPAIGN } from './blank';
export * from './booking';
export * from './campaign';
export * from './clip';
export * from './correction';
export * from './corrections';
export { decisionKey } from './decisions';
export * from './desk';
export * from './dispatch';
export * from './dossier';
export * from './dossiers';
export * from './draft';
export * from './edit';
export * from './edit-area';
export * from './edit-grossfeld';
export * from './edit-problem';
export * from './edit-sides';
export * from './editions';
export * from './fields';
export * from './grossfeld';
export * from './grow';
export { issuedText, withIssued } from './issued';
export * from './knowledge';
export { levelAt } from './known-chunk';
export {
  LABEL_SAMPLES,
  LABEL_SPACING,
  labelLine,
  type PlacedLetters,
  sampleLabel,
} from './label-curve';
export * from './ledger';
export { lettersOf } from './letters';
export * from './map-change';
export { inOneEdit, mapDiff } from './map-diff';
export * from './month-difference';
export * from './inbox';
export { partiesNamedIn } from './named-parties';
export * from './new-map';
export * from './news-archive';
export * from './news-figures';
export * from './news-house';
export * from './news-issue';
export * from './news-press';
export * from './news-sources';
export * from './numbering';
export { OUTPUT_SCHEMAS, type OutputName, outputSchema } from './output';
export { realmView } from './realm-view';
export * from './remove';
export * from './renumber';
export { packResults, type TurnResults, unpackResults } from './results';
export { sameSettlement } from './same-settlement';
export * from './save';
export * from './sheet';
export * from './hidden-fact';
export * from './hidden-facts';
export * from './shelf';
export * from './sides';
export * from './told';
export * from './turn-difference';
export { turnInputOf } from './turn-input';
export * from './turn-start';
export * from './variant';
export { truthView } from './view';
export { withMap } from './with-map';
export * from './works';
export * from './world';
