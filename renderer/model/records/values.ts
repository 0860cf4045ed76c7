import { parseFieldAddress, type Party, terrainAt } from '../../../engine';
import { figuresOf } from '../../kit/explain';
import {
  type Choice,
  type Column,
  type Draft,
  type FieldKind,
  type FieldSpec,
  type FieldValue,
  type NewField,
  type Refusal,
  refused,
  type RegisterPlace,
} from './register';

/** The realms of a campaign as options, by name. */
const realmChoices = ({ campaign }: RegisterPlace): readonly Choice[] =>
  Object.values<Party>(campaign.world.parties)
    .map(({ key, name }) => ({ id: key, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label));

/** Options a table needs in every row are computed once per place. */
const MADE = new WeakMap<RegisterPlace, Map<unknown, unknown>>();

const once = <Value>(place: RegisterPlace, of: unknown, make: () => Value): Value => {
  const made = MADE.get(place) ?? new Map<unknown, unknown>();
  MADE.set(place, made);
  if (!made.has(of)) made.set(of, make());
  return made.get(of) as Value;
};

/** What can be chosen in a field; nothing for fields that are typed. */
export function choicesOf(spec: FieldSpec, place: RegisterPlace): readonly Choice[] {
  return once(
    place,
    spec,
    () =>
      spec.options?.(place) ??
      (spec.kind === 'realm' || spec.kind === 'realms' ? realmChoices(place) : []),
  );
}

const wordsFor = (key: string, place: RegisterPlace): string =>
  once(place, key, () => place.words(key));

const labelOf = (spec: FieldSpec, id: string, place: RegisterPlace): string =>
  spec.kind === 'realm' || spec.kind === 'realms'
    ? (place.campaign.world.parties[id]?.name ?? id)
    : (choicesOf(spec, place).find((choice) => choice.id === id)?.label ?? id);

/** Euro cents as an amount: `12,50 €`. */
export function moneyWords(cents: number, place: RegisterPlace): string {
  return once(place, figuresOf, () => figuresOf(place.words)).money(cents);
}

/** A value as text; empty if there is none. */
export function valueWords(spec: FieldSpec, value: FieldValue, place: RegisterPlace): string {
  if (value === null || value === '')
    return spec.none === undefined ? '' : wordsFor(spec.none, place);
  if (typeof value === 'boolean') return wordsFor(value ? 'records:yes' : 'records:no', place);
  if (typeof value === 'number') {
    if (spec.said !== undefined) return spec.said(value, place);
    if (spec.kind === 'money') return moneyWords(value, place);
    return spec.kind === 'turn' || spec.kind === 'year'
      ? String(value)
      : once(place, figuresOf, () => figuresOf(place.words)).plain(value);
  }
  if (typeof value === 'string')
    return spec.kind === 'choice' || spec.kind === 'realm' ? labelOf(spec, value, place) : value;
  return value.map((id) => labelOf(spec, id, place)).join(', ');
}

/** The text of one cell. */
export function cellWords<Row>(column: Column<Row>, row: Row, place: RegisterPlace): string {
  if (column.isAbsent?.(row, place) === true) return '';
  return column.show?.(row, place) ?? valueWords(column, column.value(row, place), place);
}

/** A value as it is typed into a box: numbers without groups, money with two places. */
export function typedWords(spec: FieldSpec, value: FieldValue, place: RegisterPlace): string {
  if (typeof value === 'number' && spec.kind === 'money')
    return (value / 100).toFixed(2).replace('.', wordsFor('records:decimalMark', place));
  return value === null || typeof value === 'boolean' || typeof value === 'object'
    ? ''
    : String(value);
}

/** Kinds of fields in which one writes; the others are chosen or ticked. */
const TYPED: ReadonlySet<FieldKind> = new Set(['text', 'number', 'money', 'field', 'turn', 'year']);

/** True for fields in which one writes. */
export function isTyped({ kind }: FieldSpec): boolean {
  return TYPED.has(kind);
}

/** The values of the form of a new record: those written, and initial values for the others. */
export function draftOf(fields: readonly NewField[], written: Draft, place: RegisterPlace): Draft {
  return Object.fromEntries(
    fields.map((field) => {
      const { id } = field;
      const value = written[id] === undefined ? field.initial(place, written) : written[id];
      return [id, isTyped(field) ? typedWords(field, value, place) : value];
    }),
  );
}

const WHOLE = /^[+-]?\d{1,12}$/;
const MONEY = /^[+-]?\d{1,9}(?:[.,]\d{1,2})?$/;

/** A whole number of what was typed, groups of three or not; undefined if it is none. */
export function wholeOf(typed: string): number | undefined {
  const plain = typed.replaceAll(/[.\s\u202F\u00A0]/g, '').replace('\u2212', '-');
  return WHOLE.test(plain) ? Number(plain) : undefined;
}

/** Euro cents of what was typed, `12`, `12,5` or `12.50`; undefined if it is no amount. */
export function centsOf(typed: string): number | undefined {
  const plain = typed.replaceAll(/[\s€]/g, '').replace('\u2212', '-');
  return MONEY.test(plain) ? Math.round(Number(plain.replace(',', '.')) * 100) : undefined;
}

type Read = { readonly kind: 'read'; readonly value: FieldValue } | Refusal;

const read = (value: FieldValue): Read => ({ kind: 'read', value });

const readField = (typed: string, { campaign, words }: RegisterPlace, text: string): Read => {
  const [, no = '', field = ''] = /^\s*(\d{1,3})\D+(\d{1,2})\s*$/.exec(typed) ?? [];
  const address = parseFieldAddress(`${no.padStart(3, '0')}/${field.padStart(2, '0')}`);
  const isThere = address !== undefined && terrainAt(campaign.world.map, address) !== undefined;
  return isThere ? read(address) : refused('records:refused.field', { typed, field: words(text) });
};

/** The value of what was typed, by the kind of the field; a refusal states what is expected. */
export function readTyped(spec: FieldSpec, typed: string, place: RegisterPlace): Read {
  const { words } = place;
  const trimmed = typed.trim();
  if (spec.kind === 'text')
    return trimmed === '' && spec.isOptional !== true
      ? refused('records:refused.empty', { field: words(spec.text) })
      : read(spec.rows === undefined ? trimmed : typed.trimEnd());
  if (trimmed === '')
    return spec.isOptional === true
      ? read(null)
      : refused('records:refused.empty', { field: words(spec.text) });
  if (spec.kind === 'field') return readField(trimmed, place, spec.text);
  const value = spec.kind === 'money' ? centsOf(trimmed) : wholeOf(trimmed);
  if (value === undefined)
    return refused(`records:refused.${spec.kind === 'money' ? 'money' : 'whole'}`, {
      typed: trimmed,
      field: words(spec.text),
    });
  if (spec.kind === 'turn' && value < 0)
    return refused('records:refused.turn', { typed: trimmed, field: words(spec.text) });
  if (spec.kind === 'year' && (value < 1900 || value > 2999))
    return refused('records:refused.year', { typed: trimmed, field: words(spec.text) });
  return read(value);
}

/** True if two values are equal. */
export function isSameValue(a: FieldValue, b: FieldValue): boolean {
  return typeof a === 'object' && typeof b === 'object' && a !== null && b !== null
    ? a.length === b.length && a.every((item, index) => item === b[index])
    : a === b;
}
