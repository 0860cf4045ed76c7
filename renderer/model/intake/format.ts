import type { LetterFormat } from '../../../engine';
import { listingOf } from './archive';
import type { IntakeFile } from './document';
import { decodeText } from './plain-text';
import { separatorOf } from './tabular';

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');

const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/** Word and Excel before 2007. */
const isOldOffice = (bytes: Uint8Array): boolean => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

const MAIL_NAME = /\.(?:eml|mht|mhtml)$/i;
const HTML_NAME = /\.(?:html?|xhtml)$/i;

/** The head of a mail: lines `Name: words`, folded ones too, up to an empty line. */
const MAIL_HEAD = /^(?:From .*\r?\n)?(?:[!-9;-~]+:.*\r?\n(?:[ \t].*\r?\n)*){2,400}(?:\r?\n|$)/;

/** Heads that no player types. */
const MACHINE_HEAD = /^(?:mime-version|message-id|received|return-path|content-type):/im;

const isMail = (text: string, name: string): boolean => {
  const head = MAIL_HEAD.exec(text.slice(0, 100_000))?.[0];
  if (head === undefined || !/^from:/im.test(head)) return false;
  return MAIL_NAME.test(name) || MACHINE_HEAD.test(head);
};

const HTML_START =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype html|html)\b/i;
const TAG_START = /^\s*<(?:head|body|meta|title|style|table|div|p|pre|h\d|center|font)\b/i;

const isHtml = (text: string, name: string): boolean =>
  HTML_START.test(text) || (HTML_NAME.test(name) && TAG_START.test(text));

/** The format of an archive, by the parts it lists. */
const formatOfArchive = (bytes: Uint8Array): LetterFormat | 'foreign' | 'broken' => {
  const listing = listingOf(bytes);
  if (listing === undefined) return 'broken';
  if (listing.names.some((part) => /^word\/document\d*\.xml$/.test(part))) return 'word';
  return listing.names.some((part) => /^xl\/workbook\.xml$/.test(part)) ? 'sheet' : 'foreign';
};

/**
 * What a file is, by what it begins with; its name decides only where the content leaves a choice. `foreign` = a
 * document of a kind that is not read, `broken` = an archive that cannot be listed.
 */
export const formatOf = ({ name, bytes }: IntakeFile): LetterFormat | 'foreign' | 'broken' => {
  if (isPdf(bytes)) return 'pdf';
  if (isZip(bytes)) return formatOfArchive(bytes);
  if (isOldOffice(bytes) || startsWith(bytes, 0x7b, 0x5c, 0x72, 0x74, 0x66)) return 'foreign';
  const text = decodeText(bytes);
  if (isHtml(text, name)) return 'html';
  if (isMail(text.replace(/^\uFEFF/, ''), name)) return 'mail';
  const separator = separatorOf(text);
  return separator === ';' || separator === ',' ? 'csv' : 'text';
};
