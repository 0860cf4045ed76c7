import type { Dice } from './letters';

/** Changes one line of a text in one way. */
export type LineMutation = (dice: Dice, line: string) => string;

/** Characters with a meaning to a program, a terminal, a page, or a reader. */
const SIGNS: readonly string[] = [
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\r',
  '\f',
  '\v',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u3000',
  '\u180e',
  '\u202e',
  '\u2066',
  '\u200f',
  '\ud800',
  '\udc00',
  '\uffff',
  '\ufffd',
  '<script>',
  '${x}',
  '{{count}}',
  '$t(app:name)',
  '=1+1',
  '%s',
  '&lt;',
  '\\',
  "'",
  '"',
  '`',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../',
  'NaN',
  'Infinity',
  'e\u0301'.repeat(30),
  '\u{1f409}',
  '\u{1f469}\u200d\u{1f467}',
  '\u0661\u0662\u0663',
  '①②',
  '−',
  '–',
  '—',
  '½',
  '²',
  '٫',
  '１２３',
  'Ⅳ',
  'ſ',
  'ß',
  'ﬁ',
  'İ',
  'ı',
];

const NUMBERS: readonly string[] = [
  '0',
  '-0',
  '-1',
  '+1',
  '1e9',
  '1e400',
  '0x10',
  '1.000.000',
  '1,5',
  '1.5',
  '1,000.5',
  '00007',
  '9007199254740993',
  '99999999999999999999',
  '1'.repeat(400),
  '1/0',
  '1/2',
  '٣',
  '３',
];

const sign = (dice: Dice): string => SIGNS[dice.below(SIGNS.length)] ?? '';
const number = (dice: Dice): string => NUMBERS[dice.below(NUMBERS.length)] ?? '';

/** A line cut where its cells or words are, changed, and put together as it was. */
const inPieces =
  (separator: RegExp, change: (dice: Dice, pieces: string[]) => readonly string[]): LineMutation =>
  (dice, line) =>
    change(dice, line.split(separator)).join('');

const CELLS = /(\t|\||;| {2,})/;
const WORDS = /(\s+|[-/(),:;])/;

const swapPieces = (dice: Dice, pieces: string[]): readonly string[] => {
  const [a, b] = [dice.below(pieces.length), dice.below(pieces.length)];
  const one = pieces[a] ?? '';
  pieces[a] = pieces[b] ?? '';
  pieces[b] = one;
  return pieces;
};

const putSign: LineMutation = (dice, line) => {
  const at = dice.below(line.length + 1);
  return line.slice(0, at) + sign(dice) + line.slice(at + dice.below(2));
};

/** Every way in which a line is bent, by name. */
export const LINE_MUTATIONS: Readonly<Record<string, LineMutation>> = {
  putSign,
  swapCells: inPieces(CELLS, swapPieces),
  swapWords: inPieces(WORDS, swapPieces),
  dropWord: inPieces(WORDS, (dice, words) => words.toSpliced(dice.below(words.length), 1)),
  doubleWord: inPieces(WORDS, (dice, words) => {
    const at = dice.below(words.length);
    return words.toSpliced(at, 0, words[at] ?? '');
  }),
  otherNumber: (dice, line) => {
    const digits = [...line.matchAll(/\d+/g)];
    const chosen = digits[dice.below(digits.length || 1)];
    if (chosen === undefined) return line + number(dice);
    const end = chosen.index + chosen[0].length;
    return line.slice(0, chosen.index) + number(dice) + line.slice(end);
  },
  foreignDigits: (_, line) =>
    line.replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit))),
  wideDigits: (_, line) =>
    line.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  otherCase: (dice, line) => (dice.once(2) ? line.toUpperCase() : line.toLowerCase()),
  decomposed: (dice, line) => line.normalize(dice.once(2) ? 'NFD' : 'NFKC'),
  truncate: (dice, line) => line.slice(0, dice.below(line.length + 1)),
  backwards: (_, line) => Array.from(line).toReversed().join(''),
  quote: (dice, line) => dice.pick(['"', '„', '> ', '* ', '- ', '\ufeff']) + line,
  manyCells: (dice, line) =>
    dice.once(20) ? line + `${dice.pick(['\t', ';', '|'])}1`.repeat(3000) : `${line}\t\t\t\t`,
  longLine: (dice, line) =>
    dice.once(50) ? line.repeat(Math.ceil(20_000 / (line.length + 1))) : line + line,
  deep: (dice, line) => {
    const [open, close] = dice.pick<readonly [string, string]>([
      ['(', ')'],
      ['„', '“'],
      ['[', ']'],
    ]);
    const depth = dice.once(30) ? 2000 : 8;
    return open.repeat(depth) + line + close.repeat(depth);
  },
};

const NAMES = Object.keys(LINE_MUTATIONS);

/** A line bent in one of the ways of {@link LINE_MUTATIONS}, often in several. */
export const bentLine: LineMutation = (dice, line) => {
  let bent = line;
  do {
    const name = NAMES[dice.below(NAMES.length)] ?? 'putSign';
    bent = LINE_MUTATIONS[name]?.(dice, bent) ?? bent;
  } while (dice.once(2) && bent.length < 50_000);
  return bent;
};

/** Each of the lines bent, now and then one left as it is, put together by some end of line. */
export function bentLetter(dice: Dice, lines: readonly string[]): string {
  return lines
    .map((line) => (dice.once(8) ? line : bentLine(dice, line)))
    .join(dice.pick(['\n', '\r\n', '\r', '\n\n']));
}

const CARELESS = [
  ':',
  ',',
  ';',
  '(',
  ')',
  '-',
  '−',
  '½',
  '"',
  '\u0000',
  '\t',
  '🐝',
  'ß',
  '1,5',
  '\r\n',
];

/** A letter with words omitted, doubled, and unexpected characters. */
export function damagedLetter(dice: Dice, text: string): string {
  return text
    .split(/(\s+)/)
    .flatMap((word) => {
      if (dice.once(15)) return [];
      if (dice.once(15)) return [word, ' ', word];
      return dice.once(10) ? [word, CARELESS[dice.below(CARELESS.length)] ?? ''] : [word];
    })
    .join('');
}
