/** Words in both languages of the program, German first. */
export type Words = readonly [de: string, en: string];

/** Words in two tones: as they are said plainly, and in character. */
export type VoicedWords = readonly [...plain: Words, ...inCharacter: Words];

/** Words by text key: rooms within rooms, or parts of a key joined by dots (`close.title`). */
export interface WordTree {
  readonly [key: string]: Words | WordTree | undefined;
}

/** What a game says beside the words of its declarations; trees of one list are laid together. */
export interface GameWords {
  /** Texts of the game alone. */
  readonly own: readonly WordTree[];
  /** Own texts that letters tell in two tones, by key below `told.<tone>`. */
  readonly told: readonly Readonly<Record<string, VoicedWords>>[];
  /** Texts of shared rooms as the game words them, by room; what is not among them is said as everywhere. */
  readonly shared: readonly WordTree[];
}
