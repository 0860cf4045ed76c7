import { useState } from 'react';
import type { PartySnapshot } from '../../../../engine';
import { bridge, type FileKind } from '../../../kit/bridge';
import { noteCaught } from '../../../model/faults/caught';
import { unwrittenText } from '../../../model/faults/unwritten';
import type { Leak } from '../../../model/leaks';
import { useSession } from '../../../model/state/session';
import { markAllSent, unmarkSent } from '../../../model/turn/archive/commands';
import { isHeldBack } from '../../../model/letters/held-back';
import { filePress } from '../press';
import { enclosedWith } from '../press/enclosed';
import { issued, type Issued } from '../press/issue';
import type { Format } from '../press/protocol';
import { proof, release } from './commands';
import { type TurnReportsModel, holding, useFound } from './use-evaluations';

const KINDS: Readonly<Record<Format, FileKind>> = {
  pdf: 'pdf',
  html: 'html',
  text: 'text',
  json: 'json',
  mail: 'mail',
};

/** What a check looks through: everything a player gets; a mail is made of the same. */
const CHECKED: readonly Format[] = ['pdf', 'html', 'text', 'json'];

/** What the desk says about the last act. */
export type TurnNotice =
  | { readonly kind: 'saved'; readonly path: string }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'clean' }
  | null;

/** The acts on the open evaluation; undefined = not now. */
export interface TurnActions {
  readonly notice: TurnNotice;
  /** Files are being made and looked through. */
  readonly isBusy: boolean;
  /** What the last check found; undefined = not checked as it is now. */
  readonly leaks: readonly Leak[] | undefined;
  readonly check: () => void;
  readonly save: ((format: Format) => void) | undefined;
  readonly toggleProof: (() => void) | undefined;
  readonly toggleSent: (() => void) | undefined;
  readonly hold: (() => void) | undefined;
}

const now = (): string => new Date().toISOString();

/** Acts on the evaluation of the open realm. Nothing leaves the desk that was not looked through. */
export function useReportActions(
  model: TurnReportsModel,
  snapshot: PartySnapshot | undefined,
): TurnActions {
  const { campaign, chosen, facts, archived } = model;
  const { party, ref, draft, mark, isUnpaid, state } = chosen;
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const found = useFound((store) => store.checks[party.key]);
  const [notice, setNotice] = useState<{ readonly of: string; readonly said: TurnNotice }>();
  const [isBusy, setBusy] = useState(false);
  const say = (said: TurnNotice): void => setNotice({ of: party.key, said });
  const make = async (formats: readonly Format[]): Promise<Issued> => {
    if (snapshot === undefined) return { kind: 'cancelled' };
    setBusy(true);
    setNotice(undefined);
    const reader = { party: party.key, language: draft.language };
    const hasMail = formats.includes('mail');
    // Without what belongs to it a mail does not go out.
    const enclosed = await (
      hasMail ? enclosedWith(campaign, archived, reader) : Promise.resolve([])
    ).catch((problem: unknown) => {
      noteCaught(problem);
      return undefined;
    });
    const outcome: Issued =
      enclosed === undefined
        ? { kind: 'failed' }
        : await issued(filePress, { campaign, snapshot, draft, formats, enclosed });
    setBusy(false);
    if (outcome.kind === 'failed') say({ kind: 'failed', text: 'delivery:desk.makeFailed' });
    return outcome;
  };
  /** Files without anything that has to stay in the house; undefined = there are none. */
  const clean = async (formats: readonly Format[]) => {
    const outcome = await make(formats);
    if (outcome.kind !== 'issued') return undefined;
    useFound.getState().noteCheck(party.key, { facts, mark, leaks: outcome.leaks });
    return outcome.open.length === 0 ? outcome : undefined;
  };
  const save = async (format: Format): Promise<void> => {
    const outcome = await clean([format]);
    const [file] = outcome?.artefacts ?? [];
    if (file === undefined) return;
    try {
      const { name, bytes } = file;
      const saved = await bridge.saveFile({ kind: KINDS[format], name, bytes });
      say(saved === null ? null : { kind: 'saved', path: saved.path });
    } catch (problem) {
      say({ kind: 'failed', text: unwrittenText(problem, 'delivery:desk.saveFailed') });
    }
  };
  const send = async (): Promise<void> => {
    const outcome = await clean(CHECKED);
    if (outcome === undefined) return;
    const texts = new Map([[party.key, outcome.text]]);
    await execute(markAllSent(ref.turn, [party], now(), texts));
  };
  const isHeld = isHeldBack(isUnpaid, draft);
  const isSent = state.kind === 'sent';
  const mayWrite = !readOnly && !isBusy;
  return {
    notice: notice?.of === party.key ? notice.said : null,
    isBusy,
    leaks: holding(found, { facts, mark })?.leaks,
    check: () =>
      void clean(CHECKED).then((outcome) => {
        if (outcome !== undefined) say({ kind: 'clean' });
      }),
    save: isBusy || isHeld ? undefined : (format) => void save(format),
    toggleProof: mayWrite
      ? () => void execute(proof(ref, draft.proofedAt === null ? now() : null))
      : undefined,
    toggleSent:
      mayWrite && (isSent || !isHeld)
        ? () => void (isSent ? execute(unmarkSent(ref.turn, party)) : send())
        : undefined,
    hold:
      mayWrite && draft.released !== undefined ? () => void execute(release(ref, null)) : undefined,
  };
}
