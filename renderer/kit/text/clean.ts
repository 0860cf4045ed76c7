/** What steers the direction of writing, is invisible, or is no character at all. */
const UNSEEN =
  // eslint-disable-next-line no-control-regex -- control characters are what is taken out
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF]/g;

/** Half of a letter outside the basic plane. */
const HALF = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A text of somebody else without invisible characters; its lines stay. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNSEEN, '').replace(HALF, '\uFFFD');
}

const LONGEST_NAME = 80;

/** A name on one line, at most eighty characters long. */
export function cleanName(name: string): string {
  const text = cleanText(name).replace(/\s+/g, ' ').trim();
  const letters = Array.from(text);
  return letters.length <= LONGEST_NAME ? text : `${letters.slice(0, LONGEST_NAME).join('')}…`;
}

/** Paragraphs of a text, parted by empty lines. */
export function paragraphsOf(text: string): readonly string[] {
  return cleanText(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** A sentence whose gaps may have stayed empty: single spaces, none before a full stop, a capital at the beginning. */
export function tidied(sentence: string): string {
  const text = sentence
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,:;])/g, '$1')
    .trim();
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
