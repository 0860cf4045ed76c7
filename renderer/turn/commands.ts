import type { Campaign, PartyKey, Proposal, Question, World } from '../../engine';
import type { Command } from '../state/command';

/** Files an order text exactly as it arrived; one that was there is replaced. */
export const receiveSheet = (
  party: { readonly key: PartyKey; readonly name: string },
  text: string,
  receivedAt: string,
): Command => ({
  name: 'turn:command.receive',
  about: { party: party.name },
  change: (draft) => {
    draft.sheets[party.key] = {
      turn: draft.world.clock.turn,
      party: party.key,
      text,
      receivedAt,
    };
  },
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
  about: { clause: question.clause },
  change: (draft) => {
    draft.rulings[question.key] = { key: question.key, value: option, reason };
  },
});

/** Takes a ruling back: the computed figure or the open question stands again. */
export const withdrawRuling = (key: string, label: string): Command => ({
  name: 'turn:command.withdraw',
  about: { label },
  change: (draft) => {
    draft.rulings = Object.fromEntries(
      Object.entries(draft.rulings).filter(([other]) => other !== key),
    );
  },
});

/** Books the turn: one step of undo for the whole month. */
export const bookTurn = (
  campaign: Campaign,
  proposal: Proposal<World>,
  apply: (campaign: Campaign, proposal: Proposal<World>) => Campaign,
): Command => ({
  name: 'turn:command.apply',
  about: { turn: campaign.world.clock.turn },
  replace: (current) => apply(current, proposal),
});
