import type { NewsSection } from '../../../engine';
import { isHouseLine, type NewsEdition, type Piece, signatureLine } from './edition';

/** Characters of a line. */
const WIDTH = 72;

/** A paragraph in lines of at most 72 characters, as far as its words are short enough. */
const wrapped = (text: string): string => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
};

const underlined = (text: string, sign: string): string =>
  `${text}\n${sign.repeat(Math.min(WIDTH, text.length))}`;

const atRight = (text: string): string => text.padStart(WIDTH);

const pieceText = (section: NewsSection, piece: Piece, { words }: NewsEdition): string => {
  const { headline, paragraphs, art } = piece;
  const signature = signatureLine(piece, section, words);
  return [
    headline === '' ? '' : wrapped(headline),
    ...paragraphs.map(wrapped),
    art === null || art.caption === '' ? '' : wrapped(`[${art.caption}]`),
    signature === '' ? '' : atRight(signature),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};

const houseText = ({ sections: { house }, words }: NewsEdition): string => {
  const lines = house.filter(isHouseLine);
  const most = Math.max(0, ...lines.map(({ headline }) => headline.length));
  return lines.length === 0
    ? ''
    : [
        underlined(words('news:print.house'), '-'),
        ...lines.map(
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
  const lines = rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return [
    underlined(words('news:print.statistics'), '-'),
    wrapped(words('news:print.statisticsNote')),
    lines.join('\n'),
  ].join('\n\n');
};

/** An issue as plain text for a mail, in lines of 72 characters. */
export const newsText = (edition: NewsEdition): string => {
  const { title, motto, number, month, sections, words } = edition;
  const told = (section: NewsSection): readonly string[] =>
    sections[section].map((piece) => pieceText(section, piece, edition));
  const rumours = told('rumours');
  return [
    underlined(title, '='),
    [`${number}, ${month}`, motto].filter((part) => part !== '').join('\n'),
    ...told('lead'),
    ...told('realms'),
    ...told('press'),
    ...(rumours.length === 0 ? [] : [underlined(words('news:print.rumours'), '-'), ...rumours]),
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
