import type { NewsSection } from '../../../../engine';
import { escaped, svgText } from '../../../kit/cartography';
import { type Fonts, svgOfPage } from '../../../kit/paper';
import { base64, pictureAddress } from '../../../kit/paper/svg/picture';
import { type Art, isHouseLine, type NewsEdition, type Piece, signatureLine } from './edition';

const tag = (name: string, inner: string, style = ''): string =>
  inner === '' ? '' : `<${name}${style === '' ? '' : ` class="${style}"`}>${inner}</${name}>`;

const FONT_FILES = [
  { weight: 400, isItalic: false },
  { weight: 400, isItalic: true },
  { weight: 700, isItalic: false },
] as const;

const fontRules = (fonts: Fonts): string =>
  FONT_FILES.map(({ weight, isItalic }) => {
    const bytes = fonts.bytesOf({ family: 'serif', weight, italic: isItalic }, 'latin');
    return `@font-face{font-family:Alegreya;font-weight:${String(weight)};font-style:${isItalic ? 'italic' : 'normal'};src:url(data:font/woff;base64,${base64(bytes)}) format('woff')}`;
  }).join('');

const STYLE = [
  'body{margin:0 auto;max-width:58rem;padding:2rem 1.5rem;color:#1c1a17;background:#fff;font:1.0625rem/1.45 Alegreya,Georgia,serif;font-variant-numeric:lining-nums}',
  'header{text-align:center;border-bottom:3px double #1c1a17}h1{margin:0;font-size:3.5rem;line-height:1.1}',
  'header p{display:flex;justify-content:space-between;gap:1rem;margin:.5rem 0;font-style:italic;color:#4b463f}',
  'h2{margin:1.4rem 0 .2rem;font-size:1.3rem;line-height:1.2}h3{margin:0 0 .3rem;text-align:center;font-style:italic}p{margin:0 0 .5rem}',
  '.lead{display:grid;grid-template-columns:repeat(auto-fit,minmax(18rem,1fr));gap:2rem;border-bottom:1px solid #1c1a17;padding:1.2rem 0}',
  '.lead h2{margin-top:0;font-size:2.2rem}.deck{font-size:1.2rem;font-style:italic;color:#4b463f}',
  '.body{columns:17rem;column-gap:2rem;column-rule:1px solid #b9ac94}article,.box{break-inside:avoid}',
  '.sign{text-align:right;font-style:italic;color:#4b463f}.box{border:3px double #1c1a17;padding:.8rem;margin:1.2rem 0}',
  'figure{margin:.4rem 0}figure img,figure svg{display:block;width:100%;height:auto}figcaption{font-size:.85rem;color:#4b463f}',
  'table{width:100%;border-collapse:collapse}td,th{padding:.25rem 0 .25rem .6rem;border-top:1px solid #b9ac94;text-align:right;font-variant-numeric:tabular-nums lining-nums}td:first-child,th:first-child{padding-left:0;text-align:left;font-weight:400}',
  'footer{margin-top:2rem;border-top:1px solid #1c1a17;padding-top:.5rem;font-size:.85rem;color:#4b463f}',
].join('');

const artHtml = (art: Art | null, id: string): string => {
  if (art === null) return '';
  const caption = tag('figcaption', escaped(art.caption));
  if (art.kind === 'picture') {
    const alt = escaped(art.caption);
    return `<figure><img src="${pictureAddress(art.picture)}" alt="${alt}">${caption}</figure>`;
  }
  const { width, height, marks, caption: label } = art;
  const drawing = svgText(svgOfPage({ width, height, label, marks }, id));
  return `<figure>${drawing.replace(/^<\?xml[^>]*\?>\s*/, '')}${caption}</figure>`;
};

const paragraphs = (texts: readonly string[], hasDeck = false): string =>
  texts.map((text, at) => tag('p', escaped(text), hasDeck && at === 0 ? 'deck' : '')).join('');

const signature = (piece: Piece, section: NewsSection, { words }: NewsEdition): string =>
  tag('p', escaped(signatureLine(piece, section, words)), 'sign');

const pieceHtml = (edition: NewsEdition, section: NewsSection, piece: Piece, id: string): string =>
  tag(
    'article',
    tag('h2', escaped(piece.headline)) +
      artHtml(piece.art, id) +
      paragraphs(piece.paragraphs) +
      signature(piece, section, edition),
  );

const leadHtml = (edition: NewsEdition, piece: Piece, id: string): string => {
  const words =
    tag('h2', escaped(piece.headline)) +
    paragraphs(piece.paragraphs, piece.paragraphs.length > 1) +
    signature(piece, 'lead', edition);
  return tag('section', tag('div', words) + artHtml(piece.art, id), 'lead');
};

const rumourHtml = (edition: NewsEdition, piece: Piece, id: string, isFirst: boolean): string => {
  const [first = '', ...rest] = piece.paragraphs;
  const title = isFirst ? tag('h3', escaped(edition.words('news:print.rumours'))) : '';
  const headline = piece.headline === '' ? '' : `<strong>${escaped(piece.headline)}.</strong> `;
  const told = tag('p', headline + escaped(first)) + paragraphs(rest);
  return tag(
    'div',
    title + artHtml(piece.art, id) + told + signature(piece, 'rumours', edition),
    'box',
  );
};

const row = (cells: readonly string[], name: 'td' | 'th' = 'td'): string =>
  `<tr>${cells.map((cell) => `<${name}>${escaped(cell)}</${name}>`).join('')}</tr>`;

const houseHtml = (edition: NewsEdition): string => {
  const { house } = edition.sections;
  const lines = house.filter(isHouseLine);
  const table = lines
    .map(({ headline, paragraphs: [text = ''] }) => row([headline, text]))
    .join('');
  const rest = house
    .filter((piece) => !isHouseLine(piece))
    .map((piece, at) => pieceHtml(edition, 'house', piece, `h${String(at)}-`))
    .join('');
  if (house.length === 0) return '';
  return tag(
    'section',
    tag('h2', escaped(edition.words('news:print.house'))) + tag('table', table) + rest,
  );
};

const statisticsHtml = ({ statistics, words }: NewsEdition): string => {
  if (statistics.length === 0) return '';
  const titles = ['minimum', 'average', 'median', 'maximum'].map((name) =>
    words(`news:print.${name}`),
  );
  const rows = statistics.map(({ figure, minimum, average, median, maximum }) =>
    row([figure, minimum, average, median, maximum]),
  );
  return (
    tag('h2', escaped(words('news:print.statistics'))) +
    tag('p', escaped(words('news:print.statisticsNote'))) +
    tag('table', row(['', ...titles], 'th') + rows.join(''))
  );
};

/** An issue as one web page that needs nothing else: fonts and pictures are in it, nothing in it runs. */
export function newsHtml(edition: NewsEdition, fonts: Fonts): string {
  const { title, motto, number, month, language, sections, words } = edition;
  const told = (section: NewsSection): string =>
    sections[section]
      .map((piece, at) => pieceHtml(edition, section, piece, `${section}${String(at)}-`))
      .join('');
  const lead = sections.lead
    .map((piece, at) => leadHtml(edition, piece, `lead${String(at)}-`))
    .join('');
  const rumours = sections.rumours
    .map((piece, at) => rumourHtml(edition, piece, `rumour${String(at)}-`, at === 0))
    .join('');
  const body =
    told('realms') +
    told('press') +
    rumours +
    told('announcements') +
    told('rules') +
    houseHtml(edition);
  const line = `<p>${[number, motto, month].map((text) => `<span>${escaped(text)}</span>`).join('')}</p>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(`${title}, ${number}`)}</title><style>${fontRules(fonts)}${STYLE}</style></head><body>`,
    `<header>${tag('h1', escaped(title))}${line}</header><main>${lead}${tag('div', body, 'body')}${statisticsHtml(edition)}</main>`,
    `<footer>${escaped(words('news:print.foot', { title }))}</footer></body></html>\n`,
  ].join('');
}
