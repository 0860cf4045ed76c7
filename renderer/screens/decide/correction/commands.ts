import {
  bookCorrection,
  bookingOf,
  type Campaign,
  type CorrectionNote,
  type CorrectionScope,
  type LateCorrection,
  type OutgoingLetter,
  type RuleSystem,
  withoutToday,
  type World,
} from '../../../../engine';
import { type Command, replacing } from '../../../model/state/command';

/** The fields of an erratum the GM edits. */
export type Erratum = Pick<OutgoingLetter, 'turn' | 'party' | 'title' | 'text'>;

type Outbox = Pick<Campaign, 'outbox'>;

const idOf = (turn: number, party: string, number: number): string =>
  `errata-${String(turn)}${number === 1 ? '' : `.${String(number)}`}-${party}`;

/** The id of the next erratum of a realm for a turn among the letters of the GM: never that of a sent one. */
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

/** Adds an erratum to the letters of the GM; a waiting one of the same realm and turn is replaced. */
export function keepErratum(erratum: Erratum, name: string, writtenAt: string): Command {
  return replacing('whatif:command.erratum', { realm: name, turn: erratum.turn }, (campaign) =>
    withErratum(campaign, erratum, writtenAt),
  );
}

/** Records that an erratum was sent, or that it was not. */
export function markErratum(letter: OutgoingLetter, name: string, sentAt: string | null): Command {
  return replacing(
    sentAt === null ? 'whatif:command.erratumBack' : 'whatif:command.erratumSent',
    { realm: name, turn: letter.turn },
    (campaign) => ({
      ...campaign,
      outbox: { ...campaign.outbox, [letter.id]: { ...letter, sentAt } },
    }),
  );
}

/** Drops the note of what was booked of a turn only for today; world and books stay. */
export function dropToday(turn: number): Command {
  return replacing('whatif:command.dropToday', { turn }, (campaign) =>
    withoutToday(campaign, turn),
  );
}

/** Books a late correction with its errata: one step of undo. */
export function bookLate(
  system: RuleSystem<World>,
  correction: LateCorrection,
  note: CorrectionNote,
  scope: CorrectionScope,
  errata: readonly Erratum[],
): Command {
  return replacing(
    scope === 'all' ? 'whatif:command.correct' : 'whatif:command.correctToday',
    { turn: correction.variant.turn, reason: note.reason },
    (campaign) => {
      const corrected = bookCorrection(
        campaign,
        correction,
        note,
        (then, proposal) => bookingOf(system, then, proposal),
        scope,
      );
      return corrected === campaign
        ? campaign
        : errata.reduce((all, erratum) => withErratum(all, erratum, note.at), corrected);
    },
  );
}
