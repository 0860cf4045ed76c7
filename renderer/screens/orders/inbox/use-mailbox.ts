import { useCallback, useMemo } from 'react';
import { type Campaign, receiveDocuments, sameDocument } from '../../../../engine';
import { bridge } from '../../../kit/bridge';
import { useSession } from '../../../model/state/session';
import { examplePost } from '../../../model/turn/example';
import { useExecute } from '../../../model/turn/execute';
import { useArrivals } from '../use-arrivals';
import { receiveLetters } from '../../../model/letters/commands';
import {
  gather,
  gatherText,
  type Gathered,
  type Incoming,
  type Refusal,
} from '../../../model/letters/gather';
import { type ArrivalNotice, NO_NOTICE, useInbox } from './use-inbox-model';

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
export function useMailbox(): Mailbox {
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
}
