export { type DossierMaker, dossierMaker, dossierOf } from './make';
export { lastArchived } from './months';
export { seenBoard } from './seen-board';
