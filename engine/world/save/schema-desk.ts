import { z } from 'zod';
import { count, fieldAddress, key, partyKey } from './schema-basics';
import {
  corrections,
  decisionsSchema,
  ledgerSchema,
  mailSchema,
  rulingsSchema,
} from './schema-campaign';
import { party, person, settlement, treaty, unit, work } from './schema-world';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const inboxItem = z.strictObject({
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
});

const mark = z.strictObject({
  party: partyKey,
  kind: z.enum(['ready', 'defaults']),
  of: z.string(),
});

const outgoing = z.strictObject({
  id: key,
  turn: count,
  party: partyKey,
  kind: z.enum(['questions', 'confirmation', 'reminder', 'errata']),
  title: z.string(),
  text: z.string(),
  writtenAt: z.string(),
  sentAt: z.string().nullable(),
});

const variant = z.strictObject({
  id: key,
  name: z.string(),
  turn: count,
  sheets: z.record(
    partyKey,
    z.strictObject({
      turn: count,
      party: partyKey,
      text: z.string(),
      receivedAt: z.string(),
      documents: z.array(key).exactOptional(),
      corrections: corrections.exactOptional(),
    }),
  ),
  rulings: rulingsSchema,
  mail: mailSchema,
  decisions: decisionsSchema.exactOptional(),
  marks: z.record(partyKey, mark).exactOptional(),
});

const culture = z.strictObject({
  id: key,
  title: z.string(),
  text: z.string(),
  party: partyKey.nullable(),
  author: z.string(),
  turn: count,
  isPublic: z.boolean(),
});

const laidAside = { id: key, turn: count };

const shelfItem = z.discriminatedUnion('kind', [
  z.strictObject({ ...laidAside, kind: z.literal('person'), value: person }),
  z.strictObject({ ...laidAside, kind: z.literal('party'), value: party }),
  z.strictObject({ ...laidAside, kind: z.literal('unit'), value: unit }),
  z.strictObject({ ...laidAside, kind: z.literal('treaty'), value: treaty }),
  z.strictObject({ ...laidAside, kind: z.literal('culture'), value: culture }),
  z.strictObject({
    ...laidAside,
    kind: z.literal('settlement'),
    field: fieldAddress,
    value: settlement,
    work: work.nullable(),
  }),
]);

/** The mailbox and the desk of the open turn. */
export const deskSchema = z.strictObject({
  inbox: z.record(key, inboxItem),
  decisions: decisionsSchema,
  marks: z.record(partyKey, mark),
  outbox: z.record(key, outgoing),
  variants: z.record(key, variant),
  deadline: z.string().nullable(),
});

/** Books and archives beside the turns. */
export const recordsSchema = z.strictObject({
  ledger: ledgerSchema,
  culture: z.record(key, culture),
  shelf: z.record(key, shelfItem),
});
