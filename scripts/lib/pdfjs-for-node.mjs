// The reader of PDFs as it is made for Node. It puts slow methods of arrays in the place of Node's own, for all: they are
// put back.
const methods = Object.getOwnPropertyDescriptors(Array.prototype);
await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
Object.defineProperties(Array.prototype, methods);
export const { getDocument, GlobalWorkerOptions, OPS } = pdfjs;
