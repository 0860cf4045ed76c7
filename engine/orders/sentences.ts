import {
  CLOSINGS,
  greetingLength,
  isCourtesy,
  isName,
  isProse,
  isSignature,
  isTurnLabel,
  isWriter,
  labelLength,
  LONGEST_LABEL,
  opensCorrection,
  opensSpeech,
} from './courtesy';
import type { Cutting } from './cutting';
import { isForewordAlone, isOfOpenTurn, putsOff } from './forewords';
import { DENIED } from './holding-words';
import { holdsIn } from './holds';
import { goesOn, isAbbreviation, isGap, isSpaced, type Line, linesOf, widthsOf } from './lines';
import { listMarks } from './list-marks';
import { opensOrders } from './openings';
import { endsQuotation, isDoubled, startsQuotation } from './stops';
import { type TableLine, tableLines, withBars } from './table-rows';
import { type Token, tokenAt, type Words, wordsFrom } from './tokens';
import { HARD, MARKERS } from './vocabulary';

/** A sentence of a letter, or a stretch of it that is none. */
export interface Sentence {
  readonly kind: 'words' | 'held' | 'courtesy' | 'opening' | 'quoted' | 'heading' | 'head';
  readonly tokens: readonly Token[];
  readonly words: Words;
  /** Number of the paragraph it stands in. */
  readonly paragraph: number;
  /** Heading it stands under, or is. */
  readonly step: string | null;
  /** Meaning of words without a verb under that heading; null = none. */
  readonly means: string | null;
  /** True for words that could order nothing. */
  readonly isProse: boolean;
  /** True for an item of a list. */
  readonly isItem: boolean;
}

/** Most headings one line begins with; each of them means to look through the rest of the line. */
const HEADINGS_IN_LINE = 4;

/** A letter while it is cut. */
interface Cut {
  readonly letter: string;
  readonly cutting: Cutting;
  readonly sentences: Sentence[];
  step: string | null;
  means: string | null;
  paragraph: number;
  /** True for a line that is an item of a list. */
  isItem: boolean;
  /** Tokens of the sentence that is not closed yet. */
  open: Token[];
  /** True for a letter whose sentences begin with small letters. */
  readonly isSmall: boolean;
  /** True behind the line with which a letter is signed, and behind words of farewell. */
  isSigned: boolean;
  isClosing: boolean;
  /** True behind a foreword that puts off what stands in its line: `Abgesagt: ...`. */
  isPutOff: boolean;
  /** True in a paragraph whose orders are divided by dashes or strokes. */
  isList: boolean;
  /** Lines of tables. */
  readonly table: ReadonlyMap<Line, TableLine>;
}

function close(my: Cut, kind: Sentence['kind'] = 'words'): void {
  const { open: tokens, letter, paragraph, step, means, isItem } = my;
  const words = wordsFrom(letter, tokens);
  my.open = [];
  if (words === undefined) return;
  const isTold = kind === 'words' && isProse(tokens, my.cutting);
  const isHeld = kind === 'words' && my.isPutOff;
  my.sentences.push({
    kind: isHeld ? 'held' : kind,
    tokens,
    words,
    paragraph,
    step,
    means,
    isProse: isTold,
    isItem,
  });
}

/** A stretch of the letter as one sentence. */
function closeWith(my: Cut, tokens: readonly Token[], kind: Sentence['kind']): void {
  close(my);
  my.open = [...tokens];
  close(my, kind);
}

/** Words for those who were named before a dash: behind it begins a sentence of its own. */
const PRONOUNS = new Set('er sie es he she it they'.split(' '));

/** True for a dash behind which it goes on with a sentence: `301 lieber nicht - sie bleibt im Hafen`. */
const isTurn = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.fold === '-' && PRONOUNS.has(tokens[at + 1]?.fold ?? '');

/** True for words that may deny what they say themselves, and bind nothing behind them. */
const isFree = (tokens: readonly Token[]): boolean =>
  holdsIn(tokens).every(({ fold }) => DENIED.has(fold));

/** Most words and signs before a colon that are looked through for an order. */
const LONGEST_FOREWORD = 40;

/** True if words have no verb of an order. */
const hasNoVerb = (open: readonly Token[], cutting: Cutting): boolean =>
  !open.some((_, at) => cutting.isVerb(open, at));

/** True at a colon before which nothing is ordered: `Noch einmal schriftlich: Ich erkläre ...`. */
const isForeword = ({ open, cutting }: Cut, tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.fold === ':' &&
  at < tokens.length - 1 &&
  open.length > 1 &&
  open.length <= LONGEST_FOREWORD &&
  !open.some(({ fold }) => cutting.others.has(fold)) &&
  (isProse(open, cutting) ||
    isForewordAlone(open) ||
    (hasNoVerb(open, cutting) && opensSpeech(open, cutting)));

/** True at a full stop or the like that ends a sentence. */
const isEnd = (my: Cut, tokens: readonly Token[], at: number): boolean =>
  endsQuotation(tokens, at) ||
  (HARD.has(tokens[at]?.fold ?? '') &&
    !isDoubled(tokens, at) &&
    !endsQuotation(tokens, at + 1) &&
    isStop(my, tokens, at));

/** True if such a sign is no part of a word that is cut short, and stands for no word that is missing. */
const isStop = (my: Cut, tokens: readonly Token[], at: number): boolean =>
  !isGap(tokens, at) &&
  (isSmallEnd(my, tokens, at) || !isAbbreviation(tokens, at, my.cutting, my.open.length === 2));

/** Fewest letters of a word that is not cut short. */
const WHOLE_WORD = 4;

/** True at a full stop between a whole word and an order, in a letter whose sentences begin with small letters. */
function isSmallEnd({ isSmall, cutting }: Cut, tokens: readonly Token[], at: number): boolean {
  const { kind, fold } = tokenAt(tokens, at - 1);
  const isWhole = kind === 'word' && fold.length >= WHOLE_WORD && !cutting.isShort(fold);
  return isSmall && isWhole && cutting.isHead(tokens.slice(at + 1, at + 2));
}

/** True for a letter without a capital behind any of its full stops. */
const isInSmallLetters = (letter: string): boolean =>
  /[.!?]\s+\p{Ll}/u.test(letter) && !/[.!?]\s+\p{Lu}/u.test(letter);

/** True for a dash that is a colon, and no minus: `Bewegen - 2 Geld von Küste`; not `Einfluss - 2 auf Orden`. */
function isLabelDash({ open, cutting }: Cut, tokens: readonly Token[], at: number): boolean {
  const [token, counted] = [tokenAt(tokens, at), tokenAt(tokens, at + 2)];
  const isDash = token.fold === '-' && isSpaced(tokens, at, token);
  const isCounted = counted.kind === 'word' && !MARKERS.has(counted.fold);
  return isDash && isCounted && open.length === 1 && cutting.isVerb(open, 0);
}

/** Cuts the tokens of a line at the marks of a list, and at full stops and semicolons that are in no bracket. */
function cutLine(my: Cut, tokens: readonly Token[], mark: string | undefined): void {
  if (my.open.length === 0) my.isPutOff = false;
  my.isList ||= tokens.filter((token, at) => isSpaced(tokens, at, token)).length > 1;
  let brackets = 0;
  const marks = listMarks(tokens, mark, my.cutting);
  for (const [at, token] of tokens.entries()) {
    const own = marks.find((one) => one.at <= at && at < one.at + one.length);
    if (own !== undefined) {
      if (own.isOrder) close(my);
      // Items without verbs are things of one order: `Wir bauen 1) ... 2) ...`.
      else if (own.at === at) my.open.push({ ...token, kind: 'sign', fold: ',' });
      continue;
    }
    if (token.fold === '(') brackets += 1;
    if (token.fold === ')') brackets = Math.max(0, brackets - 1);
    if (isTurn(tokens, at) && isSpaced(tokens, at, token) && isFree(my.open)) {
      my.open.push(token);
      close(my);
      continue;
    }
    if (my.isList && isSpaced(tokens, at, token)) {
      close(my);
      continue;
    }
    if (isLabelDash(my, tokens, at)) {
      my.open.push({ ...token, fold: ':' });
      continue;
    }
    const isBroken = at === 0 && my.open.length > 0;
    my.open.push(isBroken ? { ...token, startsLine: true } : token);
    if (brackets === 0) closeAt(my, tokens, at);
  }
}

/** Ends a sentence at a full stop, and a foreword at its colon: one that puts off holds what stands behind it in the line. */
function closeAt(my: Cut, tokens: readonly Token[], at: number): void {
  if (tokens[at]?.fold === ':' && opensOrders(my.open, my.cutting)) {
    close(my, 'opening');
    return;
  }
  const isBefore = isForeword(my, tokens, at);
  const isPutOff = isBefore && putsOff(my.open, my.cutting.turn);
  const isSaid = isBefore && isOfOpenTurn(my.open, my.cutting.turn);
  const isQuoted = endsQuotation(tokens, at) && startsQuotation(my.open);
  if (isBefore || isEnd(my, tokens, at)) close(my, isSaid ? 'courtesy' : 'words');
  // `Das Volk hat gerufen: "Weg mit ihm!" Also ...`: what is quoted behind the colon is all of it.
  if (isQuoted) my.isPutOff = false;
  my.isPutOff ||= isPutOff;
}

/** A line without the name of its writer before it: `WALDBUND P3: Bau Lichtungen`. */
function withoutLabel(my: Cut, tokens: readonly Token[]): readonly Token[] {
  const at = tokens
    .slice(0, LONGEST_LABEL)
    .findLastIndex(
      ({ fold }, index) =>
        [':', '/', '-', '.'].includes(fold) && isWriter(tokens.slice(0, index), my.cutting, true),
    );
  if (at < 1) return tokens;
  closeWith(my, tokens.slice(0, at + 1), 'courtesy');
  return tokens.slice(at + 1);
}

/** A line without the title of a letter that adds to an earlier one: `Korrektur zu meinem Brief von gestern: ...`. */
function withoutTitle(my: Cut, tokens: readonly Token[]): readonly Token[] {
  const colon = tokens.findIndex(({ fold }) => fold === ':');
  const isFirst = my.sentences.every(({ kind }) => kind !== 'words');
  if (!isFirst || !opensCorrection(tokens) || colon < 0) return tokens;
  closeWith(my, tokens.slice(0, colon + 1), 'words');
  return tokens.slice(colon + 1);
}

/** Words of courtesy; behind those of farewell stands a name. */
function takeCourtesy(my: Cut, tokens: readonly Token[]): void {
  closeWith(my, tokens, 'courtesy');
  const words = tokens.filter(({ kind }) => kind === 'word').slice(0, 2);
  my.isClosing ||= words.some(({ fold }) => CLOSINGS.has(fold));
}

/** Words that answer no to a quoted question: they do not deny what stands behind them. */
const ANSWERS = new Set(['nein', 'nee', 'no']);

/** How many tokens the answer to a quoted question takes before an order: `Nein, BAUE Turmritter`. */
const answerLength = ({ sentences }: Cut, tokens: readonly Token[]): number =>
  sentences.at(-1)?.kind === 'quoted' &&
  ANSWERS.has(tokens[0]?.fold ?? '') &&
  [',', '.', '!'].includes(tokens[1]?.fold ?? '')
    ? 2
    : 0;

/** A line without the greeting or the answer before it. */
function withoutGreeting(my: Cut, tokens: readonly Token[]): readonly Token[] {
  const length = answerLength(my, tokens) || greetingLength(tokens, my.cutting);
  if (length > 0) closeWith(my, tokens.slice(0, length), 'courtesy');
  return tokens.slice(length);
}

/** Takes the headings off a line; what stands behind them, undefined if nothing does. */
function underHeadings(my: Cut, line: Words): Words | undefined {
  const { letter, cutting } = my;
  let rest = line;
  for (let left = HEADINGS_IN_LINE; left > 0; left -= 1) {
    const [cell = ''] = /^[^|]+(?=\|)/.exec(rest.text) ?? [];
    // `Bevölkerung | nach Marsch`: the cell is a thing, no heading.
    const isThing = MARKERS.has(
      cutting.tokensOf(rest.text.slice(cell.length + 1), 0)[0]?.fold ?? '',
    );
    const inCell = cell === '' || isThing ? undefined : cutting.headingOf?.(cell);
    const heading =
      inCell === undefined ? cutting.headingOf?.(rest.text) : { ...inCell, end: cell.length + 1 };
    if (heading === undefined) return rest;
    close(my);
    my.step = heading.step;
    my.means = heading.means ?? null;
    const end = rest.span.start + heading.end;
    closeWith(my, cutting.tokensOf(letter.slice(rest.span.start, end), rest.span.start), 'heading');
    rest = { text: letter.slice(end, rest.span.end), span: { start: end, end: rest.span.end } };
    if (rest.text.trim() === '') return undefined;
  }
  return rest;
}

/** True for words of mere courtesy: greetings, thanks, who writes, the name below. */
function isPolite({ cutting, isClosing, isSigned }: Cut, tokens: readonly Token[]): boolean {
  if (isSigned) return true;
  if (cutting.isHead(tokens)) return false;
  if ([isCourtesy, isWriter, isTurnLabel].some((polite) => polite(tokens, cutting))) return true;
  return isClosing && isName(tokens, cutting);
}

/** Takes a stretch of courtesy off the beginning of a line. */
function withoutCourtesy(my: Cut, line: Line, length: number): Line {
  if (length === 0) return line;
  const { text, span } = line;
  closeWith(my, my.cutting.tokensOf(text.slice(0, length), span.start), 'courtesy');
  const start = span.start + length;
  return { ...line, text: text.slice(length), span: { start, end: span.end } };
}

/** Cuts what stands behind the headings of a line; its tokens, undefined if nothing does. */
function cutWords(my: Cut, line: Line): readonly Token[] | undefined {
  const { cutting } = my;
  const rest = underHeadings(my, line);
  if (rest === undefined) return undefined;
  const table = my.table.get(line);
  const written = cutting.tokensOf(rest.text, rest.span.start);
  const tokens = table === undefined ? written : withBars(written, my.letter, table);
  const isWhole = my.open.length > 0 || isPolite(my, tokens);
  const own = isWhole ? tokens : withoutGreeting(my, tokens);
  if (my.open.length > 0) cutLine(my, own, line.mark);
  else if (isPolite(my, own)) takeCourtesy(my, own);
  else cutLine(my, withoutTitle(my, withoutLabel(my, own)), line.mark);
  return tokens;
}

/** Where the signature below the orders begins, at a line of dashes behind which nothing could order anything. */
function signatureOf(lines: readonly Line[], cutting: Cutting): number {
  if (!lines.some(({ isSignature: isOne }) => isOne)) return lines.length;
  const last = lines.findLastIndex(
    ({ text, span, isSignature: isOne }) =>
      !isOne && !isSignature(cutting.tokensOf(text, span.start), cutting),
  );
  return lines.findIndex(({ isSignature: isOne }, at) => isOne && at > last);
}

/** Takes the head of a table that names every column, the rule below it, or a row; false if a line is none of them. */
function takeRow(my: Cut, line: Line): boolean {
  const one = my.table.get(line);
  if (one === undefined || one.is === 'aligned') return false;
  const tokens = my.cutting.tokensOf(one.words.text, one.words.span.start);
  const kind = { head: 'head', rule: 'heading', row: 'words' } as const;
  closeWith(my, withBars(tokens, my.letter, one), kind[one.is]);
  return true;
}

/** Cuts a letter into sentences. Every word of the letter is in one of them. */
export function sentencesOf(letter: string, cutting: Cutting): readonly Sentence[] {
  const lines = linesOf(letter);
  const my: Cut = {
    letter,
    cutting,
    sentences: [],
    step: null,
    means: null,
    paragraph: 0,
    isItem: false,
    open: [],
    isSmall: isInSmallLetters(letter),
    isSigned: false,
    isClosing: false,
    isPutOff: false,
    isList: false,
    table: tableLines(lines),
  };
  const signature = signatureOf(lines, cutting);
  const widths = widthsOf(lines);
  for (const [index, line] of lines.entries()) {
    if (line.isSignature || line.text === '') {
      close(my);
      my.isList = false;
      my.isSigned ||= index === signature;
      my.paragraph += 1;
    } else if (line.isQuoted) closeWith(my, cutting.tokensOf(line.text, line.span.start), 'quoted');
    else if (!takeRow(my, line)) {
      const rest = withoutCourtesy(my, line, labelLength(line, cutting));
      if (rest.text === '') continue;
      if (my.open.length === 0) my.isItem = line.isBulleted;
      const tokens = cutWords(my, rest);
      const next = lines[index + 1];
      const isOver =
        tokens === undefined ||
        next === undefined ||
        my.open.length === 0 ||
        my.table.has(line) ||
        my.table.has(next) ||
        (cutting.opensOrder?.(next.text) === true && cutting.isInText(my.open)) ||
        !goesOn(
          { ...line, width: widths[index] ?? 0 },
          my.open.slice(-tokens.length),
          next,
          cutting.tokensOf(next.text, next.span.start),
          cutting,
        );
      if (isOver) close(my);
    }
  }
  close(my);
  return my.sentences;
}
