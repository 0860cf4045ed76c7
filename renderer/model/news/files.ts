import type { HiddenFact, NewsSection } from '../../../engine';
import { fileStem } from '../../kit/explain';
import type { Artefact, Leak } from '../leaks/leak';
import { type Fonts, layOut, type Leaflet, type Page, pdfOf, type Picture } from '../../kit/paper';
import { mapWindowsOf } from '../print/figure';
import { newsDocument } from './print/document';
import { isHouseLine, type NewsEdition, type Piece, signatureLine } from './print/edition';
import { newsHtml } from './print/html';
import { MAIL_WIDTH, underlined, wrapped } from '../../kit/text/lines';

const lines = (text: string): string => wrapped(text).join('\n');

const heading = (text: string, sign: string): string => underlined(text, sign).join('\n');

const atRight = (text: string): string =>
  wrapped(text)
    .map((line) => line.padStart(MAIL_WIDTH))
    .join('\n');

const pieceText = (section: NewsSection, piece: Piece, { words }: NewsEdition): string => {
  const { headline, paragraphs, art } = piece;
  const signature = signatureLine(piece, section, words);
  return [
    lines(headline),
    ...paragraphs.map(lines),
    art === null || art.caption === '' ? '' : lines(`[${art.caption}]`),
    signature === '' ? '' : atRight(signature),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};

const houseText = ({ sections: { house }, words }: NewsEdition): string => {
  const short = house.filter(isHouseLine);
  const most = Math.max(0, ...short.map(({ headline }) => headline.length));
  return short.length === 0
    ? ''
    : [
        heading(words('news:print.house'), '-'),
        ...short.map(
          ({ headline, paragraphs }) => `${headline.padEnd(most)}  ${paragraphs[0] ?? ''}`,
        ),
      ].join('\n');
};

const statisticsText = ({ statistics, words }: NewsEdition): string => {
  if (statistics.length === 0) return '';
  const rows = [
    [
      '',
      words('news:print.minimum'),
      words('news:print.average'),
      words('news:print.median'),
      words('news:print.maximum'),
    ],
    ...statistics.map(({ figure, minimum, average, median, maximum }) => [
      figure,
      minimum,
      average,
      median,
      maximum,
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((at) =>
    Math.max(...rows.map((row) => (row[at] ?? '').length)),
  );
  const table = rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return [
    heading(words('news:print.statistics'), '-'),
    lines(words('news:print.statisticsNote')),
    table.join('\n'),
  ].join('\n\n');
};

/** An issue as plain text for a mail, in lines of a mail. */
export function newsText(edition: NewsEdition): string {
  const { title, motto, number, month, sections, words } = edition;
  const told = (section: NewsSection): readonly string[] =>
    sections[section].map((piece) => pieceText(section, piece, edition));
  const rumours = told('rumours');
  return [
    heading(title, '='),
    [`${number}, ${month}`, motto].filter((part) => part !== '').join('\n'),
    ...told('lead'),
    ...told('realms'),
    ...told('press'),
    ...(rumours.length === 0 ? [] : [heading(words('news:print.rumours'), '-'), ...rumours]),
    ...told('announcements'),
    ...told('rules'),
    houseText(edition),
    ...sections.house
      .filter((piece) => !isHouseLine(piece))
      .map((piece) => pieceText('house', piece, edition)),
    statisticsText(edition),
  ]
    .filter((part) => part !== '')
    .join('\n\n\n')
    .concat('\n');
}

/** The ways in which an issue leaves the house. */
export const NEWS_FORMATS = ['pdf', 'html', 'text'] as const;
export type NewsFormat = (typeof NEWS_FORMATS)[number];

/** The pictures an edition shows, by hash. */
export function picturesIn({ sections }: NewsEdition): Readonly<Record<string, Picture>> {
  return Object.fromEntries(
    Object.values(sections)
      .flat()
      .flatMap(({ art }) => (art?.kind === 'picture' ? [[art.key, art.picture] as const] : [])),
  );
}

/** The sheets of an edition. */
export function pagesOf(edition: NewsEdition, fonts: Fonts): readonly Page[] {
  return layOut(newsDocument(edition, 'A4'), fonts, picturesIn(edition));
}

const leafletOf = (edition: NewsEdition, pages: readonly Page[]): Leaflet => ({
  title: `${edition.title}, ${edition.number}`,
  language: edition.language,
  pages,
  pictures: picturesIn(edition),
});

const ENDINGS = { pdf: 'pdf', html: 'html', text: 'txt' } as const;

/** An edition as a file: what is printed, shown in a browser or put into a mail. */
export async function newsFile(
  edition: NewsEdition,
  format: NewsFormat,
  fonts: Fonts,
): Promise<Artefact> {
  const name = `${fileStem(`${edition.title} ${edition.number}`)}.${ENDINGS[format]}`;
  const utf8 = new TextEncoder();
  switch (format) {
    case 'pdf': {
      const pages = pagesOf(edition, fonts);
      const bytes = await pdfOf(leafletOf(edition, pages), fonts);
      return { name, kind: 'pdf', bytes, maps: mapWindowsOf(pages) };
    }
    case 'html':
      return { name, kind: 'html', bytes: utf8.encode(newsHtml(edition, fonts)) };
    case 'text':
      return { name, kind: 'text', bytes: utf8.encode(newsText(edition)) };
  }
}

/** What all files of an edition tell that is hidden from everybody; each thing once. */
export async function newsLeaks(
  edition: NewsEdition,
  hidden: readonly HiddenFact[],
  fonts: Fonts,
): Promise<readonly Leak[]> {
  // The reader of PDFs is large and comes only when it is needed.
  const { findLeaks } = await import('../leaks/find-leaks');
  const found = new Map<string, Leak>();
  for (const format of NEWS_FORMATS)
    for (const leak of await findLeaks(await newsFile(edition, format, fonts), hidden, null))
      if (!found.has(leak.key)) found.set(leak.key, leak);
  return [...found.values()];
}
