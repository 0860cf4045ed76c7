import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parse } from 'parse5';
import { trimmedEnd } from '../../../engine';
import type { IntakeResult } from './document';
import { LIMITS, refuse } from './plain-text';
import { isForumPage, type PostPart, postPartOf, setPart } from './thread/post-markup';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** What says nothing, or would have to be loaded: it is passed over. */
const SILENT = new Set(
  'script style head template noscript svg math img picture video audio iframe frame object embed canvas'.split(
    ' ',
  ),
);

/** What stands on lines of its own. */
const BLOCKS = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote section article header footer main aside nav address form fieldset hr center pre figure caption table tbody thead tfoot tr td th body'.split(
    ' ',
  ),
);

/** Deeper than any letter is nested; below, the words alone count. */
const DEEPEST = 200;

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((own) => own.name === name)?.value;

const isHidden = (element: Element): boolean =>
  attribute(element, 'hidden') !== undefined ||
  /display\s*:\s*none/i.test(attribute(element, 'style') ?? '');

const isElement = (node: Node): node is Element => 'tagName' in node;

/** A node and all in it, in the order of the page, however deep. */
function* nodesIn(node: Node): Generator<Node> {
  const left: Node[] = [node];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    yield next;
    if ('childNodes' in next) for (const child of next.childNodes.toReversed()) left.push(child);
  }
}

const textOf = (node: Node): string =>
  [...nodesIn(node)].map((one) => ('value' in one ? one.value : '')).join('');

const holdsTable = (cell: Element): boolean =>
  [...nodesIn(cell)].some(({ nodeName }) => nodeName === 'table');

const onOneLine = (text: string): string => text.replace(/[ \t\r\n\f\u00a0]+/g, ' ');

/** Lines under way: the last one is still being written. */
interface Page {
  readonly lines: string[];
  /** True for a page of a forum: what is quoted and what is a post's own stay apart. */
  readonly isForum: boolean;
}

const write = (page: Page, text: string): void => {
  const last = page.lines.length - 1;
  page.lines[last] = (page.lines[last] ?? '') + text;
};

const breakLine = (page: Page): void => void page.lines.push('');

/** Ends the line unless nothing stands on it. */
const endLine = (page: Page): void => {
  if ((page.lines.at(-1) ?? '').trim() !== '') breakLine(page);
};

const cellsOf = (row: Element): readonly Element[] =>
  row.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'td' || tagName === 'th');

const writtenLines = (node: Node, { isForum }: Page, depth: number): readonly string[] => {
  const page: Page = { lines: [''], isForum };
  visit(node, page, depth);
  return page.lines.map((line) => line.trim()).filter((line) => line !== '');
};

const spanOf = (cell: Element): number => {
  const span = Number(attribute(cell, 'colspan') ?? 1);
  return Number.isInteger(span) && span > 1 && span <= 50 ? span : 1;
};

/** A row of figures: its cells on one line, between tabs. A row that only arranges a page is read cell by cell. */
const visitRow = (row: Element, page: Page, depth: number): void => {
  const cells = cellsOf(row);
  const texts = cells.map((cell) => writtenLines(cell, page, depth + 1));
  const isSplit = cells.length === 1 || page.isForum;
  const isLayout = cells.some(holdsTable) || (isSplit && texts.some(({ length }) => length > 1));
  endLine(page);
  if (isLayout) {
    for (const line of texts.flat()) {
      write(page, line);
      breakLine(page);
    }
    return;
  }
  const line = texts
    .map((words, index) => words.join(' ') + '\t'.repeat(spanOf(cells[index] ?? row) - 1))
    .join('\t');
  write(page, trimmedEnd(line, /\t/));
  if (line.trim() !== '') breakLine(page);
};

const visitChildren = (element: Element, page: Page, depth: number): void => {
  for (const child of element.childNodes) visit(child, page, depth + 1);
};

const writePreformatted = (element: Element, page: Page): void => {
  for (const line of textOf(element).split(/\r\n|\r|\n/)) {
    write(page, line);
    breakLine(page);
  }
};

/** A part of a post on lines of its own, marked as what it is. */
const visitPart = (element: Element, part: PostPart, page: Page, depth: number): void => {
  const inner: Page = { lines: [''], isForum: true };
  visitChildren(element, inner, depth);
  endLine(page);
  for (const line of setPart(part, inner.lines)) {
    write(page, line);
    breakLine(page);
  }
};

const visitElement = (element: Element, page: Page, depth: number): void => {
  const tag = element.tagName;
  if (SILENT.has(tag) || isHidden(element)) return;
  const part = page.isForum ? postPartOf(element) : undefined;
  if (part !== undefined) {
    visitPart(element, part, page, depth);
    return;
  }
  if (tag === 'br') {
    breakLine(page);
    return;
  }
  if (tag === 'tr') {
    visitRow(element, page, depth);
    return;
  }
  const isBlock = BLOCKS.has(tag);
  if (isBlock) endLine(page);
  if (tag === 'pre') writePreformatted(element, page);
  else visitChildren(element, page, depth);
  // A paragraph of nothing but a blank is an empty line of the letter.
  if (tag === 'p' && onOneLine(textOf(element)) === ' ') breakLine(page);
  else if (isBlock) endLine(page);
};

function visit(node: Node, page: Page, depth: number): void {
  if (node.nodeName === '#text') {
    const text = onOneLine(textOf(node));
    const isLineStart = (page.lines.at(-1) ?? '') === '';
    write(page, isLineStart ? text.trimStart() : text);
  } else if (depth > DEEPEST) write(page, onOneLine(textOf(node)));
  else if (isElement(node)) visitElement(node, page, depth);
}

/** The body of a page of markup; undefined for one of more elements, or deeper nested, than any letter. */
const bodyOf = (markup: string): Element | undefined => {
  let [count, depth] = [0, 0];
  const check = (): void => {
    if (count > LIMITS.elements || depth > LIMITS.nested) throw new RangeError('too many elements');
  };
  const treeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...parts: Parameters<typeof defaultTreeAdapter.createElement>) => {
      count += 1;
      check();
      return defaultTreeAdapter.createElement(...parts);
    },
    onItemPush: () => {
      depth += 1;
      check();
    },
    onItemPop: () => {
      depth -= 1;
    },
  };
  try {
    const html = parse(markup, { treeAdapter }).childNodes.find(isElement);
    return html?.childNodes.filter(isElement).find(({ tagName }) => tagName === 'body');
  } catch {
    return undefined;
  }
};

/**
 * The words of a page of markup (of a forum with quotations marked by `>`): blocks on lines of their own, rows of tables with tabs between their cells. It is
 * parsed into plain data, without a browser: nothing in it runs, nothing is loaded. `file` is named by a refusal.
 */
export function textOfMarkup(markup: string, file: string): IntakeResult<string> {
  const body = bodyOf(markup);
  if (body === undefined) return refuse('tangled', file);
  const page: Page = { lines: [''], isForum: isForumPage([...nodesIn(body)].filter(isElement)) };
  visit(body, page, 0);
  const text = page.lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
  return { ok: true, value: text };
}
