import type { OrderSheet } from '../kernel';

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

/** The letters of a corpus: `=== number party voice language`, the letter, `---`, one intention a line (`? words`). */
export function corpusOf(text: string): readonly CorpusLetter[] {
  return text
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      const end = lines.findIndex((line) => line.trim() === '---');
      const wishes = lines.slice(end + 1).filter((line) => line.trim() !== '');
      return {
        head,
        party: head.split(' ')[1] ?? '',
        letter: lines.slice(0, end).join('\n'),
        orders: wishes.filter((line) => !line.startsWith('? ')),
        asked: wishes.filter((line) => line.startsWith('? ')).map((line) => line.slice(2).trim()),
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

/** Reads a letter and holds what came of it against what was meant. */
export function meet(
  met: Met,
  { head, party, letter, orders, asked }: CorpusLetter,
  read: Read,
): void {
  const { rows, findings } = read(letter, party);
  const questions = findings.filter(({ severity }) => severity !== 'TRUNCATE');
  const isAsked = (start: number, end: number): boolean =>
    questions.some(({ span }) => span !== undefined && span.start < end && span.end > start);
  const left = rows.map(({ content, span }) => ({ key: essence(content.order), span }));
  let missed = 0;
  for (const line of orders) {
    for (const { content } of read(line, party).rows) {
      const at = left.findIndex(({ key }) => key === essence(content.order));
      if (at >= 0) {
        left.splice(at, 1);
        met.understood += 1;
      } else missed += 1;
    }
  }
  for (const words of asked) {
    const start = blank(letter).indexOf(blank(words));
    const isTold = questions.some(({ span }) => {
      const before = blank(letter.slice(0, span?.start ?? 0)).length;
      const length = blank(letter.slice(span?.start ?? 0, span?.end ?? 0)).length;
      return before < start + words.length && before + length > start;
    });
    if (isTold) met.understood += 1;
    else met.silent.push(`${head}: not asked: ${words}`);
  }
  for (const { key, span } of left) {
    // A question anywhere in the line or sentence of the order brings it before the game master.
    const from = Math.max(0, letter.lastIndexOf('\n\n', span.start));
    const to = letter.indexOf('\n\n', span.end);
    if (isAsked(from, to < 0 ? letter.length : to)) met.warned += 1;
    else met.silent.push(`${head}: ${blank(letter.slice(span.start, span.end))} read as ${key}`);
    missed = Math.max(0, missed - 1);
  }
  if (missed > 0 && questions.length === 0) met.silent.push(`${head}: ${String(missed)} left out`);
  else met.asked += missed;
}
