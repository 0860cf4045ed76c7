import type { Fight, NamedParty, PartyKey, RegionKey } from '../../../../engine';
import type { Language, Words } from '../../../kit/text/words';
import type { Where } from './place';

/** How drafts are written, and what they may ask. */
export interface Telling {
  readonly language: Language;
  /** Words of that language. */
  readonly words: Words;
  readonly tone: 'neutral' | 'inCharacter';
  /** Figures are rounded to multiples of this. */
  readonly rounding: number;
  readonly parties: Readonly<Record<PartyKey, NamedParty>>;
  /** Names of regions by key; none in games on a map. */
  readonly regions: Readonly<Record<RegionKey, string>>;
  readonly fights: readonly Fight[];
  readonly whereOf: (position: string) => Where;
  /** Name of the character behind a unit; null = none is known. */
  readonly heroOf: (unit: string) => string | null;
}

/** Headline and text of a draft. */
export interface Told {
  readonly headline: string;
  readonly text: string;
}
