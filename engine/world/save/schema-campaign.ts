import { z } from '../../kernel/zod';
import { anyJson, count, key, partyKey, whole } from './schema-basics';
import { turnStartSchema } from './schema-world';

const settings = z.record(key, anyJson);

const params = z.record(key, z.union([z.string(), z.number(), z.array(z.string())]));

const subject = z.looseObject({
  name: z.string(),
  about: params,
  coveredUntil: z.union([z.string(), z.array(z.string())]).exactOptional(),
});

export const ruling = z.looseObject({
  key,
  value: anyJson,
  reason: z.string(),
  subject: subject.exactOptional(),
});

export const campaignSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  system: key,
  seed: z.string(),
  settings,
  deadline: z.string().nullable(),
  address: z.enum(['du', 'Sie']).exactOptional(),
});

/** Corrections of the GM in a text: in the order of places, none overlapping. */
export const corrections = z
  .array(
    z
      .strictObject({ start: count, end: count, text: z.string() })
      .refine(({ start, end }) => start <= end, { error: 'ends before it begins' }),
  )
  .refine((list) => list.every(({ start }, index) => start >= (list[index - 1]?.end ?? 0)), {
    error: 'overlapping corrections',
  });

/** A sheet of the open turn. Its text is in a part of its own, or here where UTF-8 would change it. */
export const sheet = z.looseObject({
  turn: count,
  party: partyKey,
  receivedAt: z.string(),
  text: z.string().exactOptional(),
  documents: z.array(key).exactOptional(),
  corrections: corrections.exactOptional(),
});

export const edition = z.looseObject({ id: key, name: z.string(), from: count, settings });

export const mailItem = z.looseObject({
  id: key,
  turn: count,
  from: partyKey,
  to: partyKey.nullable(),
  kind: z.enum(['message', 'announcement', 'rumour', 'culture', 'treaty']),
  title: z.string(),
  text: z.string(),
  isPublic: z.boolean().nullable(),
  signed: z.string().exactOptional(),
});

export const decision = z.looseObject({
  key,
  party: z.union([partyKey, z.literal('')]),
  turn: count,
  kind: z.enum(['accepted', 'asked', 'acknowledged']),
  note: z.string(),
});

const point = z.looseObject({ x: z.number(), y: z.number() });

export const bookmark = z.looseObject({
  id: key,
  name: z.string(),
  point,
  scale: z.number().positive(),
});

export const orderTemplate = z.looseObject({ id: key, name: z.string(), line: z.string() });

export const handover = z.looseObject({
  id: key,
  campaign: z.string(),
  to: z.string(),
  note: z.string(),
  turn: count,
  at: z.string(),
  tasks: z.array(
    z.looseObject({
      kind: z.enum(['letters', 'decisions', 'reports']),
      parties: z.array(partyKey),
    }),
  ),
  entries: z.int().min(0),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  base: z.string().exactOptional(),
  returned: z.string().exactOptional(),
});

export const underlay = z.looseObject({
  id: key,
  name: z.string(),
  image: z.string().regex(/^[0-9a-f]{64}$/),
  width: z.int().min(1),
  height: z.int().min(1),
  pins: z.array(z.looseObject({ pixel: point, point })),
  opacity: z.number().min(0).max(1),
  isLocked: z.boolean(),
  isShown: z.boolean(),
});

/** Number of a turn as the name of an entry. */
export const turnNumber = z.custom<`${number}`>(
  (text) => typeof text === 'string' && /^(0|[1-9]\d{0,8})$/.test(text),
  { error: 'turn number' },
);

export const ledgerBook = z.looseObject({
  turn: count,
  entries: z.array(
    z.looseObject({
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
});

const startParts: Readonly<Record<string, z.ZodType>> = turnStartSchema.shape;

/** A part as a start of a turn has it. */
export const editedPart = z
  .looseObject({ part: z.string(), id: z.string(), was: z.unknown() })
  .refine(
    ({ part, id, was }) =>
      Object.hasOwn(startParts, part) &&
      startParts[part]?.safeParse(id === '' ? was : { [id]: was }).success === true,
    { error: 'part of a world' },
  );

export const archivedTurn = z.looseObject({
  turn: count,
  sheets: z.record(partyKey, z.string()),
  rulings: z.record(key, ruling),
  settings,
  seed: z.string(),
  appliedAt: z.string(),
  mail: z.record(key, mailItem).exactOptional(),
  made: z.array(key).exactOptional(),
  start: turnStartSchema.exactOptional(),
  packedStart: z.string().exactOptional(),
  packedEdits: z.string().exactOptional(),
  isFollowed: z.literal(true).exactOptional(),
  received: z.record(partyKey, z.string()).exactOptional(),
  deadline: z.string().exactOptional(),
  documents: z.record(partyKey, z.array(key)).exactOptional(),
  corrections: z.record(partyKey, corrections).exactOptional(),
  decisions: z.record(key, decision).exactOptional(),
  results: z.string().exactOptional(),
  fights: count.exactOptional(),
  figures: z.record(partyKey, z.record(key, z.number())).exactOptional(),
  sent: z.record(partyKey, z.string()).exactOptional(),
  issued: z
    .record(
      partyKey,
      z.looseObject({
        at: z.string(),
        text: z.string(),
        isPacked: z.literal(true).exactOptional(),
      }),
    )
    .exactOptional(),
  renumbered: z.record(key, key).exactOptional(),
  corrected: z.array(z.looseObject({ at: z.string(), reason: z.string() })).exactOptional(),
});
