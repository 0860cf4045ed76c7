import type { ComponentType, LazyExoticComponent } from 'react';
import type { Campaign, Words } from '../../engine';
import type { DeskModel } from '../turn/use-desk-model';

/** A station of the month that only one game has. Its words are `<game>:station.<id>`. */
export interface GameStation {
  readonly id: string;
  /** Id of the shared station before which it stands. */
  readonly before: 'run' | 'decide' | 'close';
  readonly Content: LazyExoticComponent<ComponentType<{ readonly model: DeskModel }>>;
}

/** A part of the sheet of a party. Its title is `<game>:part.<id>`. */
export interface GamePartyPart {
  readonly id: string;
  /** Kinds of records it shows in the place of their own parts. */
  readonly kinds?: readonly string[];
  readonly Content: LazyExoticComponent<
    ComponentType<{
      readonly campaign: Campaign;
      readonly party: string;
      readonly isReadOnly: boolean;
    }>
  >;
}

/** An example campaign of a game. Its words are `<game>:example.<id>.name` and `.text`. */
export interface GameExample {
  readonly id: string;
  readonly load: () => Promise<Campaign>;
}

/** The worked examples of a game's rules. */
export interface GameCases {
  /** Files of cases as they are written. */
  readonly files: readonly string[];
  /** What the words mean with which they tell of the game. */
  readonly lexicon: Readonly<Record<string, Words>>;
}

/** What one game shows beside what its contract tells the shared rooms. */
export interface GameView {
  /** Id of the game in the registry of the engine. */
  readonly id: string;
  readonly stations: readonly GameStation[];
  readonly partyParts: readonly GamePartyPart[];
  readonly examples: readonly GameExample[];
  /** Its cases, fetched when somebody looks at its rules; absent = none are text. */
  readonly cases?: () => Promise<GameCases>;
}
