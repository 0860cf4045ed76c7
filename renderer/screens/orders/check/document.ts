import { escaped } from '../../../kit/cartography';

/** A line of a letter: what it is about, and what is said of it. */
export interface LetterLine {
  readonly head: string;
  readonly texts: readonly string[];
}

/** A letter of the GM as it is shown, printed and saved. */
export interface LetterDocument {
  readonly title: string;
  readonly subtitle: string;
  readonly sections: readonly { readonly title: string; readonly lines: readonly LetterLine[] }[];
}

/** What is said in one line: whole sentences follow each other, other pieces are set apart. */
export const lineWords = ({ texts }: LetterLine): string =>
  texts.reduce(
    (line, text) => (line === '' ? text : `${line}${/[.!?]$/.test(line) ? ' ' : '; '}${text}`),
    '',
  );

const lineText = (line: LetterLine): string =>
  `${line.head === '' ? '' : `${line.head}: `}${lineWords(line)}`;

/** The letter as plain text, one line per order. */
export const documentText = ({ title, subtitle, sections }: LetterDocument): string =>
  [
    title,
    subtitle,
    ...sections.flatMap((section) => ['', section.title, ...section.lines.map(lineText)]),
    '',
  ].join('\n');

const STYLE = [
  'body{font:16px/1.5 Georgia,serif;max-width:46em;margin:2em auto;padding:0 1em;color:#1b1916}',
  'h1{font-size:1.5em;margin:0}h2{font-size:1.1em;margin:1.6em 0 .4em;border-bottom:1px solid #c9c2b4}',
  'dl{display:grid;grid-template-columns:max-content 1fr;gap:.2em 1em;margin:0}dt{font-weight:600}dd{margin:0}',
].join('');

const lineHtml = (line: LetterLine): string =>
  `<dt>${escaped(line.head)}</dt><dd>${escaped(lineWords(line))}</dd>`;

/** The letter as a page of its own, without anything that runs or is loaded. */
export const documentHtml = (
  { title, subtitle, sections }: LetterDocument,
  language: string,
): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title>`,
    `<style>${STYLE}</style></head><body><h1>${escaped(title)}</h1><p>${escaped(subtitle)}</p>`,
    ...sections.map(
      (section) =>
        `<h2>${escaped(section.title)}</h2><dl>${section.lines.map(lineHtml).join('')}</dl>`,
    ),
    '</body></html>\n',
  ].join('\n');
