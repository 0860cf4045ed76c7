import { z } from '../../kernel/zod';
import { grossfeldNo } from '../../hex';
import { SIDE } from '../../world';
import {
  direction,
  key,
  kleinfeld,
  label,
  latticePlace,
  partyKey,
  PARTS,
  secret,
  settlement,
  topology,
  whole,
} from '../schema';

/** Name of the format in the foreign member. */
export const GEOJSON_FORMAT = 'wabenwart-geojson';

/** Version written today. */
export const GEOJSON_VERSION = 1;

/** Meaning of the coordinates; declared in the file because readers expect degrees. */
export const PLANE =
  'plane coordinates, not degrees: unit is the width of a field, x grows eastwards, y grows southwards';

/** Features of a side and the bit each is stored as. Walls are no bit: they carry their building value. */
export const EDGE_BITS = SIDE;

/** A Großfeld number, also as a number, which tables of geographic programs like to make of it. */
const gf = z
  .union([z.string(), z.int().min(0).max(999).transform(String)])
  .transform((text, context) => {
    const no = grossfeldNo(text.padStart(3, '0'));
    if (no === undefined) context.addIssue({ code: 'custom', message: 'grossfeld number' });
    return no ?? z.NEVER;
  });

const far = z.int().min(-2_000_000).max(2_000_000);

/** Properties of a field. Other properties are tolerated. */
export const fieldProperties = z.object({
  gf,
  kf: kleinfeld,
  q: far.optional(),
  r: far.optional(),
  terrain: key,
  owner: partyKey.nullish(),
  difficulty: whole.nullish(),
  lowView: z.boolean().nullish(),
  baseTerrain: key.nullish(),
  settlement: settlement.nullish(),
  note: z.string().nullish(),
  secret: secret.nullish(),
});

export const edgeProperties = z.object({
  gf,
  kf: kleinfeld,
  side: direction,
  feature: z.enum(['river', 'road', 'bridge', 'canal', 'unnavigable', 'wall']),
  buildingValue: whole.min(0).nullish(),
});

export const springProperties = z.object({ gf, kf: kleinfeld, corner: direction });

export const labelProperties = label;

/** Metadata of the file and of the world as a whole. */
export const member = z.object({
  format: z.literal(GEOJSON_FORMAT),
  version: z.int().min(1),
  topology,
  grossfelder: z.array(z.object({ gf, u: latticePlace, v: latticePlace })),
  parties: z.array(
    z.object({
      key: partyKey,
      kind: z.enum(['realm', 'organisation', 'single']),
      name: z.string(),
      colour: whole.min(0),
    }),
  ),
  carries: z.array(z.enum(PARTS)),
});
