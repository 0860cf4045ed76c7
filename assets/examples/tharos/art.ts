import { KLEINFELDER, ROW_LENGTHS } from '../../../engine';

/** A Großfeld drawn in letters: its number, its place in the lattice (WW-2.1-10) and eight rows of words. */
export interface GrossfeldArt {
  readonly no: string;
  readonly u: number;
  readonly v: number;
  readonly art: string;
}

const words = (line: string): readonly string[] => line.trim().split(/\s+/);

/**
 * The 48 words of a drawing in the order of the Kleinfeld numbers (WW-2.1-06). Throws, naming the Großfeld,
 * if its rows are not 4, 5, 6, 7, 8, 7, 6, 5 words long: a slip of the pen, found by the tests.
 */
export function readArt({ no, art }: Pick<GrossfeldArt, 'no' | 'art'>): readonly string[] {
  const rows = art
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(words);
  const lengths = rows.map((row) => row.length);
  if (lengths.join() !== ROW_LENGTHS.join()) {
    throw new Error(`Großfeld ${no} is drawn in rows of ${lengths.join(', ')} fields.`);
  }
  const fields = rows.flat();
  if (fields.length !== KLEINFELDER) throw new Error(`Großfeld ${no} has no 48 fields.`);
  return fields;
}
