import { z } from 'zod';
import { CAMPAIGN_FORMAT } from './format';
import { count, key, partyKey, whole } from './schema-basics';
import { turnStartSchema } from './schema-world';

const settings = z.record(key, z.json());

const params = z.record(key, z.union([z.string(), z.number(), z.array(z.string())]));

const ruling = z.strictObject({ key, value: z.json(), reason: z.string() });

export const manifestSchema = z.strictObject({
  format: z.literal(CAMPAIGN_FORMAT),
  version: z.int().min(1),
  system: key,
  parts: z.record(key, z.string().regex(/^[0-9a-f]{64}$/)),
});

export const campaignSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  system: key,
  seed: z.string(),
  settings,
});

/** What the GM corrected in a text: in the order of places, none overlapping. */
export const corrections = z
  .array(
    z
      .strictObject({ start: count, end: count, text: z.string() })
      .refine(({ start, end }) => start <= end, { error: 'ends before it begins' }),
  )
  .refine((list) => list.every(({ start }, index) => start >= (list[index - 1]?.end ?? 0)), {
    error: 'overlapping corrections',
  });

/** Sheets of the open turn. The text lies in a part of its own, or here where UTF-8 would change it. */
export const sheetsSchema = z.record(
  partyKey,
  z.strictObject({
    turn: count,
    party: partyKey,
    receivedAt: z.string(),
    text: z.string().exactOptional(),
    documents: z.array(key).exactOptional(),
    corrections: corrections.exactOptional(),
  }),
);

export const editionsSchema = z.record(
  key,
  z.strictObject({ id: key, name: z.string(), from: count, settings }),
);

export const mailSchema = z.record(
  key,
  z.strictObject({
    id: key,
    turn: count,
    from: partyKey,
    to: partyKey.nullable(),
    kind: z.enum(['message', 'announcement', 'culture', 'treaty']),
    title: z.string(),
    text: z.string(),
    isPublic: z.boolean().nullable(),
  }),
);

export const rulingsSchema = z.record(key, ruling);

export const decisionsSchema = z.record(
  key,
  z.strictObject({
    key,
    party: partyKey,
    turn: count,
    kind: z.enum(['accepted', 'asked', 'acknowledged']),
    note: z.string(),
  }),
);

const point = z.strictObject({ x: z.number(), y: z.number() });

export const bookmarksSchema = z.record(
  key,
  z.strictObject({ id: key, name: z.string(), point, scale: z.number().positive() }),
);

export const underlaysSchema = z.record(
  key,
  z.strictObject({
    id: key,
    name: z.string(),
    image: z.string().regex(/^[0-9a-f]{64}$/),
    width: z.int().min(1),
    height: z.int().min(1),
    pins: z.array(z.strictObject({ pixel: point, point })),
    opacity: z.number().min(0).max(1),
    isLocked: z.boolean(),
    isShown: z.boolean(),
  }),
);

/** Number of a turn as the name of an entry. */
const turnNumber = z.custom<`${number}`>(
  (text) => typeof text === 'string' && /^(0|[1-9]\d{0,8})$/.test(text),
  { error: 'turn number' },
);

export const ledgerSchema = z.record(
  turnNumber,
  z.strictObject({
    turn: count,
    entries: z.array(
      z.strictObject({
        id: key,
        turn: count,
        party: partyKey,
        amount: whole,
        cause: key,
        about: params,
        place: z.string().exactOptional(),
        posting: count.exactOptional(),
        reason: z.string().exactOptional(),
        voids: key.exactOptional(),
      }),
    ),
  }),
);

export const archiveSchema = z.record(
  turnNumber,
  z.strictObject({
    turn: count,
    sheets: z.record(partyKey, z.string()),
    rulings: rulingsSchema,
    settings,
    seed: z.string(),
    appliedAt: z.string(),
    mail: mailSchema.exactOptional(),
    start: turnStartSchema.exactOptional(),
    received: z.record(partyKey, z.string()).exactOptional(),
    deadline: z.string().exactOptional(),
    documents: z.record(partyKey, z.array(key)).exactOptional(),
    corrections: z.record(partyKey, corrections).exactOptional(),
    decisions: decisionsSchema.exactOptional(),
    results: z.string().exactOptional(),
    fights: count.exactOptional(),
    figures: z.record(partyKey, z.record(key, z.number())).exactOptional(),
    sent: z.record(partyKey, z.string()).exactOptional(),
    issued: z
      .record(
        partyKey,
        z.strictObject({
          at: z.string(),
          text: z.string(),
          isPacked: z.literal(true).exactOptional(),
        }),
      )
      .exactOptional(),
    corrected: z.array(z.strictObject({ at: z.string(), reason: z.string() })).exactOptional(),
  }),
);
