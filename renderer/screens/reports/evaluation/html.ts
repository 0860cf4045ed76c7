import { escaped as markupOf } from '../../../kit/cartography';
import type { TableBlock } from '../../../kit/paper/block';
import { cleanText, paragraphsOf } from '../../../kit/text/clean';
import type { Evaluation, IssuedBlock } from './evaluation';
import { HTML_STYLE } from './html-style';
import { detailLines, headingOf, type IssuedSection, sectionsOf, titleWithin } from './issue';

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
export const evaluationHtml = (evaluation: Evaluation, figure?: HtmlFigure): string => {
  const { language, realm, title, frame, opening, closing } = evaluation;
  const [first, ...rest] = sectionsOf(evaluation).map(sectionHtml);
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
};
