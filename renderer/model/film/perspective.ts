import type { PartyKey } from '../../../engine';

/** Whose film it is: all that is true, what everybody may see and read, or what one party knew. */
export type Perspective = 'truth' | 'everybody' | { readonly party: PartyKey };

const PARTY = 'party ';

/** The perspective as one word, for lists to choose from. */
export function perspectiveKey(perspective: Perspective): string {
  return typeof perspective === 'string' ? perspective : PARTY + perspective.party;
}

/** The perspective of {@link perspectiveKey}; those of the GM for any other word. */
export function perspectiveOf(key: string): Perspective {
  if (key.startsWith(PARTY)) return { party: key.slice(PARTY.length) };
  return key === 'everybody' ? key : 'truth';
}
