/** Gender and number of a realm's name, so that sentences can bend it; absent = a proper name without article. */
export type NameArticle = 'der' | 'die' | 'das' | 'plural';

/** A realm as others may name it. */
export interface NamedParty {
  readonly name: string;
  readonly article?: NameArticle;
}

/** Parties in the one order in which they are listed everywhere: by their keys, as reports and letters are. */
export function partiesInOrder<Listed extends { readonly key: string }>(
  parties: Readonly<Record<string, Listed>>,
): readonly Listed[] {
  return Object.values(parties).toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
