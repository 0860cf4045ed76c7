// The reader of PDFs as it is made for Node. It replaces Node's own methods of arrays by slow ones, for all code: they
// are restored.
const methods = Object.getOwnPropertyDescriptors(Array.prototype);
await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
Object.defineProperties(Array.prototype, methods);
export const { getDocument, GlobalWorkerOptions, OPS } = pdfjs;
