import {
  bookByHand,
  fileDocuments,
  type ManualBooking,
  type Party,
  receiveDocuments,
  voidEntry,
} from '../../engine';
import type { ReadDocument } from '../intake';
import type { Command } from '../state/command';

/** Books gold of a realm by hand. What the books refuse changes nothing; ask them before. */
export const bookEntry = (booking: ManualBooking, party: string): Command => ({
  name: 'ledger:command.book',
  about: { party, amount: booking.amount, reason: booking.reason },
  replace: (campaign) => {
    const result = bookByHand(campaign, booking);
    return result.ok ? result.value : campaign;
  },
});

/** Makes an entry undone by a counter-entry; both stay in the ledger. */
export const undoEntry = (id: string, what: string, reason: string): Command => ({
  name: 'ledger:command.void',
  about: { what, reason },
  replace: (campaign) => {
    const result = voidEntry(campaign, id, reason);
    return result.ok ? result.value : campaign;
  },
});

/** Puts lists of a player into the mailbox and files them with the letter of his realm. */
export const fileSheet = (
  { format, name, sender, text, receivedAt }: ReadDocument,
  party: Pick<Party, 'key' | 'name'>,
  now: string,
): Command => ({
  name: 'ledger:command.sheet',
  about: { party: party.name },
  replace: (campaign) => {
    const arrived = {
      ...{ format, name, sender, text, original: null },
      receivedAt: receivedAt ?? now,
      enclosed: [],
    };
    const received = receiveDocuments(campaign, [arrived]);
    return fileDocuments(received.campaign, received.ids, party.key);
  },
});
