import {
  blankDraft,
  type Campaign,
  draftId,
  handOver,
  type Handover,
  type HandoverDraft,
  type HandoverTask,
  isEqual,
  type LeftOut,
  type RecordKind,
  returnedWork,
  systems,
  type TurnReportDraft,
  withReturned,
  type World,
} from '../../../engine';
import { bridge } from '../../kit/bridge';
import { bringFiles, readBackup, restored } from '../backups/restoring';
import { exportCampaign } from '../files/actions';
import { asJob } from '../files/transfer';
import { useNotice } from '../files/notice';
import { type Command, replacing } from '../state/command';
import { usePreferences } from '../state/preferences';
import { useSession } from '../state/session';
import { storage } from '../storage';
import { isMarked } from '../turn/model/realms';
import { useHandover } from './handover-store';

const now = (): string => new Date().toISOString();

const recordsOf = ({ system }: Campaign): readonly RecordKind<World>[] =>
  systems[system]?.records ?? [];

/** Writes a copy for a deputy to a file, and notes that it is out once it is written. */
export async function giveCopy(
  draft: Omit<HandoverDraft, 'id' | 'at'>,
  leftOut: readonly LeftOut[],
): Promise<void> {
  const { campaign, execute, readOnly } = useSession.getState();
  if (campaign === null || readOnly) return;
  const full = { ...draft, id: crypto.randomUUID(), at: now() };
  const given = handOver(campaign, full, leftOut, recordsOf(campaign));
  if (!given.ok) {
    useHandover.getState().set({ refusal: { text: 'handover:problem.uncut', about: {} } });
    return;
  }
  const { campaign: noted, copy } = given.value;
  const { language } = usePreferences.getState();
  const notice = await asJob((job) => exportCampaign(storage, bridge, copy, null, language, job));
  if (notice === null) return;
  const { say } = useNotice.getState();
  if (notice.text !== 'storage:file.exported') {
    say(notice);
    return;
  }
  // The GM may have gone on meanwhile, or opened another campaign.
  await execute(
    replacing('handover:journal.given', { to: draft.to }, (open) =>
      open.id === campaign.id
        ? { ...open, handovers: { ...noted.handovers, ...open.handovers } }
        : open,
    ),
  );
  say({ kind: 'done', text: 'handover:fresh.done', about: { ...notice.about, to: draft.to } });
}

/** Lets the GM choose a copy that came back, and compares it with the open campaign. */
export async function chooseCopy(): Promise<void> {
  const { set } = useHandover.getState();
  const refuse = (text: string, about: Readonly<Record<string, string>>): void =>
    set({ refusal: { text, about }, chosen: null });
  try {
    const chosen = await bridge.openSource({ kind: 'campaign' });
    if (chosen === null) return;
    const { name: file, source } = chosen;
    const read = await readBackup({ file, source });
    const { campaign } = useSession.getState();
    if (campaign === null) return;
    if (!read.ok) {
      const { code, about } = read.problem;
      const words = Object.entries(about).map(([key, value]) => [key, String(value)] as const);
      refuse(`storage:file.problem.${code}`, { ...Object.fromEntries(words), file });
      return;
    }
    const work = returnedWork(campaign, read.value.campaign, recordsOf(campaign));
    if (work.ok) set({ chosen: { file, source, work: work.value }, refusal: null });
    else refuse(`handover:problem.${work.problem}`, { file });
  } catch {
    refuse('storage:file.gone', {});
  }
}

/** Takes the chosen copy back, as one step; `mine` names what of the campaign holds where both changed it. */
export async function takeCopy(mine: ReadonlySet<string>, name: string): Promise<void> {
  const { chosen, set } = useHandover.getState();
  const { campaign, execute, readOnly } = useSession.getState();
  if (chosen === null || campaign === null || readOnly) return;
  const { copy, handover } = chosen.work;
  try {
    await bringFiles(campaign.id, copy, chosen);
  } catch {
    set({ refusal: { text: 'storage:file.unstored', about: { file: chosen.file } } });
    return;
  }
  const at = now();
  const taken: Command = replacing('handover:journal.returned', { to: handover.to }, (open) => {
    const work = returnedWork(open, copy, recordsOf(open));
    return work.ok ? restored(open, withReturned(open, work.value, { mine, at, name })) : open;
  });
  await execute(taken);
  if (useSession.getState().campaign?.handovers?.[handover.id]?.returned === undefined) {
    set({ refusal: { text: 'handover:problem.unfit', about: { file: chosen.file } } });
    return;
  }
  set({ isOpen: false, chosen: null, refusal: null });
  const about = { to: handover.to };
  useNotice.getState().say({ kind: 'done', text: 'handover:returned.done', about });
}

/** How far a task is: of how many things it consists, and how many are done. */
export interface TaskState {
  readonly task: HandoverTask;
  /** Of decisions: how many were taken. */
  readonly done: number;
  /** Null: only a trial run knows how many decisions there are. */
  readonly count: number | null;
}

/** True once the GM wrote something of a turn report: older programs kept reasons for films in one else untouched. */
const isWritten = (draft: TurnReportDraft | undefined): boolean =>
  draft !== undefined &&
  !isEqual({ ...draft, allowed: {} }, blankDraft(draft.turn, draft.party, draft.language));

const stateOf = (task: HandoverTask, campaign: Campaign): TaskState => {
  const { kind, parties } = task;
  const { marks, sheets, evaluations, rulings, world } = campaign;
  const turn = world.clock.turn - 1;
  if (kind === 'decisions') return { task, done: Object.keys(rulings).length, count: null };
  const isDone = (party: string): boolean =>
    kind === 'letters'
      ? isMarked(marks[party], sheets[party])
      : isWritten(evaluations[draftId({ turn, party })]);
  return { task, done: parties.filter(isDone).length, count: parties.length };
};

/** How far a deputy is with his tasks. */
export function taskStates({ tasks }: Handover, campaign: Campaign): readonly TaskState[] {
  return tasks.map((task) => stateOf(task, campaign));
}
