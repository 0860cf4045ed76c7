import { cleanText } from '../../../kit/text/clean';
import { type TurnReport, type TurnReportSection, type IssuedBlock } from './evaluation';

/** A section with the content that is sent. */
export interface IssuedSection {
  readonly section: TurnReportSection;
  readonly heading: string;
  readonly blocks: readonly IssuedBlock[];
}

/** True if there is anything of a block on paper. */
const isPrinted = ({ block, text, isLeftOut }: IssuedBlock): boolean =>
  !isLeftOut && (block.kind === 'table' ? block.table.rows.length > 0 : text !== '');

/** Sections whose sentences follow each other as prose; in the others every block is a paragraph. */
const PROSE: ReadonlySet<TurnReportSection> = new Set([
  'territory',
  'deviations',
  'fights',
  'view',
  'building',
  'diplomacy',
]);

/** A sentence without heading or paragraphs of its own. */
const isSentence = ({ block, text }: IssuedBlock): boolean =>
  (PROSE.has(block.section) || block.group !== undefined) &&
  block.kind === 'text' &&
  block.isDetail === undefined &&
  block.title === undefined &&
  !text.includes('\n');

/** Sentences that follow each other as one paragraph. */
const asProse = (blocks: readonly IssuedBlock[]): readonly IssuedBlock[] => {
  const paragraphs: IssuedBlock[] = [];
  for (const next of blocks) {
    const last = paragraphs.at(-1);
    const isTogether = last?.block.group === next.block.group;
    if (last !== undefined && isTogether && isSentence(last) && isSentence(next))
      paragraphs[paragraphs.length - 1] = { ...last, text: `${last.text} ${next.text}` };
    else paragraphs.push(next);
  }
  return paragraphs;
};

/** The sections that have anything in them, in their order; blocks the GM left out are gone. */
export function sectionsOf({ blocks, headings }: TurnReport): readonly IssuedSection[] {
  const sections = [...new Set(blocks.map(({ block }) => block.section))];
  return sections
    .map((section) => ({
      section,
      heading: headings[section],
      blocks: asProse(blocks.filter((one) => one.block.section === section && isPrinted(one))),
    }))
    .filter((one) => one.blocks.length > 0);
}

/** The details of a sentence, which are set below it; undefined for every other block. */
export function detailLines({ block, text }: IssuedBlock): readonly string[] | undefined {
  return block.kind === 'text' && block.isDetail === true
    ? cleanText(text)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
    : undefined;
}

/** Remarks on books and letter are set smaller than what happened. */
export function isRemark({ block }: IssuedBlock): boolean {
  return block.source.kind === 'finding';
}

/** Sections whose own heading says more than the title of their table: whose it is, or which part of the report. */
const HEADED: ReadonlySet<TurnReportSection> = new Set(['others', 'sightings']);

/** The only table of a section, whose title names its content. */
const onlyTable = ({ section, blocks }: IssuedSection): IssuedBlock | undefined => {
  const [only, ...others] = blocks;
  const isTable = only?.block.kind === 'table' && others.length === 0;
  return isTable && !HEADED.has(section) ? only : undefined;
};

/**
 * Title of a block as a heading of its own; a table that fills its section alone needs none beside the heading of the
 * section, whose place its title takes.
 */
export function titleWithin(section: IssuedSection, issued: IssuedBlock): string {
  return onlyTable(section) === undefined ? (issued.block.title ?? '') : '';
}

/** Heading of a section: the title of its only table, else its own. */
export function headingOf(section: IssuedSection): string {
  const title = onlyTable(section)?.block.title ?? '';
  return title === '' ? section.heading : title;
}
