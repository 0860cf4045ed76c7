import { z } from '../../kernel/zod';
import { explained, fraction, params } from './explained';

const text = z.string();
const count = z.int().min(0);
/** Key of the decision before which a result is not read at the table; a list where several have to be taken. */
export const coveredUntil = z.union([text, z.array(text)]).exactOptional();

/** A choice left to the GM; `proposal` holds until a ruling with its key overrides it. */
export const question = z
  .strictObject({
    key: text,
    clause: text,
    name: text,
    about: params,
    options: z.array(text),
    proposal: text,
    isOffered: z.literal(true).exactOptional(),
    delegate: text.exactOptional(),
    coveredUntil,
  })
  .meta({ id: 'question' });

const saying = { name: text, about: params };
const range = z.tuple([z.int(), z.int()]);
const decisionFrame = {
  key: text,
  clause: text,
  name: text,
  about: params,
  delegate: text.exactOptional(),
  coveredUntil,
};

/** Something the GM can decide of a card. */
const decision = z.union([
  question,
  z.strictObject({ ...decisionFrame, input: z.literal('number'), range, proposal: z.int() }),
  z.strictObject({
    ...decisionFrame,
    input: z.literal('text'),
    longest: count,
    proposal: text,
  }),
  z.strictObject({
    ...decisionFrame,
    input: z.literal('fields'),
    fields: z.array(
      z.union([
        z.strictObject({ id: text, options: z.array(text) }),
        z.strictObject({ id: text, range }),
      ]),
    ),
    proposal: z.record(z.string(), z.union([text, z.number()])),
  }),
  z.strictObject({ ...decisionFrame, input: z.literal(['flag', 'own']) }),
  z.strictObject({ ...decisionFrame, input: z.literal('rethrow'), by: text, left: count }),
]);

/** For the GM alone, whoever perceives the event. */
const isHidden = z.literal(true).exactOptional();

/** A block behind the sentence of an event. */
const block = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('dice'),
    ...saying,
    rolls: z.array(explained),
    values: z.array(z.int()),
    isHidden,
  }),
  z.strictObject({
    kind: z.literal('figure'),
    ...saying,
    value: explained,
    side: z.union([z.literal(0), z.literal(1)]).exactOptional(),
    ruling: text.exactOptional(),
    range: range.exactOptional(),
    isHidden,
  }),
  z.strictObject({ kind: z.literal('sentence'), ...saying, isHidden }),
  z.strictObject({ kind: z.literal('list'), items: z.array(z.strictObject(saying)), isHidden }),
  z.strictObject({ kind: z.literal('decision'), decision }),
  z.strictObject({ kind: z.literal('own'), name: text, data: z.json() }),
]);

/** Content of events of archives of earlier editions beside their blocks. */
const ofEarlierEditions = {
  ruling: text.exactOptional(),
  options: z.array(text).exactOptional(),
  figures: z.record(z.string(), explained).exactOptional(),
};

/** Something that happened. */
export const event = z
  .strictObject({
    kind: text,
    clause: text,
    time: fraction,
    place: text,
    parties: z.array(text),
    about: params,
    witnesses: z.array(text).exactOptional(),
    isPublic: z.literal(true).exactOptional(),
    blocks: z.array(block).exactOptional(),
    ...ofEarlierEditions,
    resultOf: text.exactOptional(),
    coveredUntil,
  })
  .meta({ id: 'event' });

/** The GM's word, by key; `value` is whatever the question or figure asks for. */
export const rulings = z
  .record(
    z.string(),
    z.strictObject({
      key: text,
      value: z.json(),
      reason: text,
      subject: z.strictObject({ ...saying, coveredUntil }).exactOptional(),
    }),
  )
  .meta({ id: 'rulings' });
