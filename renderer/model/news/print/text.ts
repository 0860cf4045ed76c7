import type { NewsSection } from '../../../../engine';
import { MAIL_WIDTH, underlined, wrapped } from '../../../kit/text/lines';
import { isHouseLine, type NewsEdition, type Piece, signatureLine } from './edition';

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
export const newsText = (edition: NewsEdition): string => {
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
};
