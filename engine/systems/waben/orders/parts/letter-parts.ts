import type { LetterPart, LetterPartKind, Span } from '../../../../kernel';
import { partiesNamedIn, type PartyKey, type World } from '../../../../world';
import type { Words } from '../content';
import { isDeclaration } from '../declaring/line';
import { isEmptyLine, linesOf } from '../sheet/lines';
import { addressedIn } from './addressed';
import { readTable } from '../sheet/table';
import { isMarkedHeading, partHeadingOf } from './headings';
import { cellsOf, separatorOf } from '../sheet/cells';
import { headKindOf } from '../sheet/head';
import { listLine } from '../statement/line';
import { type Section, sectionOf } from '../statement/sections';
import { folded } from '../words';

const OF_LIST: Readonly<Record<Section, LetterPartKind | undefined>> = {
  land: 'balance',
  settlements: 'balance',
  structures: 'possessions',
  muster: 'balance',
  infrastructure: 'balance',
  upkeep: 'balance',
  summary: 'balance',
  storage: 'possessions',
  units: 'possessions',
  characters: 'possessions',
  none: undefined,
};

/** "S1: ...": a paragraph of the special actions (WW-6.1-06). */
const SPECIAL = /^\s*(?:[-*\u2022]\s*)?S\s?\d{1,2}\s*(?:\([^)]{1,20}\)\s*)?[:.)]\s*\p{L}/u;

const isTable = ({ text }: Words): boolean => /\t|\|.*\|/.test(text.trim());

/** The list whose head or first row a line is, by its cells. */
const ofList = (text: string, line: Words): LetterPartKind | undefined => {
  if (!isTable(line)) return undefined;
  const list = sectionOf(listLine(text, line));
  return list === null ? undefined : OF_LIST[list];
};

/**
 * The part a line belongs to by its content, without any heading; undefined if it may stand anywhere. Rows of orders
 * are recognised by the reader of orders, which sees the whole table.
 */
const partOfContent = (text: string, line: Words, isOrder: boolean): LetterPartKind | undefined => {
  if (isOrder) return 'movement';
  const head = isTable(line) ? headKindOf(cellsOf(line, separatorOf(line))) : 'none';
  if (head === 'orders') return 'movement';
  if (SPECIAL.test(line.text)) return 'special';
  return ofList(text, line) ?? (isDeclaration(line) ? 'declarations' : undefined);
};

/** True for a line of words only: no table, no figure. */
const isProse = (line: Words): boolean =>
  !isTable(line) && !/\d/.test(line.text) && folded(line.text).length > 2;

/** Parts the player writes freely: only the next heading ends them (WW-8.2-30 to WW-8.2-35). */
const FREE: ReadonlySet<LetterPartKind> = new Set([
  'culture',
  'message',
  'announcement',
  'treaty',
  'special',
]);

/** Parts made of lists: prose after an empty line is none of theirs. */
const LISTS: ReadonlySet<LetterPartKind> = new Set([
  'movement',
  'declarations',
  'possessions',
  'balance',
]);

/** A part under way: where it begins and what opened it. */
interface Opening {
  readonly kind: LetterPartKind;
  readonly start: number;
  readonly title: string;
  /** For whom it is, where that is known without its title. */
  readonly to?: PartyKey;
}

/** A line with the place at which it really begins, marks of quoted mail included. */
interface Line {
  readonly words: Words;
  readonly start: number;
  readonly isAfterGap: boolean;
}

const placedLines = (text: string): readonly Line[] => {
  const lines = linesOf(text);
  let start = 0;
  return lines.map((words, index) => {
    const placed: Line = {
      words,
      start,
      isAfterGap: index === 0 || isEmptyLine(lines[index - 1] ?? words),
    };
    const { end } = words.span;
    start = end + (text.startsWith('\r\n', end) ? 2 : 1);
    return placed;
  });
};

/** True for every line that holds a row of orders, asked in the order of the lines. */
const orderFinder = (text: string): ((words: Words) => boolean) => {
  const spans = readTable(text)
    .rows.map(({ words }) => words.span)
    .toSorted((a, b) => a.start - b.start);
  let next = 0;
  return ({ span }) => {
    while ((spans[next]?.end ?? Infinity) <= span.start) next += 1;
    const row = spans[next];
    return row !== undefined && row.start < span.end;
  };
};

/** Parts opened so far, the current one last. */
type Opened = readonly Opening[];

const headed = (line: Line, last: Opening | undefined): Opening | undefined => {
  const heading = partHeadingOf(line.words);
  if (heading === undefined) return undefined;
  const isWithinProse = last !== undefined && (FREE.has(last.kind) || last.kind === 'cover');
  const counts = !isWithinProse || line.isAfterGap || isMarkedHeading(line.words);
  return counts ? { ...heading, start: line.start } : undefined;
};

/** Lists of one kind are one part; letters and reports are one each. */
const joins = (last: Opening | undefined, next: Opening): boolean =>
  last?.kind === next.kind && !(FREE.has(next.kind) && next.title !== '');

const byContent = (
  text: string,
  line: Line,
  isOrder: boolean,
  last: Opening | undefined,
): Opening | undefined => {
  const kind = partOfContent(text, line.words, isOrder);
  const opening = (of: LetterPartKind): Opening => ({ kind: of, start: line.start, title: '' });
  if (last === undefined) return opening(kind ?? 'cover');
  const isOwnWord = kind === 'declarations' || kind === 'special';
  if (kind !== undefined && isOwnWord && FREE.has(last.kind)) return undefined;
  if (kind === 'declarations' && (last.kind === 'possessions' || last.kind === 'balance'))
    return undefined;
  if (kind !== undefined) return opening(kind);
  const isLeft = LISTS.has(last.kind) && line.isAfterGap && isProse(line.words);
  return isLeft ? opening('rest') : undefined;
};

const openings = (text: string, party: string, world: World): Opened => {
  const isOrderLine = orderFinder(text);
  const messages = addressedIn(text, party, world);
  const opened: Opening[] = [];
  let end = 0;
  for (const line of placedLines(text)) {
    if (isEmptyLine(line.words) || line.words.span.end <= end) continue;
    const last = opened.at(-1);
    const isBehind = end > 0;
    const own = messages.filter(({ span }) => touches(line.words.span, span.start));
    if (own.length > 0 && (isBehind || last === undefined || !FREE.has(last.kind))) {
      if (last === undefined && (own[0]?.span.start ?? 0) > line.words.span.start)
        opened.push({ kind: 'cover', start: line.start, title: '' });
      opened.push(...own.map((one) => messageOf(one, line)));
      end = own.at(-1)?.span.end ?? 0;
      if (end < line.words.span.end) opened.push({ kind: 'movement', start: end, title: '' });
      continue;
    }
    end = 0;
    const isOrder = isOrderLine(line.words);
    const before = isBehind ? undefined : last;
    const next =
      (isOrder ? undefined : headed(line, before)) ?? byContent(text, line, isOrder, before);
    if (next !== undefined && !joins(last, next)) opened.push(next);
  }
  return opened;
};

const touches = ({ start, end }: Span, at: number): boolean => start <= at && at < end;

/** A message within a line; at its beginning it takes the marks before it along. */
function messageOf(
  { to, title, span: { start } }: ReturnType<typeof addressedIn>[number],
  { words, start: from }: Line,
): Opening {
  const isFirst = words.text.slice(0, start - words.span.start).trim() === '';
  return { kind: 'message', title, to, start: isFirst ? from : start };
}

/** Prose between the declarations of a cover letter belongs to it. */
const withinCover = (opened: Opened): Opened => {
  const lists = opened.findIndex(({ kind }) => kind !== 'cover' && kind !== 'declarations');
  return opened.map((opening, index) =>
    opening.kind === 'rest' && (lists === index || lists < 0)
      ? { ...opening, kind: 'cover' as const }
      : opening,
  );
};

/** Under "Verträge" players also declare how they stand to others; lines that all do are declarations. */
const isDeclared = (text: string): boolean => {
  const [, ...lines] = linesOf(text).filter((line) => !isEmptyLine(line));
  return lines.length > 0 && lines.every(isDeclaration);
};

const TO = /(?:^|\s)(?:an|to|für|fuer|for)\s(.+)$/iu;

const addressee = (title: string, world: World): string | undefined => {
  const named = TO.exec(title)?.[1];
  const found = named === undefined ? [] : partiesNamedIn(named, world);
  return found.length === 1 ? found[0] : undefined;
};

/** "An Valdrun: Der Friede gilt." within a message; where several are addressed none is guessed. */
const INLINE = /^[ \t]*(?:an|to)[ \t]+(\p{L}[^:\r\n]{1,60}):[ \t]*\S/gimu;

const addressedWithin = (body: string, world: World): string | undefined => {
  const [only, ...others] = [...body.matchAll(INLINE)];
  const found = only === undefined ? [] : partiesNamedIn(only[1] ?? '', world);
  return others.length === 0 && found.length === 1 ? found[0] : undefined;
};

const partOf = (text: string, opening: Opening, end: number, world: World): LetterPart => {
  const { kind, start, title, to: known } = opening;
  const span = { start, end };
  if (kind === 'treaty' && isDeclared(text.slice(start, end)))
    return { kind: 'declarations', span, title };
  const to =
    kind === 'message'
      ? (known ?? addressee(title, world) ?? addressedWithin(text.slice(start, end), world))
      : undefined;
  return { kind, span, title, ...(to === undefined ? {} : { to }) };
};

/**
 * The parts of a letter, by their headings in German or English and, where there are none, by the content of the lines
 * (WW-10.2-01, WW-8.1-08). They follow each other without gap and cover the whole text; an empty text has none. Never
 * throws; time grows linearly with the text.
 */
export function letterParts(text: string, party: string, world: World): readonly LetterPart[] {
  if (text === '') return [];
  const opened = withinCover(openings(text, party, world));
  if (opened.length === 0)
    return [{ kind: 'rest', span: { start: 0, end: text.length }, title: '' }];
  return opened.map((opening, index) =>
    partOf(
      text,
      index === 0 ? { ...opening, start: 0 } : opening,
      opened[index + 1]?.start ?? text.length,
      world,
    ),
  );
}
