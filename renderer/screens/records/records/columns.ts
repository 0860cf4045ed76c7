import {
  cellValue,
  type Explained,
  fieldValue,
  idsIn,
  inLanguage,
  inParts,
  inWhole,
  isWritten,
  type NewRecordField,
  type OwnedRecord,
  optionsIn,
  type RecordField,
  type RecordKind,
  type RecordOption,
  type RecordRow,
  type RecordValue,
  shownIn,
  type World,
  written,
  moneyParts,
} from '../../../../engine';
import {
  changed,
  type Choice,
  type Column,
  type FieldKind,
  type FieldSpec,
  type FieldValue,
  refused,
  type Refusal,
  type RegisterPlace,
} from '../../../model/records/register';
import { valueWords } from '../../../model/records/values';
import { changeWorld, recordPlace } from './commands';

export type Kind = RecordKind<World>;
type Field = RecordField<World, RecordRow>;
export type Owned<Row extends RecordRow = RecordRow> = OwnedRecord<Row>;

/** Text key of something of a kind of record. */
export function recordText(game: string, kind: string, key: string): string {
  return `${game}:record.${kind}.${key}`;
}

/** Fields of a record in the terms of registers; money is shown in whole pieces. */
const KINDS: Readonly<Record<Field['kind'], FieldKind>> = {
  text: 'text',
  number: 'number',
  money: 'number',
  flag: 'flag',
  choice: 'choice',
  choices: 'choices',
  region: 'choice',
  party: 'realm',
  parties: 'text',
  members: 'realms',
  owner: 'realm',
  turn: 'turn',
};

/** Least width of a column in px, by what is in it; where its name is longer than its values, by its name. */
const leastWidth = ({ kind, label, share = 1 }: Field): number => {
  if (kind === 'text' && share <= 0.1) return 60;
  const name = Math.max(...label.map((words) => words.length));
  if (kind === 'number' || kind === 'money' || kind === 'flag')
    return Math.max(44, Math.round(name * 6.6) + 18);
  return {
    text: 96,
    choice: 110,
    choices: 110,
    region: 128,
    party: 104,
    parties: 150,
    members: 120,
    owner: 104,
    turn: 104,
  }[kind];
};

const byLabel = (a: Choice, b: Choice): number => a.label.localeCompare(b.label);

const inTongue =
  ({ language }: RegisterPlace) =>
  ({ id, label }: RecordOption): Choice => ({ id, label: inLanguage(label, language) });

const optionsOf = ({
  options = [],
  kind,
}: Pick<Field, 'options' | 'kind'>): ((place: RegisterPlace) => readonly Choice[]) =>
  kind === 'region'
    ? ({ campaign, words }) =>
        Object.values(campaign.world.board?.regions ?? {})
          .map(({ key, name, names }) => ({
            id: key,
            label: names === undefined ? name : words('explain:place', { region: key }),
          }))
          .sort(byLabel)
    : (place) => options.map(inTongue(place));

/** A field as it is written into. */
export function specOf(
  field: Field | NewRecordField<World>,
  text: (key: string) => string,
): FieldSpec {
  const { id, isOptional, none, hint } = field;
  const { lines, said }: Partial<Field> = field;
  const kind = KINDS[field.kind];
  const hasOptions = kind === 'choices' || (kind === 'choice' && !('optionsOf' in field));
  return {
    id,
    text: text(`field.${id}`),
    kind,
    ...(hasOptions ? { options: optionsOf(field) } : {}),
    ...(isOptional === true ? { isOptional } : {}),
    ...(none === undefined ? {} : { none: text(`none.${id}`) }),
    ...(hint === undefined ? {} : { hint: text(`hint.${id}`) }),
    ...(said === undefined
      ? {}
      : { said: (value, { language }) => inLanguage(said(value), language) }),
    ...(lines === undefined ? {} : { rows: lines }),
  };
}

/** Parts of the currency of the game to the whole: registers show and take whole pieces. */
const partsOf = ({ system }: RegisterPlace): number => moneyParts(system?.currency);

const isList = ({ kind }: Pick<Field, 'kind'>): boolean => kind === 'choices' || kind === 'members';

/** A value of a record as a register has it. */
export function shownValue(field: Field, value: RecordValue, place: RegisterPlace): FieldValue {
  return isList(field) ? idsIn(value) : inWhole(field, value, partsOf(place));
}

/** A value of a register as it is stored in a record. */
export function keptValue(field: Field, value: FieldValue, place: RegisterPlace): RecordValue {
  if (field.kind === 'parties')
    return cellValue(field, String(value ?? ''), place.campaign.world) ?? null;
  return inParts(
    field,
    typeof value === 'object' ? (value?.join(' ') ?? null) : value,
    partsOf(place),
  );
}

/** The sentence against a value: the kind's own, or that it cannot be held. */
export function refusal(
  { id, faults = {} }: Pick<Field, 'id' | 'faults'>,
  fault: string,
  value: FieldValue,
  text: (key: string) => string,
  { words }: RegisterPlace,
): Refusal {
  const typed = String(value ?? '');
  return Object.hasOwn(faults, fault)
    ? refused(text(`fault.${id}.${fault}`), { typed })
    : refused('records:refused.value', { typed, field: words(text(`field.${id}`)) });
}

type Figures = Map<Field, Explained | undefined>;

/** What was derived of a record at a place is cached as long as both exist. */
const DERIVED = new WeakMap<RegisterPlace, WeakMap<RecordRow, Figures>>();

/** A derived figure of a record, derived once. */
const figureOf = (field: Field, { owner, row }: Owned, place: RegisterPlace) => {
  const ofPlace = DERIVED.get(place) ?? new WeakMap<RecordRow, Figures>();
  DERIVED.set(place, ofPlace);
  const known = ofPlace.get(row) ?? new Map<Field, Explained | undefined>();
  ofPlace.set(row, known);
  if (!known.has(field)) known.set(field, field.figure?.(row, recordPlace(owner, place)));
  return known.get(field);
};

/** How a field of a record is rendered where its value alone is not enough. */
const renderedIn = (
  field: Field,
  { owner, row }: Owned,
  place: RegisterPlace,
): string | undefined => {
  const text = field.told?.(row, recordPlace(owner, place));
  return text && inLanguage(text, place.language);
};

/** A field of a kind of record as a column of its register. */
export function columnOf(kind: Kind, field: Field, text: (key: string) => string): Column<Owned> {
  const { share = 1, isOnPaper, isSecret = false, isBulk = field.kind !== 'text' } = field;
  const spec = specOf(field, text);
  const value = (owned: Owned, place: RegisterPlace): FieldValue => {
    if (field.figure !== undefined)
      return shownValue(field, figureOf(field, owned, place)?.value ?? null, place);
    const at = recordPlace(owned.owner, place);
    if (field.kind !== 'parties') return shownValue(field, fieldValue(field, owned.row, at), place);
    const shown = shownIn(field, owned.row, at);
    return shown.as === 'name' ? shown.text : '';
  };
  return {
    ...spec,
    value,
    ...(isSecret ? { isSecret } : {}),
    ...(isSecret || !isBulk ? { isBulk: false } : {}),
    ...(share === 0 || isOnPaper === true || isSecret
      ? {}
      : { width: [leastWidth(field), Math.max(1, Math.round(share * 10))] as const }),
    ...(field.told === undefined
      ? {}
      : {
          show: (owned, place) =>
            renderedIn(field, owned, place) ?? valueWords(spec, value(owned, place), place),
        }),
    ...(field.optionsOf === undefined
      ? {}
      : {
          optionsFor: ({ owner, row }, place) =>
            optionsIn(field, row, recordPlace(owner, place)).map(inTongue(place)),
        }),
    ...(field.figure === undefined
      ? {}
      : { explained: (owned: Owned, place: RegisterPlace) => figureOf(field, owned, place) }),
    ...(field.isAbsent === undefined
      ? {}
      : {
          isAbsent: ({ owner, row }: Owned, place: RegisterPlace) =>
            field.isAbsent?.(row, recordPlace(owner, place)) === true,
        }),
    ...(isWritten(kind, field)
      ? {
          edit: ({ owner, row }: Owned, next: FieldValue, place: RegisterPlace) => {
            const at = recordPlace(owner, place);
            const after = written(kind, field, row, keptValue(field, next, place), at);
            if ('fault' in after) return refusal(field, after.fault, next, text, place);
            return changed((draft) => {
              changeWorld(draft, (world) => kind.put?.(after.row, { ...at, world }) ?? world);
            });
          },
        }
      : {}),
  };
}
