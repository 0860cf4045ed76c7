import { useCallback, useState } from 'react';
import type { PartyKey } from '../../engine';
import { bridge } from '../bridge';
import { useSession } from '../state/session';
import { receiveSheet } from './commands';
import { useExecute } from './execute';
import { NOTHING_CHOSEN, useTurnDesk } from './desk-store';
import { type Intake, judgeBytes, judgeText } from './model/intake';
import { useArrivals } from './use-arrivals';

/** Why nothing was taken; words are made of it in `turn:refused`. */
export type Refusal =
  | { readonly code: 'empty' | 'binary' | 'denied' | 'readOnly' }
  | { readonly code: 'huge'; readonly size: number };

/** The ways a letter comes onto the desk. */
export interface IntakeDesk {
  readonly refusal: Refusal | null;
  readonly forget: () => void;
  /** A letter that waits for the GM's word, because another of this realm is there. */
  readonly pending: string | null;
  /** Files the waiting letter, with this realm or another. */
  readonly confirm: (target?: Addressee) => void;
  readonly dismiss: () => void;
  readonly take: (text: string) => void;
  readonly paste: () => void;
  readonly open: () => void;
}

const refusalOf = (intake: Exclude<Intake, { readonly kind: 'text' }>): Refusal =>
  intake.kind === 'huge' ? { code: 'huge', size: intake.characters } : { code: intake.kind };

interface Addressee {
  readonly key: PartyKey;
  readonly name: string;
}

/** Takes letters for a party from clipboard, file, drop or keyboard; asks before one replaces another. */
export const useIntake = (party: Addressee, hasSheet: boolean): IntakeDesk => {
  const execute = useExecute();
  const readOnly = useSession((session) => session.readOnly);
  const choose = useTurnDesk((desk) => desk.choose);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [pending, setPending] = useState<string | null>(null);

  const file = useCallback(
    (text: string, target = party): void => {
      choose({ ...NOTHING_CHOSEN, party: target.key, side: 'orders' });
      void execute(receiveSheet(target, text, new Date().toISOString()));
    },
    [party, execute, choose],
  );

  const accept = useCallback(
    (intake: Intake): void => {
      if (readOnly) {
        setRefusal({ code: 'readOnly' });
        return;
      }
      if (intake.kind !== 'text') {
        setRefusal(refusalOf(intake));
        return;
      }
      setRefusal(null);
      if (hasSheet) setPending(intake.text);
      else file(intake.text);
    },
    [hasSheet, file, readOnly],
  );

  const acceptText = useCallback((text: string): void => accept(judgeText(text)), [accept]);
  const acceptFile = useCallback(
    (bytes: Promise<ArrayBuffer>): void =>
      void bytes.then((buffer) => accept(judgeBytes(new Uint8Array(buffer)))),
    [accept],
  );
  useArrivals(acceptText, acceptFile);

  return {
    refusal,
    forget: () => setRefusal(null),
    pending,
    confirm: (target) => {
      if (pending !== null) file(pending, target);
      setPending(null);
    },
    dismiss: () => setPending(null),
    take: acceptText,
    paste: () => {
      navigator.clipboard.readText().then(acceptText, () => setRefusal({ code: 'denied' }));
    },
    open: () => {
      void bridge.openFile({ kind: 'orders' }).then((opened) => {
        if (opened !== null) accept(judgeBytes(opened.bytes));
      });
    },
  };
};
