export { type SnapshotMaker, snapshotMaker, snapshotOf } from './make';
export { lastArchived, turnLabelOf } from './months';
export { seenBoard, seenLettered } from './seen-board';
