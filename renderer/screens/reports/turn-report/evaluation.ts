import type { TableBlock } from '../../../kit/paper/block';

/** Sections of an evaluation in the order in which they are printed (WW-8.2-40, WW-10.2-02). */
export const TURN_REPORT_SECTIONS = [
  'summary',
  'happenings',
  'territory',
  'deviations',
  'fights',
  'sightings',
  'view',
  'building',
  'treasury',
  'sheet',
  'others',
  'messages',
  'diplomacy',
  'answers',
  'questions',
  'account',
] as const;
export type TurnReportSection = (typeof TURN_REPORT_SECTIONS)[number];

/** What a block is made of, so that the desk can lead back to it. */
export type BlockSource =
  | { readonly kind: 'event'; readonly key: string }
  | { readonly kind: 'fight'; readonly key: string }
  | { readonly kind: 'march'; readonly unit: number }
  | { readonly kind: 'finding'; readonly code: string; readonly unit?: number }
  | { readonly kind: 'books' }
  | { readonly kind: 'knowledge' }
  | { readonly kind: 'gm' };

interface BlockBase {
  /** Stable between runs and unique in the evaluation; edits are kept by it. */
  readonly key: string;
  readonly section: TurnReportSection;
  /** Mark of the facts: the same facts give the same mark. */
  readonly facts: string;
  readonly source: BlockSource;
  /** A heading of its own, such as `Kampf in 001/01`. */
  readonly title?: string;
  /** Sentences of one group follow each other as one paragraph; in sections of prose all do. */
  readonly group?: string;
}

/** A sentence or a paragraph. */
export interface TextBlock extends BlockBase {
  readonly kind: 'text';
  readonly text: string;
  /** Stands line by line, small and quiet, below the sentence before it. */
  readonly isDetail?: true;
}

/** A letter of somebody else. */
export interface LetterBlock extends BlockBase {
  readonly kind: 'letter';
  readonly text: string;
  readonly signature: string;
}

export interface FactsBlock extends BlockBase {
  readonly kind: 'table';
  readonly title: string;
  readonly table: TableBlock;
}

export type TurnReportBlock = TextBlock | LetterBlock | FactsBlock;

/** A block as it goes out: its own words or the GM's. */
export interface IssuedBlock {
  readonly block: TurnReportBlock;
  /** The words that count, of a text or letter. */
  readonly text: string;
  readonly isEdited: boolean;
  /** The GM's words were written for other facts. */
  readonly isStale: boolean;
  readonly isLeftOut: boolean;
}

/** What stands at the head and at the foot of a sheet. */
export interface TurnReportFrame {
  /** `Zug 58`, `Fürstin Ysolde`. */
  readonly aside: readonly string[];
  /** When the next letter is due. */
  readonly next: string;
  /** Whose knowledge this is, and of when. */
  readonly state: string;
  readonly contents: string;
  readonly enclosures: string;
  /** `Blatt {page} von {pages}`. */
  readonly page: string;
}

/** What a realm is told of a month, ready for paper, web page, mail and screen. */
export interface TurnReport {
  readonly language: 'de' | 'en';
  readonly title: string;
  readonly realm: string;
  /** Headings of the sections, in the tone of the letter. */
  readonly headings: Readonly<Record<TurnReportSection, string>>;
  readonly frame: TurnReportFrame;
  /** Moon and year, in words. */
  readonly month: string;
  readonly opening: string;
  readonly closing: string;
  readonly blocks: readonly IssuedBlock[];
  /** The GM's words whose block is gone: kept and shown, not sent. */
  readonly orphans: readonly { readonly key: string; readonly text: string }[];
}
