import { LONGEST_EDGE } from '../../hex';
import { z } from '../../kernel/zod';

/** Names the format of a knowledge file and its version. */
export const KNOWLEDGE_SCHEMA = 'wabenwart.knowledge/1';

const text = z.string();
const whole = z.int();
const count = z.int().min(0);
const turn = count;

const field = z
  .string()
  .regex(/^\d{3}\/(0[1-9]|[1-3]\d|4[0-8])$/)
  .meta({ id: 'field', description: 'Großfeld/Kleinfeld, as in 210/19.' });

const side = z.int().min(1).max(6).meta({
  id: 'side',
  description: 'Clockwise, 1 = upper right; corner d is the clockwise end of side d.',
});

const realm = z
  .string()
  .regex(/^[A-Za-z0-9_.-]+$/)
  .meta({ id: 'realm', description: 'Key of a realm; its name stands in `realms`.' });

const article = z.enum(['der', 'die', 'das', 'plural']);

const source = z
  .union([z.enum(['start', 'territory', 'told']), z.string().regex(/^unit \d+$/)])
  .meta({
    id: 'source',
    description: 'Known from the start, from own land, from an own unit, or told by others.',
  });

const settlement = z.strictObject({ type: text, name: text, owner: realm, isCapital: z.boolean() });

const knownField = z.strictObject({
  at: field,
  terrain: text.nullable(),
  owner: realm.nullable(),
  level: z.union([z.literal(1), z.literal(2)]).meta({ description: '1 = terrain, 2 = details.' }),
  since: turn.meta({ description: 'Turn of the last look.' }),
  source,
  settlement: settlement.exactOptional(),
});

const knownSide = z
  .strictObject({
    at: field,
    side,
    features: z.array(z.enum(['river', 'road', 'bridge', 'canal', 'unnavigable'])),
    wall: count.exactOptional(),
  })
  .meta({ description: 'A wall belongs to the field behind it; everything else to both fields.' });

const unit = z.strictObject({
  number: count,
  type: text,
  size: count,
  leaders: count,
  at: text.meta({ description: 'Field, side of a field, or the unit that carries it.' }),
  movementPoints: z.number(),
});

const character = z.strictObject({
  number: count,
  name: text,
  status: text,
  at: text,
  seat: text.nullable().meta({ description: 'Settlement assigned to the character.' }),
});

const structure = z.strictObject({
  kind: text,
  type: text.nullable(),
  name: text,
  at: text,
  side: side.nullable(),
  value: z.number(),
  done: z.number().nullable().meta({ description: 'null = finished.' }),
});

const sighting = z.strictObject({
  turn,
  at: field,
  party: text.meta({ description: 'Key of the realm, or what stands for an unknown one.' }),
  kind: text,
  sizeClass: count.meta({ description: 'Lower bound in whole minimum sizes.' }),
  by: text,
});

const label = z.strictObject({
  kind: z.enum(['realm', 'land', 'sea', 'range', 'river', 'wood', 'small']),
  text,
  points: z.array(z.number()).meta({ description: 'x and y in turn, in widths of a field.' }),
  size: z.number(),
  spacing: z.number().exactOptional(),
  rotation: z.number().exactOptional(),
  party: realm.exactOptional(),
});

const topology = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sheet') }),
  z.strictObject({ kind: z.literal('cylinder'), columns: z.int().min(2).multipleOf(2) }),
  z.strictObject({ kind: z.literal('icosahedron'), edge: z.int().min(2).max(LONGEST_EDGE) }),
]);

/** Cells by column: names and words as texts, figures as numbers; money in whole pieces. */
const sheet = z.strictObject({
  sections: z.array(
    z.strictObject({
      key: text,
      columns: z.array(text),
      rows: z.array(
        z.strictObject({ id: text, cells: z.record(text, z.union([text, z.number()])) }),
      ),
    }),
  ),
});

const board = z.strictObject({
  regions: z.record(
    text,
    z.strictObject({
      name: text,
      tint: text,
      outlines: z.array(z.array(z.number())),
      at: z.tuple([z.number(), z.number()]),
      figures: z.record(text, whole),
      parties: z.array(realm).meta({ description: 'Who is seen there.' }),
    }),
  ),
  borders: z.array(z.tuple([text, text])),
});

const lettered = z.strictObject({
  rows: count,
  columns: count,
  layout: z.enum(['even_rows_right', 'odd_rows_right']),
  mountains: z.array(text),
  blocked: z.array(text).meta({ description: 'Edges nobody can cross, such as B2|C2.' }),
  capitals: z.array(z.strictObject({ party: realm, field: text, isDestroyed: z.boolean() })),
  bases: z.array(z.strictObject({ field: text, party: realm.nullable() })),
  pieces: z.array(
    z.strictObject({
      field: text,
      party: realm.nullable().meta({ description: 'Whose it seems to be; null = nobody’s.' }),
      name: text.meta({ description: 'Number by which the reader can name it.' }),
      strength: whole.nullable(),
    }),
  ),
  marks: z.array(
    z.strictObject({
      kind: text,
      field: text,
      to: text.exactOptional(),
      party: realm.nullable(),
    }),
  ),
});

/** Lists of the map; games that are played on a board of regions have none of them. */
const onMap = {
  topology,
  grossfelder: z.array(z.strictObject({ no: z.string().regex(/^\d{3}$/), u: whole, v: whole })),
  fields: z.array(knownField),
  sides: z.array(knownSide),
  springs: z.array(z.strictObject({ at: field, corner: side })),
  units: z.array(unit),
  characters: z.array(character),
  structures: z.array(structure),
  treasury: z.strictObject({ gold: whole, storage: z.record(text, whole) }).nullable(),
  sightings: z.array(sighting),
  labels: z.array(label),
  changes: z.strictObject({
    gained: z.array(text),
    lost: z.array(text),
    discovered: z.array(text),
    explored: z.array(text),
  }),
};

const month = z.strictObject({
  turn,
  year: whole,
  moon: z.int().min(1).max(12),
  label: text.exactOptional(),
});

/** Content of the knowledge file of every game. */
const shared = z.strictObject({
  schema: z.literal(KNOWLEDGE_SCHEMA),
  game: text,
  realm: z.strictObject({ key: realm, name: text, ruler: text, article: article.exactOptional() }),
  month: month.extend({ moons: z.int().min(1).max(12) }),
  next: month.extend({ deadline: text.nullable() }),
  sheet: sheet.exactOptional(),
  others: sheet.exactOptional(),
  realms: z.record(
    realm,
    z.strictObject({
      name: text,
      article: article.exactOptional(),
      relation: z.enum(['alliance', 'peace', 'passage', 'enemy']).exactOptional(),
    }),
  ),
  treaties: z.array(
    z.strictObject({
      parties: z.array(realm),
      kinds: z.array(z.enum(['peace', 'alliance', 'passage', 'roadBuilding', 'other'])),
      from: turn,
      until: turn.nullable(),
      text,
    }),
  ),
});

/** Knowledge of one realm of a game on a map. */
const knowledgeOfMap = shared.extend(onMap);

/** Knowledge of one party of a game on a board of regions. */
const knowledgeOfBoard = shared.extend({ board });

/** Knowledge of one party of a game on lettered hexes. */
const knowledgeOfLettered = shared.extend({ lettered });

/** Knowledge of one realm after a month, for its player to keep. */
export const knowledge = z.union([knowledgeOfMap, knowledgeOfBoard, knowledgeOfLettered]);

/** A knowledge file as data. */
export type KnowledgeFile = z.infer<typeof knowledge>;
export type KnowledgeOfMap = z.infer<typeof knowledgeOfMap>;
export type KnowledgeOfBoard = z.infer<typeof knowledgeOfBoard>;
export type KnowledgeOfLettered = z.infer<typeof knowledgeOfLettered>;
