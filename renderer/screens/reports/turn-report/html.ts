import { escaped as markupOf } from '../../../kit/cartography';
import type { TableBlock } from '../../../kit/paper/block';
import { cleanText, paragraphsOf } from '../../../kit/text/clean';
import type { TurnReport, IssuedBlock } from './evaluation';
import { detailLines, headingOf, type IssuedSection, sectionsOf, titleWithin } from './issue';

/** Style of a web page of an evaluation: paper, one column on a phone, two where there is room, and for print. */
const HTML_STYLE = `
:root { color-scheme: light; --ink: #25221d; --quiet: #585044; --line: #ded4c2; --rule: #25221d; --letter: #8e2a45; --paper: #fffdf8; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 "Alegreya", Georgia, "Times New Roman", serif; overflow-wrap: anywhere; }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1rem 2.5rem; }
header { border-bottom: 1px solid var(--rule); padding-bottom: .75rem; margin-bottom: 1.25rem; display: flex; flex-wrap: wrap; gap: .25rem 2rem; justify-content: space-between; align-items: end; }
h1 { font-size: 2rem; line-height: 1.15; margin: 0; font-weight: 600; }
header p { margin: 0; } .sub { font-style: italic; color: var(--quiet); }
.aside, .details, table, figcaption, .signature, footer { font-family: "Source Sans 3", "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
.aside { color: var(--quiet); font-size: .9375rem; }
.details { margin: -.375rem 0 .625rem 1.25rem; color: var(--quiet); font-size: .9375rem; }
h2 { font-size: 1.375rem; line-height: 1.25; margin: 1.75rem 0 .5rem; font-weight: 600; }
h3 { font-size: 1.125rem; line-height: 1.3; margin: 1.125rem 0 .25rem; font-weight: 600; }
p { margin: 0 0 .625rem; white-space: pre-line; }
figure { margin: 0 0 1rem; } figure svg { display: block; max-width: 100%; height: auto; } figcaption { color: var(--quiet); font-size: .875rem; margin-top: .25rem; }
.table { overflow-x: auto; margin: .25rem 0 .875rem; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; font-variant-numeric: tabular-nums lining-nums; overflow-wrap: normal; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); }
th { border-bottom-color: var(--rule); font-weight: 600; color: var(--quiet); } .figures { text-align: right; white-space: nowrap; } th:last-child, td:last-child { padding-right: 0; }
tr.total td { border-top: 1px solid var(--rule); font-weight: 600; }
blockquote { margin: .25rem 0 1rem; padding: .125rem 0 .125rem .875rem; border-left: 3px solid var(--letter); font-style: italic; }
blockquote p { white-space: pre-wrap; } .signature { font-style: normal; font-size: .9375rem; color: var(--quiet); margin: 0; }
footer { margin-top: 2rem; padding-top: .625rem; border-top: 1px solid var(--rule); color: var(--quiet); font-size: .875rem; display: flex; flex-wrap: wrap; gap: .25rem 2rem; justify-content: space-between; }
footer p { margin: 0; }
@media (min-width: 46rem) { .front { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5rem; align-items: start; } .front h2 { margin-top: 0; } }
@media print { @page { margin: 18mm; } :root { --paper: #fff; } main { max-width: none; padding: 0; } body { font-size: 11pt; } h2, h3 { break-after: avoid; } tr, blockquote, figure { break-inside: avoid; } .table { overflow: visible; } }
`;

/** A map for the web page: a whole `<svg>` as the paper writes it, and the words below it. */
export interface HtmlFigure {
  readonly svg: string;
  readonly caption: string;
}

const escaped = (text: string): string => markupOf(cleanText(text));

const paragraphs = (text: string): string =>
  paragraphsOf(text)
    .map((paragraph) => `<p>${escaped(paragraph)}</p>`)
    .join('\n');

const cell = (tag: 'th' | 'td', text: string, align: 'left' | 'right'): string => {
  const scope = tag === 'th' ? ' scope="col"' : '';
  const look = align === 'right' ? ' class="figures"' : '';
  return `<${tag}${scope}${look}>${escaped(text)}</${tag}>`;
};

const table = ({ columns, rows, isBare = false }: TableBlock): string => {
  const head = columns.map(({ title, align }) => cell('th', title, align)).join('');
  const body = rows.map(({ cells, isTotal }) => {
    const said = columns.map(({ align }, index) => cell('td', cells[index] ?? '', align)).join('');
    return `<tr${isTotal === true ? ' class="total"' : ''}>${said}</tr>`;
  });
  return [
    '<div class="table"><table>',
    ...(isBare ? [] : [`<thead><tr>${head}</tr></thead>`]),
    `<tbody>${body.join('')}</tbody></table></div>`,
  ].join('');
};

const body = (issued: IssuedBlock): string => {
  const { block, text } = issued;
  const details = detailLines(issued);
  if (details !== undefined) return `<p class="details">${details.map(escaped).join('\n')}</p>`;
  if (block.kind === 'table') return table(block.table);
  if (block.kind === 'text') return paragraphs(text);
  return `<blockquote><p>${escaped(text)}</p><p class="signature">${escaped(block.signature)}</p></blockquote>`;
};

const sectionHtml = (section: IssuedSection): string => {
  const blocks = section.blocks.map((issued) => {
    const title = titleWithin(section, issued);
    return `${title === '' ? '' : `<h3>${escaped(title)}</h3>\n`}${body(issued)}`;
  });
  return `<section>\n<h2>${escaped(headingOf(section))}</h2>\n${blocks.join('\n')}\n</section>`;
};

const figureHtml = ({ svg, caption }: HtmlFigure): string =>
  `<figure>${svg.replace(/^<\?xml[^>]*\?>\s*/, '')}<figcaption>${escaped(caption)}</figcaption></figure>`;

/**
 * An evaluation as one web page that needs nothing else: no script, its style within, readable on a phone and fit to
 * be printed. Everything that was written by anybody is escaped.
 */
export function turnReportHtml(turnReport: TurnReport, figure?: HtmlFigure): string {
  const { language, realm, title, frame, opening, closing } = turnReport;
  const [first, ...rest] = sectionsOf(turnReport).map(sectionHtml);
  const front =
    figure === undefined
      ? (first ?? '')
      : `<div class="front">\n${figureHtml(figure)}\n${first ?? ''}\n</div>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:">
<title>${escaped(`${realm}: ${title}`)}</title>
<style>${HTML_STYLE}</style>
</head>
<body>
<main>
<header>
<div><h1>${escaped(realm)}</h1><p class="sub">${escaped(title)}</p></div>
<p class="aside">${frame.aside.map(escaped).join('<br>')}</p>
</header>
${[paragraphs(opening), front, ...rest, paragraphs(closing)].filter((part) => part !== '').join('\n')}
<footer><p>${escaped(frame.next)}</p><p>${escaped(frame.state)}</p></footer>
</main>
</body>
</html>
`;
}
