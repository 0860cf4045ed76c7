import type { Campaign, FileProblem, Lattice } from '../../../engine';
import type { SaveFailure } from '../storage/failure';
import type { Feed, FeedMessage } from '../storage/feed';
import type { Journal } from '../storage/journal';
import type { AcquireWriter } from '../storage/lock';
import type { Storage } from '../storage/storage';
import type { Command } from './command';

export type SaveState =
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'saving' }
  /** Nothing is lost while the window stays open; `retry` continues where it stopped. */
  | { readonly kind: 'failed'; readonly reason: SaveFailure };

/**
 * State of the request to write here: `asked` the other window, which is `busy` (a stroke, a run, a question) or has
 * `unsaved` steps, or does not answer (`silent`); stealing the lease has `failed`.
 */
export type Handover = 'asked' | 'busy' | 'unsaved' | 'silent' | 'failed';

/**
 * What happened between the windows last, until the GM has read it: this one writes now because the other is gone
 * (`tookOver`), released the lease (`received`) or lost it (`forced`); or it reads now because it released the lease
 * (`handedOver`) or lost it, with every step on the disk (`robbed`) or not (`robbedUnsaved`); or a step was not made
 * because this window only reads (`refused`); or the campaign is not there any more (`removed`).
 */
export type WindowNews =
  | 'refused'
  | 'tookOver'
  | 'received'
  | 'forced'
  | 'handedOver'
  | 'robbed'
  | 'robbedUnsaved'
  | 'removed';

/** The open campaign. It changes only through {@link Session.execute}, undo and redo, or in the window that writes. */
export interface Session {
  readonly campaign: Campaign | null;
  /** Neighbourhood of the open world, rebuilt only when Großfelder come, go or move. */
  readonly lattice: Lattice | null;
  readonly save: SaveState;
  /** True while another window holds the lease: commands then do nothing. */
  readonly readOnly: boolean;
  /** Which window holds the lease: this one or another. */
  readonly writer: 'here' | 'elsewhere';
  /** State of the request to write here; null = there is none. */
  readonly handover: Handover | null;
  readonly windowNews: WindowNews | null;
  /**
   * The entry whose changes are not on the disk or do not fit, so that the last undo, redo or jump failed; null = none,
   * or the message was dismissed.
   */
  readonly lostEntry: number | null;
  /** The last undo, redo or jump would have taken back a parcel that another GM knows of; false = not, or dismissed. */
  readonly isBarred: boolean;
  /**
   * Why the last command was refused: its result could not be read again from a file. Null = it was carried out, or the
   * message was dismissed.
   */
  readonly unfit: FileProblem | null;
  /** Every entry since the origin, undone ones too. */
  readonly journal: Journal;
  /** Number of the current entry. */
  readonly head: number;
  /** Counts the steps written; the shown state has this number. */
  readonly revision: number;
  /** The last revision known to be on the disk; behind {@link revision} while steps are being written. */
  readonly savedRevision: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Carries out a command at once on the screen and commits it durably; resolves after the commit. */
  readonly execute: (command: Command) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  /** Undo and redo to the entry with this number, as one step. */
  readonly goTo: (seq: number) => Promise<void>;
  /** Draws the net of an icosahedron cut elsewhere: one of its sixty nets. Nothing of the campaign changes. */
  readonly recut: (net: number) => void;
  /** Tries again to write what could not be written. */
  readonly retry: () => void;
  /** Opens a campaign; resolves to false if there is none with this id, which {@link windowNews} reports. */
  readonly open: (campaignId: string) => Promise<boolean>;
  /** Waits for the last commit and closes the campaign. */
  readonly close: () => Promise<void>;
  /** Asks the window that writes to release the lease, again and again until it does. */
  readonly takeOver: () => void;
  /** Withdraws the request. */
  readonly stopAsking: () => void;
  /** Steals the lease of a window that does not release it; what it has not saved is refused from then on. */
  readonly steal: () => Promise<void>;
  /**
   * A newer program has the database: nothing is done here any more, and the lease is released as soon as nothing is in
   * progress. What is open stays on the screen.
   */
  readonly resign: () => Promise<void>;
  /** Dismisses {@link windowNews}. */
  readonly hearNews: () => void;
  /** Dismisses {@link unfit}. */
  readonly hearUnfit: () => void;
  /** Dismisses {@link isBarred}. */
  readonly hearBar: () => void;
  /** Dismisses {@link lostEntry}. */
  readonly hearLoss: () => void;
}

/** What a session needs to know of other windows. */
export interface WindowTools {
  /** Names this window among all others. */
  readonly ownId: string;
  readonly joinFeed: (campaignId: string, hear: (message: FeedMessage) => void) => Feed;
  /** Schedules work; returns how to cancel it. */
  readonly after: (milliseconds: number, act: () => void) => () => void;
  /** True in the middle of a stroke, a run or a question: releasing the lease now would lose what is not yet a command. */
  readonly isBusy: () => boolean;
  /** Makes commands of what was typed into an open field, before the lease is released. */
  readonly finishTyping: () => void;
}

/** What a session needs from outside. */
export interface SessionTools {
  readonly storage: Storage;
  /** The present moment, ISO 8601. */
  readonly now: () => string;
  readonly acquireWriter: AcquireWriter;
  /** Absent = there are no other windows. */
  readonly windows?: WindowTools;
}

/** The parts of a store that its screens use. */
export interface SessionStore {
  readonly get: () => Session;
  readonly set: (change: Partial<Session> | ((shown: Session) => Partial<Session>)) => void;
}

/** A session without a campaign. */
export const CLOSED = {
  campaign: null,
  lattice: null,
  save: { kind: 'saving' },
  readOnly: false,
  writer: 'here',
  handover: null,
  windowNews: null,
  lostEntry: null,
  isBarred: false,
  unfit: null,
  journal: [],
  head: 0,
  revision: 0,
  savedRevision: 0,
  canUndo: false,
  canRedo: false,
} as const satisfies Partial<Session>;
