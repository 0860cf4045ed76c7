import type { HiddenFact } from '../hidden-fact';
import type { PartyKey } from '../grossfeld';

/** A fact of the truth with those who may know it because it is theirs. */
export interface Candidate {
  readonly fact: HiddenFact;
  readonly owners: readonly PartyKey[];
  /** The letters of several parties contain the same words: words of several of them reveal nothing. */
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
  const trimmed = [...new Set(words.map((word) => word.trim()))].filter((word) => word !== '');
  if (trimmed.length === 0) return [];
  return [
    {
      fact: { key: `${kind} ${key}`, kind, words: trimmed, about },
      owners: owners.filter((owner) => owner !== null),
    },
  ];
}
