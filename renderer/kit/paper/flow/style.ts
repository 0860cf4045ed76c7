import type { Font } from '../../cartography';
import type { FlowDocument } from '../block';

/** Letters of one kind on paper; sizes in millimetres. */
export interface Lettering {
  readonly font: Font;
  readonly size: number;
  /** From base line to base line. */
  readonly leading: number;
  readonly colour: string;
}

export const INK = '#1B1916';
export const SOFT_INK = '#4A443B';
/** Between columns of a newspaper, and between rows of a table. */
export const HAIR = '#B9AC94';
export const ROW_HAIR = '#CFC6B4';
/** What the GM changed by hand. */
export const GM_COLOUR = '#6B3687';
/** The rule beside a foreign letter. */
export const LETTER_RULE = '#8E2A45';

/** Widths of lines in millimetres. */
export const LINE = { fine: 0.2, firm: 0.3, heavy: 0.53 } as const;

/** How a document is set. */
export interface Style {
  readonly margin: {
    readonly top: number;
    readonly side: number;
    readonly bottom: number;
  };
  readonly headings: Readonly<Record<1 | 2 | 3, Lettering>>;
  /** Space above a heading, and below it. */
  readonly above: Readonly<Record<1 | 2 | 3, number>>;
  readonly below: number;
  readonly body: Lettering;
  readonly lead: Lettering;
  readonly small: Lettering;
  readonly letter: Lettering;
  readonly signature: Lettering;
  readonly table: Lettering;
  readonly caption: Lettering;
  /** Between paragraphs, and between other blocks. */
  readonly paragraphGap: number;
  readonly blockGap: number;
  readonly columnGap: number;
  /** Above and below the words of a row of a table. */
  readonly rowGap: number;
  readonly canHyphenate: boolean;
}

const lettering = (
  family: Font['family'],
  weight: Font['weight'],
  size: number,
  leading: number,
  rest: { readonly italic?: boolean; readonly colour?: string } = {},
): Lettering => ({
  font: { family, weight, ...(rest.italic === true ? { italic: true } : {}) },
  size,
  leading: size * leading,
  colour: rest.colour ?? INK,
});

const TABLE = lettering('sans', 400, 3.35, 1.3);
const CAPTION = lettering('sans', 400, 3.1, 1.36, { colour: SOFT_INK });

const LETTER: Style = {
  margin: { top: 16, side: 19, bottom: 12.5 },
  headings: {
    1: lettering('serif', 600, 6.9, 1.16),
    2: lettering('serif', 600, 5, 1.2),
    3: lettering('serif', 600, 4.2, 1.25),
  },
  above: { 1: 6, 2: 5, 3: 3.4 },
  below: 1.1,
  body: lettering('serif', 400, 4.1, 1.45),
  lead: lettering('serif', 400, 4.4, 1.42, { italic: true, colour: SOFT_INK }),
  small: lettering('sans', 400, 3.2, 1.36, { colour: SOFT_INK }),
  letter: lettering('serif', 400, 4.1, 1.45, { italic: true }),
  signature: lettering('serif', 400, 3.7, 1.35, { italic: true, colour: SOFT_INK }),
  table: TABLE,
  caption: CAPTION,
  paragraphGap: 2.2,
  blockGap: 3.4,
  columnGap: 8,
  rowGap: 1.1,
  canHyphenate: false,
};

const NEWSPAPER: Style = {
  margin: { top: 13.5, side: 17, bottom: 11 },
  headings: {
    1: lettering('serif', 600, 8.6, 1.07),
    2: lettering('serif', 600, 4.75, 1.15),
    3: lettering('serif', 600, 4.5, 1.18),
  },
  above: { 1: 5, 2: 4.6, 3: 3.6 },
  below: 0.9,
  body: lettering('serif', 400, 3.84, 1.41),
  lead: lettering('serif', 400, 4.5, 1.4, { italic: true, colour: '#3A352D' }),
  small: lettering('sans', 400, 3.1, 1.36, { colour: SOFT_INK }),
  letter: lettering('serif', 400, 3.84, 1.41, { italic: true }),
  signature: lettering('serif', 400, 3.44, 1.3, { italic: true, colour: SOFT_INK }),
  table: lettering('sans', 400, 3.3, 1.3),
  caption: CAPTION,
  paragraphGap: 1.9,
  blockGap: 3.2,
  columnGap: 7,
  rowGap: 1.1,
  canHyphenate: true,
};

/** How a letter or a newspaper is set. */
export function styleOf(measure: FlowDocument['measure']): Style {
  return measure === 'letter' ? LETTER : NEWSPAPER;
}

/** The same with less space between lines, rows and paragraphs; letters keep their size. */
export function tightened(style: Style, by: number): Style {
  return {
    ...style,
    above: { 1: style.above[1] * by, 2: style.above[2] * by, 3: style.above[3] * by },
    body: { ...style.body, leading: style.body.leading * (0.75 + 0.25 * by) },
    paragraphGap: style.paragraphGap * by,
    blockGap: style.blockGap * by,
    rowGap: style.rowGap * by,
  };
}
