import { useCallback, useState } from 'react';
import { type ArrivedDocument, sameDocument, withEnclosed } from '../../../engine';
import { bridge } from '../../kit/bridge';
import { useSession } from '../../model/state/session';
import { NOTHING_CHOSEN, useTurnView } from '../../model/turn/turn-view';
import { useExecute } from '../../model/turn/execute';
import { type Addressee, fileWith, type Placing, receiveFor } from '../../model/letters/commands';
import {
  gather,
  gatherText,
  type Gathered,
  type Incoming,
  type Refusal,
} from '../../model/letters/gather';
import { useArrivals } from './use-arrivals';

/** The ways a letter comes onto the desk. */
export interface IntakeModel {
  readonly refusal: Refusal | null;
  readonly forget: () => void;
  /** Words of a letter that waits for the GM's word, because another of this realm is there. */
  readonly pending: string | null;
  /** Files the waiting letter beside what is there or in its place, with this realm or another. */
  readonly confirm: (placing: Placing, target?: Addressee) => void;
  readonly dismiss: () => void;
  readonly take: (text: string) => void;
  readonly paste: () => void;
  readonly open: () => void;
}

const textOf = (document: ArrivedDocument): string =>
  [document.text, ...document.enclosed.map(textOf)].filter((text) => text !== '').join('\n\n');

/** The document that came before and lies with nobody, or with this very realm. */
const knownOf = (document: ArrivedDocument, party: Addressee) => {
  const { campaign } = useSession.getState();
  const known = campaign === null ? undefined : sameDocument(campaign, document);
  if (campaign === null || known === undefined) return undefined;
  const isFree = known.status !== 'filed' || known.party === party.key;
  return isFree ? { known, all: withEnclosed(campaign.inbox, known.id) } : undefined;
};

/** Takes letters for a party from clipboard, files, drop or keyboard; asks before one stands beside another. */
export function useIntake(party: Addressee, hasSheet: boolean): IntakeModel {
  const execute = useExecute();
  const readOnly = useSession((session) => session.readOnly);
  const choose = useTurnView((desk) => desk.choose);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [pending, setPending] = useState<readonly ArrivedDocument[]>([]);

  const file = useCallback(
    (documents: readonly ArrivedDocument[], placing: Placing, target: Addressee): void => {
      choose({ ...NOTHING_CHOSEN, party: target.key, side: 'orders' });
      const [only] = documents;
      const found = documents.length === 1 && only ? knownOf(only, target) : undefined;
      if (found === undefined) void execute(receiveFor(target, documents, placing));
      else {
        const ids = found.all.map(({ id }) => id);
        void execute(fileWith(target, ids, placing));
      }
    },
    [execute, choose],
  );

  const settle = useCallback(
    ({ documents, refusals }: Gathered): void => {
      setRefusal(refusals[0] ?? null);
      if (documents.length === 0) return;
      if (hasSheet) setPending(documents);
      else file(documents, 'append', party);
    },
    [hasSheet, file, party],
  );
  const hear = useCallback(
    (incoming: Incoming): void => {
      const campaign = useSession.getState().campaign?.id;
      const now = new Date().toISOString();
      if (readOnly) setRefusal({ code: 'readOnly', file: '' });
      else if ('text' in incoming) settle(gatherText(incoming.text, now));
      else if (campaign !== undefined)
        void gather(campaign, incoming.files, now).then((gathered) => {
          if (useSession.getState().campaign?.id === campaign) settle(gathered);
        });
    },
    [readOnly, settle],
  );
  useArrivals(hear);

  return {
    refusal,
    forget: () => setRefusal(null),
    pending: pending.length === 0 ? null : pending.map(textOf).join('\n\n'),
    confirm: (placing, target = party) => {
      if (pending.length > 0) file(pending, placing, target);
      setPending([]);
    },
    dismiss: () => setPending([]),
    take: (text) => hear({ text }),
    paste: () => {
      navigator.clipboard.readText().then(
        (text) => hear({ text }),
        () => setRefusal({ code: 'denied', file: '' }),
      );
    },
    open: () => {
      bridge.openFiles({ kind: 'orders' }).then(
        (files) => {
          if (files.length > 0) hear({ files });
        },
        () => setRefusal({ code: 'broken', file: '' }),
      );
    },
  };
}
