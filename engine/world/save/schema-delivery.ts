import { z } from '../../kernel/zod';
import { NEWS_SECTIONS } from '../delivery';
import { count, fieldAddress, key, partyKey } from './schema-basics';

const language = z.enum(['de', 'en']);
const tone = z.enum(['neutral', 'inCharacter']);
const text = z.string();
const pixels = z.int().min(1).max(20_000);
const embargo = count.nullable();

export const turnReport = z.looseObject({
  id: key,
  turn: count,
  party: partyKey,
  tone,
  language,
  opening: text,
  closing: text,
  edits: z.record(key, z.looseObject({ text, facts: text })),
  leftOut: z.array(key),
  answers: z.array(z.looseObject({ question: text, answer: text })),
  allowed: z.record(key, text),
  proofedAt: text.nullable(),
  map: z.looseObject({ field: z.number().positive(), look: text, sheets: count }).exactOptional(),
  released: text.exactOptional(),
  page: z.boolean().exactOptional(),
});

export const filmLeaks = z.looseObject({ party: partyKey, allowed: z.record(key, text) });

export const publicity = z.looseObject({
  id: key.regex(/^\d+\/./),
  publicity: z.enum(['secret', 'rumour', 'public']),
  embargo,
});

const source = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('event'), key, facts: text }),
  z.looseObject({ kind: z.literal('mail'), id: key }),
  z.looseObject({ kind: z.literal('edition'), id: key }),
  z.looseObject({ kind: z.literal('house'), id: key }),
  z.looseObject({ kind: z.literal('held'), issue: key, item: key }),
]);

const picture = z.looseObject({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  type: z.enum(['image/png', 'image/jpeg']),
  width: pixels,
  height: pixels,
  caption: text,
});

const map = z.looseObject({
  party: partyKey,
  centre: fieldAddress,
  fields: z.int().min(1).max(200),
  caption: text,
});

const item = z.looseObject({
  id: key,
  section: z.enum(NEWS_SECTIONS),
  headline: text,
  text,
  signature: z.looseObject({ kind: z.enum(['true', 'false', 'none']), name: text }),
  source: source.exactOptional(),
  party: partyKey.exactOptional(),
  picture: picture.exactOptional(),
  map: map.exactOptional(),
  embargo,
});

const hasOneOfEach = (items: readonly { readonly id: string }[]): boolean =>
  new Set(items.map(({ id }) => id)).size === items.length;

export const newsletter = z.looseObject({
  id: key,
  number: count,
  turn: count,
  title: text,
  motto: text,
  language,
  tone,
  rounding: z.int().min(1),
  columns: z.union([z.literal(2), z.literal(3)]),
  items: z.array(item).refine(hasOneOfEach, { error: 'two pieces with one id' }),
  statistics: z.array(key),
  printed: z
    .array(
      z.looseObject({
        figure: key,
        minimum: z.number(),
        average: z.number(),
        median: z.number(),
        maximum: z.number(),
      }),
    )
    .exactOptional(),
  allowed: z.record(key, text).exactOptional(),
  releasedAt: text.nullable(),
});
