import {
  type Evaluation,
  EVALUATION_SECTIONS,
  type EvaluationSection,
  type IssuedBlock,
} from './evaluation';

/** A section with what goes out of it. */
export interface IssuedSection {
  readonly section: EvaluationSection;
  readonly heading: string;
  readonly blocks: readonly IssuedBlock[];
}

/** True if there is anything of a block on paper. */
const isSaid = ({ block, text, isLeftOut }: IssuedBlock): boolean =>
  !isLeftOut && (block.kind === 'table' ? block.table.rows.length > 0 : text !== '');

/** The sections that have anything in them, in their order; blocks the GM left out are gone. */
export const sectionsOf = ({ blocks, headings }: Evaluation): readonly IssuedSection[] =>
  EVALUATION_SECTIONS.map((section) => ({
    section,
    heading: headings[section],
    blocks: blocks.filter((one) => one.block.section === section && isSaid(one)),
  })).filter((one) => one.blocks.length > 0);

/**
 * Title of a block as a heading of its own; a table that fills its section alone needs none beside the heading of the
 * section, whose place its title takes.
 */
export const titleWithin = ({ blocks }: IssuedSection, { block }: IssuedBlock): string =>
  blocks.length === 1 && block.kind === 'table' ? '' : (block.title ?? '');

/** Heading of a section: the title of its only table, else its own. */
export const headingOf = ({ heading, blocks }: IssuedSection): string => {
  const [only, ...others] = blocks;
  const title = only?.block.kind === 'table' && others.length === 0 ? only.block.title : '';
  return title === '' ? heading : title;
};
