import type { Heading } from '../../../orders';

/** Titles of the parts of a letter that hold orders: they say nothing themselves. */
const PARTS =
  /^(?:\d{1,2}[.)]\s*)?(?:spielzug|zug(?:bogen)?|heeresbewegungen|bewegungen|moves|army moves|order sheet|ausgabe(?:n|bogen)|ausgaben|expenses?(?: sheet)?|spending|rüstungen|rüstmonat|spionageaufträge|aufträge|missions?(?: sheet)?|straßen- und brückenbau|wirtschaft|economy|handel):?$/iu;

/** The heading a line is: it gives its orders no meaning of its own. */
export function headingOf(line: string): Heading<string> | undefined {
  return PARTS.test(line.trim()) ? { step: null, end: line.length } : undefined;
}
