import { recut } from '../../../engine';
import { create, type StateCreator, type StoreApi, type UseBoundStore } from 'zustand';
import { storage as campaigns } from '../storage';
import { canVisit } from '../storage/journal';
import { acquireWriter } from '../storage/lock';
import { chooseNet } from './preferences';
import { createOpenDocument, type Target } from './open-document';
import { createStore, remember } from '../../kit/state/create-store';
import { createSerialQueue } from '../../kit/state/serial-queue';
import { takeLease, type WriterLease } from './writer-lease';
import { CLOSED, type Session, type SessionTools, type WindowTools } from './session-shape';
import { joinFeed } from '../storage/feed';

/** Work that closing the campaign would lose: a question that is open, a run in progress. */
const OPEN_WORK = '[role="dialog"], [role="alertdialog"], [role="progressbar"]';

/** True while a button of the mouse, a pen or a finger is down: the middle of a stroke. */
const pressed = remember(() => false);

/** Tracks strokes in this window. */
const watchPointer = ({ addEventListener }: Pick<Window, 'addEventListener'>): void => {
  const press = () => {
    pressed.now = true;
  };
  const lift = () => {
    pressed.now = false;
  };
  addEventListener('pointerdown', press, true);
  for (const end of ['pointerup', 'pointercancel', 'blur']) addEventListener(end, lift, true);
};

const probes = remember(() => new Set<() => boolean>());

/** Registers `isAtWork`, asked before the lease goes to another window; returns how to stop. */
export function watchWork(isAtWork: () => boolean): () => void {
  probes.now.add(isAtWork);
  return () => probes.now.delete(isAtWork);
}

/** True in the middle of a stroke, a run or a question. */
export function isBusy(): boolean {
  return (
    pressed.now ||
    [...probes.now].some((isAtWork) => isAtWork()) ||
    globalThis.document.querySelector(OPEN_WORK) !== null
  );
}

const finishTyping = (): void => {
  const { activeElement } = globalThis.document;
  if (activeElement instanceof HTMLElement && activeElement.matches('input, textarea')) {
    activeElement.blur();
  }
};

/** The other windows of this browser. */
const browserWindows = (): WindowTools => {
  if (typeof globalThis.addEventListener === 'function') watchPointer(globalThis);
  return {
    ownId: globalThis.crypto.randomUUID(),
    joinFeed: (campaignId, hear) => joinFeed(campaignId, hear),
    after: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    isBusy,
    finishTyping,
  };
};

export type { Session } from './session-shape';

/** A session without other windows. */
const ALONE: WindowTools = {
  ownId: 'alone',
  joinFeed: () => ({ tell: () => undefined, leave: () => undefined }),
  after: () => () => undefined,
  isBusy: () => false,
  finishTyping: () => undefined,
};

/** The way to an entry, if one can go to it. */
const wayTo =
  (seq: number): Target =>
  (journal) => {
    const act = journal[seq];
    return act !== undefined && canVisit(act) ? seq : null;
  };

const sessionOver =
  (tools: SessionTools): StateCreator<Session> =>
  (set, get) => {
    const { storage, now, acquireWriter: acquire, windows = ALONE } = tools;
    const store = { set, get };
    const inTurn = createSerialQueue();
    let lease: WriterLease | null = null;
    const acts = createOpenDocument(store, {
      storage,
      now,
      mayWrite: () => lease?.mayWrite() === true,
      onWritten: (commit) => lease?.tell(commit),
      onJoined: () => lease?.tellChanged(),
    });

    const close = async (): Promise<void> => {
      await acts.putAway();
      set(CLOSED);
      await lease?.leave();
      lease = null;
    };

    const onGone = async (): Promise<void> => {
      await close();
      set({ windowNews: 'removed' });
    };

    const open = async (campaignId: string): Promise<boolean> => {
      await close();
      const context = { store, tools, windows, acts, inTurn, onGone };
      const taken = takeLease(campaignId, context);
      const writer = await acquire(campaignId).catch(async (error: unknown) => {
        await taken.leave();
        throw error;
      });
      const opened = await storage.read(campaignId).catch(async (error: unknown) => {
        await taken.leave();
        await writer?.release();
        throw error;
      });
      if (opened === undefined) {
        await taken.leave();
        await writer?.release();
        set({ windowNews: 'removed' });
        return false;
      }
      // Before anything is stored for a command of this session; a failure costs disk space, nothing else.
      if (writer !== undefined) storage.clearLoose(campaignId).catch(() => undefined);
      lease = taken;
      set({
        readOnly: writer === undefined,
        writer: writer === undefined ? 'elsewhere' : 'here',
        save: { kind: 'saved', at: opened.changedAt },
        savedRevision: opened.revision,
      });
      acts.show(opened, null);
      taken.settle(writer);
      await storage.markOpened(campaignId, now());
      return true;
    };

    const resign = async (): Promise<void> => {
      set({ readOnly: true });
      await acts.settled();
      await lease?.leave();
    };

    return {
      ...CLOSED,
      execute: acts.execute,
      undo: () => acts.travel((journal, head) => journal[head]?.parent ?? null),
      redo: () => acts.travel((journal, head) => journal[head]?.next ?? null),
      goTo: (seq) => acts.travel(wayTo(seq)),
      recut: (net) => {
        const { campaign, lattice } = get();
        if (campaign === null || lattice === null) return;
        set({ lattice: recut(lattice, net) });
        chooseNet(campaign.id, net);
      },
      retry: acts.retry,
      open: (campaignId) => inTurn(() => open(campaignId)),
      close: () => {
        acts.giveUp();
        return inTurn(close);
      },
      takeOver: () => lease?.takeOver(),
      stopAsking: () => lease?.stopAsking(),
      steal: () => lease?.steal() ?? Promise.resolve(),
      resign: () => {
        set({ readOnly: true });
        return inTurn(resign);
      },
      hearNews: () => set({ windowNews: null }),
      hearBar: () => set({ isBarred: false }),
      hearLoss: () => set({ lostEntry: null }),
      hearUnfit: () => set({ unfit: null }),
    };
  };

/** A session over a store of campaigns. */
export function createSession(tools: SessionTools): UseBoundStore<StoreApi<Session>> {
  return create(sessionOver(tools));
}

export const useSession = createStore(
  sessionOver({
    storage: campaigns,
    now: () => new Date().toISOString(),
    acquireWriter: (campaignId, wish) => acquireWriter(campaignId, wish),
    windows: browserWindows(),
  }),
);
