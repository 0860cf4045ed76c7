import type { BlockEdit, EnclosedMap, TurnReportDraft } from '../../../../engine';
import { withReason } from '../../../model/leaks/allowed';
import { type Command, replacing } from '../../../model/state/command';
import { draftOf, type TurnReportRef } from '../model/draft';

/** The part of a block a command needs. */
interface BlockOf {
  readonly key: string;
  readonly facts: string;
}

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));

const onDraft = (
  name: string,
  ref: TurnReportRef,
  change: (draft: TurnReportDraft) => TurnReportDraft,
): Command =>
  replacing(name, { party: ref.party.name, turn: ref.turn }, (campaign) => {
    const draft = draftOf(campaign, ref);
    const changed = change(draft);
    return changed === draft
      ? campaign
      : { ...campaign, evaluations: { ...campaign.evaluations, [draft.id]: changed } };
  });

/** A change of text makes a turn report one that is not proofed any more. */
const onWords = (
  name: string,
  ref: TurnReportRef,
  change: (draft: TurnReportDraft) => Partial<TurnReportDraft>,
): Command => onDraft(name, ref, (draft) => ({ ...draft, ...change(draft), proofedAt: null }));

const withEdit = (draft: TurnReportDraft, key: string, edit: BlockEdit) => ({
  edits: { ...draft.edits, [key]: edit },
});

/** Replaces a block by a text of the GM, for the facts it has now. */
export function editBlock(ref: TurnReportRef, { key, facts }: BlockOf, text: string): Command {
  return onWords('delivery:command.edit', ref, (draft) => withEdit(draft, key, { text, facts }));
}

/** Restores a block's own text; for a block that is gone, discards the GM's text. */
export function restoreBlock(ref: TurnReportRef, key: string): Command {
  return onWords('delivery:command.restore', ref, (draft) => ({
    edits: without(draft.edits, key),
  }));
}

/** Records that the GM's text holds for the changed facts, too. */
export function keepWords(ref: TurnReportRef, { key, facts }: BlockOf): Command {
  return onWords('delivery:command.keep', ref, (draft) => {
    const edit = draft.edits[key];
    return edit === undefined ? {} : withEdit(draft, key, { ...edit, facts });
  });
}

/** Leaves a block out. */
export function leaveOut(ref: TurnReportRef, key: string): Command {
  return onWords('delivery:command.leaveOut', ref, ({ leftOut }) => ({
    leftOut: [...leftOut.filter((other) => other !== key), key],
  }));
}

/** Takes a block in again. */
export function takeIn(ref: TurnReportRef, key: string): Command {
  return onWords('delivery:command.takeIn', ref, ({ leftOut }) => ({
    leftOut: leftOut.filter((other) => other !== key),
  }));
}

/** Personal words above or below the turn report. */
export function writeWords(
  ref: TurnReportRef,
  place: 'opening' | 'closing',
  text: string,
): Command {
  return onWords(`delivery:command.${place}`, ref, () => ({ [place]: text }));
}

export function chooseTone(ref: TurnReportRef, tone: TurnReportDraft['tone']): Command {
  return onWords('delivery:command.tone', ref, () => ({ tone }));
}

export function chooseLanguage(ref: TurnReportRef, language: TurnReportDraft['language']): Command {
  return onWords('delivery:command.language', ref, () => ({ language }));
}

/** The excerpt of the map that goes with it. */
export function chooseMap(ref: TurnReportRef, map: EnclosedMap): Command {
  return onWords('delivery:command.map', ref, () => ({ map }));
}

/** Whether a player gets a page on which he writes his letter. */
export function choosePage(ref: TurnReportRef, hasPage: boolean): Command {
  return onDraft(hasPage ? 'delivery:command.page' : 'delivery:command.noPage', ref, (draft) => ({
    ...draft,
    page: hasPage,
  }));
}

/** Answers a question of the player; an empty answer takes question and answer out. */
export function answer(ref: TurnReportRef, question: string, words: string): Command {
  return onWords('delivery:command.answer', ref, ({ answers }) => {
    const has = answers.some((one) => one.question === question);
    const next = { question, answer: words };
    if (words === '') return { answers: answers.filter((one) => one.question !== question) };
    return {
      answers: has
        ? answers.map((one) => (one.question === question ? next : one))
        : [...answers, next],
    };
  });
}

/** The GM has proofed it; `at` ISO 8601, null = he reverts that. */
export function proof(ref: TurnReportRef, at: string | null): Command {
  return onDraft(
    at === null ? 'delivery:command.unproof' : 'delivery:command.proof',
    ref,
    (draft) => ({
      ...draft,
      proofedAt: at,
    }),
  );
}

const heldAgain = (draft: TurnReportDraft): TurnReportDraft => {
  const { released, ...held } = draft;
  return released === undefined ? draft : held;
};

/** Sends it although its account is not paid, for a reason; null = it waits again (WW-1.4-07). */
export function release(ref: TurnReportRef, reason: string | null): Command {
  return onDraft(
    reason === null ? 'delivery:command.hold' : 'delivery:command.release',
    ref,
    (draft) => (reason === null ? heldAgain(draft) : { ...draft, released: reason }),
  );
}

/** Allows a leak that the check found, for a reason; null = it is held back again. */
export function allowLeak(
  ref: TurnReportRef,
  keys: readonly string[],
  reason: string | null,
): Command {
  return onDraft(
    reason === null ? 'delivery:command.disallow' : 'delivery:command.allow',
    ref,
    (draft) => ({ ...draft, allowed: withReason(draft.allowed, keys, reason) }),
  );
}
