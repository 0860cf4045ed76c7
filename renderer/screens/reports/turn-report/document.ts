import type { Block, FigureBlock, FlowDocument, ParagraphBlock } from '../../../kit/paper/block';
import { paragraphsOf } from '../../../kit/text/clean';
import type { TurnReport, TurnReportSection, IssuedBlock } from './evaluation';
import {
  detailLines,
  headingOf,
  isRemark,
  type IssuedSection,
  sectionsOf,
  titleWithin,
} from './issue';

/** What is printed with the text: a map for the first sheet, the enclosures, the paper. */
export interface Enclosed {
  readonly figure?: FigureBlock;
  /** In the order of a list: `Karte`, `Segmentsbote`. */
  readonly enclosures?: readonly string[];
  /** Sheets that lie behind the letter and are counted with it; none unless stated. */
  readonly sheets?: number;
  readonly paper?: FlowDocument['paper'];
}

/** From so many blocks on, the first sheet has a table of contents. */
const LONG = 14;

const paragraph = (
  words: ParagraphBlock['words'],
  style: ParagraphBlock['style'] = 'body',
): ParagraphBlock => ({ kind: 'paragraph', words, style });

const rendered = (text: string, style: ParagraphBlock['style']): readonly Block[] =>
  paragraphsOf(text).map((words) => paragraph(words, style));

const bodyOf = (issued: IssuedBlock): readonly Block[] => {
  const { block, text } = issued;
  const details = detailLines(issued);
  if (details !== undefined)
    return details.map((words) => ({ ...paragraph(words, 'small'), isContinued: true }));
  if (block.kind === 'table') return [block.table];
  if (block.kind === 'text') return rendered(text, isRemark(issued) ? 'small' : 'body');
  return [...rendered(text, 'letter'), paragraph(block.signature, 'signature')];
};

const sectionBlocks = (section: IssuedSection): readonly Block[] => [
  { kind: 'heading', level: 2, text: headingOf(section) },
  ...section.blocks.flatMap((issued): readonly Block[] => {
    const title = titleWithin(section, issued);
    return title === ''
      ? bodyOf(issued)
      : [{ kind: 'heading', level: 3, text: title }, ...bodyOf(issued)];
  }),
];

/** Sections narrow enough to be beside the treasury, and how many blocks of them at most. */
const NARROW: ReadonlySet<TurnReportSection> = new Set(['territory', 'view', 'building']);
const FEW = 3;

const hasTable = ({ blocks }: IssuedSection): boolean =>
  blocks.some(({ block }) => block.kind === 'table');

/** Sections that stand together at the left of the treasury: short ones without tables, right before it. */
const besideTreasury = (sections: readonly IssuedSection[]): readonly IssuedSection[] => {
  const at = sections.findIndex(({ section }) => section === 'treasury');
  if (at < 0) return [];
  const before = sections.slice(0, at);
  const from = before.findLastIndex(
    (one) => !NARROW.has(one.section) || hasTable(one) || one.blocks.length > FEW,
  );
  return before.slice(from + 1);
};

/** The treasury's own table, which fits into half a sheet; everything else of its section follows below. */
const treasuryParts = (treasury: IssuedSection) => {
  const [table, ...rest] = treasury.blocks;
  return {
    narrow: { ...treasury, blocks: table === undefined ? [] : [table] },
    rest: rest.flatMap((issued): readonly Block[] => {
      const title = titleWithin(treasury, issued);
      return [
        ...(title === '' ? [] : [{ kind: 'heading', level: 3, text: title } as const]),
        ...bodyOf(issued),
      ];
    }),
  };
};

const sectionsOnPaper = (sections: readonly IssuedSection[]): readonly Block[] => {
  const beside = besideTreasury(sections);
  return sections.flatMap((section): readonly Block[] => {
    if (beside.includes(section)) return [];
    if (section.section !== 'treasury' || beside.length === 0) return sectionBlocks(section);
    const { narrow, rest } = treasuryParts(section);
    return [
      {
        kind: 'sideBySide',
        parts: [
          { share: 0.55, blocks: beside.flatMap(sectionBlocks) },
          { share: 0.45, blocks: sectionBlocks(narrow) },
        ],
      },
      ...rest,
    ];
  });
};

const listLine = (label: string, items: readonly string[]): readonly Block[] =>
  items.length === 0
    ? []
    : [paragraph([{ text: `${label}: `, face: 'strong' }, { text: items.join(' · ') }], 'small')];

/** The contents of the letter and its enclosures, where it is long enough (WW-8.2-06). */
const coverLines = (
  { frame }: TurnReport,
  sections: readonly IssuedSection[],
  enclosures: readonly string[],
): readonly Block[] => {
  const count = sections.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const contents = count < LONG ? [] : sections.slice(1).map(headingOf);
  return [...listLine(frame.contents, contents), ...listLine(frame.enclosures, enclosures)];
};

/** The map with the summary beside it, as on the first sheet; one without the other stands alone. */
const front = (figure: FigureBlock | undefined, blocks: readonly Block[]): readonly Block[] => {
  if (figure === undefined) return blocks;
  const { kind, width, height, art, caption } = figure;
  const standing: FigureBlock = { kind, width, height, art, caption };
  if (blocks.length === 0) return [standing];
  return [
    {
      kind: 'sideBySide',
      parts: [
        { share: 0.53, blocks: [standing] },
        { share: 0.47, blocks },
      ],
    },
  ];
};

/** A turn report on paper: head, map and summary, sections in two columns where they fit, foot with the next date. */
export function turnReportDocument(
  turnReport: TurnReport,
  { figure, enclosures = [], sheets = 0, paper = 'A4' }: Enclosed = {},
): FlowDocument {
  const { realm, title, language, frame, opening, closing } = turnReport;
  const sections = sectionsOf(turnReport);
  const [summary, ...rest] = sections;
  const isSummary = summary?.section === 'summary';
  const first = [
    ...(isSummary ? sectionBlocks(summary) : []),
    ...coverLines(turnReport, sections, enclosures),
  ];
  return {
    title: `${realm}: ${title}`,
    language,
    paper,
    head: { title: realm, subtitle: title, aside: frame.aside },
    foot: {
      left: `${frame.next} · ${frame.state}`,
      page: (number, count) =>
        frame.page.replace('{page}', String(number)).replace('{pages}', String(count + sheets)),
    },
    blocks: [
      ...rendered(opening, 'lead'),
      ...front(figure, first),
      ...sectionsOnPaper(isSummary ? rest : sections),
      ...(closing === '' ? [] : [{ kind: 'rule', isOrnament: true } as const]),
      ...rendered(closing, 'body'),
    ],
    measure: 'letter',
  };
}
