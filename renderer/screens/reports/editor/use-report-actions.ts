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
import { heavyPage } from '../press/player-page';
import { type Format, formatsFor, formatsToSave } from '../press/protocol';
import { proof, release } from './commands';
import { type TurnReportsModel, holding, useFound } from './use-evaluations';

const KINDS: Readonly<Record<Format, FileKind>> = {
  pdf: 'pdf',
  html: 'html',
  text: 'text',
  json: 'json',
  page: 'html',
  mail: 'mail',
};

/** What a check reads: everything a player gets; a mail is made of the same. */
const CHECKED: readonly Format[] = ['pdf', 'html', 'text', 'json'];

/** The message about the last command; `heavy` = bytes of a player's page that is too large for some. */
export type ReportNotice =
  | { readonly kind: 'saved'; readonly path: string; readonly heavy: number | undefined }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'clean'; readonly heavy: number | undefined }
  | null;

/** The commands on the open turn report; undefined = not now. */
export interface ReportActions {
  readonly notice: ReportNotice;
  /** Files are being made and checked. */
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

/** Commands on the turn report of the open realm. Nothing is sent that was not checked. */
export function useReportActions(
  model: TurnReportsModel,
  snapshot: PartySnapshot | undefined,
): ReportActions {
  const { campaign, chosen, facts, archived } = model;
  const { party, ref, draft, mark, isUnpaid, state } = chosen;
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const found = useFound((store) => store.checks[party.key]);
  const [notice, setNotice] = useState<{ readonly of: string; readonly said: ReportNotice }>();
  const [isBusy, setBusy] = useState(false);
  const say = (said: ReportNotice): void => setNotice({ of: party.key, said });
  const make = async (formats: readonly Format[]): Promise<Issued> => {
    if (snapshot === undefined) return { kind: 'cancelled' };
    setBusy(true);
    setNotice(undefined);
    const reader = { party: party.key, language: draft.language };
    const hasMail = formats.includes('mail');
    // Without its enclosures a mail is not sent.
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
  /** Files without leaks; undefined = there are none. */
  const clean = async (formats: readonly Format[]) => {
    const outcome = await make(formats);
    if (outcome.kind !== 'issued') return undefined;
    useFound.getState().noteCheck(party.key, { facts, mark, leaks: outcome.leaks });
    return outcome.open.length === 0 ? outcome : undefined;
  };
  const save = async (format: Format): Promise<void> => {
    const outcome = await clean(formatsToSave(draft, format));
    // The page of a player comes behind the file it goes with.
    const artefacts = outcome?.artefacts ?? [];
    const [file] = artefacts;
    if (file === undefined) return;
    try {
      const { name, bytes } = file;
      const saved = await bridge.saveFile({ kind: KINDS[format], name, bytes });
      say(saved === null ? null : { kind: 'saved', path: saved.path, heavy: heavyPage(artefacts) });
    } catch (problem) {
      say({ kind: 'failed', text: unwrittenText(problem, 'delivery:desk.saveFailed') });
    }
  };
  const send = async (): Promise<void> => {
    const outcome = await clean(formatsFor(draft, CHECKED));
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
      void clean(formatsFor(draft, CHECKED)).then((outcome) => {
        if (outcome !== undefined) say({ kind: 'clean', heavy: heavyPage(outcome.artefacts) });
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
