import type { FlowDocument } from '../block';
import type { Figures, Fonts } from '../fonts';
import { partsOfWord, type Piece, type Sentence, SOFT_HYPHEN, type Word } from './words';

/** Letters of one face on a line, from its beginning. */
export interface Segment extends Piece {
  readonly x: number;
}

export interface Line {
  readonly segments: readonly Segment[];
  readonly width: number;
}

/** How lines are broken. */
export interface Breaking {
  readonly fonts: Fonts;
  readonly size: number;
  /** Room for a line, by its number from 0. */
  readonly room: (line: number) => number;
  readonly figures?: Figures | undefined;
  /** Absent: words are not divided. */
  readonly language?: FlowDocument['language'];
}

/** More letters than any line has room for; they are not measured, only cut. */
const ENDLESS = 400;

const widthOfPiece = ({ fonts, size, figures }: Breaking, { text, font }: Piece): number =>
  text.length > ENDLESS
    ? text.length * size
    : fonts.widthOf(text.replaceAll(SOFT_HYPHEN, ''), font, size, figures);

const measured = (breaking: Breaking, word: Word): number =>
  word.reduce((sum, piece) => sum + widthOfPiece(breaking, piece), 0);

const spaceBefore = ({ fonts, size }: Breaking, [first]: Word): number =>
  first === undefined ? 0 : (fonts.spaceOf(first.font) * size) / 1000;

/** The words of a line next to each other; those of one face are one segment. */
const lineOf = (breaking: Breaking, words: readonly Word[]): Line => {
  const segments: Segment[] = [];
  let x = 0;
  words.forEach((word, index) => {
    word.forEach((piece, at) => {
      const hasSpace = index > 0 && at === 0;
      const text = piece.text.replaceAll(SOFT_HYPHEN, '');
      const last = segments.at(-1);
      const isSame = last?.font === piece.font;
      if (hasSpace) x += spaceBefore(breaking, word);
      if (last !== undefined && isSame) {
        segments.pop();
        segments.push({ ...last, text: last.text + (hasSpace ? ' ' : '') + text });
      } else segments.push({ text, font: piece.font, x });
      x += measured(breaking, [piece]);
    });
  });
  return { segments, width: x };
};

/** How many letters of a piece fit at most; at least one, so that any line gets on. */
const fitting = (breaking: Breaking, { text, font }: Piece, room: number): number => {
  const few = Math.max(1, Math.min(ENDLESS, Math.ceil((4 * room) / breaking.size)));
  const signs = Array.from(text.slice(0, few));
  let [least, most] = [1, signs.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    const fits = measured(breaking, [{ text: signs.slice(0, middle).join(''), font }]) <= room;
    if (fits) least = middle;
    else most = middle - 1;
  }
  return signs.slice(0, least).join('').length;
};

/** A word too long for any line is cut where the line is full. */
const cut = (breaking: Breaking, word: Word, room: number): readonly [Word, Word] => {
  let left = room;
  for (const [index, piece] of word.entries()) {
    const width = measured(breaking, [piece]);
    if (width <= left) {
      left -= width;
      continue;
    }
    if (index > 0 && left < breaking.size) return [word.slice(0, index), word.slice(index)];
    const at = fitting(breaking, piece, left);
    const tail = { ...piece, text: piece.text.slice(at) };
    return [
      [...word.slice(0, index), { ...piece, text: piece.text.slice(0, at) }],
      [...(tail.text === '' ? [] : [tail]), ...word.slice(index + 1)],
    ];
  }
  return [word, []];
};

/** A word divided where its language allows, as late as the line has room; words of several fonts stay whole. */
const divided = (
  breaking: Breaking,
  word: Word,
  room: number,
): readonly [Word, Word] | undefined => {
  const [piece, ...others] = word;
  if (breaking.language === undefined || piece === undefined || others.length > 0) return undefined;
  const parts = partsOfWord(piece.text, breaking.language);
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const text = parts.slice(0, count).join('');
    const head = [{ ...piece, text: text.endsWith('-') ? text : `${text}-` }];
    if (measured(breaking, head) > room) continue;
    return [head, [{ ...piece, text: parts.slice(count).join(SOFT_HYPHEN) }]];
  }
  return undefined;
};

/** A word is divided only where the line would stay so empty otherwise, as a share of its room. */
const EMPTY = 0.2;

interface Break {
  readonly line: readonly Word[];
  readonly rest: Word | undefined;
}

/** What of the next word still goes on the line. */
const lastOnLine = (
  breaking: Breaking,
  words: readonly Word[],
  next: Word,
  { left, room, isEnd }: { readonly left: number; readonly room: number; readonly isEnd: boolean },
): Break => {
  const isFirst = words.length === 0;
  const space = isFirst ? 0 : spaceBefore(breaking, next);
  // The end of a sentence stays whole, so that no half of a word is its last line.
  const isEmptyEnough =
    isFirst || (left > EMPTY * room && !isEnd) || measured(breaking, next) > room;
  const halves = isEmptyEnough ? divided(breaking, next, left - space) : undefined;
  if (halves !== undefined) return { line: [...words, halves[0]], rest: halves[1] };
  if (!isFirst) return { line: words, rest: next };
  const [head, tail] = cut(breaking, next, room);
  return { line: [head], rest: tail.length === 0 ? undefined : tail };
};

const LEAST_ROOM = 2;

const brokenSentence = (
  breaking: Breaking,
  sentence: Sentence,
  before: number,
): readonly Line[] => {
  const lines: Line[] = [];
  const queue = [...sentence].reverse();
  let words: readonly Word[] = [];
  let width = 0;
  const roomNow = (): number => Math.max(LEAST_ROOM, breaking.room(before + lines.length));
  const end = (line: readonly Word[]): void => {
    lines.push(lineOf(breaking, line));
    words = [];
    width = 0;
  };
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const space = words.length === 0 ? 0 : spaceBefore(breaking, next);
    const longer = width + space + measured(breaking, next);
    if (longer <= roomNow() + 1e-6) {
      words = [...words, next];
      width = longer;
      continue;
    }
    const { line, rest } = lastOnLine(breaking, words, next, {
      left: roomNow() - width,
      room: roomNow(),
      isEnd: queue.length === 0,
    });
    end(line);
    if (rest !== undefined) queue.push(rest);
  }
  if (words.length > 0 || lines.length === 0) end(words);
  return lines;
};

/** A text broken into lines. */
export function brokenText(breaking: Breaking, sentences: readonly Sentence[]): readonly Line[] {
  const lines: Line[] = [];
  for (const sentence of sentences) {
    for (const line of brokenSentence(breaking, sentence, lines.length)) lines.push(line);
  }
  return lines;
}

const HALVINGS = 7;

/** Lines as even as they can be without becoming more, as headings are set. */
export function balancedText(
  breaking: Breaking,
  sentences: readonly Sentence[],
  room: number,
): readonly Line[] {
  const at = (width: number): readonly Line[] =>
    brokenText({ ...breaking, room: () => width }, sentences);
  const full = at(room);
  if (full.length < 2 || full.length > 6) return full;
  let [least, most] = [room / 2, room];
  let best = full;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (least + most) / 2;
    const lines = at(middle);
    const isAsGood = lines.length === full.length && lines.every(({ width }) => width <= middle);
    if (isAsGood) [best, most] = [lines, middle];
    else least = middle;
  }
  return best;
}
