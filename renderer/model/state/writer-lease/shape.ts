import type { Feed } from '../../storage/feed';
import type { WriterLock } from '../../storage/lock';
import type { Commit } from '../../storage/commit';
import type { OpenDocument } from '../open-document';
import type { Asking } from '../asking';
import type { Follower } from '../follow';
import type { SessionStore, SessionTools, WindowTools } from '../session-shape';

/** The lease of one window on an open campaign: it holds the right to write, or waits for it. */
export interface WriterLease {
  /** Begins with the right to write, or without: then it follows, and writes once the right is free. */
  readonly settle: (lock: WriterLock | undefined) => void;
  readonly mayWrite: () => boolean;
  /** Tells the others of a step that is on the disk. */
  readonly tell: (commit: Commit) => void;
  /** Tells the others that something but a step is different on the disk. */
  readonly tellChanged: () => void;
  readonly takeOver: () => void;
  readonly stopAsking: () => void;
  readonly steal: () => Promise<void>;
  /** Ends the lease; resolves when another window can have the right. */
  readonly leave: () => Promise<void>;
}

/** What a lease needs of its session. */
export interface LeaseContext {
  readonly store: SessionStore;
  readonly tools: SessionTools;
  readonly windows: WindowTools;
  readonly acts: OpenDocument;
  /** Does things one after the other, with opening and closing. */
  readonly inTurn: <T>(act: () => Promise<T>) => Promise<T>;
  /** The campaign was deleted in another window. */
  readonly onGone: () => Promise<void>;
}

/** The state of a lease. */
interface LeaseState {
  /** The right to write, while it is here. */
  lock: WriterLock | null;
  hasLeft: boolean;
  /** True while steps are shown here that another window's steps have overtaken. */
  isAstray: boolean;
  /** Another window that wants the right, as long as it has not got it. */
  asker: string | null;
}

/** What the parts of a lease share. */
export interface LeaseParts extends LeaseContext {
  readonly campaignId: string;
  readonly state: LeaseState;
  readonly feed: Feed;
  readonly asking: Asking;
  readonly follower: Follower;
  /** In turn with everything else, until this window leaves. What fails is tried again by the next look. */
  readonly soon: (act: () => Promise<void>) => void;
}

/** How often a follower looks for steps it has not heard of, in milliseconds. */
export const LOOK_EVERY = 2000;

/** A session that reads what another window writes. */
export const READING = { readOnly: true, writer: 'elsewhere', handover: null } as const;
