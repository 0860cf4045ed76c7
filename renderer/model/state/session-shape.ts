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
  /** Nothing is lost while the window stays open; `retry` goes on where it stopped. */
  | { readonly kind: 'failed'; readonly reason: SaveFailure };

/**
 * How far the wish to write here has come: `asked` the other window, which is `busy` (a stroke, a run, a question) or
 * has `unsaved` steps, or does not answer (`silent`); taking the right by force has `failed`.
 */
export type Handover = 'asked' | 'busy' | 'unsaved' | 'silent' | 'failed';

/**
 * What happened between the windows last, until the GM has read it: this one writes now because the other is gone
 * (`tookOver`), let go (`received`) or lost the right (`forced`); or it reads now because it let go (`handedOver`) or
 * lost the right, with every step on the disk (`robbed`) or not (`robbedUnsaved`); or a step was not made because this
 * window only reads (`refused`); or the campaign is not there any more (`removed`).
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
  /** True while another window holds the right to write: commands then do nothing. */
  readonly readOnly: boolean;
  /** Which window holds the right to write: this one or another. */
  readonly writer: 'here' | 'elsewhere';
  /** How far the wish to write here has come; null = there is none. */
  readonly handover: Handover | null;
  readonly windowNews: WindowNews | null;
  /**
   * The act whose changes are not on the disk or do not fit, so that there was no way where the GM last wanted to go;
   * null = there was one, or he has read of it.
   */
  readonly lostEntry: number | null;
  /**
   * Why the last command was not carried out: what it would have left could not be read again from a file. Null = it was,
   * or the GM has read of it.
   */
  readonly unfit: FileProblem | null;
  /** Every act since the origin, undone ones too. */
  readonly journal: Journal;
  /** Number of the act in force. */
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
  /** Undo and redo to the act with this number, as one step. */
  readonly goTo: (seq: number) => Promise<void>;
  /** Tries again to write what could not be written. */
  readonly retry: () => void;
  /** Opens a campaign; resolves to false if there is none with this id, and {@link windowNews} says so. */
  readonly open: (campaignId: string) => Promise<boolean>;
  /** Waits for the last commit and lets go of the campaign. */
  readonly close: () => Promise<void>;
  /** Asks the window that writes to let go, again and again until it does. */
  readonly takeOver: () => void;
  /** Asks no longer. */
  readonly stopAsking: () => void;
  /** Takes the right to write away from a window that does not let go; what it has not saved is refused from then on. */
  readonly steal: () => Promise<void>;
  /**
   * A newer program has the database: nothing is done here any more, and the right to write is free as soon as nothing
   * is under way. What is open stays on the screen.
   */
  readonly resign: () => Promise<void>;
  /** The GM has read {@link windowNews}. */
  readonly hearNews: () => void;
  /** The GM has read of {@link unfit}. */
  readonly hearUnfit: () => void;
  /** The GM has read of {@link lostEntry}. */
  readonly hearLoss: () => void;
}

/** What a session needs to know of other windows. */
export interface WindowTools {
  /** Names this window among all others. */
  readonly ownId: string;
  readonly joinFeed: (campaignId: string, hear: (message: FeedMessage) => void) => Feed;
  /** Does something later; returns how to prevent it. */
  readonly after: (milliseconds: number, act: () => void) => () => void;
  /** True in the middle of a stroke, a run or a question: letting go now would cost what is not yet an act. */
  readonly isBusy: () => boolean;
  /** Makes acts of what was typed into an open field, before the right goes. */
  readonly finishTyping: () => void;
}

/** What a session needs from outside. */
export interface SessionTools {
  readonly storage: Storage;
  /** The present moment, ISO 8601. */
  readonly now: () => string;
  readonly acquireWriter: AcquireWriter;
  /** Absent = there are no other windows to hear of. */
  readonly windows?: WindowTools;
}

/** The parts of a store that its rooms work with. */
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
  unfit: null,
  journal: [],
  head: 0,
  revision: 0,
  savedRevision: 0,
  canUndo: false,
  canRedo: false,
} as const satisfies Partial<Session>;
