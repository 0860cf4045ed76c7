import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Begins to open a PDF; its fonts are only set up where it is drawn. Nothing in it is run, nothing is loaded. */
export function openingPdf(bytes: Uint8Array, isDrawn = false) {
  return getDocument({
    data: bytes.slice(),
    isEvalSupported: false,
    disableAutoFetch: true,
    disableStream: true,
    disableFontFace: !isDrawn,
    useWorkerFetch: false,
    verbosity: 0,
    enableXfa: false,
  });
}
