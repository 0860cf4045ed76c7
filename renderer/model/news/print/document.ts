import type { NewsSection } from '../../../../engine';
import type { Block, FlowDocument } from '../../../kit/paper';
import { type Art, isHouseLine, type NewsEdition, type Piece, signatureLine } from './edition';

/** Shares of the width of a sheet: words of the lead, gap, its picture. */
const LEAD = { words: 0.52, art: 0.48 };

const paragraphs = (texts: readonly string[], hasDeck: boolean): readonly Block[] =>
  texts.map((words, index) => ({
    kind: 'paragraph',
    words,
    style: hasDeck && index === 0 ? 'lead' : 'body',
    ...(index > (hasDeck ? 1 : 0) ? { isContinued: true } : {}),
  }));

const artBlock = (art: Art): Block =>
  art.kind === 'picture'
    ? { kind: 'picture', picture: art.key, alt: art.caption, caption: art.caption }
    : {
        kind: 'figure',
        width: art.width,
        height: art.height,
        art: art.marks,
        caption: art.caption,
      };

const heading = (level: 1 | 2 | 3, text: string): readonly Block[] =>
  text === '' ? [] : [{ kind: 'heading', level, text }];

const signature = (
  piece: Piece,
  section: NewsSection,
  { words }: NewsEdition,
): readonly Block[] => {
  const text = signatureLine(piece, section, words);
  return text === '' ? [] : [{ kind: 'paragraph', words: text, style: 'signature' }];
};

const pieceBlocks = (
  edition: NewsEdition,
  section: NewsSection,
  piece: Piece,
): readonly Block[] => [
  ...heading(2, piece.headline),
  ...(piece.art === null ? [] : [artBlock(piece.art)]),
  ...paragraphs(piece.paragraphs, false),
  ...signature(piece, section, edition),
];

/** The lead over the whole width: words at the left, map or picture at the right. Its first paragraph stands out. */
const leadBlocks = (edition: NewsEdition, piece: Piece): readonly Block[] => {
  const words: readonly Block[] = [
    ...heading(1, piece.headline),
    ...paragraphs(piece.paragraphs, piece.paragraphs.length > 1),
    ...signature(piece, 'lead', edition),
  ];
  if (piece.art === null) return words;
  return [
    {
      kind: 'sideBySide',
      parts: [
        { share: LEAD.words, blocks: words },
        { share: LEAD.art, blocks: [artBlock(piece.art)] },
      ],
    },
  ];
};

const boxed = (edition: NewsEdition, piece: Piece, isFirst: boolean): Block => {
  const title = isFirst ? edition.words('news:print.rumours') : '';
  const [first = '', ...rest] = piece.paragraphs;
  const told: Block = {
    kind: 'paragraph',
    style: 'body',
    words:
      piece.headline === ''
        ? first
        : [{ text: `${piece.headline}. `, face: 'strong' }, { text: first }],
  };
  return {
    kind: 'boxed',
    blocks: [
      ...heading(3, title),
      ...(piece.art === null ? [] : [artBlock(piece.art)]),
      told,
      ...rest.map((words): Block => ({
        kind: 'paragraph',
        words,
        style: 'body',
        isContinued: true,
      })),
      ...signature(piece, 'rumours', edition),
    ],
  };
};

const houseBlocks = (edition: NewsEdition): readonly Block[] => {
  const { house } = edition.sections;
  if (house.length === 0) return [];
  const lines = house.filter(isHouseLine);
  const table: readonly Block[] =
    lines.length === 0
      ? []
      : [
          {
            kind: 'table',
            isBare: true,
            columns: [
              { title: '', align: 'left', share: 0.55 },
              { title: '', align: 'right', share: 0.45 },
            ],
            rows: lines.map(({ headline, paragraphs: [text = ''] }) => ({
              cells: [headline, text],
            })),
          },
        ];
  return [
    ...heading(2, edition.words('news:print.house')),
    ...table,
    ...house
      .filter((piece) => !isHouseLine(piece))
      .flatMap((piece) => pieceBlocks(edition, 'house', piece)),
  ];
};

const statisticBlocks = ({ statistics, words }: NewsEdition): readonly Block[] =>
  statistics.length === 0
    ? []
    : [
        { kind: 'rule' },
        { kind: 'columns', count: 1 },
        { kind: 'heading', level: 2, text: words('news:print.statistics') },
        { kind: 'paragraph', style: 'small', words: words('news:print.statisticsNote') },
        {
          kind: 'table',
          columns: [
            { title: '', align: 'left', share: 0.32 },
            { title: words('news:print.minimum'), align: 'right', share: 0.17 },
            { title: words('news:print.average'), align: 'right', share: 0.17 },
            { title: words('news:print.median'), align: 'right', share: 0.17 },
            { title: words('news:print.maximum'), align: 'right', share: 0.17 },
          ],
          rows: statistics.map(({ figure, minimum, average, median, maximum }) => ({
            cells: [figure, minimum, average, median, maximum],
          })),
        },
      ];

const columnBlocks = (edition: NewsEdition): readonly Block[] => {
  const { sections } = edition;
  const told = (section: NewsSection): readonly Block[] =>
    sections[section].flatMap((piece) => pieceBlocks(edition, section, piece));
  return [
    ...told('realms'),
    ...told('press'),
    ...sections.rumours.map((piece, index) => boxed(edition, piece, index === 0)),
    ...told('announcements'),
    ...told('rules'),
    ...houseBlocks(edition),
  ];
};

/** An issue as a newspaper: masthead, lead, ornament, columns, rumours in boxes, house news as a small table. */
export function newsDocument(edition: NewsEdition, paper: FlowDocument['paper']): FlowDocument {
  const { title, motto, number, month, columns, language, words, sections } = edition;
  const lead = sections.lead.flatMap((piece) => leadBlocks(edition, piece));
  const body = columnBlocks(edition);
  return {
    title: `${title}, ${number}`,
    language,
    paper,
    head: { title, subtitle: motto, aside: [number, month], isMasthead: true },
    foot: {
      left: words('news:print.foot', { title }),
      page: (page) => words('news:print.page', { page }),
    },
    blocks: [
      ...lead,
      ...(lead.length > 0 && body.length > 0 ? [{ kind: 'rule', isOrnament: true } as const] : []),
      ...(body.length > 0 ? [{ kind: 'columns', count: columns } as const, ...body] : []),
      ...statisticBlocks(edition),
    ],
    measure: 'newspaper',
  };
}
