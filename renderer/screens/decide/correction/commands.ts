import {
  bookCorrection,
  type Booking,
  type Campaign,
  type CorrectionNote,
  type CorrectionRuns,
  type OutgoingLetter,
  type Variant,
} from '../../../../engine';
import type { Command } from '../../../model/state/command';

/** An erratum as the GM leaves it. */
export type Erratum = Pick<OutgoingLetter, 'turn' | 'party' | 'title' | 'text'>;

type Outbox = Pick<Campaign, 'outbox'>;

const idOf = (turn: number, party: string, number: number): string =>
  `errata-${String(turn)}${number === 1 ? '' : `.${String(number)}`}-${party}`;

/** Under this id the next erratum of a realm for a turn lies among the letters of the GM: never that of a sent one. */
export function erratumId({ outbox }: Outbox, turn: number, party: string): string {
  const ids = Object.keys(outbox).map((_, index) => idOf(turn, party, index + 1));
  const isOpen = (id: string): boolean => (outbox[id]?.sentAt ?? null) === null;
  return ids.find(isOpen) ?? idOf(turn, party, ids.length + 1);
}

const isSentAlready = ({ outbox }: Outbox, { turn, party, text }: Erratum): boolean =>
  Object.values(outbox).some(
    (letter) =>
      letter.kind === 'errata' &&
      letter.sentAt !== null &&
      letter.turn === turn &&
      letter.party === party &&
      letter.text === text,
  );

const withErratum = (campaign: Campaign, erratum: Erratum, writtenAt: string): Campaign => {
  if (isSentAlready(campaign, erratum)) return campaign;
  const id = erratumId(campaign, erratum.turn, erratum.party);
  const letter: OutgoingLetter = { ...erratum, id, kind: 'errata', writtenAt, sentAt: null };
  return { ...campaign, outbox: { ...campaign.outbox, [id]: letter } };
};

/** Lays an erratum among the letters of the GM; one of the same realm and turn that waits there is replaced. */
export function keepErratum(erratum: Erratum, name: string, writtenAt: string): Command {
  return {
    name: 'whatif:command.erratum',
    about: { realm: name, turn: erratum.turn },
    replace: (campaign) => withErratum(campaign, erratum, writtenAt),
  };
}

/** Says that an erratum is on its way, or that it is not. */
export function markErratum(letter: OutgoingLetter, name: string, sentAt: string | null): Command {
  return {
    name: sentAt === null ? 'whatif:command.erratumBack' : 'whatif:command.erratumSent',
    about: { realm: name, turn: letter.turn },
    replace: (campaign) => ({
      ...campaign,
      outbox: { ...campaign.outbox, [letter.id]: { ...letter, sentAt } },
    }),
  };
}

/** Books a late correction with its errata: one step of undo. */
export function bookLate(
  variant: Variant,
  runs: CorrectionRuns,
  note: CorrectionNote,
  booking: Booking,
  errata: readonly Erratum[],
): Command {
  return {
    name: 'whatif:command.correct',
    about: { turn: variant.turn, reason: note.reason },
    replace: (campaign) => {
      const corrected = bookCorrection(campaign, variant, runs, note, booking);
      return corrected === campaign
        ? campaign
        : errata.reduce((all, erratum) => withErratum(all, erratum, note.at), corrected);
    },
  };
}
