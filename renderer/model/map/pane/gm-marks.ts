import {
  centreOf,
  type FieldAddress,
  fieldAddress,
  grossfelderOf,
  type Lattice,
  type Point,
  type TruthView,
  type World,
} from '../../../../engine';

/** Something on the GM's own map: a secret with its strength, or a note. */
export interface GmMark {
  readonly field: FieldAddress;
  readonly kind: 'secret' | 'note';
  /** Few letters beside a secret; empty for a note. */
  readonly text: string;
  readonly point: Point;
}

/** Longest text beside a mark. */
const LONGEST = 14;

const short = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;

/**
 * Secrets and notes of the world as marks of the GM's map, in order of their fields. They are no part of any
 * view: whoever wants to see them must hold the truth, which no product for players does (architecture law 9).
 */
export function gmMarks(
  { chunks }: TruthView,
  { map }: World,
  lattice: Lattice,
): readonly GmMark[] {
  return grossfelderOf(map).flatMap(({ no, secrets, notes }) => {
    if (chunks[no] === undefined) return [];
    const markAt = (index: string, kind: GmMark['kind'], text: string): readonly GmMark[] => {
      const field = fieldAddress(no, Number(index) + 1);
      const cell = lattice.cellOf(field);
      return cell === undefined
        ? []
        : [{ field, kind, text: short(text), point: centreOf(lattice.axialOf(cell)) }];
    };
    return [
      ...Object.entries(notes).flatMap(([index]) => markAt(index, 'note', '')),
      ...Object.entries(secrets).flatMap(([index, { text, strength }]) =>
        markAt(index, 'secret', strength === '' ? text : strength),
      ),
    ];
  });
}
