import { useMemo } from 'react';
import type { InboxItem, LetterFormat, MailItem, Party } from '../../../../engine';
import { bridge, type FileKind } from '../../../kit/bridge';
import { unwrittenText } from '../../../model/faults/unwritten';
import type { Command } from '../../../model/state/command';
import { useSession } from '../../../model/state/session';
import { storage } from '../../../model/storage';
import { NOTHING_CHOSEN, useTurnView } from '../../../model/turn/turn-view';
import { useExecute } from '../../../model/turn/execute';
import {
  admitWith,
  fileAll,
  fileWith,
  layAside,
  putBack,
  takeMail,
} from '../../../model/letters/commands';
import type { Refusal } from '../../../model/letters/gather';
import { type InboxModel, useInbox } from './use-inbox-model';
import { takeFromThread } from './thread/commands';
import { clockOfTurn, isPastClock } from './thread/use-thread';
import { safeName } from '../../../kit/explain';

const ENDINGS: Readonly<Record<LetterFormat, string>> = {
  text: 'txt',
  mail: 'eml',
  html: 'html',
  word: 'docx',
  pdf: 'pdf',
  csv: 'csv',
  sheet: 'xlsx',
};

/** A file name for the original of a document that every computer takes. */
export function fileNameOf({
  format,
  id,
  name,
}: Pick<InboxItem, 'format' | 'id' | 'name'>): string {
  const ending = ENDINGS[format];
  const at = name.toLowerCase().endsWith(`.${ending}`) ? -ending.length : name.length;
  return `${safeName(name.slice(0, at), id)}.${name.slice(at) || ending}`;
}

/** The kind of file as which an original is saved. */
export function saveKindOf({ format, original }: Pick<InboxItem, 'format' | 'original'>): FileKind {
  if (original === null || format === 'text') return 'text';
  return format === 'mail' ? 'mail' : 'any';
}

/** What can be done with the documents of the mailbox. */
export interface InboxActions {
  /** False while another window holds the right to write. */
  readonly mayWrite: boolean;
  readonly execute: (command: Command) => void;
  /**
   * Files the chosen document, and what it encloses, as suggested; goes on to the next new one. Of a thread all is taken
   * that is clear.
   */
  readonly accept: () => void;
  readonly acceptAll: () => void;
  /** Of a document that came late the GM is first asked why it is admitted; where nothing late counts nothing happens. */
  readonly fileWith: (party: Party) => void;
  /** Files the chosen document though it came late. */
  readonly admit: (party: Party, reason: string) => void;
  readonly layAside: () => void;
  readonly putBack: () => void;
  readonly saveOriginal: () => void;
  /** Takes over the mail of the chosen document; one that lies with nobody is first filed as suggested. */
  readonly takeAllMail: () => void;
  /** To the orders of the realm with which the document is filed. */
  readonly check: () => void;
  readonly walk: (step: 1 | -1) => void;
}

/** The original of a document: its bytes as they came, or its text where that is the original. */
const originalOf = async (campaign: string, item: InboxItem): Promise<Uint8Array | undefined> =>
  item.original === null
    ? new TextEncoder().encode(item.text)
    : storage.pictureOf(campaign, item.original);

const save = async (campaign: string, item: InboxItem): Promise<void> => {
  const bytes = await originalOf(campaign, item).catch(() => undefined);
  const refuse = (problem: Refusal): void =>
    useInbox.getState().set({ notice: { problems: [problem], known: [] } });
  const file = item.name;
  if (bytes === undefined) refuse({ code: 'missing', file });
  else
    await bridge
      .saveFile({ kind: saveKindOf(item), name: fileNameOf(item), bytes })
      .catch((problem: unknown) => {
        const text = unwrittenText(problem, 'inbox:refused.unwritten.text');
        refuse({ code: 'unwritten', file, text });
      });
};

/** The chosen document and what it encloses, as far as those are filed with nobody. */
const bundleOf = ({ chosen }: InboxModel): readonly string[] =>
  chosen === null
    ? []
    : [chosen.item, ...chosen.enclosed.filter(({ status }) => status === 'open')].map(
        ({ id }) => id,
      );

const mailToTake = ({ chosen }: InboxModel): readonly MailItem[] =>
  (chosen?.mail ?? [])
    .filter(({ isTaken, lacksAddressee }) => !isTaken && !lacksAddressee)
    .map(({ item }) => item);

/** The document after or before the chosen one in the list. */
const neighbourOf = (
  { chosen, rows }: InboxModel,
  step: 1 | -1,
  except: readonly string[] = [],
): string | null => {
  const left = rows.filter(({ item }) => !except.includes(item.id) || item.id === chosen?.item.id);
  const at = left.findIndex(({ item }) => item.id === chosen?.item.id);
  return (left[at + step] ?? left[at - step])?.item.id ?? null;
};

const filedParty = ({ chosen, desk }: InboxModel): Party | undefined => {
  const key = chosen?.item.party ?? null;
  return key === null || chosen?.item.status !== 'filed'
    ? undefined
    : desk.campaign.world.parties[key];
};

/** The acts of the mailbox on what it shows now. */
export function useInboxActions(model: InboxModel): InboxActions {
  const run = useExecute();
  const readOnly = useSession((session) => session.readOnly);
  return useMemo((): InboxActions => {
    const { chosen, clear, desk, thread } = model;
    const { set } = useInbox.getState();
    const execute = (command: Command): void => void run(command);
    /** In a list of new documents the chosen one leaves it: the next one takes its place. */
    const onwards = (ids: readonly string[]): void =>
      set({
        document:
          useInbox.getState().filter === 'all'
            ? (chosen?.item.id ?? null)
            : neighbourOf(model, 1, ids),
      });
    const isLate =
      chosen !== null && chosen.item.status !== 'filed' && isPastClock(desk, chosen.item);
    /** Files what is in time; what came late only with a reason, or not at all. */
    const file = (party: Party): void => {
      const ids = bundleOf(model);
      if (isLate) {
        if (clockOfTurn(desk)?.takesLate === true)
          set({ admitting: { document: chosen.item.id, party: party.key } });
        return;
      }
      onwards(ids);
      execute(fileWith(party, ids));
    };
    return {
      mayWrite: !readOnly,
      execute,
      accept: () => {
        if (thread !== null && thread.clear.length > 0)
          execute(takeFromThread(thread.item.id, thread.clear));
        else if (chosen?.suggestion != null) file(chosen.suggestion.party);
      },
      acceptAll: () => {
        if (clear.length > 0) execute(fileAll(clear));
      },
      fileWith: file,
      admit: (party, reason) => {
        const ids = bundleOf(model);
        set({ admitting: null });
        onwards(ids);
        execute(admitWith(party, ids, reason));
      },
      layAside: () => {
        const ids = bundleOf(model);
        onwards(ids);
        execute(layAside(ids));
      },
      putBack: () => {
        const ids = bundleOf(model);
        onwards(ids);
        execute(putBack(ids));
      },
      saveOriginal: () => {
        if (chosen !== null) void save(desk.campaign.id, chosen.item);
      },
      takeAllMail: () => {
        const filed = filedParty(model);
        const party = filed ?? chosen?.suggestion?.party;
        if (party === undefined) return;
        const items = mailToTake(model).map((item) => ({ ...item, from: party.key }));
        if (filed === undefined) file(party);
        if (filed === undefined && isLate) return;
        if (items.length > 0) execute(takeMail(party, items));
      },
      check: () => {
        const party = filedParty(model);
        if (party !== undefined)
          useTurnView
            .getState()
            .choose({ ...NOTHING_CHOSEN, turnStep: 'orders', party: party.key });
      },
      walk: (step) => set({ document: neighbourOf(model, step) }),
    };
  }, [model, run, readOnly]);
}
