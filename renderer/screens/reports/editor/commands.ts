import type { BlockEdit, EnclosedMap, TurnReportDraft } from '../../../../engine';
import type { Command } from '../../../model/state/command';
import { draftOf, type TurnReportRef } from '../model/draft';

/** The part of a block an act needs. */
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
): Command => ({
  name,
  about: { party: ref.party.name, turn: ref.turn },
  replace: (campaign) => {
    const draft = draftOf(campaign, ref);
    const changed = change(draft);
    return changed === draft
      ? campaign
      : { ...campaign, evaluations: { ...campaign.evaluations, [draft.id]: changed } };
  },
});

/** What changes the words of an evaluation makes it one that is not proofed any more. */
const onWords = (
  name: string,
  ref: TurnReportRef,
  change: (draft: TurnReportDraft) => Partial<TurnReportDraft>,
): Command => onDraft(name, ref, (draft) => ({ ...draft, ...change(draft), proofedAt: null }));

const withEdit = (draft: TurnReportDraft, key: string, edit: BlockEdit) => ({
  edits: { ...draft.edits, [key]: edit },
});

/** Puts words of the GM in the place of a block, for the facts it has now. */
export const editBlock = (ref: TurnReportRef, { key, facts }: BlockOf, text: string): Command =>
  onWords('dispatch:command.edit', ref, (draft) => withEdit(draft, key, { text, facts }));

/** Lets a block speak its own words again; for a block that is gone, throws the words away. */
export const restoreBlock = (ref: TurnReportRef, key: string): Command =>
  onWords('dispatch:command.restore', ref, (draft) => ({ edits: without(draft.edits, key) }));

/** Says that the GM's words hold for the changed facts, too. */
export const keepWords = (ref: TurnReportRef, { key, facts }: BlockOf): Command =>
  onWords('dispatch:command.keep', ref, (draft) => {
    const edit = draft.edits[key];
    return edit === undefined ? {} : withEdit(draft, key, { ...edit, facts });
  });

/** Leaves a block out. */
export const leaveOut = (ref: TurnReportRef, key: string): Command =>
  onWords('dispatch:command.leaveOut', ref, ({ leftOut }) => ({
    leftOut: [...leftOut.filter((other) => other !== key), key],
  }));

/** Takes a block in again. */
export const takeIn = (ref: TurnReportRef, key: string): Command =>
  onWords('dispatch:command.takeIn', ref, ({ leftOut }) => ({
    leftOut: leftOut.filter((other) => other !== key),
  }));

/** Personal words above or below the evaluation. */
export const writeWords = (
  ref: TurnReportRef,
  place: 'opening' | 'closing',
  text: string,
): Command => onWords(`dispatch:command.${place}`, ref, () => ({ [place]: text }));

export const chooseTone = (ref: TurnReportRef, tone: TurnReportDraft['tone']): Command =>
  onWords('dispatch:command.tone', ref, () => ({ tone }));

export const chooseLanguage = (
  ref: TurnReportRef,
  language: TurnReportDraft['language'],
): Command => onWords('dispatch:command.language', ref, () => ({ language }));

/** The excerpt of the map that goes with it. */
export const chooseMap = (ref: TurnReportRef, map: EnclosedMap): Command =>
  onWords('dispatch:command.map', ref, () => ({ map }));

/** Answers a question of the player; an empty answer takes question and answer out. */
export const answer = (ref: TurnReportRef, question: string, words: string): Command =>
  onWords('dispatch:command.answer', ref, ({ answers }) => {
    const has = answers.some((one) => one.question === question);
    const next = { question, answer: words };
    if (words === '') return { answers: answers.filter((one) => one.question !== question) };
    return {
      answers: has
        ? answers.map((one) => (one.question === question ? next : one))
        : [...answers, next],
    };
  });

/** The GM has read it; `at` ISO 8601, null = he takes that back. */
export const proof = (ref: TurnReportRef, at: string | null): Command =>
  onDraft(at === null ? 'dispatch:command.unproof' : 'dispatch:command.proof', ref, (draft) => ({
    ...draft,
    proofedAt: at,
  }));

const heldAgain = (draft: TurnReportDraft): TurnReportDraft => {
  const { released, ...held } = draft;
  return released === undefined ? draft : held;
};

/** Sends it although its account is not paid, for a reason; null = it waits again (WW-1.4-07). */
export const release = (ref: TurnReportRef, reason: string | null): Command =>
  onDraft(reason === null ? 'dispatch:command.hold' : 'dispatch:command.release', ref, (draft) =>
    reason === null ? heldAgain(draft) : { ...draft, released: reason },
  );

/** Lets something out that the leak check found, for a reason; null = it is held back again. */
export const allowLeak = (ref: TurnReportRef, key: string, reason: string | null): Command =>
  onDraft(
    reason === null ? 'dispatch:command.disallow' : 'dispatch:command.allow',
    ref,
    (draft) => ({
      ...draft,
      allowed: reason === null ? without(draft.allowed, key) : { ...draft.allowed, [key]: reason },
    }),
  );
