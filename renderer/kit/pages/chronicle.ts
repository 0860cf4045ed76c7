import type { Box } from '../board/camera';
import type { DisplayList, Mark } from '../cartography';

/** A sentence of the history, with lines below it. */
export interface Caption {
  readonly text: string;
  readonly details: readonly string[];
}

/** A turn of the film: everything that is told of it, and the map or board at its end. */
export interface ChronicleFrame {
  /** When the turn was. */
  readonly label: string;
  /** Indices of marks, in the order of drawing; null where nothing is to be seen. */
  readonly picture: readonly number[] | null;
  readonly events: readonly Caption[];
}

/** A party at the end, with what only itself and the GM knew. */
export interface ChronicleParty {
  readonly name: string;
  readonly lists: readonly {
    readonly title: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
}

/** The part of the plane that all pictures show, and the pixels to a unit of it for which they are drawn. */
export interface Frame {
  readonly box: Box;
  readonly scale: number;
}

/** All data of a page with a film. */
export interface Chronicle {
  readonly title: string;
  /** What it tells, and for whom. */
  readonly intro: string;
  /** What stands beside a turn of which there is nothing to tell. */
  readonly quiet: string;
  readonly frame: Frame | null;
  /** The marks of all pictures, each once. */
  readonly marks: readonly Mark[];
  readonly frames: readonly ChronicleFrame[];
  /** Empty where the end is not disclosed. */
  readonly ends: readonly ChronicleParty[];
}

/** Rounds the figures of a drawing to less than a third of a pixel, for `scale` pixels to a unit of the plane. */
const roundedFor = (scale: number): ((key: string, value: unknown) => unknown) => {
  const steps = scale > 30 ? 1000 : 100;
  return (_, value) => (typeof value === 'number' ? Math.round(value * steps) / steps : value);
};

/**
 * Takes pictures one after the other and gives the indices of their marks; equal marks are kept once. `scale` as in
 * {@link Frame}.
 */
export function markStore(scale: number): {
  readonly marks: readonly Mark[];
  readonly indicesOf: (list: DisplayList) => readonly number[];
} {
  const marks: Mark[] = [];
  const byMark = new WeakMap<Mark, number>();
  const byText = new Map<string, number>();
  const rounded = roundedFor(scale);
  const indexOf = (mark: Mark): number => {
    const text = JSON.stringify(mark, rounded);
    const known = byText.get(text);
    if (known !== undefined) return known;
    byText.set(text, marks.length);
    return marks.push(JSON.parse(text) as Mark) - 1;
  };
  return {
    marks,
    indicesOf: (list) =>
      list.map((mark) => {
        const index = byMark.get(mark) ?? indexOf(mark);
        byMark.set(mark, index);
        return index;
      }),
  };
}

/** The picture of a frame as marks. */
export function pictureOf(
  { marks }: Pick<Chronicle, 'marks'>,
  { picture }: Pick<ChronicleFrame, 'picture'>,
): DisplayList {
  return (picture ?? []).flatMap((index) => marks[index] ?? []);
}
