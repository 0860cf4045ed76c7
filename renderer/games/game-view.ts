import type { ComponentType, LazyExoticComponent } from 'react';
import type { Campaign, Json, PartyKey, PlayedCase, TextCase, TurnEvent } from '../../engine';
import type { Language, Words } from '../kit/text/words';

/** A block of a card that one game alone can show. While its card is covered, it covers its own secrets itself. */
export interface GameBlock {
  readonly Content: LazyExoticComponent<
    ComponentType<{
      /** As the game wrote it: only its view knows the shape. */
      readonly data: Json;
      readonly event: TurnEvent;
    }>
  >;
  /** It shows everything on its card: no other block is shown beside it. */
  readonly isWhole?: true;
}

/** An example campaign of a game. Its texts are `<game>:example.<id>.name` and `.text`. */
export interface GameExample {
  readonly id: string;
  readonly load: () => Promise<Campaign>;
  /** What is ready for its mailbox; absent = nothing. */
  readonly post?: ExamplePost;
}

/** Documents that come with an example, for the mailbox of one turn. */
export interface ExamplePost {
  readonly turn: number;
  /** Texts by the names of their files. */
  readonly load: () => Promise<Readonly<Record<string, string>>>;
}

/** A page the GM may give away: one HTML file that needs nothing else. Its texts are `<game>:page.<id>.title`, `.about`. */
export interface GamePage {
  /** Name of what is built from `<id>.page.tsx`. */
  readonly id: string;
  /** Data of the page beside its texts. */
  readonly data: (campaign: Campaign) => object;
}

/** The realm and turn for whose turn report a game encloses pages. */
export interface Enclosing {
  readonly campaign: Campaign;
  readonly turn: number;
  readonly party: PartyKey;
  readonly language: Language;
}

/** A page that goes with the mail of a turn report. */
export interface EnclosedPage {
  /** Name of what is built from `<id>.page.tsx`. */
  readonly id: string;
  readonly title: string;
  /** Of the file, without its ending. */
  readonly name: string;
  /** All data of the page. */
  readonly data: object;
}

/** Something of a game that is played from the start screen without a campaign. Titles and texts are German, then English. */
export interface GameFreePlay {
  readonly title: readonly [de: string, en: string];
  readonly about: readonly [de: string, en: string];
  /** It fills the window until it is left. */
  readonly Content: LazyExoticComponent<ComponentType<{ readonly onLeave: () => void }>>;
}

/** A case of a game and the language and names it is rendered with. */
export interface CaseSpeech {
  readonly one: TextCase;
  readonly language: Language;
  readonly words: Words;
  /** The result of playing it. */
  readonly played: PlayedCase;
}

/** The worked examples of a game's rules: how they are played, and what their own notation means. */
export interface GameCases {
  /** Files of cases as they are written. */
  readonly files: readonly string[];
  readonly play: (one: TextCase) => PlayedCase;
  /** A given fact of the world as text; undefined = it has none. */
  readonly given: (key: string, value: string, speech: CaseSpeech) => string | undefined;
  /** Given facts that follow from no single line; absent = none. */
  readonly rest?: (speech: CaseSpeech) => readonly string[];
  /** Results that neither events nor records state; absent = nothing. */
  readonly outcome?: (speech: CaseSpeech) => readonly string[];
  /** A sentence with the names things have in the world of a case as the reader calls them. */
  readonly named: (text: string, speech: CaseSpeech) => string;
}

/** What a game's own part of the sheet beside the board is given. */
export interface GamePanelProps {
  readonly campaign: Campaign;
  /** Key of the chosen cell; null = none. */
  readonly chosen: string | null;
  readonly choose: (cell: string | null) => void;
}

/** What one game shows beside what its contract gives the shared screens; what it does not have is absent. */
export interface GameView {
  /** Id of the game in the registry of the engine. */
  readonly id: string;
  readonly examples?: readonly GameExample[];
  readonly pages?: readonly GamePage[];
  /** Pages that go with the mail of the turn report of a realm; only what this realm may know. */
  readonly enclosed?: (given: Enclosing) => Promise<readonly EnclosedPage[]>;
  /** What stands on the sheet beside the board: what may be done now, with the chosen cell or at all. */
  readonly desk?: LazyExoticComponent<ComponentType<GamePanelProps>>;
  readonly freePlay?: GameFreePlay;
  /** Blocks of cards by their names. */
  readonly blocks?: Readonly<Record<string, GameBlock>>;
  /** Its cases, loaded when its rules are shown. */
  readonly cases?: () => Promise<GameCases>;
}
