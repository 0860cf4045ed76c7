import fc from 'fast-check';
import type {
  ArchivedTurn,
  Correction,
  CultureText,
  FindingDecision,
  InboxItem,
  LedgerBook,
  OutgoingLetter,
  RealmStatus,
  ReceivedSheet,
  ShelfItem,
  TodayCorrection,
  Variant,
} from '../world';
import {
  anyField,
  anyId,
  anyMail,
  anyParty,
  anyPerson,
  anyRulings,
  anySettings,
  anySettlement,
  anyText,
  anyTreaty,
  anyUnit,
  anyWork,
  byKey,
  anyRealmInFull,
} from './arbitrary';

const optional = { noNullPrototype: true } as const;
const anyTurn = fc.nat(9);
const anyMoment = fc.constant('2026-01-01T00:00:00Z');
const anyHash = fc.constantFrom('0f'.repeat(32), 'a1'.repeat(32));

/** Parts of one kind by the name under which they are stored. */
const parts = <Value>(each: fc.Arbitrary<Value>, nameOf: (value: Value) => string) =>
  fc.uniqueArray(each, { selector: nameOf, maxLength: 2 }).map((values) => byKey(values, nameOf));

const byParty = <Value>(value: fc.Arbitrary<Value>) =>
  fc.dictionary(anyParty, value, { maxKeys: 2, ...optional });

const anyCorrections: fc.Arbitrary<readonly Correction[]> = fc
  .array(fc.record({ after: fc.nat(5), length: fc.nat(5), text: anyText }), { maxLength: 2 })
  .map((gaps) => {
    let at = 0;
    return gaps.map(({ after, length, text }) => {
      const start = at + after;
      at = start + length;
      return { start, end: at, text };
    });
  });

const anySheet: fc.Arbitrary<ReceivedSheet> = fc.record(
  {
    turn: anyTurn,
    party: anyParty,
    text: anyText,
    receivedAt: fc.constant(''),
    documents: fc.array(anyId, { maxLength: 2 }),
    corrections: anyCorrections,
  },
  { requiredKeys: ['turn', 'party', 'text', 'receivedAt'], ...optional },
);

export const anySheets = parts(anySheet, ({ party }) => party);

const anyDecision: fc.Arbitrary<FindingDecision> = fc.record({
  key: anyId,
  party: fc.oneof(anyParty, fc.constant('')),
  turn: anyTurn,
  kind: fc.constantFrom('accepted' as const, 'asked' as const, 'acknowledged' as const),
  note: anyText,
});

const anyDecisions = parts(anyDecision, ({ key }) => key);

const anyInboxItem: fc.Arbitrary<InboxItem> = fc.record(
  {
    id: anyId,
    turn: anyTurn,
    receivedAt: anyMoment,
    name: anyText,
    format: fc.constantFrom('text' as const, 'mail' as const, 'sheet' as const),
    original: fc.option(anyHash),
    sender: anyText,
    text: anyText,
    party: fc.option(anyParty),
    status: fc.constantFrom('open' as const, 'filed' as const, 'aside' as const),
    enclosedIn: anyId,
    post: anyText,
    admitted: anyText,
  },
  {
    requiredKeys: [
      'id',
      'turn',
      'receivedAt',
      'name',
      'format',
      'original',
      'sender',
      'text',
      'party',
      'status',
    ],
    ...optional,
  },
);

const anyMark: fc.Arbitrary<RealmStatus> = fc.record({
  party: anyParty,
  kind: fc.constantFrom('ready' as const, 'defaults' as const),
  of: anyText,
});

const anyMarks = parts(anyMark, ({ party }) => party);

const anyOutgoing: fc.Arbitrary<OutgoingLetter> = fc.record({
  id: anyId,
  turn: anyTurn,
  party: anyParty,
  kind: fc.constantFrom('questions' as const, 'reminder' as const, 'errata' as const),
  title: anyText,
  text: anyText,
  writtenAt: anyMoment,
  sentAt: fc.option(anyMoment),
});

const anyVariant: fc.Arbitrary<Variant> = fc.record(
  {
    id: anyId,
    name: anyText,
    turn: anyTurn,
    sheets: anySheets,
    rulings: anyRulings,
    mail: anyMail,
    decisions: anyDecisions,
    marks: anyMarks,
    todayAt: anyMoment,
  },
  { requiredKeys: ['id', 'name', 'turn', 'sheets', 'rulings', 'mail'], ...optional },
);

const anyTodayCorrection: fc.Arbitrary<TodayCorrection> = fc.record(
  {
    turn: anyTurn,
    sheets: anySheets,
    rulings: anyRulings,
    mail: anyMail,
    decisions: anyDecisions,
    at: anyMoment,
    reason: anyText,
    effects: fc.uniqueArray(
      fc.record(
        {
          turn: anyTurn,
          was: anyText,
          now: anyText,
          renumbered: fc.dictionary(anyId, anyId, { maxKeys: 2, ...optional }),
        },
        { requiredKeys: ['turn', 'was', 'now'], ...optional },
      ),
      { maxLength: 2, selector: ({ turn }) => turn },
    ),
    entries: fc.array(anyId, { maxLength: 2 }),
  },
  {
    requiredKeys: ['turn', 'sheets', 'rulings', 'mail', 'at', 'reason', 'effects', 'entries'],
    ...optional,
  },
);

/** Where there is none, the campaign has no collection of them. */
export const anyTodayCorrections = parts(anyTodayCorrection, ({ turn }) => String(turn)).map(
  (todayCorrections) => (Object.keys(todayCorrections).length === 0 ? {} : { todayCorrections }),
);

const anyLedgerBook: fc.Arbitrary<LedgerBook> = anyTurn.chain((turn) =>
  fc.record({
    turn: fc.constant(turn),
    entries: fc.array(
      fc.record(
        {
          id: anyId,
          turn: fc.constant(turn),
          party: anyParty,
          amount: fc.integer({ min: -50_000, max: 50_000 }),
          cause: fc.constantFrom('upkeep', 'manual', 'void'),
          about: fc.dictionary(fc.constant('unit'), fc.nat(999), optional),
          place: anyField,
          posting: fc.nat(99),
          reason: anyText,
          voids: anyId,
        },
        { requiredKeys: ['id', 'turn', 'party', 'amount', 'cause', 'about'], ...optional },
      ),
      { maxLength: 3 },
    ),
  }),
);

const anyCulture: fc.Arbitrary<CultureText> = fc.record({
  id: anyId,
  title: anyText,
  text: anyText,
  party: fc.option(anyParty),
  author: anyText,
  turn: anyTurn,
  isPublic: fc.boolean(),
});

const setAside = { id: anyId, turn: anyTurn };

const anyShelfItem: fc.Arbitrary<ShelfItem> = fc.oneof(
  fc.record({ ...setAside, kind: fc.constant('person' as const), value: anyPerson }),
  fc.record({ ...setAside, kind: fc.constant('party' as const), value: anyRealmInFull }),
  fc.record({ ...setAside, kind: fc.constant('unit' as const), value: anyUnit }),
  fc.record({ ...setAside, kind: fc.constant('treaty' as const), value: anyTreaty }),
  fc.record({ ...setAside, kind: fc.constant('culture' as const), value: anyCulture }),
  fc.record({
    ...setAside,
    kind: fc.constant('record' as const),
    record: anyId,
    owner: fc.option(anyParty),
    name: anyText,
    value: fc.record({ id: anyId, note: anyText }),
  }),
  fc.record({
    ...setAside,
    kind: fc.constant('settlement' as const),
    field: anyField,
    value: anySettlement,
    work: fc.option(anyWork),
  }),
);

const anyArchivedTurn: fc.Arbitrary<ArchivedTurn> = fc.record(
  {
    turn: anyTurn,
    sheets: byParty(anyText),
    rulings: anyRulings,
    settings: anySettings,
    seed: fc.constant('demo'),
    appliedAt: anyMoment,
    mail: anyMail,
    received: byParty(anyMoment),
    deadline: fc.constant('2026-01-15'),
    documents: byParty(fc.array(anyId, { maxLength: 2 })),
    corrections: byParty(anyCorrections),
    decisions: anyDecisions,
    results: anyText,
    fights: fc.nat(20),
    figures: byParty(fc.dictionary(fc.constantFrom('fields', 'gold'), fc.integer(), optional)),
    sent: byParty(anyMoment),
    issued: byParty(
      fc.record(
        { at: anyMoment, text: anyText, isPacked: fc.constant(true as const) },
        { requiredKeys: ['at', 'text'], ...optional },
      ),
    ),
    renumbered: fc.dictionary(anyId, anyId, { maxKeys: 2, ...optional }),
    corrected: fc.array(fc.record({ at: anyMoment, reason: anyText }), { maxLength: 2 }),
  },
  {
    requiredKeys: ['turn', 'sheets', 'rulings', 'settings', 'seed', 'appliedAt'],
    ...optional,
  },
);

/** Archived turns with everything that may be left out, but the world at their start. */
export const anyArchive = parts(anyArchivedTurn, ({ turn }) => String(turn));

/** Mailbox and journal of the open turn, the ledger and the archives beside the turns. */
export const anyOpenTurn = {
  inbox: parts(anyInboxItem, ({ id }) => id),
  decisions: anyDecisions,
  marks: anyMarks,
  outbox: parts(anyOutgoing, ({ id }) => id),
  variants: parts(anyVariant, ({ id }) => id),
  ledger: parts(anyLedgerBook, ({ turn }) => String(turn)),
  culture: parts(anyCulture, ({ id }) => id),
  shelf: parts(anyShelfItem, ({ id }) => id),
  deadline: fc.option(fc.constant('2026-01-15')),
};
