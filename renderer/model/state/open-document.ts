import {
  type Campaign,
  changeProblem,
  keepsParcels,
  type Lattice,
  latticeOf,
  netOf,
  recut,
} from '../../../engine';
import { type Document, type Move, perform, stepsTo } from '../storage/document';
import { failureOf, isFinal, type SaveFailure } from '../storage/failure';
import { canRedo, canUndo, type Journal, type JournalPatches } from '../storage/journal';
import { atLeisure } from '../storage/life/leisure';
import { afterJoin } from '../storage/life/plan';
import { createTidier } from '../storage/life/tidy';
import { createQueue } from '../storage/queue';
import type { RowChange } from '../storage/rows';
import { type Commit, RevisionConflict } from '../storage/storage';
import { chosenNet } from './preferences';
import type { Command } from './command';
import type { SessionStore, SessionTools } from './session-shape';
import { wayAlong } from './way';

interface Place {
  readonly u: unknown;
  readonly v: unknown;
}

const placeOf = (row: unknown): Place | null =>
  typeof row === 'object' && row !== null && 'u' in row && 'v' in row ? row : null;

/** True if a changed row makes a Großfeld come, go or move, or gives the world another shape. */
const movesPlots = ({ path, before, after }: RowChange): boolean => {
  const [world, map, part] = path;
  if (world !== 'world' || map !== 'map') return false;
  const [old, next] = [placeOf(before), placeOf(after)];
  return part !== 'grossfelder' || old?.u !== next?.u || old?.v !== next?.v;
};

/**
 * The neighbourhood after a change of rows, null = nobody knows which; the present one while no Großfeld came, went or moved.
 * Its net stays cut as it is while the campaign is the same, else as it was when that one was open last.
 */
const latticeAfter = (
  shown: { readonly campaign: Campaign | null; readonly lattice: Lattice | null },
  changes: readonly RowChange[] | null,
  { id, world }: Campaign,
): Lattice => {
  const lattice = shown.campaign?.id === id ? shown.lattice : null;
  if (lattice !== null && changes?.some(movesPlots) === false) return lattice;
  return recut(latticeOf(world.map), lattice === null ? chosenNet(id) : netOf(lattice));
};

/** Chooses the journal entry to go to; null = there is none. */
export type Target = (journal: Journal, head: number) => number | null;

/** The open document: what is shown of it, and how commands are written to the disk. */
export interface OpenDocument {
  readonly document: () => Document | null;
  /** Shows the next state; `changes` is null if nothing is known of what differs. */
  readonly show: (next: Document, changes: readonly RowChange[] | null) => void;
  readonly execute: (command: Command) => Promise<void>;
  readonly travel: (target: Target) => Promise<void>;
  /** Joins old entries in the background, if this window may write. */
  readonly tidy: () => void;
  readonly retry: () => void;
  /** Resolves when nothing is being written: with true if everything is, with false if something cannot be. */
  readonly settled: () => Promise<boolean>;
  /** Drops what could not be written, if the queue has stopped. */
  readonly giveUp: () => void;
  /**
   * Waits for the last commit, then drops the document. Steps made meanwhile are waited for too; those that an older
   * state refuses are given up, and so is what could not be written before.
   */
  readonly putAway: () => Promise<void>;
  /** Drops the patches cached to answer undo without reading. */
  readonly forgetPatches: () => void;
}

/** What commands need to know of the right to write. */
export interface WriteRights extends Pick<SessionTools, 'storage' | 'now'> {
  /** True while this window holds the lease. */
  readonly mayWrite: () => boolean;
  /** Called with every step that is on the disk. */
  readonly onWritten: (commit: Commit) => void;
  /** Called when old entries were joined on the disk. */
  readonly onJoined: () => void;
}

/** Entries whose patches stay in memory, so that undo answers without reading: so many, and of so many months. */
const RECENT = 100;
const RECENT_MONTHS = 2;

/** Makes the document of a session. */
export function createOpenDocument(
  { get, set }: SessionStore,
  { storage, now, mayWrite, onWritten, onJoined }: WriteRights,
): OpenDocument {
  let document: Document | null = null;
  const recent = new Map<number, JournalPatches>();
  let isLeaving = false;
  const queue = createQueue<SaveFailure>((state) => {
    if (state.kind === 'working') set({ save: { kind: 'saving' } });
    else if (state.kind === 'idle') set({ save: { kind: 'saved', at: now() } });
    else set({ save: { kind: 'failed', reason: state.failure } });
    // Closing does not wait for a commit that is refused for ever.
    if (isLeaving && state.kind === 'failed' && isFinal(state.failure)) queue.drop();
  }, failureOf);

  const giveUp = (): void => {
    if (get().save.kind === 'failed') queue.drop();
  };

  const show: OpenDocument['show'] = (next, changes) => {
    document = next;
    const { campaign, journal, head, revision } = next;
    set((shown) => ({
      campaign,
      lattice: latticeAfter(shown, changes, campaign),
      journal,
      head,
      revision,
      canUndo: canUndo(journal, head),
      canRedo: canRedo(journal, head),
    }));
  };

  /** The patches of a month's end are large: the entries before the last ends of months are read again when they are needed. */
  const forgetOldest = (): void => {
    const acts = [...recent.keys()];
    const ends = acts.filter((seq) => document?.journal[seq]?.turn !== undefined);
    const oldest = ends.at(-RECENT_MONTHS) ?? 0;
    for (const seq of acts.filter((seq) => seq < oldest)) recent.delete(seq);
    for (const seq of acts.slice(0, -RECENT)) recent.delete(seq);
  };

  const tidier = createTidier({
    storage,
    pause: atLeisure,
    settled: queue.idle,
    current: () =>
      document === null || !mayWrite()
        ? undefined
        : { ...document, campaignId: document.campaign.id },
    adopt: (join) => {
      if (document === null) return;
      for (const seq of join.acts) recent.delete(seq);
      document = { ...document, journal: afterJoin(document.journal, join) };
      set({ journal: document.journal });
      onJoined();
    },
  });

  const advance = ({ document: next, commit }: Move): Promise<void> => {
    if (commit.patches !== null) recent.set(commit.patches.seq, commit.patches);
    show(next, commit.rows);
    return queue.push(async () => {
      if (!mayWrite()) throw new RevisionConflict();
      await storage.commit(commit);
      set({ savedRevision: next.revision });
      onWritten(commit);
      forgetOldest();
      if (next.journal[next.head]?.turn !== undefined) tidier.start();
    });
  };

  const patchesOf = (campaignId: string, seq: number): Promise<JournalPatches | undefined> => {
    const found = recent.get(seq);
    return found === undefined ? storage.patchesOf(campaignId, seq) : Promise.resolve(found);
  };

  /**
   * Finds the way to the entry that `target` chooses, and takes it; starts over if a command came in between. A way on
   * which changes are missing is not taken, nor one back past a parcel that another GM knows of.
   */
  const travelNow = async (target: Target, take: (move: Move) => void): Promise<void> => {
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
      // The lease may be lost while the patches were read.
      if (document === from && !get().readOnly) {
        const way = wayAlong(from, to, patches, now());
        const isBarred =
          way.kind === 'open' && !keepsParcels(from.campaign, way.move.document.campaign);
        set({ lostEntry: way.kind === 'broken' ? way.seq : null, isBarred });
        if (way.kind === 'open' && !isBarred) take(way.move);
        return;
      }
    }
  };

  const travel = async (target: Target): Promise<void> => {
    let written: Promise<void> | undefined;
    // Joining waits for the way, not for the disk: what is given up there never ends.
    await tidier.aside(() =>
      travelNow(target, (move) => {
        written = advance(move);
      }),
    );
    await written;
  };

  return {
    document: () => document,
    show,
    travel,
    tidy: tidier.start,
    execute: (command) => {
      if (document === null) return Promise.resolve();
      if (get().readOnly) {
        if (get().windowNews !== 'robbedUnsaved') set({ windowNews: 'refused' });
        return Promise.resolve();
      }
      const move = perform(document, command, now());
      if (move === undefined) return Promise.resolve();
      const unfit = changeProblem(document.campaign, move.document.campaign) ?? null;
      if (unfit !== null || get().unfit !== null) set({ unfit });
      return unfit === null ? advance(move) : Promise.resolve();
    },
    retry: () => queue.retry(),
    settled: async () => {
      const isDone = await queue.settled();
      await tidier.idle();
      return isDone;
    },
    giveUp,
    putAway: async () => {
      isLeaving = true;
      giveUp();
      // Once the document is dropped nothing can come in; until then every check of the queue may find something new.
      while (!queue.isIdle()) await queue.idle();
      document = null;
      isLeaving = false;
      await tidier.idle();
      recent.clear();
    },
    forgetPatches: () => recent.clear(),
  };
}
