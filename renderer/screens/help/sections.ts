import { hasAll, hasOne, queryWords } from '../../kit/reader/search';
import { type Block, type Line, wordsOfLine } from './manual';

/** What stands between one heading and the next. */
export interface Section {
  readonly id: string;
  readonly level: number;
  readonly title: string;
  /** Its sentences, cells and lines of examples. */
  readonly texts: readonly string[];
}

const sentencesOf = (line: Line): readonly string[] => wordsOfLine(line).split(/(?<=[.!?]) /);

const textsOf = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'heading':
      return [];
    case 'paragraph':
      return sentencesOf(block.line);
    case 'list':
      return block.items.flat().flatMap(textsOf);
    case 'table':
      return block.rows.map((row) => row.map(wordsOfLine).join(' · '));
    case 'picture':
      return [block.text];
    case 'code':
      return block.text.split('\n').filter((line) => line !== '');
  }
};

/** The sections of a manual in order; what stands before the first heading belongs to none. */
export const sectionsOf = (blocks: readonly Block[]): readonly Section[] => {
  const starts = blocks.flatMap((block, at) => (block.kind === 'heading' ? [{ block, at }] : []));
  return starts.map(({ block, at }, index) => ({
    id: block.id,
    level: block.level,
    title: wordsOfLine(block.line),
    texts: blocks.slice(at + 1, starts[index + 1]?.at).flatMap(textsOf),
  }));
};

/** A section in which all words of a query stand, with the place where the first of them does. */
export interface Hit {
  readonly section: Section;
  /** Empty if the words stand in the title. */
  readonly excerpt: string;
}

/** Searches sections for all words of a query, in the order of the manual. An empty query finds nothing. */
export const searchSections = (sections: readonly Section[], query: string): readonly Hit[] => {
  const words = queryWords(query);
  if (words.length === 0) return [];
  return sections.flatMap((section) => {
    const { title, texts } = section;
    if (hasAll(title, words)) return [{ section, excerpt: '' }];
    if (!hasAll([title, ...texts].join(' '), words)) return [];
    return [{ section, excerpt: texts.find((text) => hasOne(text, words)) ?? '' }];
  });
};
