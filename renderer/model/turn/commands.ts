import {
  type Campaign,
  moveDocuments,
  type PartyKey,
  type Proposal,
  removeDocuments,
  type World,
} from '../../../engine';
import type { Command } from '../state/command';

/** Files a letter with the realm it belongs to instead of the one it was filed with. */
export function moveSheet(
  from: PartyKey,
  to: { readonly key: PartyKey; readonly name: string },
): Command {
  return {
    name: 'turn:command.move',
    about: { party: to.name },
    replace: (campaign) => moveDocuments(campaign, from, to.key),
  };
}

/** Takes a letter off the desk; its documents stay in the mailbox. */
export function removeSheet(party: { readonly key: PartyKey; readonly name: string }): Command {
  return {
    name: 'turn:command.remove',
    about: { party: party.name },
    replace: (campaign) => removeDocuments(campaign, party.key),
  };
}

/**
 * Books the turn: one step of undo for the whole month. A turn that was booked meanwhile, such as in another window, is not
 * booked again.
 */
export function bookTurn(
  campaign: Campaign,
  proposal: Proposal<World>,
  apply: (campaign: Campaign, proposal: Proposal<World>) => Campaign,
): Command {
  return {
    name: 'turn:command.apply',
    about: {
      turn: campaign.world.clock.turn,
      count: Object.keys(campaign.sheets).length,
    },
    replace: (current) =>
      current.world.clock.turn === campaign.world.clock.turn ? apply(current, proposal) : current,
  };
}
