import {
  type Finding,
  type OrderCell,
  type OrderRow,
  type OrderSheet,
  type Span,
  trimmedEnd,
} from '../../../kernel';
import type { PartyKey, World } from '../../../world';
import type { Step } from '../state/types';
import { finding, isRejecting, type Problem } from './finding';
import { headingOf, isLabel } from './headings';
import { type OrderLine, orderLine } from './line';
import { type Book, bookOf } from './names';
import type { Order, OrganisationOrder, RerollWish } from './order';
import { readingOf } from './reading';
import { isInStep } from './steps';
import { type Words, wordsFrom } from './tokens';
import { STEP_OF } from './words';

/** Columns of an order table: the word of the order, what it is about, details behind the colon. */
export const COLUMNS: readonly string[] = [
  'organisation.order',
  'organisation.object',
  'organisation.details',
];

type Row = OrderRow<OrganisationOrder>;

/** What has been read so far; it grows as long as one letter is read. */
interface Draft {
  step: Step | null;
  readonly rows: Row[];
  readonly findings: Finding[];
  /** Words of the lines nobody understood, since the last line that was understood. */
  lost: Span | null;
}

const BULLET = /^\s*(?:[-*•·–>]+\s*|\d{1,3}[.)]\s+|[a-z]\)\s+)*/u;

/** The lines of a letter with their place, bullets and blanks at the ends left out. */
const linesOf = (text: string): readonly Words[] =>
  [...text.matchAll(/[^\r\n\u2028\u2029]+/g)].flatMap((match) => {
    const [line] = match;
    const from = BULLET.exec(line)?.[0].length ?? 0;
    const words = line.slice(from).trimEnd();
    const start = match.index + from;
    return words === '' ? [] : [{ text: words, span: { start, end: start + words.length } }];
  });

const lineWords = (text: string, { start, end }: Span): Words => ({
  text: text.slice(start, end),
  span: { start, end },
});

/** Makes one finding of the lines nobody understood so far, so that nothing is lost (OS-0-07). */
const settle = (draft: Draft, text: string, party: PartyKey): void => {
  if (draft.lost === null) return;
  draft.findings.push(finding('organisation.E_LINE', party, { at: lineWords(text, draft.lost) }));
  draft.lost = null;
};

const cellOf = (words: Words | undefined): OrderCell | undefined =>
  words === undefined ? undefined : { text: words.text, span: words.span };

const cellsOf = ({ letter, head, object, slots, tail, words }: OrderLine): Row['cells'] => {
  const details = wordsFrom(letter, tail);
  const isEmpty = object.length === 0 && slots.length === 0;
  const end = details === undefined ? words.span.end : details.span.start;
  const raw = trimmedEnd(letter.slice(head.span.end, end), /[\s:]/);
  const lead = raw.length - raw.trimStart().length;
  const start = head.span.end + lead;
  const object_ = isEmpty
    ? undefined
    : lineWords(letter, { start, end: head.span.end + raw.length });
  const cells = { order: cellOf(head), object: cellOf(object_), details: cellOf(details) };
  return Object.fromEntries(
    Object.entries(cells).flatMap(([key, cell]) =>
      cell === undefined ? [] : [[`organisation.${key}`, cell]],
    ),
  );
};

/** An order with more dice to roll again; orders without a roll stay as they are. */
const withRerolls = (order: Order, rerolls: readonly RerollWish[]): Order | undefined =>
  'rerolls' in order ? { ...order, rerolls: [...order.rerolls, ...rerolls] } : undefined;

/** The dice of the last order to roll again; a finding where it rolls none (OS-5.3-04). */
const reroll = (
  { rows, findings }: Draft,
  line: OrderLine,
  party: PartyKey,
  rerolls: readonly RerollWish[],
): void => {
  const last = rows.at(-1);
  const order = last === undefined ? undefined : withRerolls(last.content.order, rerolls);
  if (last === undefined || order === undefined || rerolls.length === 0)
    findings.push(finding('organisation.E_REROLL', party, { at: line.words }));
  else rows[rows.length - 1] = { ...last, content: { ...last.content, order } };
};

const findingOf = (party: PartyKey, line: OrderLine, { code, at, about }: Problem): Finding =>
  finding(code, party, { at: at ?? line.words, about });

const rowOf = (draft: Draft, line: OrderLine, order: Order, index: number): Row => ({
  unit: draft.rows.length + index + 1,
  span: line.words.span,
  cells: cellsOf(line),
  content: { step: draft.step, order },
});

/** An order under the heading of another step: kept, told, and not carried out (OS-7-03). */
const misplaced = (rows: readonly Row[], line: OrderLine, party: PartyKey): readonly Finding[] => {
  const [row] = rows;
  return row === undefined || isInStep(row.content)
    ? []
    : [
        finding('organisation.E_STEP', party, {
          at: line.head,
          about: {
            step: row.content.step ?? '',
            own: STEP_OF[row.content.order.kind] ?? '',
          },
        }),
      ];
};

const addOrder = (draft: Draft, line: OrderLine, party: PartyKey, book: Book): void => {
  const { orders, problems, rerolls } = readingOf(line, book);
  if (line.verb === 'REROLL' && orders.length === 0 && problems.length === 0) {
    reroll(draft, line, party, rerolls);
    return;
  }
  const isLost = problems.some(isRejecting);
  const rows = isLost ? [] : orders.map((order, index) => rowOf(draft, line, order, index));
  draft.rows.push(...rows);
  draft.findings.push(
    ...misplaced(rows, line, party),
    ...problems.map((problem) => findingOf(party, line, problem)),
  );
};

/** Headings one line begins with at most; each of them means to look through the rest of the line. */
const HEADINGS_IN_LINE = 4;

/** What stands behind the headings a line begins with; undefined if that is nothing. */
const underHeadings = (
  draft: Draft,
  text: string,
  words: Words,
  party: PartyKey,
): Words | undefined => {
  let rest = words;
  for (let left = HEADINGS_IN_LINE; left > 0; left -= 1) {
    const heading = headingOf(rest.text);
    if (heading === undefined) return rest;
    settle(draft, text, party);
    draft.step = heading.step;
    const start = rest.span.start + heading.end;
    rest = lineWords(text, { start, end: rest.span.end });
    if (rest.text.trim() === '') return undefined;
  }
  return rest;
};

const addLine = (draft: Draft, text: string, line: Words, party: PartyKey, book: Book): void => {
  const words = underHeadings(draft, text, line, party);
  if (words === undefined) return;
  const order = orderLine(text, words, book);
  if (order !== undefined) {
    settle(draft, text, party);
    addOrder(draft, order, party, book);
  } else if (isLabel(words.text)) settle(draft, text, party);
  else draft.lost = { start: draft.lost?.start ?? words.span.start, end: words.span.end };
};

/**
 * Reads a letter: one order per line, German or English, under headings or none (OS-15-01). Never throws, whatever the
 * text; what nobody understands becomes a finding with its words (OS-0-07).
 */
export const readOrders = (
  text: string,
  party: PartyKey,
  world: World,
): OrderSheet<OrganisationOrder> => {
  const book = bookOf(world, party);
  const draft: Draft = { step: null, rows: [], findings: [], lost: null };
  for (const line of linesOf(text)) addLine(draft, text, line, party, book);
  settle(draft, text, party);
  const { rows, findings } = draft;
  const isSilent = rows.length === 0 && findings.length === 0;
  return {
    party,
    text,
    columns: COLUMNS,
    rows,
    findings: isSilent ? [finding('organisation.E_EMPTY', party)] : findings,
  };
};
