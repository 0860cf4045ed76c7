import { bookByHand, type ManualBooking, voidEntry } from '../../../engine';
import type { Command } from '../../model/state/command';

/**
 * Books money of a party by hand. What the books refuse changes nothing; ask them before.
 * @param told The amount in words of the game's money.
 */
export function bookEntry(booking: ManualBooking, party: string, told: string): Command {
  return {
    name: 'ledger:command.book',
    about: { party, amount: told, reason: booking.reason },
    replace: (campaign) => {
      const result = bookByHand(campaign, booking);
      return result.ok ? result.value : campaign;
    },
  };
}

/** Makes an entry undone by a counter-entry; both stay in the ledger. */
export function undoEntry(id: string, what: string, reason: string): Command {
  return {
    name: 'ledger:command.void',
    about: { what, reason },
    replace: (campaign) => {
      const result = voidEntry(campaign, id, reason);
      return result.ok ? result.value : campaign;
    },
  };
}
