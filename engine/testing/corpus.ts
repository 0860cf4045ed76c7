import type { OrderSheet } from '../kernel';
import { folded } from '../orders';

/** A letter of a corpus with what its writer wants, listed by hand. */
export interface CorpusLetter {
  /** Number, writer, voice and language. */
  readonly head: string;
  readonly party: string;
  readonly letter: string;
  /** Orders in their plainest form. */
  readonly orders: readonly string[];
  /** Words of the letter that no order can express: they must be asked about. */
  readonly asked: readonly string[];
}

/** The letters of a corpus: `=== number party voice language`, the letter, and one intention a line (`=> order`, `=? words`). */
export function corpusOf(text: string): readonly CorpusLetter[] {
  return text
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.trimEnd().split('\n');
      const said = (mark: string): readonly string[] =>
        lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length).trim());
      return {
        head,
        party: head.split(' ')[1] ?? '',
        letter: lines.filter((line) => !/^=[>?] /.test(line)).join('\n'),
        orders: said('=> '),
        asked: said('=? '),
      };
    });
}

/** How the intentions of letters were met. */
export interface Met {
  /** Carried out as meant. */
  understood: number;
  /** Not carried out, and asked about. */
  asked: number;
  /** Carried out otherwise than meant, with a question about it. */
  warned: number;
  /** Carried out otherwise, or left out, without a word: head of the letter and what happened. */
  readonly silent: string[];
}

const blank = (text: string): string => text.replace(/\s+/g, ' ');

/** Without the player's own text, which is kept as written and may be cut a word earlier or later. */
const essence = (order: unknown): string =>
  JSON.stringify({ ...(order as Record<string, unknown>), text: undefined });

type Read = (text: string, party: string) => OrderSheet<{ readonly order: unknown }>;

/** What divides one wish from the next in words that are asked about. */
const DIVIDES = /[;.!?\n,&|/]| und | and | sowie | then | dann /iu;

/** The beginnings of the words of a text, by which its inflected forms are told, and its numbers. */
const stemsOf = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => {
    const fold = folded(word);
    return fold.length >= 3 || /^\d+$/.test(fold) ? [fold.slice(0, 4)] : [];
  });

/** What is asked about and in no order: words of an order count where they are told to be left over. */
function leftOver(letter: string, { rows, findings }: OrderSheet<unknown>): readonly string[] {
  return findings.flatMap(({ code, severity, span }) => {
    if (span === undefined || severity === 'TRUNCATE') return [];
    const signs = letter.slice(span.start, span.end).split('');
    const isRead = (at: number): boolean =>
      rows.some((row) => row.span.start <= at && at < row.span.end);
    const isRest = code.endsWith('.E_REST');
    return [signs.map((sign, at) => (isRead(span.start + at) && !isRest ? ' ' : sign)).join('')];
  });
}

/** The wishes that no question is about: none has a word of theirs, or there are more wishes than pieces of questions. */
function unasked(wishes: readonly string[], questions: readonly string[]): readonly string[] {
  const pieces = questions.flatMap((words) => words.split(DIVIDES)).filter((piece) => piece.trim());
  const asked = new Set(questions.flatMap(stemsOf));
  const isAsked = (wish: string): boolean => stemsOf(wish).some((stem) => asked.has(stem));
  const met = wishes.filter(isAsked);
  return [...wishes.filter((wish) => !isAsked(wish)), ...met.slice(pieces.length)];
}

/** Reads a letter and holds what came of it against what was meant. */
export function meet(
  met: Met,
  { head, party, letter, orders, asked }: CorpusLetter,
  read: Read,
): void {
  const sheet = read(letter, party);
  const { rows, findings } = sheet;
  const questions = findings.filter(({ severity }) => severity !== 'TRUNCATE');
  const isAsked = (start: number, end: number): boolean =>
    questions.some(({ span }) => span !== undefined && span.start < end && span.end > start);
  const left = rows.map(({ content, span }) => ({ key: essence(content.order), span }));
  const wished = orders.flatMap((line) =>
    read(line, party).rows.map(({ content }) => {
      const at = left.findIndex(({ key }) => key === essence(content.order));
      return { line, span: at < 0 ? undefined : left.splice(at, 1)[0]?.span };
    }),
  );
  const missed = wished.filter(({ span }) => span === undefined).map(({ line }) => line);
  met.understood += wished.length - missed.length;
  for (const words of asked) {
    const start = blank(letter).indexOf(blank(words));
    const isReported = questions.some(({ span }) => {
      const before = blank(letter.slice(0, span?.start ?? 0)).length;
      const length = blank(letter.slice(span?.start ?? 0, span?.end ?? 0)).length;
      return before < start + words.length && before + length > start;
    });
    if (isReported) met.understood += 1;
    else met.silent.push(`${head}: not asked: ${words}`);
  }
  for (const { key, span } of left) {
    // A question anywhere in the paragraph of the order brings it before the game master.
    const from = Math.max(0, letter.lastIndexOf('\n\n', span.start));
    const to = letter.indexOf('\n\n', span.end);
    if (isAsked(from, to < 0 ? letter.length : to)) met.warned += 1;
    else met.silent.push(`${head}: ${blank(letter.slice(span.start, span.end))} read as ${key}`);
  }
  // An order read otherwise than meant stands for one of those that were missed.
  const without = missed.slice(left.length);
  const silent = unasked(without, leftOver(letter, sheet));
  met.asked += without.length - silent.length;
  met.silent.push(...silent.map((line) => `${head}: left out: ${line}`));
}
