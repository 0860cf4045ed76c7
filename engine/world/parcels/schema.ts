import { z } from '../../kernel/zod';
import {
  anyJson,
  count,
  fieldAddress,
  grossfeldNumber,
  key,
  partyKey,
  unitNumber,
} from '../save/schema-basics';
import { knownGrossfeld, unit } from '../save/schema-world';

const neighbour = z.strictObject({ campaign: z.string().min(1), name: z.string() });
const digest = z.string().regex(/^[0-9a-f]{64}$/);
const verdict = z.enum(['accepted', 'refused']);

const sent = { system: key, from: neighbour };
const addressed = { ...sent, to: neighbour, number: z.int().min(1) };

const parcelUnit = z.strictObject({
  party: partyKey,
  number: unitNumber,
  type: key,
  size: count,
  leaders: count,
  raised: z.record(key, z.number()),
  scout: z.boolean(),
  morale: z.number(),
  gold: count.exactOptional(),
  unpaid: count.exactOptional(),
  character: z
    .strictObject({
      name: z.string(),
      status: z.enum(['REP', 'NSC']),
      years: count.exactOptional(),
      trained: z.array(key).exactOptional(),
    })
    .nullable(),
  aboard: count.nullable(),
});

const parcelRow = z.strictObject({
  party: partyKey,
  kind: key,
  values: z.record(key, z.union([z.string(), z.number(), z.boolean()])),
  aboard: count.nullable(),
});

const content = z.strictObject({
  ...addressed,
  kind: z.literal('parcel'),
  note: z.string(),
  parties: z.record(
    partyKey,
    z.strictObject({
      name: z.string(),
      kind: z.enum(['realm', 'organisation', 'single']),
      article: z.enum(['der', 'die', 'das', 'plural']).exactOptional(),
    }),
  ),
  units: z.array(parcelUnit),
  rows: z.array(parcelRow).min(1).exactOptional(),
  letters: z.array(z.strictObject({ from: partyKey, to: z.string(), text: z.string() })),
  knowledge: z.array(
    z.strictObject({ party: partyKey, no: grossfeldNumber, known: knownGrossfeld }),
  ),
});

type Content = z.infer<typeof content>;

/** Carriers stand before whom they carry, so that no chain of them closes; those of records are of their kind and owner. */
const isCarried = ({ units, rows = [] }: Content): boolean =>
  units.every(({ aboard }, index) => aboard === null || aboard < index) &&
  rows.every(({ aboard, kind, party }, index) => {
    if (aboard === null) return true;
    const carrier = aboard < index ? rows[aboard] : undefined;
    return carrier?.kind === kind && carrier.party === party;
  });

const isOfItsParties = ({ parties, units, rows = [], letters, knowledge }: Content): boolean =>
  [...units, ...rows, ...letters.map(({ from }) => ({ party: from })), ...knowledge].every(
    ({ party }) => Object.hasOwn(parties, party),
  );

const parcel = content
  .refine(isCarried, { error: 'a unit aboard of one behind it' })
  .refine(isOfItsParties, { error: 'a party that is not in the parcel' });

/** Content of a parcel file. */
export const parcelContent = z.discriminatedUnion('kind', [
  parcel,
  z.strictObject({ ...addressed, kind: z.literal('recall'), digest, reason: z.string() }),
  z.strictObject({
    ...addressed,
    kind: z.literal('answer'),
    digest,
    verdict,
    reason: z.string(),
  }),
  z.strictObject({ ...sent, kind: z.literal('address') }),
]);

const crosser = z.union([
  unit,
  z.looseObject({ id: z.string().includes('/'), row: z.record(z.string(), anyJson) }),
]);

const noted = { id: key, turn: count, at: z.string() };

/** What a campaign notes of its neighbours and parcels. */
export const parcelRecord = z.discriminatedUnion('kind', [
  z.looseObject({
    ...noted,
    kind: z.literal('neighbour'),
    campaign: z.string().min(1),
    name: z.string(),
    called: z.string().min(1).exactOptional(),
  }),
  z
    .looseObject({
      ...noted,
      kind: z.literal('out'),
      parcel,
      departed: z.array(z.looseObject({ unit: crosser, field: fieldAddress.nullable() })),
      state: z.enum(['packed', 'sent', 'accepted', 'refused']),
      reason: z.string(),
      recalled: z.string().exactOptional(),
      isRecallSent: z.boolean().exactOptional(),
      returned: z.array(key).exactOptional(),
    })
    .refine(
      ({ parcel: { units, rows = [] }, departed }) =>
        units.length + rows.length === departed.length,
      { error: 'another number of units and records than the parcel has' },
    ),
  z.looseObject({
    ...noted,
    kind: z.literal('in'),
    parcel,
    digest,
    state: verdict,
    reason: z.string(),
    isRecalled: z.boolean().exactOptional(),
    arrived: z.array(crosser),
    isAnswered: z.boolean(),
  }),
]);
