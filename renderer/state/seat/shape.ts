import type { Feed } from '../../storage/feed';
import type { WriterLock } from '../../storage/lock';
import type { Commit } from '../../storage/commit';
import type { Acts } from '../acts';
import type { Asking } from '../asking';
import type { Follower } from '../follow';
import type { SessionStore, SessionTools, WindowTools } from '../session-shape';

/** A window's place at one open campaign: with the right to write, or waiting for it. */
export interface Seat {
  /** Takes the place with the right to write, or without: then it follows, and writes once the right is free. */
  readonly settle: (lock: WriterLock | undefined) => void;
  readonly mayWrite: () => boolean;
  /** Tells the others of a step that is on the disk. */
  readonly tell: (commit: Commit) => void;
  /** Tells the others that something but a step is different on the disk. */
  readonly tellChanged: () => void;
  readonly takeOver: () => void;
  readonly stopAsking: () => void;
  readonly takeByForce: () => Promise<void>;
  /** Leaves the place; resolves when another window can have the right. */
  readonly leave: () => Promise<void>;
}

/** What a seat stands on. */
export interface SeatGround {
  readonly store: SessionStore;
  readonly tools: SessionTools;
  readonly windows: WindowTools;
  readonly acts: Acts;
  /** Does things one after the other, with opening and closing. */
  readonly inTurn: <T>(act: () => Promise<T>) => Promise<T>;
  /** The campaign is gone: there is nothing to sit at any more. */
  readonly onGone: () => Promise<void>;
}

/** How things stand at a seat. */
interface SeatState {
  /** The right to write, while it is here. */
  lock: WriterLock | null;
  hasLeft: boolean;
  /** True while steps are shown here that another window's steps have overtaken. */
  isAstray: boolean;
  /** Another window that wants the right, as long as it has not got it. */
  asker: string | null;
}

/** What the parts of a seat share. */
export interface SeatParts extends SeatGround {
  readonly campaignId: string;
  readonly state: SeatState;
  readonly feed: Feed;
  readonly asking: Asking;
  readonly follower: Follower;
  /** In turn with everything else, as long as this window sits here. What fails is tried again by the next look. */
  readonly soon: (act: () => Promise<void>) => void;
}

/** How often a follower looks for steps it has not heard of, in milliseconds. */
export const LOOK_EVERY = 2000;

/** A session that reads what another window writes. */
export const READING = { readOnly: true, writer: 'elsewhere', handover: null } as const;
