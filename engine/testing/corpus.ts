import type { Finding, OrderReader, Settings, Span } from '../kernel';
import { folded } from '../orders';
import { systems } from '../systems/registry';
import type { World } from '../world';
import { samples } from './samples';

/** A letter of a corpus with the orders its writer wants, listed by hand. */
export interface CorpusLetter {
  /** Number, writer, voice and language. */
  readonly head: string;
  readonly party: string;
  readonly letter: string;
  /** Orders in their plainest form. */
  readonly orders: readonly string[];
  /** Words of the letter for an order that shares none with them: in English letters, `house` for `Haus`. */
  readonly words: ReadonlyMap<string, string>;
  /** Words of the letter that no order can express: they must be asked about. */
  readonly asked: readonly string[];
  /** Parts that are no orders, `message dor`: their kind and for whom they are. */
  readonly parts: readonly string[];
}

/** Letters of players, and how many of their intentions in a hundred must be understood. */
interface Corpus {
  readonly floor: number;
  /** How many are misread in silence at most. */
  readonly silent: number;
  readonly letters: readonly CorpusLetter[];
}

/**
 * The letters of a corpus: `floor 85 %` or `floor 40 %, silent 3`, then for each `=== number party voice language`, the letter, and its
 * intentions: `=> order`, `=> order ~ words of the letter for it`, `=? words`, `=@ kind party`. Words may go on in the next
 * line.
 */
export function corpusOf(text: string): Corpus {
  const [top = '', ...blocks] = text.split(/^=== /m);
  const letters = blocks.map((block) => {
    const [letter = '', ...intentions] = block.trimEnd().split(/\n=(?=[>?@] )/);
    const [head = ''] = letter.split('\n', 1);
    const listed = (mark: string): readonly string[] =>
      intentions.flatMap((one) => (one.startsWith(mark) ? [one.slice(mark.length).trim()] : []));
    const orders = listed('> ').map((order) => order.split(' ~ '));
    return {
      head,
      party: head.split(' ')[1] ?? '',
      letter: letter.slice(head.length + 1),
      orders: orders.flatMap(([order = '']) => order),
      words: new Map(
        orders.flatMap(([order = '', own]) => (own === undefined ? [] : [[order, own]])),
      ),
      asked: listed('? '),
      parts: listed('@ '),
    };
  });
  const [, floor = '100', silent = '0'] = /^floor (\d+) %(?:, silent (\d+))?/.exec(top) ?? [];
  return { floor: Number(floor), silent: Number(silent), letters };
}

/** How the intentions of letters were met. */
export interface Met {
  /** Carried out as meant. */
  understood: number;
  /** Not carried out, and asked about. */
  asked: number;
  /** Carried out otherwise than meant, with a question about it. */
  warned: number;
  /** Carried out otherwise, or omitted, without a finding: head of the letter and what happened. */
  readonly silent: string[];
}

const blank = (text: string): string => text.replace(/\s+/g, ' ');

/** An order as it is compared, and its words in the letter. */
interface Entry {
  readonly key: string;
  readonly span: Span;
}

/** What a game made of a letter. */
export interface CorpusReading {
  readonly entries: readonly Entry[];
  /** What is found about reading. */
  readonly findings: readonly Finding[];
  /** What is found at all: beside an order read otherwise than meant it brings it before the game master. */
  readonly checked: readonly Finding[];
  /** Parts of the letter, `message dor`. */
  readonly parts: readonly string[];
}

/** Without the player's own text, which is preserved as written and may be cut a word earlier or later. */
const essence = (order: unknown): string =>
  JSON.stringify({ ...(order as Record<string, unknown>), text: undefined });

const hasOrder = (content: unknown): content is { readonly order: unknown } =>
  typeof content === 'object' && content !== null && 'order' in content;

/** The orders of a game with its first sample; throws where there is none. */
export function sampledGame(id: string) {
  const input = samples[id]?.inputs[0]?.input;
  const orders = systems[id]?.orders;
  if (input === undefined || orders === undefined) throw new Error(`no sample of ${id}`);
  return { orders, world: input.world, settings: input.settings };
}

/** Reads letters by the contract: orders as they are kept, or as they are told to the player where rows hold more. */
export function corpusReader(
  orders: Pick<OrderReader<World>, 'read' | 'check' | 'restate' | 'parts'>,
  world: World,
  settings: Settings,
): (text: string, party: string) => CorpusReading {
  return (text, party) => {
    const sheet = orders.read(text, party, world, settings);
    const kept = sheet.rows.flatMap(({ content, span }) =>
      hasOrder(content) ? [{ key: essence(content.order), span }] : [],
    );
    const told = orders
      .restate(sheet, world)
      .map(({ unit, span, sayings }) => ({ key: JSON.stringify([unit, sayings]), span }));
    const entries = kept.length > 0 ? kept : told;
    // What is found where no order was understood is about reading, the rest about rules.
    const isApart = ({ span }: Finding): boolean =>
      span !== undefined &&
      !entries.some((one) => one.span.start < span.end && span.start < one.span.end);
    const checked = orders.check(sheet, world, settings);
    const isRead = ({ code, span }: Finding): boolean =>
      sheet.findings.some((one) => one.code === code && one.span?.start === span?.start);
    return {
      entries,
      findings: [...sheet.findings, ...checked.filter((one) => isApart(one) && !isRead(one))],
      checked,
      parts: (orders.parts?.(text, party, world) ?? []).map(
        ({ kind, to }) => `${kind} ${to ?? ''}`,
      ),
    };
  };
}

/** Reads a letter of a party in the sample world of a game: its orders, and the questions at places of it. */
export function readInSample(game: string, party: string, letter: string) {
  const { orders, world, settings } = sampledGame(game);
  const { entries, findings } = corpusReader(orders, world, settings)(letter, party);
  return { keys: entries.map(({ key }) => key), findings: findings.filter((one) => one.span) };
}

/** Game, party, letter, and plain orders: what the letter means, or all of it that is carried out. */
export type LetterRow = readonly [game: string, party: string, letter: string, ...plain: string[]];

/** Rows of letters by what they have in common. */
export type LetterRows = Readonly<Record<string, readonly LetterRow[]>>;

/** What is read in the letter of a `LetterRow`, as a test of rows gets it, and the orders of its plain lines. */
export function readRow([game = '', party = '', letter = '', ...plain]: readonly string[]) {
  const meant = plain.flatMap((line) => readInSample(game, party, line).keys);
  return { ...readInSample(game, party, letter), meant };
}

/** Separators of wishes in words that are asked about. */
const DIVIDES = /[;.!?\n,&|/]| und | and | sowie | then | dann /iu;

/** The beginnings of the words of a text, which identify its inflected forms, its numbers and its fields. */
const stemsOf = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => {
    const fold = folded(word);
    return fold.length >= 3 || /\d/.test(fold) ? [fold.slice(0, 4)] : [];
  });

/** Words that are asked about and in no order; words of an order count where a finding points to some of them alone. */
function leftOver(letter: string, { entries, findings }: CorpusReading): readonly string[] {
  return findings.flatMap(({ severity, span }) => {
    if (span === undefined || severity === 'TRUNCATE') return [];
    const signs = letter.slice(span.start, span.end).split('');
    const isRead = (at: number): boolean =>
      entries.some((one) => one.span.start <= at && at < one.span.end);
    const isWhole = entries.some((one) => span.start <= one.span.start && one.span.end <= span.end);
    return [signs.map((sign, at) => (isRead(span.start + at) && isWhole ? ' ' : sign)).join('')];
  });
}

/** The wishes that no question is about: none has a word of theirs, or there are more wishes than pieces of questions. */
function unasked(wishes: readonly string[], questions: readonly string[]): readonly string[] {
  const pieces = questions.flatMap((words) => words.split(DIVIDES)).filter((piece) => piece.trim());
  const asked = new Set(questions.flatMap(stemsOf));
  const isAsked = (wish: string): boolean => stemsOf(wish).some((stem) => asked.has(stem));
  const askedWishes = wishes.filter(isAsked);
  return [...wishes.filter((wish) => !isAsked(wish)), ...askedWishes.slice(pieces.length)];
}

/** Those that were missed and for which no order read otherwise stands: it stands for one with words of its own, if any. */
function withoutMisread(
  missed: readonly string[],
  misread: readonly Entry[],
  letter: string,
): readonly string[] {
  const left = [...missed];
  for (const { span } of misread) {
    const own = new Set(stemsOf(letter.slice(span.start, span.end)));
    const at = left.findIndex((line) => stemsOf(line).some((stem) => own.has(stem)));
    left.splice(Math.max(0, at), 1);
  }
  return left;
}

/** True for a finding that the head of a letter names another turn: letters of a corpus are written for turns of their own. */
const isOfTurn = ({ code }: Finding): boolean => code.endsWith('.E_TURN');

/** Reads a letter and holds what came of it against what was meant. */
export function meet(
  met: Met,
  { head, party, letter, orders, words: own, asked, parts }: CorpusLetter,
  read: ReturnType<typeof corpusReader>,
): void {
  const all = read(letter, party);
  const reading = {
    ...all,
    findings: all.findings.filter((one) => !isOfTurn(one)),
    checked: all.checked.filter((one) => !isOfTurn(one)),
  };
  const questions = reading.findings.filter(({ severity }) => severity !== 'TRUNCATE');
  const isAsked = (start: number, end: number, among: readonly Finding[] = questions): boolean =>
    among.some(({ span }) => span !== undefined && span.start < end && span.end > start);
  const left = [...reading.entries];
  const wished = orders.flatMap((line) =>
    read(line, party).entries.map(({ key }) => {
      const at = left.findIndex((one) => one.key === key);
      return { line, span: at < 0 ? undefined : left.splice(at, 1)[0]?.span };
    }),
  );
  const missed = wished.filter(({ span }) => span === undefined).map(({ line }) => line);
  met.understood += wished.length - missed.length;
  for (const part of parts) {
    if (reading.parts.includes(part)) met.understood += 1;
    else missed.push(part);
  }
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
    const isWarned =
      isAsked(from, to < 0 ? letter.length : to) || isAsked(span.start, span.end, reading.checked);
    if (isWarned) met.warned += 1;
    else met.silent.push(`${head}: ${blank(letter.slice(span.start, span.end))} read as ${key}`);
  }
  const without = withoutMisread(missed, left, letter);
  const wishes = without.map((line) => [line, own.get(line)].join(' '));
  const silent = unasked(wishes, leftOver(letter, reading));
  met.asked += without.length - silent.length;
  met.silent.push(...silent.map((line) => `${head}: left out: ${line}`));
}

/** A letter in which every proposal for words that are asked about has been accepted, from its end to its beginning. */
export function withProposals(
  orders: Pick<OrderReader<World>, 'read' | 'check' | 'suggest'>,
  world: World,
  settings: Settings,
): (text: string, party: string) => string {
  return (letter, party) => {
    let text = letter;
    let end = letter.length;
    for (;;) {
      const sheet = orders.read(text, party, world, settings);
      const findings = orders.check(sheet, world, settings).toSorted(byPlace);
      const next = findings.findLast(({ span }) => span !== undefined && span.start < end);
      if (next?.span === undefined) return text;
      const words = orders.suggest(next, sheet, world);
      end = next.span.start;
      if (words !== undefined) text = text.slice(0, end) + words + text.slice(next.span.end);
    }
  };
}

const byPlace = (one: Finding, other: Finding): number =>
  (one.span?.start ?? 0) - (other.span?.start ?? 0);
