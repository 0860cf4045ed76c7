import type { Treaty } from '../../../../world';

type Kind = Treaty['kinds'][number];

/** Words by which the title of a treaty names what it is about. */
const WORDS: readonly (readonly [Kind, RegExp])[] = [
  ['alliance', /bündnis|buendnis|allianz|alliance/],
  ['passage', /durchzug|wegerecht|passage/],
  ['roadBuilding', /straßenbau|strassenbau|brückenbau|brueckenbau|road/],
  ['peace', /fried|peace/],
];

/** What a treaty can be filed as, what gives a relation first (WW-11.1-01). */
export const TREATY_KINDS = [
  'alliance',
  'peace',
  'passage',
  'roadBuilding',
  'other',
] as const satisfies readonly Kind[];

/** The kind a title names, for a proposal to the GM; `other` if it names none. */
export function kindNamed(title: string): Kind {
  return WORDS.find(([, words]) => words.test(title.toLowerCase()))?.[0] ?? 'other';
}
