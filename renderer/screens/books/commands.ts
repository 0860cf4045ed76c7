import { bookByHand, type ManualBooking, voidEntry } from '../../../engine';
import { type Command, replacing } from '../../model/state/command';

/**
 * Books money of a party for the GM. What the books refuse changes nothing; ask them before. @param told The amount as
 * text of the game's money.
 */
export function bookEntry(booking: ManualBooking, party: string, told: string): Command {
  return replacing(
    'ledger:command.book',
    { party, amount: told, reason: booking.reason },
    (campaign) => {
      const result = bookByHand(campaign, booking);
      return result.ok ? result.value : campaign;
    },
  );
}

/** Reverses an entry by a counter-entry; both stay in the ledger. */
export function undoEntry(id: string, what: string, reason: string): Command {
  return replacing('ledger:command.void', { what, reason }, (campaign) => {
    const result = voidEntry(campaign, id, reason);
    return result.ok ? result.value : campaign;
  });
}
