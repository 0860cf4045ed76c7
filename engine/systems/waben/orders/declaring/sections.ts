import type { Words } from '../content';
import { plainLine, sectionOf } from '../sheet/sections';

/**
 * What a part of the turn is to the reader of declarations: `new`, `list`, `spend`, `income`, `other` hold
 * declarations (new structures, all structures, expenses, income, treaties and the rest); `tables` holds the
 * lists of the balance; `closed` holds what is addressed to nobody here; `orders` the movement table; `loose` is
 * everything before the first heading and the cover letter.
 */
export type SectionPart =
  | 'new'
  | 'list'
  | 'spend'
  | 'income'
  | 'other'
  | 'tables'
  | 'closed'
  | 'orders'
  | 'loose';

const HEADINGS: readonly (readonly [SectionPart, RegExp])[] = [
  ['new', /^(?:neubau(?:ten)?|neue bauwerke|new (?:structures|buildings))$/],
  ['list', /^(?:bauwerke|bauwerksaufstellung|aufstellung der bauwerke|structures|buildings)$/],
  ['spend', /^(?:(?:sonstige|weitere) )?ausgaben$|^zahlungen$|^(?:other )?expenses$|^payments$/],
  ['income', /^(?:sonstige|besondere|weitere) einnahmen$|^(?:other|special) income$/],
  [
    'other',
    /^(?:vertraege|vertraege und buendnisse|diplomatie|beziehungen|sonstiges|verschiedenes|erklaerungen|ausbau(?:ten)?|reparaturen|lagerung|treaties|diplomacy|relations|miscellaneous|declarations|repairs|storage)$/,
  ],
  ['loose', /^(?:das |mein )?anschreiben$|^cover letter$/],
  [
    'closed',
    /^(?:der |die |mein(?:e)? )?(?:kulturberichte?|kultur|nachrichten(?: und botschaften)?|botschaften?|mitteilungen|aktionsteil|(?:besondere )?aktionen|sonderbefehle|culture(?: reports?)?|news|messages?|announcements?|(?:special )?actions|special orders)(?: (?:an|von|to|from) .{1,40})?$/,
  ],
];

/** The part a heading opens, or undefined if the line is no heading (WW-8.1-08). */
export function partOfHeading(line: Words): SectionPart | undefined {
  if (/\t|\|/.test(line.text)) return undefined;
  const text = plainLine(line).replace(/ ?:$/, '');
  const known = HEADINGS.find(([, form]) => form.test(text));
  if (known !== undefined) return known[0];
  const section = sectionOf(line);
  if (section === 'orders') return 'orders';
  return section === 'foreign' ? 'tables' : undefined;
}

/** True where every line is meant as a declaration, so that one not understood is shown (WW-0.3-03). */
export function isDeclared(part: SectionPart): boolean {
  return ['new', 'spend', 'income', 'other'].includes(part);
}
