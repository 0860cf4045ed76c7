/** How far the letter at a place stands from the one before it. */
export const EDGE = { none: 0, soft: 1, hard: 2, gap: 3, apart: 4 } as const;

/** A text as it is searched: its letters and figures in one row, however they are spelt, spaced or divided. */
export interface FoldedText {
  /** Small letters without marks and figures; nothing else. */
  readonly letters: string;
  /**
   * Before each letter, and after the last one: nothing; a hyphen, an apostrophe or a point within a number; the end
   * of a word; more than that (a tabulator, the end of a cell); or the end of a paragraph.
   */
  readonly edges: Uint8Array;
  /** Where each letter stands in `text`, in UTF-16 units. */
  readonly at: Uint32Array;
  /** The text without what nobody sees, as far as one spelling can stand for another. */
  readonly text: string;
}

const PLAIN: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  å: 'aa',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

const isFigure = (sign: string): boolean => sign >= '0' && sign <= '9';

const isLetter = (sign: string): boolean =>
  sign <= '\u007F'
    ? (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || isFigure(sign)
    : /[\p{L}\p{N}]/u.test(sign);

const SOFT_HYPHEN = '\u00AD';
const SPACES = ' \r\v\f';
/** Characters that join the parts of a word, and the groups of a number. */
const JOINS = "-‐‑‒–'’ʼ·";
const GROUPS = " .,'’";

/** Characters without width: format characters, marks, control characters that do not move the cursor. */
const isUnseen = (sign: string): boolean =>
  sign <= '\u007F'
    ? sign < ' ' && !'\t\n\v\f\r'.includes(sign)
    : sign !== SOFT_HYPHEN && /[\p{Cf}\p{Mn}\p{Me}]/u.test(sign);

const foldedSign = (sign: string): string => {
  const small = sign.toLowerCase();
  if (small <= '\u007F') return small;
  const plain = PLAIN[small];
  if (plain !== undefined) return plain;
  const parts = Array.from(small.normalize('NFD'), (part) => PLAIN[part] ?? part).join('');
  return parts.replace(/\p{M}/gu, '');
};

interface Sheet {
  readonly letters: string[];
  readonly edges: number[];
  readonly at: number[];
}

/** Between two letters: what stood there, as one edge. */
const edgeOf = (between: string, before: string, after: string): number => {
  const seen = between.replaceAll(SOFT_HYPHEN, '');
  if (seen === '') return EDGE.none;
  // A hyphen divides a word over two lines; within a line it joins two words.
  if (seen.length < between.length && seen.trim() === '') return EDGE.soft;
  if (/^[-‐‑‒] ?[\n\t\u2028\u2029] ?$/.test(seen)) return EDGE.soft;
  if (seen.includes('\u2029')) return EDGE.apart;
  if (/[\t\u2028]| {2}/.test(seen)) return EDGE.gap;
  if (seen.length > 1) return EDGE.hard;
  return (isFigure(before) && isFigure(after) ? GROUPS : JOINS).includes(seen)
    ? EDGE.soft
    : EDGE.hard;
};

const written = (sheet: Sheet, plain: string, edge: number, at: number): void => {
  for (let part = 0; part < plain.length; part += 1) {
    sheet.letters.push(plain.charAt(part));
    sheet.edges.push(part === 0 ? edge : EDGE.none);
    sheet.at.push(at);
  }
};

/**
 * Three letters and more that stand alone are one word with its letters spaced. Where a paragraph ends among them and
 * the letters on either side stand closer together, these are two words.
 */
const spacedJoined = ({ letters, edges }: Sheet): void => {
  let start = -1;
  for (let index = 0; index <= letters.length; index += 1) {
    const isLone =
      index < letters.length &&
      edges[index] !== EDGE.none &&
      edges[index + 1] !== EDGE.none &&
      !isFigure(letters[index] ?? '');
    if (isLone) {
      if (start < 0) start = index;
      continue;
    }
    const run = start < 0 ? [] : edges.slice(start + 1, index);
    run.forEach((edge, place) => {
      const isClose = (other: number | undefined): boolean => (other ?? edge) < edge;
      const isEnd = edge === EDGE.apart && (isClose(run[place - 1]) || isClose(run[place + 1]));
      if (run.length >= 2 && !isEnd) edges[start + 1 + place] = Math.min(edge, EDGE.soft);
    });
    start = -1;
  }
};

/**
 * Folds a text for the search: compatible signs are one (NFKC), capitals small, ß is ss, umlauts are two letters, marks
 * are dropped; soft hyphens, zero-width and directing characters are not there; hyphens at the end of a line join.
 */
export function foldedText(raw: string): FoldedText {
  const text = raw.normalize('NFKC');
  const sheet: Sheet = { letters: [], edges: [], at: [] };
  let [between, before, at] = ['', '', 0];
  for (const sign of text) {
    if (isLetter(sign)) {
      const edge = before === '' ? EDGE.gap : edgeOf(between, before, sign);
      written(sheet, foldedSign(sign), edge, at);
      [between, before] = ['', sign];
    } else if (!isUnseen(sign)) between += SPACES.includes(sign) ? ' ' : sign;
    at += sign.length;
  }
  sheet.edges.push(EDGE.gap);
  spacedJoined(sheet);
  return {
    letters: sheet.letters.join(''),
    edges: Uint8Array.from(sheet.edges),
    at: Uint32Array.from(sheet.at),
    text,
  };
}
