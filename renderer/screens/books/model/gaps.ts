import type { Finding, SheetComparison, Span, StatedCell } from '../../../../engine';

/** Where on a balance sheet something is said: a section, a row of it, perhaps one cell. */
export interface SheetPlace {
  readonly section: string;
  readonly row: string;
  readonly column: string | null;
}

/** A difference between a player's sheet and the books, and where on the sheet it is told. */
export interface Gap {
  readonly finding: Finding;
  /** Null = it concerns another list of the letter, or something that is missing. */
  readonly place: SheetPlace | null;
}

const isSame = (a: Span, b: Span): boolean => a.start === b.start && a.end === b.end;

const isWithin = (inner: Span, outer: Span): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

const placeOf = ({ span }: Finding, cells: readonly StatedCell[]): SheetPlace | null => {
  if (span === undefined) return null;
  const cell = cells.find((one) => isSame(one.span, span));
  if (cell !== undefined) {
    const { section, row, column } = cell;
    return { section, row, column };
  }
  const beside = cells.find((one) => isSame(one.line, span) || isWithin(one.span, span));
  return beside === undefined ? null : { section: beside.section, row: beside.row, column: null };
};

/** The differences of a sheet in the order of the letter, those without a place on the sheet last. */
export function gapsOf({ findings, stated }: SheetComparison): readonly Gap[] {
  const gaps = findings.map((finding) => ({ finding, place: placeOf(finding, stated) }));
  return [
    ...gaps.filter(({ place }) => place !== null),
    ...gaps.filter(({ place }) => place === null),
  ];
}

/** The difference after (or before) the one that stands out, going round; null if there is none. */
export function nextGap(count: number, current: number | null, step: 1 | -1): number | null {
  if (count === 0) return null;
  if (current === null) return step === 1 ? 0 : count - 1;
  return (current + step + count) % count;
}
