import { type Campaign, enclosedOf, placeOfProblem, writeCampaign } from '../../../engine';
import { bridge, type Bridge, type FileWriter } from '../../kit/bridge';
import { noteCaught } from '../faults/caught';
import { remember } from '../../kit/state/create-store';
import { useView } from '../state/view';
import { usePreferences } from '../state/preferences';
import { useSession } from '../state/session';
import { useWorldPicture } from '../state/world-picture';
import { DamagedCampaign, storage, type Storage } from '../storage';
import { failureOf } from '../storage/failure';
import { type Notice, useNotice } from './notice';
import { chooseAndImport, takeOver } from './import';
import { asJob, type Job, withEnclosureProgress, unwatched } from './transfer';
import { fileExtras, fileStem } from '../../kit/explain';
import { UnfitCampaign, written } from '../faults/unfit';
import { unwrittenText } from '../faults/unwritten';
import type { Language } from '../../kit/text/words';

/** The file name of a copy, with its turn. */
export function fileNameOf({ name, world }: Pick<Campaign, 'name' | 'world'>): string {
  return `${fileStem(name)}-${String(world.clock.turn)}.wabenwart`;
}

/** Writes into an open file and ends it: put in its place whole, or thrown away. */
const writeInto = async (
  writer: FileWriter,
  storage: Storage,
  campaign: Campaign,
  language: Language,
  job: Job,
): Promise<{ readonly path: string }> => {
  try {
    const { length } = enclosedOf(campaign);
    const enclosure = withEnclosureProgress(storage.enclosureOf(campaign.id), length, job);
    job.tell({ text: 'storage:transfer.packing', about: {}, done: 0, total: length });
    const options = { enclosure, pause: job.pause, ...fileExtras(campaign, language) };
    written(await writeCampaign(campaign, options, writer));
    job.seal();
  } catch (error) {
    await writer.close(false).catch(() => undefined);
    throw error;
  }
  return writer.close(true);
};

const failedOf = (problem: unknown, { signal }: Job): Notice =>
  signal.aborted
    ? { kind: 'done', text: 'storage:transfer.unwritten', about: {} }
    : {
        kind: 'failed',
        title: 'faults:file.title',
        ...(problem instanceof UnfitCampaign
          ? { text: 'faults:file.unfit', about: placeOfProblem(problem.problem) }
          : { text: unwrittenText(problem, 'storage:file.exportFailed'), about: {} }),
      };

/**
 * Writes a campaign to a file of the GM's choice, piece by piece, its tables in a language; null if he chose none. Of one
 * that is cancelled nothing is left. From `savedAt` on the campaign counts as saved; null = the file is no copy of the whole.
 */
export async function exportCampaign(
  storage: Storage,
  bridge: Bridge,
  campaign: Campaign,
  savedAt: string | null,
  language: Language,
  job = unwatched(),
): Promise<Notice | null> {
  try {
    const writer = await bridge.saveStream({ kind: 'campaign', name: fileNameOf(campaign) });
    if (writer === null) return null;
    const { path } = await storage.whileCopied(campaign.id, () =>
      writeInto(writer, storage, campaign, language, job),
    );
    if (path === '') return null;
    if (savedAt !== null) await storage.markExported(campaign.id, savedAt);
    return { kind: 'done', text: 'storage:file.exported', about: { path } };
  } catch (problem) {
    return failedOf(problem, job);
  }
}

const now = (): string => new Date().toISOString();

/** True while the open campaign has steps that could not be written: another one would cost them. */
const holdsUnwritten = (): boolean => {
  const { campaign, save } = useSession.getState();
  return campaign !== null && save.kind === 'failed';
};

/** Longest wait for a frame, in milliseconds: a window in the background has none. */
const FRAME = 50;

const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, FRAME);
    requestAnimationFrame(() => setTimeout(done));
  });

/** Shows the cached picture of a campaign, if there is one, before anything of it is read. */
const showPicture = async (id: string, theme: 'light' | 'dark'): Promise<void> => {
  const { look, setOpening } = useWorldPicture.getState();
  await look(id, theme);
  if (useWorldPicture.getState().kept === null) return;
  setOpening(true);
  await nextFrame();
};

/** Opens a campaign that is on this computer; false if it failed, which has been reported. */
export async function openCampaign(id: string): Promise<boolean> {
  const { say } = useNotice.getState();
  if (holdsUnwritten()) {
    say({ kind: 'failed', text: 'storage:file.staysOpen', about: {} });
    return false;
  }
  try {
    useView
      .getState()
      .set({ screen: 'map', field: null, unit: null, perspective: { kind: 'truth' } });
    const { theme } = document.documentElement.dataset;
    await showPicture(id, theme === 'dark' ? 'dark' : 'light');
    return await useSession.getState().open(id);
  } catch (error) {
    const isDamaged = error instanceof DamagedCampaign;
    if (!isDamaged) noteCaught(error);
    const text = isDamaged ? 'storage:file.damaged' : 'storage:file.openFailed';
    say({ kind: 'failed', text, about: {} });
    return false;
  } finally {
    useWorldPicture.getState().setOpening(false);
  }
}

/** Scanned maps by hash. */
type Pictures = Readonly<Record<string, Uint8Array>>;

const create = async (campaign: Campaign, name: string, pictures: Pictures): Promise<void> => {
  const { say, clear } = useNotice.getState();
  try {
    const origin = { name, about: {}, at: now() };
    const id = await takeOver(storage, { campaign, images: pictures }, origin);
    clear();
    await openCampaign(id);
  } catch (error) {
    noteCaught(error);
    const reason = failureOf(error) === 'quota' ? 'quota' : 'other';
    say({ kind: 'failed', title: 'faults:make.title', text: `faults:make.${reason}`, about: {} });
  }
};

const creating = remember<Promise<void> | null>(() => null);

/**
 * Stores a new campaign and opens it. `name` is the text key of its first journal entry. A second click before the
 * first is done makes no second world.
 */
export function createAndOpen(
  campaign: Campaign,
  name: string,
  pictures: Pictures = {},
): Promise<void> {
  creating.now ??= create(campaign, name, pictures).finally(() => {
    creating.now = null;
  });
  return creating.now;
}

/** Lets the GM choose a campaign file, imports it and opens it. */
export async function openFile(): Promise<void> {
  const { say } = useNotice.getState();
  try {
    const imported = await asJob((job) => chooseAndImport(storage, bridge, now(), job));
    if (imported === null) return;
    const isSettled = imported.kind === 'refused' || (await openCampaign(imported.id));
    if (isSettled) say(imported.notice);
  } catch {
    say({ kind: 'failed', text: 'storage:file.gone', about: {} });
  }
}

/** Writes a campaign to a file and reports where it went. */
export async function saveCopy(campaign: Campaign): Promise<void> {
  const { language } = usePreferences.getState();
  const notice = await asJob((job) =>
    exportCampaign(storage, bridge, campaign, now(), language, job),
  );
  if (notice !== null) useNotice.getState().say(notice);
}

/** Writes a campaign that is not open to a file, also one in the trash. */
export async function saveCopyOf(id: string): Promise<void> {
  try {
    await storage.whileCopied(id, async () => {
      const opened = await storage.readToCopy(id);
      if (opened === undefined) useSession.setState({ windowNews: 'removed' });
      else await saveCopy(opened.campaign);
    });
  } catch (problem) {
    noteCaught(problem);
    const title = 'faults:file.title';
    useNotice
      .getState()
      .say({ kind: 'failed', title, text: 'storage:file.exportFailed', about: {} });
  }
}
