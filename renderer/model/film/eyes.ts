import type { PartyKey } from '../../../engine';

/** Whose film it is: all that is true, what everybody may see and read, or what one party knew. */
export type Eyes = 'truth' | 'everybody' | { readonly party: PartyKey };

const PARTY = 'party ';

/** The eyes as one word, for lists to choose from. */
export function eyesKey(eyes: Eyes): string {
  return typeof eyes === 'string' ? eyes : PARTY + eyes.party;
}

/** The eyes of {@link eyesKey}; those of the GM for any other word. */
export function eyesOf(key: string): Eyes {
  if (key.startsWith(PARTY)) return { party: key.slice(PARTY.length) };
  return key === 'everybody' ? key : 'truth';
}
