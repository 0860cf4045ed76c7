/** Gender and number of a realm's name, so that sentences can bend it; absent = a proper name without article. */
export type NameArticle = 'der' | 'die' | 'das' | 'plural';

/** A realm as others may name it. */
export interface NamedParty {
  readonly name: string;
  readonly article?: NameArticle;
}
