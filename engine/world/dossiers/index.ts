export { type DossierMaker, dossierMaker, dossierOf } from './make';
export { lastArchived, turnLabelOf } from './months';
export { seenBoard, seenLettered } from './seen-board';
