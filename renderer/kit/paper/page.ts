import type { DisplayList, Font, Path } from '../cartography';

/** A rectangle on a sheet in millimetres, from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Words on one line whose base line starts, is centred or ends at (x, y). */
export interface TextMark {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly font: Font;
  /** Font size in millimetres. */
  readonly size: number;
  readonly colour: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Extra space between letters, in em. */
  readonly spacing?: number;
  /** Extra space between words in millimetres, for justified lines. */
  readonly wordSpacing?: number;
  /** Degrees clockwise about (x, y). */
  readonly rotate?: number;
  readonly opacity?: number;
  /** Figures of equal height, and of equal width as well; absent = the font's default. */
  readonly figures?: 'lining' | 'tabular';
}

/** An area or a line; the path in millimetres. */
export interface ShapeMark {
  readonly kind: 'shape';
  readonly path: Path;
  readonly fill?: string;
  readonly stroke?: string;
  /** Width of the stroke and lengths of its dashes, in millimetres. */
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly cap?: 'butt' | 'round';
  readonly join?: 'miter' | 'round';
  readonly opacity?: number;
}

/** A drawing of the cartography in a window: `field` millimetres per field width, the plane's origin at (x, y). */
export interface DrawingMark {
  readonly kind: 'drawing';
  readonly list: DisplayList;
  readonly x: number;
  readonly y: number;
  readonly field: number;
  readonly window: Box;
  /** True if places of the plane are places of the world, so that what is drawn there can be held against what is known. */
  readonly isMap?: boolean;
  /** The net in which an icosahedron is drawn on it; absent = the usual one. */
  readonly net?: number;
}

/** A picture the GM put in, by its key among the pictures of the leaflet; it fills the box. */
export interface PictureMark {
  readonly kind: 'picture';
  readonly box: Box;
  readonly picture: string;
  readonly alt: string;
}

/** A field into which a reader can type; its name is unique in the leaflet. */
export interface InputMark {
  readonly kind: 'input';
  readonly box: Box;
  readonly name: string;
  /** Accessible label: what to fill in. */
  readonly label: string;
  readonly value: string;
  readonly isMultiline?: boolean;
  /** Shows its value to readers and programs, and takes nothing. */
  readonly isReadOnly?: boolean;
  readonly align?: 'left' | 'right';
  /** Letter size in millimetres. */
  readonly size: number;
}

/**
 * Marks scaled by `scale` and then moved to (x, y) together, clipped to `clip`, which is in the millimetres around the
 * group.
 */
export interface GroupMark {
  readonly kind: 'group';
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly clip?: Box;
  readonly marks: readonly PageMark[];
}

/** A place that the outline of a PDF names; nothing is drawn. */
export interface BookmarkMark {
  readonly kind: 'bookmark';
  readonly title: string;
  /** 1 = chapter, 2 = within the chapter before it. */
  readonly level: 1 | 2;
  readonly y: number;
}

export type PageMark =
  | TextMark
  | ShapeMark
  | DrawingMark
  | PictureMark
  | InputMark
  | BookmarkMark
  | GroupMark;

/** A sheet of paper, millimetres throughout: everything that is on it, in the order of drawing. */
export interface Page {
  readonly width: number;
  readonly height: number;
  /** Accessible label of the sheet. */
  readonly label: string;
  readonly marks: readonly PageMark[];
}

/** A picture as it came, and its size in pixels. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/** Sheets that belong together: one PDF. */
export interface Leaflet {
  readonly title: string;
  readonly language: 'de' | 'en';
  readonly pages: readonly Page[];
  readonly pictures?: Readonly<Record<string, Picture>>;
}
