export { applyTurn, type Booking, bookingOf } from './apply';
export * from './belief';
export * from './chart';
export { BLANK_CAMPAIGN, BLANK_REGION_WORLD, newParty, newPerson } from './blank';
export {
  beforeLastTurn,
  type BookedTurn,
  bookedTurn,
  bookedTurns,
  campaignAfter,
  lastRepeatable,
  repeatableTurns,
} from './booked-turns';
export * from './booking';
export { type BeyondBounds, beyondBounds, MOST_MONEY } from './bounds';
export * from './campaign';
export * from './clip';
export { commonView } from './common-view';
export * from './corrected-world';
export * from './correction';
export * from './correction-booking';
export * from './correction-review';
export {
  isAsArchived,
  isOlderThanToday,
  isReadable,
  turnInTheWay,
  withoutToday,
} from './today-correction';
export * from './corrections';
export { decisionKey } from './decisions';
export * from './open-turn';
export * from './delivery';
export * from './party-snapshot';
export * from './snapshots';
export * from './draft';
export * from './edit';
export * from './edit-grossfeld';
export * from './edit-problem';
export * from './edit-sides';
export { editsOf, withEdits } from './edits';
export * from './editions';
export * from './fields';
export { withFirstLook } from './first-look';
export * from './founding';
export * from './grossfeld';
export * from './handover';
export { bordersOf, type HandedPart } from './handover-parts';
export {
  changeKey,
  type ReturnedChange,
  type ReturnedWork,
  returnedWork,
  type ReturnProblem,
} from './handover-return';
export { withReturned } from './handover-merge';
export * from './grow';
export { issuedText, withIssued } from './issued';
export * from './knowledge';
export { type KnownSnapshot, knownWorld, UNKNOWN_TERRAIN } from './known-world';
export { type NextStep, nextSteps } from './next-steps';
export { levelAt, realmView } from './realm-view';
export { type Reader, readerOf, type RealmSheet, realmSheet, UNNAMED } from './realm-sheet';
export * from './sight/learn';
export * from './sight/vision';
export {
  LABEL_SAMPLES,
  LABEL_SPACING,
  labelLine,
  type PlacedLetters,
  placesOf,
  sampleLabel,
} from './label-curve';
export { lettersOf, turnInputOf } from './turn-input';
export * from './map-change';
export { inOneEdit, mapDiff } from './map-diff';
export * from './month-difference';
export * from './inbox';
export { isEqual } from './merge';
export { namesOf as partyNamesOf, partiesNamedIn } from './named-parties';
export * from './new-map';
export * from './news-archive';
export * from './news-figures';
export * from './news-house';
export * from './news-issue';
export * from './news-press';
export * from './news-sources';
export * from './numbering';
export { OUTPUT_SCHEMAS, type OutputName, outputSchema } from './output';
export { type KnowledgeFile } from './output/knowledge';
export { knowledgeFile, readKnowledgeFile } from './output/knowledge-file';
export * from './parcels';
export * from './party-changes';
export * from './party-name';
export { type RealmPattern, type RealmsAlike, realmsAlike } from './realms-alike';
export * from './records';
export * from './remove';
export * from './segment';
export * from './renumber';
export { packResults, type TurnResults, unpackResults } from './results';
export * from './thread';
export * from './turn-times';
export { sameSettlement } from './same-settlement';
export * from './simple-game';
export * from './save';
export { unit as unitSchema } from './save/schema-world';
export * from './sheet';
export * from './hidden-fact';
export * from './regions';
export * from './hidden-facts';
export * from './sides';
export * from './reported';
export * from './turn-difference';
export * from './turn-start';
export * from './unit-place';
export * from './variant';
export { createTruthMaker, recordPieces, truthView, viewLabel, viewParty } from './view';
export * from './works';
export * from './world';
export * from './lettered';
export { ledgerEntries, ledgerRebooked, ledgersByParty, runningBalance } from './ledger';
