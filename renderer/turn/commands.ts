import {
  type Campaign,
  type Json,
  moveDocuments,
  type PartyKey,
  type Proposal,
  type Question,
  removeDocuments,
  type World,
} from '../../engine';
import type { Command } from '../state/command';

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));

/** Files a letter with the realm it belongs to instead of the one it was filed with. */
export const moveSheet = (
  from: PartyKey,
  to: { readonly key: PartyKey; readonly name: string },
): Command => ({
  name: 'turn:command.move',
  about: { party: to.name },
  replace: (campaign) => moveDocuments(campaign, from, to.key),
});

/** Takes a letter off the desk; its documents stay in the mailbox. */
export const removeSheet = (party: { readonly key: PartyKey; readonly name: string }): Command => ({
  name: 'turn:command.remove',
  about: { party: party.name },
  replace: (campaign) => removeDocuments(campaign, party.key),
});

/** Puts the GM's own figure in the place of a computed one. */
export const ruleFigure = (key: string, label: string, value: number, reason: string): Command => ({
  name: 'turn:command.ruleFigure',
  about: { label, value },
  change: (draft) => {
    draft.rulings[key] = { key, value, reason };
  },
});

/** Answers a question of the rules. */
export const answerQuestion = (question: Question, option: string, reason: string): Command => ({
  name: 'turn:command.answer',
  about: { ...question.about, clause: question.clause, question: question.name, option },
  change: (draft) => {
    draft.rulings[question.key] = { key: question.key, value: option, reason };
  },
});

/** Takes a ruling back: the computed figure or the open question stands again. */
export const withdrawRuling = (key: string, label: string): Command => ({
  name: 'turn:command.withdraw',
  about: { label },
  change: (draft) => {
    draft.rulings = without(draft.rulings, key);
  },
});

/**
 * Books the turn: one step of undo for the whole month. A turn that was booked meanwhile, such as in another window, is not
 * booked again.
 */
export const bookTurn = (
  campaign: Campaign,
  proposal: Proposal<World>,
  apply: (campaign: Campaign, proposal: Proposal<World>) => Campaign,
): Command => ({
  name: 'turn:command.apply',
  about: {
    turn: campaign.world.clock.turn,
    count: Object.keys(campaign.sheets).length,
  },
  replace: (current) =>
    current.world.clock.turn === campaign.world.clock.turn ? apply(current, proposal) : current,
});

/** Puts the GM's word in the place of a whole outcome, such as that of a fight. */
export const ruleOutcome = (key: string, label: string, value: Json, reason: string): Command => ({
  name: 'turn:command.ruleOutcome',
  about: { label },
  replace: (campaign) => ({
    ...campaign,
    rulings: { ...campaign.rulings, [key]: { key, value, reason } },
  }),
});
