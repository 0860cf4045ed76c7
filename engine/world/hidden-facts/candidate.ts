import type { HiddenFact } from '../hidden-fact';
import type { PartyKey } from '../grossfeld';

/** A fact of the truth with those who may know it because it is theirs. */
export interface Candidate {
  readonly fact: HiddenFact;
  readonly owners: readonly PartyKey[];
  /** The letters of many say the same: what several of them say gives nothing away. */
  readonly isLetter?: true;
}

/** A candidate; none without words. */
export function candidate(
  kind: HiddenFact['kind'],
  key: string,
  words: readonly string[],
  about: string,
  owners: readonly (PartyKey | null)[] = [],
): readonly Candidate[] {
  const told = [...new Set(words.map((word) => word.trim()))].filter((word) => word !== '');
  if (told.length === 0) return [];
  return [
    {
      fact: { key: `${kind} ${key}`, kind, words: told, about },
      owners: owners.filter((owner) => owner !== null),
    },
  ];
}
