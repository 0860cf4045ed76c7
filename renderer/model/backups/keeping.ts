import { type FilePlace, filePlaces, onClosing, onHiding } from '../../kit/bridge';
import { useNotice } from '../files/notice';
import { fileExtras } from '../../kit/explain';
import { remember } from '../../kit/state/create-store';
import { usePreferences } from '../state/preferences';
import { useSession } from '../state/session';
import { storage } from '../storage';
import { createKeeper, type KeeperNews } from './keeper';
import { useBackupState } from './store';
import { troubleOf } from './trouble';

/** Access to a folder on this computer. */
export const places = filePlaces('backups', storage.backups);

/** Shows the state of a backup. A failure the GM dismissed stays dismissed until it is another one. */
const tell = (news: KeeperNews): void => {
  const { set, changes, trouble, isAside } = useBackupState.getState();
  if (news.kind === 'working') set({ isWorking: true });
  else if (news.kind === 'done') {
    set({ isWorking: false, trouble: null, isAside: false, changes: changes + 1 });
    const { notice, say } = useNotice.getState();
    const about = { file: news.made.file };
    if (news.isLate && notice === null) say({ kind: 'done', text: 'backup:caughtUp', about });
  } else {
    const isSame = news.trouble === trouble;
    const failure = { trouble: news.trouble, troubleAbout: news.about };
    set({ ...failure, isWorking: false, isAside: isSame && isAside });
  }
};

/** The folder if it may be written now. */
export function readyPlace(): FilePlace | null {
  const { place } = useBackupState.getState();
  return place.kind === 'ready' ? place.place : null;
}

export const keeper = remember(() =>
  createKeeper({
    session: useSession,
    storage,
    place: readyPlace,
    now: () => new Date(),
    extras: (campaign) => fileExtras(campaign, usePreferences.getState().language),
    tell,
  }),
);

/** Looks for the folder of last time. */
export async function findPlace(): Promise<void> {
  const { set } = useBackupState.getState();
  try {
    set({ place: await places.find() });
  } catch (problem) {
    set({ place: { kind: 'none' }, trouble: troubleOf(problem) });
  }
}

const takePlace = async (way: () => Promise<FilePlace | null>): Promise<void> => {
  const { set, changes } = useBackupState.getState();
  try {
    const place = await way();
    if (place === null) return;
    set({ place: { kind: 'ready', place }, trouble: null, changes: changes + 1 });
    await keeper.now.backUp();
  } catch (problem) {
    set({ trouble: troubleOf(problem) });
  }
};

/** Lets the GM choose a folder, and makes the first backup there. */
export function choosePlace(): Promise<void> {
  return takePlace(places.choose ?? (() => Promise.resolve(null)));
}

/** Takes the folder beside the GM's documents, and makes the first backup there. */
export function takeDocuments(): Promise<void> {
  return takePlace(places.useDocuments ?? (() => Promise.resolve(null)));
}

/** Asks the browser for the folder of last time again. */
export function wakePlace(): Promise<void> {
  const { place } = useBackupState.getState();
  return takePlace(place.kind === 'asleep' ? place.wake : () => Promise.resolve(null));
}

/** Interval at which it is checked whether a backup is due, and a delay that lets the screen render first. */
const LOOK = 60_000;
const PAUSE = 1_000;

/** Makes backups as long as the program runs; returns how to stop. */
export function keepBackups(): () => void {
  void findPlace();
  const look = (): void => void keeper.now.look();
  const every = setInterval(look, LOOK);
  const stops = [
    keeper.now.watch(),
    useSession.subscribe(({ campaign }, before) => {
      if (campaign?.world.clock.turn !== before.campaign?.world.clock.turn) setTimeout(look, PAUSE);
    }),
    onHiding(() => void keeper.now.look(true)),
    onClosing(async () => {
      if (useSession.getState().campaign !== null) await keeper.now.finish();
    }),
  ];
  return () => {
    clearInterval(every);
    for (const stop of stops) stop();
  };
}
