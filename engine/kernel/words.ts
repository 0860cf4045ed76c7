/** Words in both languages of the program, German first. */
export type Words = readonly [de: string, en: string];

/** Words in two tones: as they are said plainly, and in character. */
export type VoicedWords = readonly [...plain: Words, ...inCharacter: Words];

/**
 * What is said of a kind of event: one sentence in both tones for everybody it is told to (`{party.Nom} [hat|haben] …`;
 * who reads it of himself is addressed), or words the GM alone reads. Where somebody reads it otherwise: to whom it was
 * `done`, an onlooker who `has seen` it, the GM, the newsletter. Two words among them are those in character, or the GM's.
 */
export type EventWords =
  | VoicedWords
  | Words
  | {
      /** Without it, who acts is told nothing. */
      readonly told?: VoicedWords;
      /** Read by everybody but who acts. */
      readonly seen?: VoicedWords | Words;
      readonly lost?: VoicedWords | Words;
      readonly gm?: Words;
      readonly headlines?: readonly [Words] | readonly [Words, Words];
      readonly news?: VoicedWords | Words;
    };

/** Words by text key: rooms within rooms, or parts of a key joined by dots (`close.title`). */
export interface WordTree {
  readonly [key: string]: Words | WordTree | undefined;
}

/** What a game says beside the words of its declarations; trees of one list are laid together. */
export interface GameWords {
  /** Texts of the game alone. */
  readonly own: readonly WordTree[];
  /** What is said of events, by kind. */
  readonly events: readonly Readonly<Record<string, EventWords>>[];
  /** Texts of shared rooms as the game words them, by room; what is not among them is said as everywhere. */
  readonly shared: readonly WordTree[];
}
