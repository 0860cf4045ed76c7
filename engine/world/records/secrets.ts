import type { OwnSecret, OwnedRecord, RecordKind, RecordRow, Settings } from '../../kernel';
import type { World } from '../world';
import { audienceOf, fieldValue } from './values';

/** Words too short or too common to give anything away by themselves. */
const LEAST_LETTERS = 4;

/** Words by which others would recognise what of one record only its owner, or only the GM, may know. */
export function secretsIn(
  kind: RecordKind<World>,
  { owner, row }: OwnedRecord<RecordRow>,
  world: World,
  settings: Settings,
): readonly OwnSecret[] {
  const place = { world, settings, owner };
  const telling = kind.fields.filter(({ isTelling }) => isTelling);
  const hidden = telling.filter((field) => audienceOf(field, row) !== 'all');
  const texts = hidden.map((field) => String(fieldValue(field, row, place) ?? '').trim());
  const words = texts.filter((text) => text.length >= LEAST_LETTERS);
  const isGms = hidden.some((field) => audienceOf(field, row) === 'gm');
  if (words.length === 0) return [];
  const key = `${owner ?? ''}/${kind.id}/${row.id}`;
  return [{ key, owner: isGms ? '' : (owner ?? ''), words, about: texts[0] ?? '' }];
}

/** Words by which others would recognise what only the owner of a record, or only the GM, may know. */
export function secretsOf(
  kinds: readonly RecordKind<World>[],
  world: World,
  settings: Settings,
): readonly OwnSecret[] {
  return kinds
    .filter(({ fields }) => fields.some(({ isTelling }) => isTelling))
    .flatMap((kind) =>
      kind.rows(world, settings).flatMap((owned) => secretsIn(kind, owned, world, settings)),
    );
}

/** What anybody may read in the records of a game: texts of fields that are open to all. */
export function openTextsOf(
  kinds: readonly RecordKind<World>[],
  world: World,
  settings: Settings,
): readonly string[] {
  return kinds.flatMap((kind) => {
    const texts = kind.fields.filter((field) => field.kind === 'text');
    if (texts.length === 0) return [];
    return kind
      .rows(world, settings)
      .flatMap(({ owner, row }) =>
        texts
          .filter((field) => audienceOf(field, row) === 'all')
          .map((field) => String(fieldValue(field, row, { world, settings, owner }) ?? '')),
      );
  });
}
