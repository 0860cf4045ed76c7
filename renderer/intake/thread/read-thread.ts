import type { Instant, Post, Span, Thread } from '../../../engine';
import {
  type Head,
  HEAD_KINDS,
  type HeadKind,
  headAt,
  isFurniture,
  isProfile,
  type PageLine,
} from './heads';
import { type PageTime, readTime } from './times';

/** Kinds of heads of which one alone makes a text a thread; of others it takes two. */
const CLEAR: ReadonlySet<HeadKind> = new Set<HeadKind>(['by', 'numbered', 'written', 'letter']);

function linesOf(text: string): readonly PageLine[] {
  const lines: PageLine[] = [];
  const end = /\r\n|\r|\n/g;
  let start = 0;
  for (let match = end.exec(text); match !== null; match = end.exec(text)) {
    lines.push({ text: text.slice(start, match.index), start });
    start = end.lastIndex;
  }
  lines.push({ text: text.slice(start), start });
  return lines;
}

/** All heads of a text in its order, whatever their kind; a line belongs to one at most. */
function headsOf(lines: readonly PageLine[], page: PageTime): readonly Head[] {
  const heads: Head[] = [];
  let least = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const head = headAt(lines, at, least, page);
    if (head === undefined || head.author === '') continue;
    heads.push(head);
    least = Math.max(head.to, at + 1);
    at = least - 1;
  }
  return heads;
}

/** The kind of most heads; among equals the one that comes first. */
function usualKind(heads: readonly Head[]): HeadKind | undefined {
  const counts = new Map<HeadKind, number>();
  for (const { kind } of heads) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const kind = HEAD_KINDS.find((one) => counts.get(one) === most && most > 0);
  return kind !== undefined && (most > 1 || CLEAR.has(kind)) ? kind : undefined;
}

const EDITED =
  /^[([*_ ]*(?:zuletzt (?:bearbeitet|geändert|editiert) (?:von|durch)|geändert von|bearbeitet von|last edited by|edited by|this post was edited by)\s+(\S.{0,80}?)\s*(?:\bam\b|\bon\b|\bat\b|\(|,)\s*(\S.*)$/i;
const AFTER_TIME =
  /(?:,?\s*insgesamt.*|[,;]?\s*edited \d.*|,?\s*\d+[- ]?(?:mal|times?).*|[)\].*_ ]+)$/i;
const SIGNATURE = /^(?:_{5,}|-- ?)$/;
const SAYS =
  /^(?:\S.{0,60}?\s+(?:hat (?:folgendes )?geschrieben|schrieb|wrote|said)\s*:|zitat(?:\s*(?:von|:).{0,60})?|quote\s*:.{0,60}|originally posted by .{1,60}|original geschrieben von .{1,60})$/i;
const OPENS = /\[quote\b[^\]\n]{0,80}\]/gi;
const CLOSES = /\[\/quote\]/gi;

/** A text that is read, and by what its times are. */
interface Page extends PageTime {
  readonly text: string;
}

/** Lines of a post while they are told apart. */
interface Sorting {
  readonly own: Span[];
  readonly quotes: Span[];
  signature: Span | null;
  edited: Instant | null | undefined;
  isQuoteOpen: boolean;
}

const spanOf = ({ text, start }: PageLine): Span => ({ start, end: start + text.length });

/** Adds a line with words to stretches of lines; one that follows the last one, blank lines apart, makes it longer. */
function addLine(to: Span[], line: PageLine, page: Pick<Page, 'text'>): void {
  if (line.text.trim() === '') return;
  const last = to.at(-1);
  const span = spanOf(line);
  const isNext = last !== undefined && page.text.slice(last.end, span.start).trim() === '';
  if (isNext) to[to.length - 1] = { start: last.start, end: span.end };
  else to.push(span);
}

function editedAt(text: string, page: PageTime): Instant | null | undefined {
  const match = EDITED.exec(text.trim());
  if (match === null) return undefined;
  const time = (match[2] ?? '')
    .replace(AFTER_TIME, '')
    .replace(/\s*(?:uhr)$/i, '')
    .trim();
  return readTime(time.replace(AFTER_TIME, ''), page) ?? null;
}

/** Tells the lines of a post apart: own words, quotations, signature, marks of changes, what the page adds. */
function sortLines(lines: readonly PageLine[], known: ReadonlySet<string>, page: Page): Sorting {
  const sorted: Sorting = {
    own: [],
    quotes: [],
    signature: null,
    edited: undefined,
    isQuoteOpen: false,
  };
  const signature: Span[] = [];
  let depth = 0;
  /** A quotation without an end mark: null = none, else whether all of its lines were said before. */
  let quoted: boolean | null = null;
  let isSigned = false;
  for (const line of lines) {
    const text = line.text.trim();
    const edited = text.length > 200 ? undefined : editedAt(text, page);
    if (edited !== undefined) {
      sorted.edited = edited;
      continue;
    }
    if (isFurniture(text) && !/^(?:zitat|quote)$/i.test(text)) continue;
    if (SIGNATURE.test(text) && depth === 0) isSigned = true;
    if (isSigned) {
      addLine(signature, line, page);
      continue;
    }
    const opened = text.match(OPENS)?.length ?? 0;
    const closed = text.match(CLOSES)?.length ?? 0;
    if (depth > 0 || opened > 0) {
      depth = tagged(sorted, line, depth, page);
      continue;
    }
    if (text.startsWith('>')) {
      quoted = null;
      addLine(sorted.quotes, line, page);
      continue;
    }
    if (closed > 0) sorted.isQuoteOpen = true;
    if (text.length < 120 && SAYS.test(text)) {
      quoted = true;
      addLine(sorted.quotes, line, page);
      continue;
    }
    if (quoted !== null && text === '') {
      const isBegun = (sorted.quotes.at(-1)?.end ?? 0) > 0;
      if (isBegun && !quoted) sorted.isQuoteOpen = true;
      quoted = null;
      continue;
    }
    if (quoted !== null) {
      quoted = quoted && known.has(text);
      addLine(sorted.quotes, line, page);
      continue;
    }
    addLine(sorted.own, line, page);
  }
  if (depth > 0 || quoted !== null) sorted.isQuoteOpen = true;
  sorted.signature = joined(signature);
  return sorted;
}

const joined = (spans: readonly Span[]): Span | null => {
  const [first] = spans;
  const last = spans.at(-1);
  return first === undefined || last === undefined ? null : { start: first.start, end: last.end };
};

/** Takes the marked quotations out of a line; how deep quotations are nested behind it. */
function tagged(
  { own, quotes }: Sorting,
  { text, start }: PageLine,
  before: number,
  page: Page,
): number {
  let depth = before;
  let from = 0;
  const put = (to: number, isQuote: boolean): void => {
    if (text.slice(from, to).trim() !== '')
      addLine(isQuote ? quotes : own, { text: text.slice(from, to), start: start + from }, page);
    from = to;
  };
  for (const { 0: mark, index } of text.matchAll(/\[(?:quote\b[^\]\n]{0,80}|\/quote)\]/gi)) {
    if (mark.startsWith('[/')) {
      if (depth > 0) put(index + mark.length, true);
      depth = Math.max(0, depth - 1);
    } else {
      if (depth === 0) put(index, false);
      depth += 1;
    }
  }
  put(text.length, depth > 0);
  return depth;
}

/** Any page, where only the shape of its lines matters. */
const ANY_PAGE: PageTime = { offsetAt: () => 0, copiedAt: 0 };

/** True for a line that could stand above a post: where players write one themselves, it is marked as theirs. */
export function isHeadLike(line: string): boolean {
  return headAt([{ text: line, start: 0 }], 0, 0, ANY_PAGE) !== undefined || isFurniture(line);
}

/** True for a text that is a thread. */
export function isThread(text: string): boolean {
  return usualKind(headsOf(linesOf(text), ANY_PAGE)) !== undefined;
}

/**
 * Reads a text as a thread: a page of a forum, a copy of one, several messages in a row. Undefined where it is none. Time
 * grows with its length and no faster. Every line is a post's own words, its head, a quotation, a signature, something the page adds
 * to every post, or is listed as left over.
 */
export function readThread(text: string, page: PageTime): Thread | undefined {
  const lines = linesOf(text);
  const all = headsOf(lines, page);
  const kind = usualKind(all);
  if (kind === undefined) return undefined;
  const heads = all.filter((head) => head.kind === kind);
  const foreign = all.filter((head) => head.kind !== kind);
  const known = new Set<string>();
  const left: Span[] = [];
  const leave = (some: readonly PageLine[]): void => {
    for (const line of some)
      if (line.text.trim() !== '' && !isFurniture(line.text) && !isProfile(line.text))
        addLine(left, line, { text });
  };
  leave(lines.slice(0, heads[0]?.from ?? 0));
  let foreignAt = 0;
  const posts = heads.map((head, index): Post => {
    const next = heads[index + 1]?.from ?? lines.length;
    while ((foreign[foreignAt]?.from ?? Infinity) < head.to) foreignAt += 1;
    const strange = foreign[foreignAt]?.from ?? Infinity;
    const end = Math.min(next, Math.max(strange, head.to));
    const body = lines.slice(head.to, end);
    const [first] = body;
    const own =
      head.rest === undefined || first === undefined
        ? body
        : [{ text: first.text.slice(head.rest), start: first.start + head.rest }, ...body.slice(1)];
    leave(lines.slice(end, next));
    const sorted = sortLines(own, known, { ...page, text });
    for (const line of own) known.add(line.text.trim().replace(/^(?:>\s*)+/, ''));
    const start = lines[head.from]?.start ?? 0;
    const last = lines[next - 1];
    return {
      author: head.author.trim(),
      at: head.at,
      ...(sorted.edited === undefined ? {} : { edited: sorted.edited }),
      number: head.number,
      isPrivate: kind === 'letter',
      span: { start, end: last === undefined ? text.length : last.start + last.text.length },
      own: sorted.own,
      quotes: sorted.quotes,
      signature: sorted.signature,
      isQuoteOpen: sorted.isQuoteOpen,
    };
  });
  return { posts, left };
}
