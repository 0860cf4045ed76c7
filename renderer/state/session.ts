import { create } from 'zustand';
import type { Campaign, Lattice } from '../../engine';
import type { Command } from './command';

export type SaveState =
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly message: string };

/** The open campaign. It changes only through {@link Session.execute}, undo and redo. */
export interface Session {
  readonly campaign: Campaign | null;
  /** Neighbourhood of the open world, rebuilt only when Großfelder come, go or move. */
  readonly lattice: Lattice | null;
  readonly save: SaveState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Carries out a command at once on the screen and commits it durably; resolves after the commit. */
  readonly execute: (command: Command) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  readonly open: (campaignId: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const nothing = (): Promise<void> => Promise.resolve();

export const useSession = create<Session>(() => ({
  campaign: null,
  lattice: null,
  save: { kind: 'saving' },
  canUndo: false,
  canRedo: false,
  execute: nothing,
  undo: nothing,
  redo: nothing,
  open: nothing,
  close: nothing,
}));
