import { fingerprintOfText } from './fingerprint';

/** A language of the program. */
export type Language = 'de' | 'en';

/** Words in both languages of the program, German first. */
export type Words = readonly [de: string, en: string];

/** The variant in one of the two languages, of something declared in both. */
export function inLanguage<Said>(
  [german, english]: readonly [de: Said, en: Said],
  language: Language,
): Said {
  return language === 'de' ? german : english;
}

/** Words in two tones: plain, and in character. */
export type VoicedWords = readonly [...plain: Words, ...inCharacter: Words];

/**
 * Sentence of a kind of event: one in both tones for every recipient (`{party.Nom} [hat|haben] …`; a reader it is about
 * is addressed), or words only the GM reads. Variants for other readers: the party to whom it was `done`, an onlooker
 * who `has seen` it, the GM, the newsletter. Two words among them are those in character, or the GM's.
 */
export type EventWords =
  | VoicedWords
  | Words
  | {
      /** Without it, the acting party gets no text. */
      readonly told?: VoicedWords;
      /** Read by everybody but the acting party. */
      readonly seen?: VoicedWords | Words;
      readonly lost?: VoicedWords | Words;
      readonly gm?: Words;
      readonly headlines?: readonly [Words] | readonly [Words, Words];
      readonly news?: VoicedWords | Words;
    };

/**
 * Words of a finding in two parts: what happened, for its player and the GM, and what the GM can do, which never goes out
 * to a player. Two words alone are for both; what stands behind {@link TO_PLAYER} in them, only the player reads.
 */
export type AdvisedWords = readonly [...happened: Words, ...advice: Words];

/** Between what happened and the advice to the GM in the text of a finding: a space and one of no width. */
export const ADVICE_MARK = ' \u200b';

/** Between what happened and what only the player is advised, in his words of a finding: a space and an invisible sign. */
export const TO_PLAYER = ' \u2064';

/** Between the wordings of one text: an invisible sign, which is taken out of every name. */
const WORDING_MARK = '\u2063';

/** Several wordings of one text, of which every event is told in one. */
export function either(...wordings: readonly [string, string, ...string[]]): string {
  return wordings.join(WORDING_MARK);
}

/** All wordings of a text; most have one. */
export function wordingsOf(text: string): readonly string[] {
  return text.split(WORDING_MARK);
}

/** The wording of a text with this label: the same label always takes the same one. */
export function wordingOf(text: string, label: string): string {
  const wordings = wordingsOf(text);
  if (wordings.length === 1) return text;
  const mark = Number.parseInt(fingerprintOfText(`wording ${label}`), 16);
  return wordings[mark % wordings.length] ?? text;
}

/** Words by text key: nested groups, or parts of a key joined by dots (`close.title`). */
export interface WordTree {
  readonly [key: string]: Words | AdvisedWords | WordTree | undefined;
}

/** A phase of the turn as a step at the table: what the GM reads of it, in the order of the phases. */
export interface StepWords {
  readonly title: Words;
  /** One sentence: what happens in it. */
  readonly text: Words;
  /** Instructions for the GM, a line each; absent = nothing to do. */
  readonly guide?: Words;
  /** Headings of its cards; default: the event. */
  readonly cards?: Words;
}

/** Steps that belong together, numbered from one. */
export interface StepGroup {
  /** Small letters; its `title` is absent where there is one group only. */
  readonly id: string;
  readonly title?: Words;
  /** Steps by the phase of the turn they are. */
  readonly steps: Readonly<Record<string, StepWords>>;
}

/** The turn led step by step with the players at the table. */
export interface GuidedTurn {
  readonly groups: readonly StepGroup[];
  /** Kinds of events for parties that a card of the GM shows already: the GM's table leaves them out. */
  readonly onCards?: readonly string[];
  /** Kinds of events that reveal what a player hides: hidden at the table until the GM shows secrets. */
  readonly secret?: readonly string[];
}

/** Events the GM judges card by card, and what their cards are called. */
export interface CardGroup {
  /** Small letters. */
  readonly id: string;
  /** Kinds of events. */
  readonly kinds: readonly string[];
  /** Grouping into cards: an event by itself, or those of one moon in one place or of one party. */
  readonly by: 'event' | 'place' | 'party';
  /** Names of all of them, and of one (`{{place}}`, `{{party}}`). */
  readonly many: Words;
  readonly title: Words;
}

/** Parts of a turn report that say what happened. */
export type ReportPart = 'territory' | 'deviations' | 'sightings' | 'happenings';

/** Words of a game beside those of its declarations; trees of one list are merged. */
export interface GameWords {
  /** Texts of the game alone. */
  readonly own: readonly WordTree[];
  readonly events: readonly Readonly<Record<string, EventWords>>[];
  /** Texts of shared screens as the game words them, by screen; others are as everywhere. */
  readonly shared: readonly WordTree[];
  /**
   * In which part of a report events of the game are told, kind by kind without its name; the parts stand first in it, in
   * this order, and the last one tells all other kinds, too. Absent = all in one part.
   */
  readonly reported?: readonly {
    readonly part: ReportPart;
    readonly kinds: readonly string[];
    /** Lists of records that stand there, by kind of record. */
    readonly lists?: readonly string[];
  }[];
  /**
   * Kinds of events that are news for a player and no history of the world: what he owes, what he may do, that nothing
   * changed. Nothing that tells the history of the game holds them. Absent = none.
   */
  readonly reminders?: readonly string[];
  /** Absent for games without a table. */
  readonly guided?: GuidedTurn;
  /** In the order in which cards of one moment follow each other; absent = the GM judges questions alone. */
  readonly judged?: readonly CardGroup[];
}
