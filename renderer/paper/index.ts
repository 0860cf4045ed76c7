export type * from './block';
export type * from './faces';
export { facesFrom } from './faces/from';
export { loadFaces } from './faces/load';
export { filePath } from './faces/names';
export { printable } from './faces/printable';
export type * from './page';
export { pdfChunks, pdfOf } from './pdf';
export { lineWidth } from './line';
