import { z } from '../../kernel/zod';
import { type Direction, type FieldAddress, type GrossfeldNo, parseFieldAddress } from '../../hex';
import type { Json } from '../../kernel';
import { PLACE_LIMIT } from '../place';
import { isUnsafeKey } from './parse-json';

/** Party keys. */
export const partyKey = z
  .string()
  .regex(/^[A-Za-z0-9_.-]+$/)
  .refine((key) => !isUnsafeKey(key));

/** Keys of catalogues and settings, text ids. */
export const key = z
  .string()
  .min(1)
  .refine((text) => !isUnsafeKey(text));

export const grossfeldNumber = z.custom<GrossfeldNo>(
  (value) => typeof value === 'string' && /^\d{3}$/.test(value),
  { error: 'grossfeld number' },
);

export const fieldAddress = z.custom<FieldAddress>(
  (value) => typeof value === 'string' && parseFieldAddress(value) === value,
  { error: 'field address' },
);

export const direction = z.custom<Direction>(
  (value) => typeof value === 'number' && [1, 2, 3, 4, 5, 6].includes(value),
  { error: 'direction' },
);

export const whole = z.int();
export const count = z.int().min(0);

/** Column or row of a Großfeld. */
export const latticePlace = z.int().min(-PLACE_LIMIT).max(PLACE_LIMIT);

/** Number of a unit; game systems allow fewer. */
export const unitNumber = z.int().min(0).max(9999);

/** A record by whole number below `bound`, as sparse parts of a Großfeld are. */
export function sparse<Value extends z.ZodType>(bound: number, value: Value) {
  return z.record(
    z.custom<`${number}`>(
      (text) => typeof text === 'string' && /^(0|[1-9]\d{0,2})$/.test(text) && Number(text) < bound,
      { error: 'index' },
    ),
    value,
  );
}

export const FIELD_BOUND = 48;
export const SIDE_BOUND = 288;

/** Most different values whose check is remembered by one schema. */
const REMEMBERED = 10_000;

/**
 * One plain value (text, number, nothing) for every field of a Großfeld. They repeat over and over: one that has passed
 * once is not checked against its schema again.
 */
export function perField<Value extends z.ZodType>(value: Value) {
  const all = z.array(value).length(FIELD_BOUND);
  const passed = new Set<unknown>();
  return z.custom<z.infer<typeof all>>().superRefine((list: unknown, context) => {
    const isKnown = Array.isArray(list) && list.length === FIELD_BOUND;
    if (isKnown && list.findIndex((one) => !passed.has(one)) < 0) return;
    const parsed = all.safeParse(list);
    if (passed.size < REMEMBERED) for (const one of parsed.data ?? []) passed.add(one);
    for (const { path, message } of parsed.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message });
  });
}

/** Key of a region. */
export const regionKey = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/)
  .refine((text) => !isUnsafeKey(text));

/** A field of a board of lettered hexes, such as `E6`. */
export const letteredField = z.string().regex(/^[A-Z][1-9]\d?$/);

const isJson = (value: unknown): value is Json => {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null)
    return value === null || typeof value === 'string' || typeof value === 'boolean';
  return Array.isArray(value) ? value.every(isJson) : Object.values(value).every(isJson);
};

/** Any JSON value. What is nested more deeply than a file may be has been refused before. */
export const anyJson = z.custom<Json>(isJson, { error: 'json' });

/** A number of a drawing plane. */
export const coordinate = z.number().min(-1e6).max(1e6);
