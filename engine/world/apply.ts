import { textBetween } from './chart';
import type { OutgoingLetter } from './open-turn';
import type { MailItem } from './sheet';
import { type Proposal, reuse, type RuleSystem } from '../kernel';
import { ledgerWith } from './ledger';
import type { ArchivedTurn, Campaign, CultureText } from './campaign';
import { settingsInForce } from './editions';
import type { PartyKey } from './grossfeld';
import { packResults } from './results';
import { editsOf, packedEdits } from './edits';
import { packStart, turnStart } from './turn-start';
import type { World } from './world';

/** Archive data beside the results, which is not part of the world. */
export interface Booking {
  /** Figures of every party after the turn (`parties.figures` of the system); absent in old archives of games without. */
  readonly figures?: Readonly<Record<PartyKey, Readonly<Record<string, number>>>>;
}

/** Archive data beside a proposal of a game. */
export function bookingOf(
  { parties }: Pick<RuleSystem<World>, 'parties'>,
  campaign: Campaign,
  { world }: Pick<Proposal<World>, 'world'>,
): Booking {
  return { figures: parties.figures(world, settingsInForce(campaign)) };
}

/** The archive with the starts of its turns packed: the last one's is read most. */
const withPackedStarts = (archive: Campaign['archive']): Campaign['archive'] =>
  Object.fromEntries(
    Object.entries(archive).map(([key, archived]) => {
      const { start, ...rest } = archived;
      return [key, start === undefined ? archived : { ...rest, packedStart: packStart(start) }];
    }),
  );

type Values<Value> = Readonly<Record<string, Value>>;

/** A record of some values of another one; a value that is undefined is left out. */
const picked = <Value, Part>(
  record: Values<Value>,
  partOf: (value: Value) => Part | undefined,
): Record<string, Part> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, value]): [string, Part][] => {
      const part = partOf(value);
      return part === undefined ? [] : [[key, part]];
    }),
  );

/** Mail of a turn: what was handed in beside the letters, and the texts in them that go on. */
const withMail = (
  { mail, world }: Campaign,
  more: Proposal<World>['mail'] = [],
): Campaign['mail'] => ({
  ...mail,
  ...Object.fromEntries(more.map((one) => [one.id, { ...one, turn: world.clock.turn }])),
});

/** The turn as it goes to the archive: everything it can be computed from again, and what it came to. */
export function archivedTurn(
  campaign: Campaign,
  proposal: Proposal<World>,
  appliedAt: string,
  { figures }: Booking,
): ArchivedTurn {
  const { world, sheets, rulings, seed, decisions, deadline } = campaign;
  const mail = withMail(campaign, proposal.mail);
  const made = proposal.mail?.map(({ id }) => id) ?? [];
  const documents = picked(sheets, (sheet) => sheet.documents);
  const corrections = picked(sheets, (sheet) => sheet.corrections);
  return {
    turn: world.clock.turn,
    sheets: picked(sheets, ({ text }) => text),
    received: picked(sheets, ({ receivedAt }) => receivedAt),
    rulings,
    settings: settingsInForce(campaign),
    seed,
    appliedAt,
    mail,
    ...(made.length === 0 ? {} : { made }),
    start: turnStart(world, reuse(world, proposal.world)),
    ...packedEdits(editsOf(campaign)),
    isFollowed: true,
    ...(deadline === null ? {} : { deadline }),
    ...(Object.keys(documents).length === 0 ? {} : { documents }),
    ...(Object.keys(corrections).length === 0 ? {} : { corrections }),
    ...(Object.keys(decisions).length === 0 ? {} : { decisions }),
    results: packResults(proposal),
    fights: proposal.fights.length,
    ...(figures === undefined ? {} : { figures }),
  };
}

/** A report of culture in its archived form. */
export function cultureOf({ id, title, text, from, turn, isPublic }: MailItem): CultureText {
  return {
    id: `${String(turn)}.${id}`,
    title,
    text,
    party: from,
    author: '',
    turn,
    isPublic: isPublic ?? false,
  };
}

/**
 * The culture archive with the reports submitted with the open turn. By default secret until the GM publishes them; the
 * GM records the author.
 */
const withCulture = ({ culture, mail }: Campaign): Campaign['culture'] => {
  const texts = Object.values(mail)
    .filter(({ kind }) => kind === 'culture')
    .map(cultureOf);
  return { ...culture, ...Object.fromEntries(texts.map((text) => [text.id, text])) };
};

/** Id of a letter that a turn passes on: it begins with that of the turn, which no other letter does. */
export function forwardedId(turn: number, id: string): string {
  return `forwarded ${String(turn)} ${id}`;
}

/** The letters the GM passes on from one party to another after a turn, under the name they are signed with. */
export function forwardedLetters(
  { world }: Pick<Campaign, 'world'>,
  { mail = [], world: { knowledge: known } }: Proposal<World>,
  writtenAt: string,
): Campaign['outbox'] {
  const { turn } = world.clock;
  const letters = mail.flatMap(
    ({ id, kind, from, to, text, signed }): readonly OutgoingLetter[] => {
      if (kind !== 'message' || to === null) return [];
      const [writer, reader] = [known[from]?.chart, known[to]?.chart];
      return [
        {
          id: forwardedId(turn, id),
          turn,
          party: to,
          kind: 'forwarded',
          title: signed ?? world.parties[from]?.name ?? from,
          text: writer && reader ? textBetween(writer, reader, text) : text,
          writtenAt,
          sentAt: null,
        },
      ];
    },
  );
  return Object.fromEntries(letters.map((letter) => [letter.id, letter]));
}

/**
 * Books a proposal: its world becomes the campaign's, every posting an entry of the ledger, the turn goes to the
 * archive with everything needed to compute it again and its results, reports of culture go to theirs, and the next
 * turn begins empty. Mailbox, letters of the GM and ledger continue. `appliedAt` is the moment of booking, ISO 8601,
 * given by the caller.
 */
export function applyTurn(
  open: Campaign,
  proposal: Proposal<World>,
  appliedAt: string,
  booking: Booking = {},
): Campaign {
  const campaign = { ...open, mail: withMail(open, proposal.mail) };
  const { turn } = campaign.world.clock;
  const { edits: _, ...rest } = campaign;
  return {
    ...rest,
    outbox: { ...open.outbox, ...forwardedLetters(open, proposal, appliedAt) },
    world: proposal.world,
    sheets: {},
    mail: {},
    rulings: {},
    decisions: {},
    marks: {},
    deadline: null,
    variants: Object.fromEntries(
      Object.entries(campaign.variants).filter(([, variant]) => variant.turn !== turn),
    ),
    culture: withCulture(campaign),
    ledger: ledgerWith(campaign, proposal.postings),
    archive: {
      ...withPackedStarts(campaign.archive),
      [turn]: archivedTurn(open, proposal, appliedAt, booking),
    },
  };
}
