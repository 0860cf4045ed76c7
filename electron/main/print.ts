import type { BrowserWindow, PrintToPDFOptions } from 'electron';
import { saveFile } from '../files/dialogs';
import type { Language } from '../files/kinds';
import type { Answer, Payload } from '../ipc/contract';

/** Paper size and margins come from the page's own `@page` rule, so that paper equals preview. */
export const PDF_OPTIONS: PrintToPDFOptions = {
  preferCSSPageSize: true,
  printBackground: true,
  margins: { top: 0, bottom: 0, left: 0, right: 0 },
};

/** Prints the window's print view to a PDF file the GM names. */
export async function printPdf(
  window: BrowserWindow,
  { name }: Payload<'printPdf'>,
  language: Language,
): Promise<Answer<'printPdf'>> {
  const bytes = new Uint8Array(await window.webContents.printToPDF(PDF_OPTIONS));
  return saveFile(window, { kind: 'pdf', name, bytes }, language);
}
