import { type Instant, type Post, type Span, type Thread, trimmedEnd } from '../../../../engine';
import {
  type Head,
  HEAD_KINDS,
  type HeadKind,
  headAt,
  isFurniture,
  isProfile,
  type PageLine,
  plainLine,
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
  /^[([*_ ]{0,4}(?:zuletzt (?:bearbeitet|geändert|editiert) (?:von|durch)|geändert von|bearbeitet von|last edited by|edited by|this post was edited by) /i;
const BEFORE_TIME = [' am ', ' on ', ' at ', ' (', ', '];
/** Text after the time of a change. */
const AFTER_TIME = /,? insgesamt|[,;]? edited |[,;] ?\d{1,4}[- ]?(?:mal|time)|\)/i;
const SIGNATURE = /^(?:_{5,}|-- ?)$/;
const SAYS = / (?:hat (?:folgendes )?geschrieben|schrieb|wrote|said) ?:$/i;
const QUOTES =
  /^(?:(?:zitat|quote)(?: ?:| von |$)|(?:originally posted by|original geschrieben von) )/i;

/** A text that is read, and by what its times are. */
interface Page extends PageTime {
  readonly text: string;
}

/** Lines of a post while they are classified. */
interface Sorting {
  readonly own: Span[];
  readonly quotes: Span[];
  signature: Span | null;
  edited: Instant | null | undefined;
  isQuoteOpen: boolean;
}

const spanOf = ({ text, start }: PageLine): Span => ({ start, end: start + text.length });

/** Adds a line with text to stretches of lines; one that follows the last one, blank lines apart, makes it longer. */
function addLine(to: Span[], line: PageLine, page: Pick<Page, 'text'>): void {
  if (line.text.trim() === '') return;
  const last = to.at(-1);
  const span = spanOf(line);
  const isNext = last !== undefined && page.text.slice(last.end, span.start).trim() === '';
  if (isNext) to[to.length - 1] = { start: last.start, end: span.end };
  else to.push(span);
}

/** The time at which a line says its post was changed; null = without a time, undefined = it is no such line. */
function editedAt(line: string, page: PageTime): Instant | null | undefined {
  const text = line.length > LONGEST_REMARK ? '' : plainLine(line);
  const [prefix] = EDITED.exec(text) ?? [];
  if (prefix === undefined) return undefined;
  const said = text.slice(prefix.length);
  for (const mark of BEFORE_TIME) {
    const at = said.indexOf(mark);
    if (at < 0) continue;
    const behind = said.slice(at + mark.length);
    const end = behind.search(AFTER_TIME);
    const time = readTime(trimmedEnd(end < 0 ? behind : behind.slice(0, end), /[ .]/), page);
    if (time !== undefined) return time;
  }
  return null;
}

/** Longest line of a note that a post was changed, or of whom it quotes. */
const LONGEST_REMARK = 200;

function isSaying(text: string): boolean {
  if (text.length > LONGEST_REMARK) return false;
  const line = plainLine(text);
  return SAYS.test(line) || QUOTES.test(text.trim());
}

/** How far the sorting of a post has come. */
interface Progress {
  /** How deep quotations with marks are nested. */
  depth: number;
  /** In a quotation without an end mark: whether all of its lines were in earlier posts; null = in none. */
  known: boolean | null;
  isSigned: boolean;
  readonly signature: Span[];
}

/** Puts a line of a quotation where it belongs; false = it is none of one. */
function sortQuote(
  line: PageLine,
  sorted: Sorting,
  now: Progress,
  known: ReadonlySet<string>,
  page: Page,
): boolean {
  const text = line.text.trim();
  const hasMark = /\[quote\b[^\]\n]{0,80}\]/i.test(text);
  if (now.depth > 0 || hasMark) {
    now.depth = tagged(sorted, line, now.depth, page);
    return true;
  }
  if (/\[\/quote\]/i.test(text)) sorted.isQuoteOpen = true;
  if (text.startsWith('>')) now.known = null;
  else if (isSaying(text)) now.known = true;
  else if (now.known === null) return false;
  else if (text === '') {
    if (!now.known) sorted.isQuoteOpen = true;
    now.known = null;
  } else now.known &&= known.has(text);
  addLine(sorted.quotes, line, page);
  return true;
}

/** Classifies the lines of a post: own words, quotations, signature, marks of changes, what the page adds. */
function sortLines(lines: readonly PageLine[], known: ReadonlySet<string>, page: Page): Sorting {
  const sorted: Sorting = {
    own: [],
    quotes: [],
    signature: null,
    edited: undefined,
    isQuoteOpen: false,
  };
  const now: Progress = { depth: 0, known: null, isSigned: false, signature: [] };
  for (const line of lines) {
    const text = line.text.trim();
    const edited = editedAt(text, page);
    if (edited !== undefined) sorted.edited = edited;
    if (edited !== undefined || (isFurniture(text) && !QUOTES.test(text))) continue;
    if (SIGNATURE.test(text) && now.depth === 0) now.isSigned = true;
    if (now.isSigned) addLine(now.signature, line, page);
    else if (!sortQuote(line, sorted, now, known, page)) addLine(sorted.own, line, page);
  }
  if (now.depth > 0 || now.known !== null) sorted.isQuoteOpen = true;
  sorted.signature = joined(now.signature);
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
