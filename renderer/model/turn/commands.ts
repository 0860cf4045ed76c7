import {
  type Campaign,
  moveDocuments,
  type PartyKey,
  type Proposal,
  removeDocuments,
  type World,
} from '../../../engine';
import { type Command, replacing } from '../state/command';

/** Files a letter with another realm than the one it was filed with. */
export function moveSheet(
  from: PartyKey,
  to: { readonly key: PartyKey; readonly name: string },
): Command {
  return replacing('turn:command.move', { party: to.name }, (campaign) =>
    moveDocuments(campaign, from, to.key),
  );
}

/** Removes a letter from the turn; its documents stay in the mailbox. */
export function removeSheet(party: { readonly key: PartyKey; readonly name: string }): Command {
  return replacing('turn:command.remove', { party: party.name }, (campaign) =>
    removeDocuments(campaign, party.key),
  );
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
  return replacing(
    'turn:command.apply',
    {
      turn: campaign.world.clock.turn,
      count: Object.keys(campaign.sheets).length,
    },
    (current) =>
      current.world.clock.turn === campaign.world.clock.turn ? apply(current, proposal) : current,
  );
}
