import { type Finding, type OrderRow, type OrderSheet, type Span, type Voice } from '../kernel';
import { folded } from './tokens';

/** How a game reads the orders its players give in public. */
export interface PublicOrders<World, Content> {
  /** Beginnings of words, folded, without which nothing is an order: what has none of them is not even read. */
  readonly hints: readonly string[];
  /** Words, folded, that make of an order an appeal to others. */
  readonly appeals: readonly string[];
  /** Reads words by the grammar of public orders. */
  read(text: string, party: string, world: World): OrderSheet<Content>;
  /** Choice of a row; null = nobody. */
  choiceOf(content: Content): string | null;
  /** Fault of a party's choice; undefined = none. */
  faultOf(
    choice: string | null,
    row: {
      readonly party: string;
      readonly unit: number;
      readonly span: Span;
      readonly words: string;
    },
    world: World,
  ): Finding | undefined;
}

/** Words by which an order is wished, asked about or left open, and none is given. */
const DOUBTFUL =
  'alle all ihr euch jeder jeden jemand wer wir lasst would wuerde wuerden wuerd could koennte koennten might ' +
  'vielleicht eventuell maybe perhaps fast beinahe almost beinah everybody everyone anybody someone you who let should sollte sollten';

const WORDS = /[\p{L}\p{N}]+/gu;

const wordsOf = (text: string): readonly string[] =>
  (text.match(WORDS) ?? []).map((word) => folded(word));

/** Whole lines around a stretch of words. */
function linesAround(text: string, { start, end }: Span): Span {
  const behind = text.indexOf('\n', end);
  return { start: text.lastIndexOf('\n', start - 1) + 1, end: behind < 0 ? text.length : behind };
}

/** The sentence in which words stand: up to a mark that ends one, or the ends of the line. */
function sentenceAround(text: string, span: Span): Span {
  const line = linesAround(text, span);
  const before = text.slice(line.start, span.start);
  const from = Math.max(...['. ', '! ', '? ', '; '].map((mark) => before.lastIndexOf(mark)));
  const ends = ['. ', '! ', '? ', '; '].map((mark) =>
    text.slice(0, line.end).indexOf(mark, span.end - 1),
  );
  const to = Math.min(line.end, ...ends.filter((at) => at >= 0).map((at) => at + 1));
  return { start: line.start + (from < 0 ? 0 : from + 2), end: Math.max(to, span.end) };
}

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/**
 * Finds the public orders in a player's own words. What is asked, wished, denied, quoted from others or repeated at
 * once is not carried out: it is shown as an order that cannot be read. The result is in the order of the text.
 */
export function voicesIn<World, Content>(
  game: PublicOrders<World, Content>,
  text: string,
  party: string,
  world: World,
): readonly Voice[] {
  const { hints, appeals } = game;
  const isHint = (word: string): boolean => hints.some((hint) => word.startsWith(hint));
  if (!wordsOf(text).some(isHint)) return [];
  const doubtful = new Set([...DOUBTFUL.split(' '), ...appeals]);
  const { rows, findings } = game.read(text, party, world);
  const isOpen = (row: OrderRow<Content>): boolean => {
    const sentence = sentenceAround(text, row.span);
    const words = text.slice(sentence.start, sentence.end);
    const others = rows.filter((other) => overlaps(sentenceAround(text, other.span), sentence));
    return (
      words.trimEnd().endsWith('?') ||
      wordsOf(words).some((word) => doubtful.has(word)) ||
      new Set(others.map(({ content }) => game.choiceOf(content))).size > 1
    );
  };
  const given = rows.map((row): Voice => {
    const choice = game.choiceOf(row.content);
    const words = text.slice(row.span.start, row.span.end);
    const fault = game.faultOf(choice, { party, unit: row.unit, span: row.span, words }, world);
    return isOpen(row)
      ? { span: sentenceAround(text, row.span), choice: undefined, findings: [] }
      : { span: row.span, choice, findings: fault === undefined ? [] : [fault] };
  });
  const unread = findings.flatMap((finding): readonly Voice[] => {
    const { span } = finding;
    if (span === undefined) return [];
    const sentence = sentenceAround(text, span);
    const isOfOrder = rows.some((row) => overlaps(row.span, sentence));
    const isMeant = wordsOf(text.slice(sentence.start, sentence.end)).some(isHint);
    return isOfOrder || !isMeant
      ? []
      : [{ span: sentence, choice: undefined, findings: [finding] }];
  });
  const all = [...given, ...unread].sort((a, b) => a.span.start - b.span.start);
  return all.filter(
    (voice, index) =>
      !all
        .slice(0, index)
        .some(
          (other) =>
            other.choice === undefined &&
            voice.choice === undefined &&
            overlaps(other.span, voice.span),
        ),
  );
}
