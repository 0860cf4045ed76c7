import type { Json } from '../../kernel';
import type { FileProblem } from './format';
import { isUnsafeKey } from './parse-json';

/** True for an object of JSON. */
export function isRecord(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Collects what of a file no schema knows, to be written back as it was. */
export interface Keeper {
  /** Keeps a part as a whole, or the unknown fields of one that is known. */
  readonly fields: (part: string, fields: Json) => FileProblem | undefined;
  /** Says that a collection is there, though it may be empty. */
  readonly collection: (part: string) => void;
  /** Keeps an entry of a collection, or the unknown fields of one. */
  readonly entry: (part: string, key: string, value: Json) => FileProblem | undefined;
  /** Everything kept, by part; undefined = nothing. */
  readonly all: () => Readonly<Record<string, Json>> | undefined;
}

/** The fields of an object that are not among `known`; undefined if there are none. */
export function unknownFields(
  value: Json,
  known: readonly string[],
): Readonly<Record<string, Json>> | undefined {
  const fields = isRecord(value)
    ? Object.entries(value).filter(([name]) => !known.includes(name))
    : [];
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

/** A keeper for at most `limit` signs of JSON. */
export function createKeeper(limit: number): Keeper {
  const wholes: Record<string, Json> = {};
  const collections: Record<string, Record<string, Json>> = {};
  let signs = 0;
  const weigh = (part: string, value: Json): FileProblem | undefined => {
    signs += part.length + JSON.stringify(value).length;
    return signs > limit
      ? { code: 'too-large', about: { part, bytes: signs, parts: 0 } }
      : undefined;
  };
  return {
    fields: (part, fields) => {
      wholes[part] = fields;
      return weigh(part, fields);
    },
    collection: (part) => void (collections[part] ??= {}),
    entry: (part, key, value) => {
      if (isUnsafeKey(key)) return { code: 'key-unsafe', about: { part, key } };
      const entries = (collections[part] ??= {});
      if (Object.hasOwn(entries, key)) return { code: 'key-twice', about: { part, path: key } };
      entries[key] = value;
      return weigh(key, value);
    },
    all: () => {
      const kept = { ...wholes, ...collections };
      return Object.keys(kept).length === 0 ? undefined : kept;
    },
  };
}
