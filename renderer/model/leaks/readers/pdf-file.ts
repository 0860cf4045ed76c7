import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Opens a PDF with a reader that did not write it, runs `read`, and closes it. Nothing in it is run or loaded. */
export const withPdf = async <Result>(
  bytes: Uint8Array,
  read: (file: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> => {
  const task = getDocument({
    data: bytes.slice(),
    isEvalSupported: false,
    disableAutoFetch: true,
    disableStream: true,
    disableFontFace: true,
    useWorkerFetch: false,
    verbosity: 0,
    enableXfa: false,
  });
  try {
    return await read(await task.promise);
  } finally {
    await task.destroy();
  }
};
