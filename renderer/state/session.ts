import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { Campaign, Lattice } from '../../engine';
import { storage as campaigns } from '../storage';
import { type Document, goTo, type Move, perform, stepsTo } from '../storage/document';
import { failureOf, type SaveFailure } from '../storage/failure';
import { canRedo, canUndo, canVisit, type Journal, type JournalPatches } from '../storage/journal';
import { afterJoin } from '../storage/life/plan';
import { createTidier } from '../storage/life/tidy';
import { atLeisure } from '../storage/life/leisure';
import { acquireWriter, type WriterLock } from '../storage/lock';
import { createQueue } from '../storage/queue';
import type { RowChange } from '../storage/rows';
import type { Storage } from '../storage/storage';
import type { Command } from './command';
import { latticeAfter } from './lattice';

export type SaveState =
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'saving' }
  /** Nothing is lost while the window stays open; `retry` goes on where it stopped. */
  | { readonly kind: 'failed'; readonly reason: SaveFailure };

/** The open campaign. It changes only through {@link Session.execute}, undo and redo. */
export interface Session {
  readonly campaign: Campaign | null;
  /** Neighbourhood of the open world, rebuilt only when Großfelder come, go or move. */
  readonly lattice: Lattice | null;
  readonly save: SaveState;
  /** True while another window holds the right to write: commands then do nothing. */
  readonly readOnly: boolean;
  /** Which window holds the right to write: this one or another. */
  readonly writer: 'here' | 'elsewhere';
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
  /** Opens a campaign; resolves to false if there is none with this id. */
  readonly open: (campaignId: string) => Promise<boolean>;
  /** Waits for the last commit and lets go of the campaign. */
  readonly close: () => Promise<void>;
}

/** What a session needs from outside. */
export interface SessionTools {
  readonly storage: Storage;
  /** The present moment, ISO 8601. */
  readonly now: () => string;
  readonly acquireWriter: (campaignId: string) => Promise<WriterLock | undefined>;
}

/** Acts whose patches stay in memory, so that undo answers without reading: so many, and of so many months. */
const RECENT = 100;
const RECENT_MONTHS = 2;

const CLOSED = {
  campaign: null,
  lattice: null,
  save: { kind: 'saving' },
  readOnly: false,
  writer: 'here',
  journal: [],
  head: 0,
  revision: 0,
  savedRevision: 0,
  canUndo: false,
  canRedo: false,
} as const satisfies Partial<Session>;

/** A session over a store of campaigns. */
export const createSession = ({
  storage,
  now,
  acquireWriter: acquire,
}: SessionTools): UseBoundStore<StoreApi<Session>> =>
  create<Session>((set, get) => {
    let document: Document | null = null;
    let lock: WriterLock | null = null;
    let door: Promise<void> = Promise.resolve();
    const recent = new Map<number, JournalPatches>();
    const queue = createQueue<SaveFailure>((state) => {
      if (state.kind === 'working') set({ save: { kind: 'saving' } });
      else if (state.kind === 'idle') set({ save: { kind: 'saved', at: now() } });
      else set({ save: { kind: 'failed', reason: state.failure } });
    }, failureOf);

    const show = (next: Document, changes: readonly RowChange[]): void => {
      document = next;
      const { campaign, journal, head, revision } = next;
      set((shown) => ({
        campaign,
        lattice: latticeAfter(shown.lattice, changes, campaign),
        journal,
        head,
        revision,
        canUndo: canUndo(journal, head),
        canRedo: canRedo(journal, head),
      }));
    };

    /** What a month comes to is heavy: the acts before the last ones are read again when they are wanted. */
    const forgetOldest = (): void => {
      const acts = [...recent.keys()];
      const ends = acts.filter((seq) => document?.journal[seq]?.turn !== undefined);
      const oldest = ends.at(-RECENT_MONTHS) ?? 0;
      for (const seq of acts.filter((seq) => seq < oldest)) recent.delete(seq);
      for (const seq of acts.slice(0, -RECENT)) recent.delete(seq);
    };

    const advance = ({ document: next, commit }: Move): Promise<void> => {
      if (commit.patches !== null) recent.set(commit.patches.seq, commit.patches);
      show(next, commit.rows);
      return queue.push(async () => {
        await storage.commit(commit);
        set({ savedRevision: next.revision });
        forgetOldest();
        if (next.journal[next.head]?.turn !== undefined) tidier.start();
      });
    };

    const tidier = createTidier({
      storage,
      settled: queue.idle,
      pause: atLeisure,
      current: () =>
        document === null || get().readOnly
          ? undefined
          : { ...document, campaignId: document.campaign.id },
      adopt: (join) => {
        if (document === null) return;
        for (const seq of join.acts) recent.delete(seq);
        document = { ...document, journal: afterJoin(document.journal, join) };
        set({ journal: document.journal });
      },
    });

    const patchesOf = async (campaignId: string, seq: number): Promise<JournalPatches> => {
      const found = recent.get(seq) ?? (await storage.patchesOf(campaignId, seq));
      if (found === undefined) throw new Error(`The journal has no patches of act ${seq}.`);
      return found;
    };

    /** Goes to the act that `target` names; starts over if a command came in between. */
    const travel = (target: (journal: Journal, head: number) => number | null): Promise<void> =>
      tidier.aside(() => travelNow(target));

    const travelNow = async (
      target: (journal: Journal, head: number) => number | null,
    ): Promise<void> => {
      for (;;) {
        const from = document;
        const to = from === null ? null : target(from.journal, from.head);
        if (from === null || to === null || to === from.head || get().readOnly) return;
        const steps = stepsTo(from, to);
        const known = steps.flatMap(({ seq }) => recent.get(seq) ?? []);
        const patches =
          known.length === steps.length
            ? known
            : await Promise.all(steps.map(({ seq }) => patchesOf(from.campaign.id, seq)));
        if (document === from) return advance(goTo(from, to, patches, now()));
      }
    };

    const close = async (): Promise<void> => {
      if (get().save.kind === 'failed') queue.drop();
      await queue.idle();
      document = null;
      await tidier.idle();
      recent.clear();
      set(CLOSED);
      await lock?.release();
      lock = null;
    };

    const open = async (campaignId: string): Promise<boolean> => {
      await close();
      const writer = await acquire(campaignId);
      const opened = await storage.read(campaignId).catch(async (error: unknown) => {
        await writer?.release();
        throw error;
      });
      if (opened === undefined) {
        await writer?.release();
        return false;
      }
      lock = writer ?? null;
      // Before anything can be kept for an act of this session; that it failed costs room, nothing else.
      if (writer !== undefined) storage.clearLoose(campaignId).catch(() => undefined);
      set({
        readOnly: writer === undefined,
        writer: writer === undefined ? 'elsewhere' : 'here',
        save: { kind: 'saved', at: opened.changedAt },
        savedRevision: opened.revision,
      });
      show(opened, []);
      await storage.markOpened(campaignId, now());
      tidier.start();
      return true;
    };

    /** Opening and closing wait for each other. */
    const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
      const done = door.then(act);
      door = done.then(
        () => undefined,
        () => undefined,
      );
      return done;
    };

    return {
      ...CLOSED,
      execute: (command) => {
        if (document === null || get().readOnly) return Promise.resolve();
        const move = perform(document, command, now());
        return move === undefined ? Promise.resolve() : advance(move);
      },
      undo: () => travel((journal, head) => journal[head]?.parent ?? null),
      redo: () => travel((journal, head) => journal[head]?.next ?? null),
      goTo: (seq) =>
        travel((journal) => {
          const act = journal[seq];
          return act !== undefined && canVisit(act) ? seq : null;
        }),
      retry: () => queue.retry(),
      open: (campaignId) => inTurn(() => open(campaignId)),
      close: () => inTurn(close),
    };
  });

export const useSession = createSession({
  storage: campaigns,
  now: () => new Date().toISOString(),
  acquireWriter: (campaignId) => acquireWriter(campaignId),
});
