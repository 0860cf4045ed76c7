import { z } from '../../kernel/zod';
import type { RecordKind } from '../../kernel';
import type { World } from '../world';

/** JSON Schema (draft 2020-12) of the records of a game, by kind. Kinds whose records are derived have none. */
export function recordSchema(game: string, kinds: readonly RecordKind<World>[]): unknown {
  const written = kinds.flatMap(({ id, words, schema }) =>
    schema === undefined
      ? []
      : [
          [
            id,
            { description: words.many[1], ...z.toJSONSchema(schema, { unrepresentable: 'any' }) },
          ] as const,
        ],
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Wabenwart: records of ${game}`,
    $defs: Object.fromEntries(
      written.map(([id, { $schema: _, ...definition }]) => [id, definition] as const),
    ),
  };
}
