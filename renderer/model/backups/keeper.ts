import type { StoreApi } from 'zustand';
import type { Campaign, FileExtras } from '../../../engine';
import type { FilePlace } from '../../kit/bridge';
import { createSerialQueue } from '../../kit/state/serial-queue';
import type { Session } from '../state/session';
import type { Storage } from '../storage';
import { type MadeBackup, makeBackup } from './make';
import { aboutOf, type Trouble, troubleOf } from './trouble';

/** The state of one world that backups depend on. Moments in milliseconds. */
interface Work {
  /** Since when there is something that is not backed up; null = nothing. */
  readonly dirtySince: number | null;
  /** A backup is due at once: a turn was applied since the last one, or the world was left without one. */
  readonly isPressing: boolean;
  /** When the last try failed; null = it did not. */
  readonly failedAt: number | null;
}

/** Nothing to be done. */
export const AT_REST: Work = { dirtySince: null, isPressing: false, failedAt: null };

/** Time of work after which a backup is made, in milliseconds. */
export const HOUR = 60 * 60_000;

/** Time of work after which one is made as soon as the window is hidden, in milliseconds. */
export const UNSEEN = 10 * 60_000;

/** Time after which a backup that failed is tried again, in milliseconds. */
export const RETRY = 10 * 60_000;

/** True once so much time has gone by. After the clock was put back it is unknown: then it counts as gone by. */
const hasPassed = (time: number, since: number, now: number): boolean =>
  now < since || now - since >= time;

/**
 * True if a backup is due now; sooner in a hidden window (`isHidden`), for the browser may close it without waiting.
 * After a failure nothing is due for a while.
 */
export function isDue(
  { dirtySince, isPressing, failedAt }: Work,
  now: number,
  isHidden = false,
): boolean {
  if (dirtySince === null) return false;
  if (failedAt !== null && !hasPassed(RETRY, failedAt, now)) return false;
  return isPressing || hasPassed(isHidden ? UNSEEN : HOUR, dirtySince, now);
}

/** The work after a step. */
export function afterStep(work: Work, isApplied: boolean, now: number): Work {
  return {
    ...work,
    dirtySince: work.dirtySince ?? now,
    isPressing: work.isPressing || isApplied,
  };
}

/** News of a backup, as it happens. */
export type KeeperNews =
  | { readonly kind: 'working' }
  /** `isLate`: what it holds was left in no backup when the world was last closed. */
  | { readonly kind: 'done'; readonly made: MadeBackup; readonly isLate: boolean }
  | {
      readonly kind: 'failed';
      readonly trouble: Trouble;
      /** Parameters of its sentence. */
      readonly about: Readonly<Record<string, string>>;
    };

/** What the keeper of backups needs from outside. */
export interface KeeperTools {
  readonly session: Pick<StoreApi<Session>, 'getState' | 'subscribe'>;
  readonly storage: Pick<Storage, 'headOf' | 'enclosureOf' | 'whileCopied' | 'backups'>;
  /** The folder as it is now; null = none, or none that may be written. */
  readonly place: () => FilePlace | null;
  readonly now: () => Date;
  /** What is in the file beside a campaign: its tables for people. */
  readonly extras: (campaign: Campaign) => FileExtras;
  readonly tell: (news: KeeperNews) => void;
}

/**
 * Makes backups of the open world by itself: after each turn, after an hour of work, when it is closed, and where that
 * failed, when it is opened again.
 */
export interface Keeper {
  /** Watches the session from now on; returns how to stop. */
  readonly watch: () => () => void;
  /** Checks whether a backup is due, sooner in a hidden window, and makes it; resolves when all work on backups is done. */
  readonly look: (isHidden?: boolean) => Promise<void>;
  /** Makes a backup now; false if it could not be made. */
  readonly backUp: () => Promise<boolean>;
  /** Makes a backup of whatever is not backed up; false if it could not be made. */
  readonly finish: () => Promise<boolean>;
}

/** A state of a world that is to be backed up. */
interface Shot {
  readonly campaign: Campaign;
  readonly revision: number;
}

/** The keeper of the backups of a session's worlds. Only the window that writes a world makes backups of it. */
export function createKeeper(tools: KeeperTools): Keeper {
  const { session, storage, place, now, extras, tell } = tools;
  let work: Work = AT_REST;
  /** True while the world holds what an earlier session left out of its backups. */
  let isBehind = false;

  const mine = (state: Session): Shot | null =>
    state.campaign === null || state.readOnly || state.save.kind === 'failed'
      ? null
      : { campaign: state.campaign, revision: state.revision };

  const isOpen = ({ campaign }: Shot): boolean => session.getState().campaign?.id === campaign.id;

  const settle = (shot: Shot): void => {
    if (!isOpen(shot)) return;
    const { revision, campaign } = session.getState();
    const hasApplied = (campaign?.world.clock.turn ?? 0) > shot.campaign.world.clock.turn;
    work = revision === shot.revision ? AT_REST : afterStep(AT_REST, hasApplied, now().getTime());
  };

  const make = async (target: FilePlace, shot: Shot): Promise<boolean> => {
    const { id } = shot.campaign;
    tell({ kind: 'working' });
    try {
      const moment = now();
      const options = { enclosure: storage.enclosureOf(id), ...extras(shot.campaign) };
      const made = await storage.whileCopied(id, () =>
        makeBackup(target, shot.campaign, options, moment),
      );
      await storage.backups.mark(id, moment.toISOString(), shot.revision);
      const isLate = isOpen(shot) && isBehind;
      if (isLate) isBehind = false;
      settle(shot);
      tell({ kind: 'done', made, isLate });
      return true;
    } catch (problem) {
      if (isOpen(shot)) work = { ...work, failedAt: now().getTime() };
      tell({ kind: 'failed', trouble: troubleOf(problem), about: aboutOf(problem) });
      return false;
    }
  };

  /** One after the other; each request is checked when its turn comes. */
  const inTurn = createSerialQueue();

  const take = (shot: () => Shot | null): Promise<boolean> =>
    inTurn(async () => {
      const target = place();
      const taken = shot();
      return target === null || taken === null ? false : make(target, taken);
    });

  /** What is not backed up is known from the head of a world once it is open. */
  const learn = async (id: string, revision: number): Promise<void> => {
    const head = await storage.headOf(id);
    const isOld = revision > 0 && head?.backedUpRevision !== revision;
    if (!isOld || session.getState().campaign?.id !== id) return;
    isBehind = head?.backedUpRevision !== undefined;
    work = { ...work, dirtySince: work.dirtySince ?? now().getTime(), isPressing: true };
  };

  const look = async (isHidden?: boolean): Promise<void> => {
    await inTurn(() => Promise.resolve());
    const isWanted = isDue(work, now().getTime(), isHidden);
    if (isWanted && place() !== null && mine(session.getState()) !== null)
      await take(() => mine(session.getState()));
  };

  const leave = (before: Session): void => {
    const shot = mine(before);
    // From now on, not from its turn on: the GM may delete the world as soon as he has closed it.
    if (shot !== null && work.dirtySince !== null) {
      const taken = take(() => shot).catch(() => undefined);
      void storage.whileCopied(shot.campaign.id, () => taken).catch(() => undefined);
    }
    work = AT_REST;
    isBehind = false;
  };

  const step = (state: Session, before: Session): void => {
    const { campaign } = state;
    if (campaign?.id !== before.campaign?.id) {
      if (before.campaign !== null) leave(before);
      if (campaign !== null) void learn(campaign.id, state.revision).catch(() => undefined);
      return;
    }
    if (campaign === null || state.revision === before.revision) return;
    const turn = before.campaign?.world.clock.turn ?? campaign.world.clock.turn;
    const isApplied = campaign.world.clock.turn > turn;
    work = afterStep(work, isApplied, now().getTime());
  };

  return {
    watch: () => session.subscribe(step),
    look,
    backUp: () => take(() => mine(session.getState())),
    finish: async () => {
      await inTurn(() => Promise.resolve());
      return work.dirtySince === null || take(() => mine(session.getState()));
    },
  };
}
