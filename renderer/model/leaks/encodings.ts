import { trimmedEnd } from '../../../engine';
import { unescaped } from './readers/markup';

const printable = (bytes: Uint8Array): string => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /[\p{Cc}]/u.test(text.replaceAll(/[\t\r\n\0]/g, '')) ? '' : text;
  } catch {
    return '';
  }
};

const fromBase64 = (text: string): string => {
  try {
    const plain = atob(trimmedEnd(text.replaceAll('-', '+').replaceAll('_', '/'), /=/));
    return printable(Uint8Array.from(plain, (sign) => sign.charCodeAt(0)));
  } catch {
    return '';
  }
};

const fromHex = (text: string): string =>
  printable(Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));

const fromPercent = (text: string): string =>
  text.replaceAll(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });

const fromEscapes = (text: string): string =>
  text
    .replaceAll(
      /\\u(?:([\da-f]{4})|\{([\da-f]{1,6})\})/gi,
      (_whole, code: string | undefined, long = '') =>
        String.fromCodePoint(Math.min(Number.parseInt(code ?? String(long), 16), 0x10ffff)),
    )
    .replaceAll(/\\[nrt]/g, '\n');

const fromQuotedPrintable = (text: string): string =>
  fromPercent(text.replaceAll(/=\r?\n/g, '').replaceAll(/=([\da-f]{2})/gi, '%$1'));

/** Longest run that is taken for packed words: fonts and pictures are longer. */
const LONGEST = 20_000;

/** The other ways in which a text could be read, as far as they are cheap: each holds what would be hidden by a code. */
export const decodings = (text: string): readonly string[] => {
  const runs = (form: RegExp): readonly string[] =>
    (text.match(form) ?? []).filter((run) => run.length <= LONGEST);
  const read = [
    ...(/%[\da-f]{2}/i.test(text) ? [fromPercent(text)] : []),
    ...(/&#?\w+;/.test(text) ? [unescaped(text)] : []),
    ...(/\\u|\\[nrt]/.test(text) ? [fromEscapes(text)] : []),
    ...(/=[\dA-F]{2}|=\r?\n/.test(text) ? [fromQuotedPrintable(text)] : []),
    runs(/(?<![\w+/-])[\w+/-]{12,}={0,2}/g)
      .map(fromBase64)
      .join('\t'),
    runs(/(?<![\da-f])(?:[\da-f]{2}){6,}(?![\da-f])/gi)
      .map(fromHex)
      .join('\t'),
  ];
  return read.filter((other) => other.replaceAll('\t', '') !== '' && other !== text);
};
