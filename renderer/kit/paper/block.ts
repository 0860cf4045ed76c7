import type { PageMark } from './page';

/** A word or more in one font. */
export interface Run {
  readonly text: string;
  readonly face?: 'plain' | 'strong' | 'emphasis';
}

export type Words = string | readonly Run[];

export interface HeadingBlock {
  readonly kind: 'heading';
  /** 1 = title of the leaflet, 2 = section, 3 = within a section. */
  readonly level: 1 | 2 | 3;
  readonly text: string;
  /** The outline of a PDF names it: those of level 1 as chapters, the others within them. */
  readonly isListed?: boolean;
}

export interface ParagraphBlock {
  readonly kind: 'paragraph';
  readonly words: Words;
  /** `letter` is a foreign letter with a rule at its left; `signature` is set to the right. */
  readonly style: 'body' | 'lead' | 'small' | 'letter' | 'signature';
  /** Begins with an indent instead of a space above. */
  readonly isContinued?: boolean;
  /** One thing of several: a dot before it, its lines moved in. */
  readonly isItem?: boolean;
}

export interface TableColumn {
  readonly title: string;
  readonly align: 'left' | 'right';
  /** Share of the width among the columns; absent = as wide as the content needs. */
  readonly share?: number;
}

/** A table with hairlines; its head stands again on the next page or column. */
export interface TableBlock {
  readonly kind: 'table';
  readonly columns: readonly TableColumn[];
  readonly rows: readonly {
    readonly cells: readonly string[];
    /** A sum: heavier, with a line above. */
    readonly isTotal?: boolean;
    /** Indices of cells changed by the GM. */
    readonly byHand?: readonly number[];
  }[];
  /** Without head: columns are not named. */
  readonly isBare?: boolean;
}

/** Names and values in two columns, such as a treasury. */
export interface FigureBlock {
  readonly kind: 'figure';
  /** Size of the art in millimetres; it is made for exactly this size, from (0, 0). */
  readonly width: number;
  readonly height: number;
  readonly art: readonly PageMark[];
  readonly caption: string;
  /** Text runs beside it, where it is narrower than the column. */
  readonly float?: 'left' | 'right';
}

export interface PictureBlock {
  readonly kind: 'picture';
  readonly picture: string;
  readonly alt: string;
  readonly caption: string;
}

/** Blocks in a box with a double rule, such as rumours. */
export interface BoxedBlock {
  readonly kind: 'boxed';
  readonly blocks: readonly Block[];
}

/** Blocks side by side; `share` of the width each. Never broken over pages. */
export interface SideBySideBlock {
  readonly kind: 'sideBySide';
  readonly parts: readonly { readonly share: number; readonly blocks: readonly Block[] }[];
}

/** A horizontal rule with the ornament, or without; ends the columns above and begins new ones. */
export interface RuleBlock {
  readonly kind: 'rule';
  readonly isOrnament?: boolean;
}

/** From here on as many columns. */
export interface ColumnsBlock {
  readonly kind: 'columns';
  readonly count: 1 | 2 | 3;
}

export interface PageBreakBlock {
  readonly kind: 'pageBreak';
}

export type Block =
  | HeadingBlock
  | ParagraphBlock
  | TableBlock
  | FigureBlock
  | PictureBlock
  | BoxedBlock
  | SideBySideBlock
  | RuleBlock
  | ColumnsBlock
  | PageBreakBlock;

/** A text that flows over as many sheets as it needs. */
export interface FlowDocument {
  readonly title: string;
  readonly language: 'de' | 'en';
  readonly paper: 'A4' | 'A5' | 'Letter';
  /** Head of the first sheet: a name as large as a title, a line below it, lines at its right. */
  readonly head?: {
    readonly title: string;
    readonly subtitle: string;
    readonly aside: readonly string[];
    /** Set in the middle with a double rule, as a newspaper. */
    readonly isMasthead?: boolean;
  };
  /** Foot of every sheet; `page` gets its number and the count of all. */
  readonly foot: {
    readonly left: string;
    readonly page: (number: number, count: number) => string;
  };
  readonly blocks: readonly Block[];
  /** Space between the lines of body text and letter size are those of a letter, or closer as in a newspaper. */
  readonly measure: 'letter' | 'newspaper';
}
