import {
  audienceOf,
  type Audience,
  fieldValue,
  moneyParts,
  type OwnedRecord,
  printed,
  type RecordField,
  type RecordKind,
  type RecordRow,
  type RuleSystem,
  type Settings,
  type World,
} from '../../../../engine';
import type { Language } from '../../../kit/text/words';

type Kind = RecordKind<World>;
type Field = RecordField<World, RecordRow>;

/** One secret: what stands in a field of a record that nobody may read over the GM's shoulder. */
export interface Secret {
  readonly id: string;
  /** Whose it is; null = nobody's. */
  readonly owner: string | null;
  readonly kind: Kind;
  /** What the record is called: its first words that are no secret. */
  readonly record: string;
  readonly field: Field;
  readonly audience: Audience;
  readonly text: string;
}

/** Every secret of a world in the order of the declarations; fields in which nothing stands are left out. */
export function secretsOf(
  { records, currency }: Pick<RuleSystem<World>, 'records' | 'currency'>,
  world: World,
  settings: Settings,
  language: Language,
): readonly Secret[] {
  const parts = moneyParts(currency);
  const said = (field: Field, { owner, row }: OwnedRecord<RecordRow>): string =>
    printed(field, row, { world, settings, owner }, language, parts);
  return records.flatMap((kind) => {
    const secret = kind.fields.filter(({ isSecret }) => isSecret === true);
    const named = kind.fields.filter(
      (field) => field.kind !== 'owner' && field.kind !== 'flag' && field.isSecret !== true,
    );
    return kind.rows(world, settings).flatMap((owned) => {
      const { owner, row } = owned;
      const place = { world, settings, owner };
      const record = named
        .slice(0, 2)
        .map((field) => said(field, owned))
        .filter((text) => text !== '')
        .join(', ');
      return secret.flatMap((field): readonly Secret[] => {
        const value = fieldValue(field, row, place);
        const text = said(field, owned);
        // An empty choice says what it means, such as "none": nothing is hidden behind it.
        if (text === '' || value === '' || value === 0) return [];
        const id = `${kind.id}/${owner ?? ''}/${row.id}/${field.id}`;
        return [{ id, owner, kind, record, field, audience: audienceOf(field, row), text }];
      });
    });
  });
}
