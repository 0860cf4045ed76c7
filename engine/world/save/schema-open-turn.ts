import { z } from '../../kernel/zod';
import { count, fieldAddress, key, partyKey } from './schema-basics';
import { corrections, decision, mailItem, ruling } from './schema-campaign';
import { party, person, settlement, treaty, unit, work } from './schema-world';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

export const inboxItem = z.looseObject({
  id: key,
  turn: count,
  receivedAt: z.string(),
  name: z.string(),
  format: z.enum(['text', 'mail', 'html', 'word', 'pdf', 'csv', 'sheet']),
  original: hash.nullable(),
  sender: z.string(),
  text: z.string(),
  party: partyKey.nullable(),
  status: z.enum(['open', 'filed', 'aside']),
  enclosedIn: key.exactOptional(),
  post: z.string().exactOptional(),
  admitted: z.string().exactOptional(),
});

export const mark = z.looseObject({
  party: partyKey,
  kind: z.enum(['ready', 'defaults']),
  of: z.string(),
});

export const outgoing = z.looseObject({
  id: key,
  turn: count,
  party: partyKey,
  kind: z.enum(['questions', 'confirmation', 'reminder', 'errata', 'forwarded', 'opening']),
  title: z.string(),
  text: z.string(),
  writtenAt: z.string(),
  sentAt: z.string().nullable(),
});

const letters = {
  turn: count,
  sheets: z.record(
    partyKey,
    z.looseObject({
      turn: count,
      party: partyKey,
      text: z.string(),
      receivedAt: z.string(),
      documents: z.array(key).exactOptional(),
      corrections: corrections.exactOptional(),
    }),
  ),
  rulings: z.record(key, ruling),
  mail: z.record(key, mailItem),
  decisions: z.record(key, decision).exactOptional(),
};

export const variant = z.looseObject({
  id: key,
  name: z.string(),
  ...letters,
  marks: z.record(partyKey, mark).exactOptional(),
  todayAt: z.string().exactOptional(),
});

export const todayCorrection = z.looseObject({
  ...letters,
  at: z.string(),
  reason: z.string(),
  effects: z
    .array(
      z.looseObject({
        turn: count,
        was: z.string(),
        now: z.string(),
        renumbered: z.record(key, key).exactOptional(),
      }),
    )
    .refine((effects) => new Set(effects.map(({ turn }) => turn)).size === effects.length, {
      error: 'one effect for each turn',
    }),
  entries: z.array(key),
});

export const culture = z.looseObject({
  id: key,
  title: z.string(),
  text: z.string(),
  party: partyKey.nullable(),
  author: z.string(),
  turn: count,
  isPublic: z.boolean(),
});

const setAside = { id: key, turn: count };

export const shelfItem = z.discriminatedUnion('kind', [
  z.looseObject({ ...setAside, kind: z.literal('person'), value: person }),
  z.looseObject({ ...setAside, kind: z.literal('party'), value: party }),
  z.looseObject({ ...setAside, kind: z.literal('unit'), value: unit }),
  z.looseObject({ ...setAside, kind: z.literal('treaty'), value: treaty }),
  z.looseObject({ ...setAside, kind: z.literal('culture'), value: culture }),
  z.looseObject({
    ...setAside,
    kind: z.literal('record'),
    record: key,
    owner: partyKey.nullable(),
    name: z.string(),
    value: z.looseObject({ id: z.string() }),
  }),
  z.looseObject({
    ...setAside,
    kind: z.literal('settlement'),
    field: fieldAddress,
    value: settlement,
    work: work.nullable(),
  }),
]);
