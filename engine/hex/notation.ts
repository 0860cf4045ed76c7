import {
  type FieldAddress,
  fieldAddress,
  formatSide,
  type GrossfeldNo,
  grossfeldNo,
  grossfeldOf,
  kleinfeldOf,
} from './address';
import { type Direction, DIRECTIONS, isDirection } from './direction';
import { KLEINFELDER } from './kleinfeld';
import type { Lattice } from './lattice';

/** A position as players write it: a field, a side, or on board a unit. */
export type Position =
  | { readonly kind: 'field'; readonly field: FieldAddress }
  | { readonly kind: 'side'; readonly field: FieldAddress; readonly side: Direction }
  | { readonly kind: 'aboard'; readonly unit: number };

/** Why a position could not be read; codes of the finding register. */
export type PositionProblem = 'F-POS-SYNTAX' | 'F-POS-NOTADJ' | 'F-MAP-OFF';

/** A position, or why there is none. */
export type PositionReading =
  | { readonly ok: true; readonly value: Position }
  | { readonly ok: false; readonly problem: PositionProblem };

const refused = (problem: PositionProblem): PositionReading => ({ ok: false, problem });
const read = (value: Position): PositionReading => ({ ok: true, value });

const ABOARD = /^\((\d{3})\)$/;
const POSITION = /^(\d{3})\/(\d{2})(?:\((\d)\)|\|(?:(\d{3})\/)?(\d{2}))?$/;

/** The address of two digit groups, or undefined if the Kleinfeld is outside 01 to 48. */
const address = (grossfeld: string, kleinfeld: string): FieldAddress | undefined => {
  const no = grossfeldNo(grossfeld);
  const field = Number(kleinfeld);
  return no !== undefined && field >= 1 && field <= KLEINFELDER
    ? fieldAddress(no, field)
    : undefined;
};

/**
 * The side of `field` that borders the Kleinfeld `kleinfeld`, of Großfeld `no` if given, else of its own before those
 * of others (WW-12.2-06).
 */
const sharedSide = (
  lattice: Lattice,
  field: FieldAddress,
  kleinfeld: number,
  no: GrossfeldNo | undefined,
): Direction | undefined => {
  const touching = DIRECTIONS.filter((direction) => {
    const other = lattice.neighbourOf(field, direction);
    return (
      other !== undefined &&
      kleinfeldOf(other) === kleinfeld &&
      (no === undefined || grossfeldOf(other) === no)
    );
  });
  const isOwn = (direction: Direction): boolean => {
    const other = lattice.neighbourOf(field, direction);
    return other !== undefined && grossfeldOf(other) === grossfeldOf(field);
  };
  const sides = touching.length > 1 ? touching.filter(isOwn) : touching;
  return sides.length === 1 ? sides[0] : undefined;
};

/**
 * Reads a position: `ggg/kk` (WW-2.1-19), `ggg/kk(s)` and `ggg/kk|kk` or `ggg/kk|ggg/kk` (WW-2.1-20, -21),
 * `(nnn)` (WW-2.1-25). One digit in brackets is a side, three are a unit, two an error (WW-12.2-07).
 * Surrounding white space is ignored. Fields must lie on the map of `lattice`.
 */
export function readPosition(text: string, lattice: Lattice): PositionReading {
  const trimmed = text.trim();
  const aboard = ABOARD.exec(trimmed)?.[1];
  if (aboard !== undefined) return read({ kind: 'aboard', unit: Number(aboard) });

  const [, grossfeld = '', kleinfeld = '', side, otherGrossfeld, otherKleinfeld] =
    POSITION.exec(trimmed) ?? [];
  const field = address(grossfeld, kleinfeld);
  if (field === undefined) return refused('F-POS-SYNTAX');

  if (side !== undefined && !isDirection(Number(side))) return refused('F-POS-SYNTAX');
  if (otherKleinfeld !== undefined && address(grossfeld, otherKleinfeld) === undefined) {
    return refused('F-POS-SYNTAX');
  }
  const cell = lattice.cellOf(field);
  if (cell === undefined) return refused('F-MAP-OFF');
  if (side !== undefined) {
    const direction = Number(side) as Direction;
    // A point of an icosahedron has five sides.
    if (lattice.gapAt(cell) === direction) return refused('F-MAP-OFF');
    return read({ kind: 'side', field, side: direction });
  }
  if (otherKleinfeld === undefined) return read({ kind: 'field', field });

  const no = otherGrossfeld === undefined ? undefined : grossfeldNo(otherGrossfeld);
  const shared = sharedSide(lattice, field, Number(otherKleinfeld), no);
  return shared === undefined
    ? refused('F-POS-NOTADJ')
    : read({ kind: 'side', field, side: shared });
}

/** Writes a position as `ggg/kk`, `ggg/kk(s)` or `(nnn)`. */
export function formatPosition(position: Position): string {
  switch (position.kind) {
    case 'field':
      return position.field;
    case 'side':
      return formatSide(position);
    case 'aboard':
      return `(${String(position.unit).padStart(3, '0')})`;
  }
}
