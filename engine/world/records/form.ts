import {
  cellName,
  type FormField,
  type FormTable,
  inLanguage,
  type RecordKind,
  type RecordRow,
  type Settings,
  type Words,
} from '../../kernel';
import type { PartyKey } from '../grossfeld';
import type { World } from '../world';
import { type Field, inWhole, isInTable, mayKnow, type Place, shownIn } from './values';

type Language = 'de' | 'en';

const title = ([de, en]: readonly [string, string]): {
  readonly de: string;
  readonly en: string;
} => ({ de, en });

const printedFields = ({ fields }: RecordKind<World>): readonly Field[] =>
  fields.filter((field) => isInTable(field) && field.kind !== 'owner');

/** A kind of record as a table of a printed form, with so many empty rows. */
export function recordTable(kind: RecordKind<World>, rows: number): FormTable {
  const fields = printedFields(kind);
  const whole = fields.reduce((sum, { share = 1 }) => sum + share, 0);
  const columns = fields.map((field): FormField => {
    const { id, label, share = 1 } = field;
    const isNumber = field.kind === 'number' || field.kind === 'money';
    return {
      name: `${kind.id}.${id}`,
      title: title(label),
      kind: isNumber ? 'number' : 'line',
      share: share / whole,
    };
  });
  return { kind: 'table', title: title(kind.words.many), columns, rows };
}

/** Value of a field, as printed in a language. `parts` = parts of the currency to the whole. */
export function printed(
  field: Field,
  row: RecordRow,
  place: Place,
  language: Language,
  parts: number,
): string {
  const textOf = (words: Words | undefined): string | undefined =>
    words && inLanguage(words, language);
  const shown = shownIn(field, row, place);
  switch (shown.as) {
    case 'nothing':
      return '';
    case 'none':
      return textOf(field.none) ?? '';
    case 'yes':
      return inLanguage(['ja', 'yes'], language);
    case 'option':
      return textOf(field.options?.find(({ id }) => id === shown.id)?.label) ?? shown.id;
    case 'name':
      return textOf(shown.words) ?? shown.text;
    case 'number': {
      const value = inWhole(field, shown.number, parts);
      const text = String(value).replace('-', '−');
      return language === 'de' ? text.replace('.', ',') : text;
    }
  }
}

/** Table of a kind of record for a party, by the names of its fields: what it may know of its own. */
export function recordValues(
  kind: RecordKind<World>,
  world: World,
  party: PartyKey,
  settings: Settings,
  language: Language,
  parts: number,
): Readonly<Record<string, string>> {
  const fields = printedFields(kind);
  const own = kind
    .rows(world, settings)
    .filter(
      ({ owner, row }) =>
        owner === party && fields.some((field) => mayKnow(field, row, owner, party)),
    );
  return Object.fromEntries(
    own.flatMap(({ owner, row }, index) =>
      fields
        .filter((field) => mayKnow(field, row, owner, party))
        .map((field) => [
          cellName(`${kind.id}.${field.id}`, index + 1),
          printed(field, row, { world, settings, owner }, language, parts),
        ]),
    ),
  );
}
