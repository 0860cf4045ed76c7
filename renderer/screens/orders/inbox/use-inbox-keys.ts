import { useCallback, useMemo } from 'react';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { useWish } from '../../../model/state/use-wish';
import { type ArrivalNotice, type InboxModel, NO_NOTICE, useInbox } from './use-inbox-model';
import type { InboxActs } from './use-inbox-acts';
import { type Campaign, receiveDocuments, sameDocument } from '../../../../engine';
import { bridge } from '../../../kit/bridge';
import { useSession } from '../../../model/state/session';
import { examplePost } from '../../../model/turn/example';
import { useExecute } from '../../../model/turn/execute';
import { useArrivals } from '../use-arrivals';
import { receiveLetters } from '../../../model/letters/commands';
import {
  gather,
  type Gathered,
  gatherText,
  type Incoming,
  type Refusal,
} from '../../../model/letters/gather';

/** The ways documents come into the mailbox. */
export interface Mailbox {
  readonly take: (text: string) => void;
  readonly paste: () => void;
  readonly open: () => void;
  /** Brings the letters of the example campaign. */
  readonly example: () => void;
}

/** Documents that are new, and those that were there already; the same one twice in one drop is one. */
const sifted = (
  campaign: Campaign,
  { documents }: Gathered,
): { readonly fresh: Gathered['documents']; readonly known: ArrivalNotice['known'] } => {
  let now = campaign;
  const fresh: Gathered['documents'][number][] = [];
  const known: ArrivalNotice['known'][number][] = [];
  for (const document of documents) {
    const same = sameDocument(now, document);
    if (same === undefined) {
      fresh.push(document);
      now = receiveDocuments(now, [document]).campaign;
    } else known.push({ name: document.name === '' ? same.name : document.name, id: same.id });
  }
  return { fresh, known };
};

const refuse = (refusal: Refusal): void =>
  useInbox.getState().set({ notice: { problems: [refusal], known: [] } });

/** Takes what comes into the mailbox: one act for a whole drop; what is there already is only told. */
export const useMailbox = (): Mailbox => {
  const execute = useExecute();
  const readOnly = useSession((session) => session.readOnly);

  const settle = useCallback(
    (gathered: Gathered): void => {
      const { campaign } = useSession.getState();
      if (campaign === null) return;
      const { fresh, known } = sifted(campaign, gathered);
      const [first] = receiveDocuments(campaign, fresh).ids;
      useInbox.getState().set({
        notice: { problems: gathered.refusals, known },
        ...(first === undefined
          ? {}
          : { document: first, filter: 'open', search: '', isReminding: false }),
      });
      if (fresh.length > 0) void execute(receiveLetters(fresh));
    },
    [execute],
  );

  const hear = useCallback(
    (incoming: Incoming): void => {
      const { set } = useInbox.getState();
      const campaign = useSession.getState().campaign?.id;
      const now = new Date().toISOString();
      if (campaign === undefined) return;
      if (readOnly) refuse({ code: 'readOnly', file: '' });
      else if ('text' in incoming) settle(gatherText(incoming.text, now));
      else {
        set({ reading: incoming.files.length, notice: NO_NOTICE });
        void gather(campaign, incoming.files, now).then((gathered) => {
          set({ reading: 0 });
          if (useSession.getState().campaign?.id === campaign) settle(gathered);
        });
      }
    },
    [readOnly, settle],
  );
  useArrivals(hear);

  return useMemo(
    () => ({
      take: (text) => hear({ text }),
      paste: () => {
        navigator.clipboard.readText().then(
          (text) => hear({ text }),
          () => refuse({ code: 'denied', file: '' }),
        );
      },
      open: () => {
        bridge.openFiles({ kind: 'orders' }).then(
          (files) => {
            if (files.length > 0) hear({ files });
          },
          () => refuse({ code: 'broken', file: '' }),
        );
      },
      example: () => {
        const { campaign } = useSession.getState();
        if (campaign !== null) void examplePost(campaign).then((files) => hear({ files }));
      },
    }),
    [hear],
  );
};

/** The keys of the mailbox; tooltips and buttons show the same ones. */
export const KEYS = {
  accept: 'Enter',
  acceptAll: 'Shift+Enter',
  file: 'B',
  aside: 'X',
  back: 'N',
  save: 'S',
  mail: 'M',
  check: 'P',
  open: 'O',
  type: 'T',
  search: '/',
  remind: 'R',
  next: 'J',
  previous: 'K',
} as const;

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** True where Enter already means something. */
const isOnControl = (): boolean =>
  document.activeElement?.closest('button, a, input, [role="tab"]') != null;

/** Binds the keys of the mailbox while it is on the screen. */
export const useInboxKeys = (model: InboxModel, acts: InboxActs, mailbox: Mailbox): void => {
  /** What needs the reading of the document waits for it. */
  const whenRead = useWish((act: 'accept' | 'takeAllMail') => {
    const { chosen } = model;
    const isPending = chosen !== null && model.isPending(chosen.item);
    const lacksOrders = act === 'takeAllMail' && chosen?.orders === null;
    if (isPending || lacksOrders) return false;
    acts[act]();
    return true;
  });
  const keys = useMemo((): readonly Shortcut[] => {
    const { chosen, clear, thread } = model;
    const hasClear = thread !== null && thread.clear.length > 0;
    const { mayWrite } = acts;
    const isOpen = mayWrite && chosen?.isAtHand === true;
    const hasOwner =
      chosen !== null && (chosen.suggestion !== null || model.isPending(chosen.item));
    const one = (
      id: keyof typeof KEYS,
      run: () => void,
      isPossible: () => boolean = () => true,
    ): Shortcut => ({
      id: `inbox.${id}`,
      keys: KEYS[id],
      text: `inbox:act.${id}`,
      scope: 'desk:station.inbox',
      isEnabled: isPossible,
      run,
    });
    return [
      one(
        'accept',
        () => whenRead('accept'),
        () => isOpen && (hasOwner || hasClear) && !isOnControl(),
      ),
      one('acceptAll', acts.acceptAll, () => mayWrite && clear.length > 0),
      one(
        'file',
        () => press('.ww-inbox-file button'),
        () => isOpen,
      ),
      one('aside', acts.layAside, () => isOpen && chosen.item.status !== 'aside'),
      one('back', acts.putBack, () => isOpen && chosen.item.status !== 'open'),
      one('save', acts.saveOriginal, () => chosen !== null),
      one(
        'mail',
        () => whenRead('takeAllMail'),
        () => isOpen && (chosen.item.status === 'filed' || hasOwner),
      ),
      one('check', acts.check, () => isOpen && chosen.item.status === 'filed'),
      one('open', mailbox.open, () => mayWrite),
      one(
        'type',
        () => useInbox.getState().set({ isTyping: true }),
        () => mayWrite,
      ),
      one('search', () => press('.ww-inbox-search input')),
      one('remind', () =>
        useInbox.getState().set({ isReminding: !useInbox.getState().isReminding }),
      ),
      one('next', () => acts.walk(1)),
      one('previous', () => acts.walk(-1)),
    ];
  }, [model, acts, mailbox, whenRead]);
  useShortcuts(keys);
};
