/** What says nothing, or would have to be loaded: it is passed over. */
const SILENT = new Set(
  'SCRIPT STYLE HEAD TEMPLATE NOSCRIPT SVG MATH IMG PICTURE VIDEO AUDIO IFRAME FRAME OBJECT EMBED CANVAS'.split(
    ' ',
  ),
);

/** What stands on lines of its own. */
const BLOCKS = new Set(
  'P DIV H1 H2 H3 H4 H5 H6 UL OL LI DL DT DD BLOCKQUOTE SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV ADDRESS FORM FIELDSET HR CENTER PRE FIGURE CAPTION TABLE TBODY THEAD TFOOT TR TD TH BODY'.split(
    ' ',
  ),
);

/** Deeper than any letter is nested; below, the words alone count. */
const DEEPEST = 200;

const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') || /display\s*:\s*none/i.test(element.getAttribute('style') ?? '');

const onOneLine = (text: string): string => text.replace(/[ \t\r\n\f\u00a0]+/g, ' ');

/** Lines under way: the last one is still being written. */
interface Page {
  readonly lines: string[];
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
  [...row.children].filter(({ tagName }) => tagName === 'TD' || tagName === 'TH');

const writtenLines = (node: Node, depth: number): readonly string[] => {
  const page: Page = { lines: [''] };
  visit(node, page, depth);
  return page.lines.map((line) => line.trim()).filter((line) => line !== '');
};

const spanOf = (cell: Element): number => {
  const span = Number(cell.getAttribute('colspan') ?? 1);
  return Number.isInteger(span) && span > 1 && span <= 50 ? span : 1;
};

/** A row of figures: its cells on one line, between tabs. A row that only arranges a page is read cell by cell. */
const visitRow = (row: Element, page: Page, depth: number): void => {
  const cells = cellsOf(row);
  const texts = cells.map((cell) => writtenLines(cell, depth + 1));
  const isLayout =
    cells.some((cell) => cell.querySelector('table') !== null) ||
    (cells.length === 1 && (texts[0]?.length ?? 0) > 1);
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
  write(page, line.replace(/\t+$/, ''));
  if (line.trim() !== '') breakLine(page);
};

const visitChildren = (element: Element, page: Page, depth: number): void => {
  for (const child of element.childNodes) visit(child, page, depth + 1);
};

const writePreformatted = (element: Element, page: Page): void => {
  for (const line of element.textContent.split(/\r\n|\r|\n/)) {
    write(page, line);
    breakLine(page);
  }
};

const visitElement = (element: Element, page: Page, depth: number): void => {
  const tag = element.tagName.toUpperCase();
  if (SILENT.has(tag) || isHidden(element)) return;
  if (tag === 'BR') {
    breakLine(page);
    return;
  }
  if (tag === 'TR') {
    visitRow(element, page, depth);
    return;
  }
  const isBlock = BLOCKS.has(tag);
  if (isBlock) endLine(page);
  if (tag === 'PRE') writePreformatted(element, page);
  else visitChildren(element, page, depth);
  // A paragraph of nothing but a blank is an empty line of the letter.
  if (tag === 'P' && onOneLine(element.textContent) === ' ') breakLine(page);
  else if (isBlock) endLine(page);
};

function visit(node: Node, page: Page, depth: number): void {
  if (node.nodeType === 3) {
    const text = onOneLine(node.textContent ?? '');
    const isLineStart = (page.lines.at(-1) ?? '') === '';
    write(page, isLineStart ? text.trimStart() : text);
  } else if (depth > DEEPEST) write(page, onOneLine(node.textContent ?? ''));
  else if (node instanceof Element) visitElement(node, page, depth);
}

/**
 * The words of a page of markup: blocks on lines of their own, rows of tables with tabs between their cells. It is
 * parsed as a document that is shown nowhere: nothing in it runs, nothing is loaded.
 */
export const textOfMarkup = (markup: string): string => {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  const page: Page = { lines: [''] };
  visit(body, page, 0);
  return page.lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '');
};
