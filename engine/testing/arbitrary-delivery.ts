import fc from 'fast-check';
import {
  type TurnReportDraft,
  NEWS_SECTIONS,
  type NewsIssue,
  type NewsItem,
  type Publicity,
} from '../world';
import { anyField, anyId, anyParty, anyText, byKey } from './arbitrary';

const optional = { noNullPrototype: true } as const;
const anyTurn = fc.nat(9);
const anyMoment = fc.option(fc.constant('2026-01-01T00:00:00Z'));
const anyLanguage = fc.constantFrom('de' as const, 'en' as const);
const anyTone = fc.constantFrom('neutral' as const, 'inCharacter' as const);

/** Records of whole parts in which those named may be missing. */
const sometimes = <T extends object>(
  parts: Whole<T>,
  optionals: readonly (keyof T)[],
): fc.Arbitrary<T> =>
  fc.tuple(fc.record(parts, optional), fc.subarray([...optionals])).map(([whole, missing]) => {
    const some: Partial<T> = { ...(whole as T) };
    for (const key of missing) Reflect.deleteProperty(some, key);
    return some as T;
  });

/** Arbitrary values for every part that `T` may have, so that a part added to it cannot be forgotten here. */
type Whole<T> = {
  readonly [K in keyof T]-?: fc.Arbitrary<NonNullable<T[K]> | Extract<T[K], null>>;
};

const draftParts: Whole<TurnReportDraft> = {
  id: fc.constant(''),
  turn: anyTurn,
  party: anyParty,
  tone: anyTone,
  language: anyLanguage,
  opening: anyText,
  closing: anyText,
  edits: fc.dictionary(anyId, fc.record({ text: anyText, facts: anyText }), optional),
  leftOut: fc.array(anyId, { maxLength: 2 }),
  answers: fc.array(fc.record({ question: anyText, answer: anyText }), { maxLength: 2 }),
  allowed: fc.dictionary(anyId, anyText, optional),
  proofedAt: anyMoment,
  map: fc.record({
    field: fc.integer({ min: 3, max: 20 }),
    look: fc.constant('colour'),
    sheets: fc.nat(4),
  }),
  released: anyText,
  page: fc.boolean(),
};

const anyDraft: fc.Arbitrary<TurnReportDraft> = sometimes<TurnReportDraft>(draftParts, [
  'map',
  'released',
]).map((draft) => ({ ...draft, id: `${String(draft.turn)}/${draft.party}` }));

const anyPublicity: fc.Arbitrary<Publicity> = fc.record({
  id: fc.tuple(anyTurn, anyId).map(([turn, id]) => `${String(turn)}/conquest 210/19 ${id}`),
  publicity: fc.constantFrom('secret' as const, 'rumour' as const, 'public' as const),
  embargo: fc.option(anyTurn),
});

const itemParts: Whole<NewsItem> = {
  id: anyId,
  section: fc.constantFrom(...NEWS_SECTIONS),
  headline: anyText,
  text: anyText,
  signature: fc.record({
    kind: fc.constantFrom('true' as const, 'false' as const, 'none' as const),
    name: anyText,
  }),
  source: fc.oneof(
    fc.record({ kind: fc.constant('event' as const), key: anyId, facts: anyText }),
    fc.record({ kind: fc.constantFrom('mail' as const, 'edition' as const), id: anyId }),
    fc.record({ kind: fc.constant('house' as const), id: anyId }),
    fc.record({ kind: fc.constant('held' as const), issue: anyId, item: anyId }),
  ),
  party: anyParty,
  picture: fc.record({
    hash: fc.constant('5c'.repeat(32)),
    type: fc.constantFrom('image/png' as const, 'image/jpeg' as const),
    width: fc.integer({ min: 1, max: 9_000 }),
    height: fc.integer({ min: 1, max: 9_000 }),
    caption: anyText,
  }),
  map: fc.record({
    party: anyParty,
    centre: anyField,
    fields: fc.integer({ min: 1, max: 60 }),
    caption: anyText,
  }),
  embargo: fc.option(anyTurn),
};

const anyItem = sometimes<NewsItem>(itemParts, ['source', 'party', 'picture', 'map']);

const issueParts: Whole<NewsIssue> = {
  id: anyId,
  number: fc.nat(99),
  turn: anyTurn,
  title: anyText,
  motto: anyText,
  language: anyLanguage,
  tone: anyTone,
  rounding: fc.integer({ min: 1, max: 1000 }),
  columns: fc.constantFrom(2 as const, 3 as const),
  items: fc.uniqueArray(anyItem, { selector: ({ id }) => id, maxLength: 3 }),
  statistics: fc.array(anyId, { maxLength: 2 }),
  printed: fc.array(
    fc.record({
      figure: anyId,
      minimum: fc.integer(),
      average: fc.integer(),
      median: fc.integer(),
      maximum: fc.integer(),
    }),
    { maxLength: 2 },
  ),
  allowed: fc.dictionary(anyId, anyText, optional),
  releasedAt: anyMoment,
};

const anyIssue = sometimes<NewsIssue>(issueParts, ['printed', 'allowed']);

const parts = <Value extends { readonly id: string }>(each: fc.Arbitrary<Value>) =>
  fc
    .uniqueArray(each, { selector: ({ id }) => id, maxLength: 2 })
    .map((values) => byKey(values, ({ id }) => id));

/** Deliveries: everything that is sent or printed. */
export const anyDelivery = {
  evaluations: parts(anyDraft),
  publicity: parts(anyPublicity),
  newsletters: parts(anyIssue),
};
