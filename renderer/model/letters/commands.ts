import {
  type ArrivedDocument,
  fileDocuments,
  layDocumentsAside,
  type MailItem,
  type OutgoingLetter,
  type PartyKey,
  receiveDocuments,
  replaceDocuments,
  unfileDocuments,
} from '../../../engine';
import { changing, type Command, replacing } from '../state/command';

/** A realm as commands name it. */
export interface Addressee {
  readonly key: PartyKey;
  readonly name: string;
}

/** Puts documents into the mailbox: one step of undo for all of one drop. */
export function receiveLetters(documents: readonly ArrivedDocument[]): Command {
  return replacing(
    'inbox:command.receive',
    { count: documents.length },
    (campaign) => receiveDocuments(campaign, documents).campaign,
  );
}

/** How a letter comes beside or in the place of what a realm has. */
export type Placing = 'append' | 'replace';

const PLACED = { append: fileDocuments, replace: replaceDocuments } as const;

/** Receives letters and files them with a realm in one command. */
export function receiveFor(
  party: Addressee,
  documents: readonly ArrivedDocument[],
  placing: Placing,
): Command {
  return replacing(
    placing === 'append' ? 'turn:command.receive' : 'inbox:command.replace',
    { party: party.name },
    (campaign) => {
      const received = receiveDocuments(campaign, documents);
      const all = Object.keys(received.campaign.inbox).filter((id) => !(id in campaign.inbox));
      return PLACED[placing](received.campaign, all, party.key);
    },
  );
}

/** Files documents with a realm. */
export function fileWith(
  party: Addressee,
  ids: readonly string[],
  placing: Placing = 'append',
): Command {
  return replacing(
    placing === 'append' ? 'inbox:command.file' : 'inbox:command.replace',
    { party: party.name, count: ids.length },
    (campaign) => PLACED[placing](campaign, ids, party.key),
  );
}

/** Files late documents with a realm: the GM admits them, and the journal holds the reason (TM-2-09). */
export function admitWith(party: Addressee, ids: readonly string[], reason: string): Command {
  return replacing(
    'inbox:command.fileLate',
    { party: party.name, count: ids.length, reason },
    (campaign) => {
      const filed = fileDocuments(campaign, ids, party.key);
      const admitted = ids.flatMap((id) => {
        const item = filed.inbox[id];
        return item === undefined ? [] : [[id, { ...item, admitted: reason }] as const];
      });
      return { ...filed, inbox: { ...filed.inbox, ...Object.fromEntries(admitted) } };
    },
  );
}

/** A realm and the documents that go to it. */
export interface Filing {
  readonly party: Addressee;
  readonly ids: readonly string[];
}

/** Files many documents, each with its realm, in one command. */
export function fileAll(filings: readonly Filing[]): Command {
  return replacing(
    'inbox:command.fileAll',
    { count: filings.reduce((sum, { ids }) => sum + ids.length, 0) },
    (campaign) =>
      filings.reduce((now, { party, ids }) => fileDocuments(now, ids, party.key), campaign),
  );
}

/** Sets documents aside. */
export function layAside(ids: readonly string[]): Command {
  return replacing('inbox:command.aside', { count: ids.length }, (campaign) =>
    layDocumentsAside(campaign, ids),
  );
}

/** Puts documents back among the new ones. */
export function putBack(ids: readonly string[]): Command {
  return replacing('inbox:command.back', { count: ids.length }, (campaign) =>
    unfileDocuments(campaign, ids),
  );
}

/** Takes messages, announcements, reports and treaties over; what was taken already stays as it is. */
export function takeMail(party: Addressee, items: readonly MailItem[]): Command {
  return replacing(
    'inbox:command.mail',
    { party: party.name, count: items.length },
    (campaign) => ({
      ...campaign,
      mail: { ...Object.fromEntries(items.map((item) => [item.id, item])), ...campaign.mail },
    }),
  );
}

/** Changes what was taken over. */
export function changeMail(item: MailItem): Command {
  return replacing('inbox:command.changeMail', { title: item.title }, (campaign) =>
    campaign.mail[item.id] === undefined
      ? campaign
      : { ...campaign, mail: { ...campaign.mail, [item.id]: item } },
  );
}

/** Reverts the takeover of a mail; its text stays in the letter. */
export function dropMail({ id, title }: MailItem): Command {
  return replacing('inbox:command.dropMail', { title }, (campaign) => ({
    ...campaign,
    mail: Object.fromEntries(Object.entries(campaign.mail).filter(([other]) => other !== id)),
  }));
}

/** Announces the day by which letters have to be there; null = none. */
export function announceDeadline(day: string | null): Command {
  return changing(
    day === null ? 'inbox:command.noDeadline' : 'inbox:command.deadline',
    { day: day ?? '' },
    (draft) => {
      draft.deadline = day;
    },
  );
}

/** Stores several letters of the GM at once. */
export function draftReminders(letters: readonly OutgoingLetter[]): Command {
  return replacing('inbox:command.remind', { count: letters.length }, (campaign) => ({
    ...campaign,
    outbox: {
      ...campaign.outbox,
      ...Object.fromEntries(letters.map((letter) => [letter.id, letter])),
    },
  }));
}
