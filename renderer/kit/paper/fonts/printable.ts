/** Characters for which the fonts of the program have letters, as their makers state it for web pages. */
const RANGES = [
  '\\u0304\\u0308\\u0329',
  '\\u0000-\\u00FF\\u0131\\u0152-\\u0153\\u02BB-\\u02BC\\u02C6\\u02DA\\u02DC',
  '\\u2000-\\u206F\\u20AC\\u2122\\u2191\\u2193\\u2212\\u2215\\uFFFD',
  '\\u0100-\\u02BA\\u02BD-\\u02C5\\u02C7-\\u02CC\\u02CE-\\u02D7\\u02DD-\\u02FF\\u1D00-\\u1DBF',
  '\\u1E00-\\u1E9F\\u1EF2-\\u1EFF\\u20A0-\\u20AB\\u20AD-\\u20C0\\u2113\\u2C60-\\u2C7F\\uA720-\\uA7FF',
].join('');

/** What is foreign to the fonts of the program. */
const FOREIGN = new RegExp(`[^${RANGES}]`, 'gu');

/** Latin letters, figures and common signs that need no second look. */
const PLAIN = /^[\u0020-\u007E\u00A0-\u00AC\u00AE-\u02FF\u2013\u2014\u2018-\u201E\u2026\u2212]*$/;

/** What a space is to a reader, without the spaces at which no line breaks. */
const SPACES = /[\t\n\v\f\r\u0085\u1680\u2000-\u2006\u2008-\u200A\u2028\u2029\u205F\u3000]/g;

const TIED = /[\u2007\u202F]/g;

const HYPHENS = /[\u2010\u2011]/g;

/** Marks without ink: controls, directions, joiners, tags, fillers, variations. */
const INKLESS = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Halves of characters, characters of nobody, private ones. */
const NOBODYS = /[\p{Cs}\p{Cn}\p{Co}]/gu;

const MARK = /\p{M}/u;

/** Stands for a character that cannot be shown. */
export const UNKNOWN = '\uFFFD';

/**
 * A text as it may stand on paper, on one line: marks without ink, which turn, hide or join what stands beside them,
 * are taken away, all spaces are spaces, letters with accents are whole. A letter that is foreign to the fonts of the
 * house becomes U+FFFD, on paper an empty box; a mark above or below that is foreign to them is left out.
 */
export function printable(text: string): string {
  return PLAIN.test(text)
    ? text
    : text
        .normalize('NFC')
        .replaceAll(SPACES, ' ')
        .replaceAll(TIED, '\u00A0')
        .replaceAll(HYPHENS, '-')
        .replaceAll(NOBODYS, UNKNOWN)
        .replaceAll(INKLESS, '')
        .replaceAll(FOREIGN, (sign) => (MARK.test(sign) ? '' : UNKNOWN));
}
