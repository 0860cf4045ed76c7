import type { z } from 'zod';
import { failure, type Json, success } from '../../kernel';
import type { FileProblem, FileResult } from './format';

/** Takes the entries of one collection, one by one. */
export interface Collector<Value> {
  readonly part: string;
  /** One entry as parsed; a problem if it fits no schema or has a foreign name. Nothing is stored. */
  readonly fitting: (key: string, value: unknown) => FileResult<Value>;
  /** Takes one entry; a problem if it fits no schema, has a foreign name or is there already. */
  readonly take: (key: string, value: Json) => FileProblem | undefined;
  readonly entries: Readonly<Record<string, Value>>;
}

/** How a value as a whole is named where fields of it go by their path. */
export const WHOLE = '{}';

const schemaProblem = (part: string, above: readonly string[], error: z.ZodError): FileProblem => {
  const issue = error.issues[0];
  const path = [...above, ...(issue?.path ?? []).map(String)].join('.');
  return {
    code: 'schema',
    about: { part, path: path === '' ? WHOLE : path, problem: issue?.message ?? '' },
  };
};

/** A value that fits a schema, or where it does not. `above` is the way to the value within its part. */
export function fitting<Schema extends z.ZodType>(
  part: string,
  schema: Schema,
  value: unknown,
  above: readonly string[] = [],
): FileResult<z.infer<Schema>> {
  const parsed = schema.safeParse(value);
  return parsed.success ? success(parsed.data) : failure(schemaProblem(part, above, parsed.error));
}

/** An entry that contradicts another, or its own name. */
export function contradiction(part: string, path: string): FileProblem {
  return {
    code: 'contradiction',
    about: { part, path },
  };
}

/** Collects a part; `namesOf` are the names an entry gives itself, which must be its key. */
export function collector<Schema extends z.ZodType>(
  part: string,
  keys: z.ZodType<string>,
  schema: Schema,
  namesOf: (value: z.infer<Schema>) => readonly string[] = () => [],
): Collector<z.infer<Schema>> {
  const entries: Record<string, z.infer<Schema>> = {};
  const entryOf = (key: string, json: unknown): FileResult<z.infer<Schema>> => {
    const name = fitting(part, keys, key, [key]);
    if (!name.ok) return name;
    const value = fitting(part, schema, json, [key]);
    const isForeign = value.ok && namesOf(value.value).some((own) => own !== key);
    return isForeign ? failure(contradiction(part, key)) : value;
  };
  return {
    part,
    entries,
    fitting: entryOf,
    take: (key, json) => {
      if (Object.hasOwn(entries, key)) return { code: 'key-twice', about: { part, path: key } };
      const value = entryOf(key, json);
      if (!value.ok) return value.problem;
      entries[key] = value.value;
      return undefined;
    },
  };
}
