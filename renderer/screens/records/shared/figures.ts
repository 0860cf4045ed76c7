import type { Explained } from '../../../../engine';
import { recordText } from '../records/register';
import type { Column, Register, RegisterPlace } from '../../../model/records/register';

type Figures = Readonly<Record<string, Explained>>;

/** What was derived at a place holds as long as the place does. */
const DERIVED = new WeakMap<RegisterPlace, Map<string, Figures>>();

/** What the rules derive for a record, by field. */
const figuresOf = (
  { campaign: { world }, settings, system }: RegisterPlace,
  kind: string,
  id: string,
): Figures => {
  const place = { world, settings, owner: null };
  const fields = system?.records.find((one) => one.id === kind)?.fields ?? [];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const explained = field.figure?.({ id }, place);
      return explained === undefined ? [] : [[field.id, explained]];
    }),
  );
};

/** What the rules derive for a record, by field; derived once. */
export function figuresOfRecord(place: RegisterPlace, kind: string, id: string): Figures {
  const known = DERIVED.get(place) ?? new Map<string, Figures>();
  DERIVED.set(place, known);
  const name = `${kind} ${id}`;
  const figures = known.get(name) ?? figuresOf(place, kind, id);
  known.set(name, figures);
  return figures;
}

/** Columns that show the derived figures of a kind of record; records without such a figure do not have it. */
export function figureColumns<Row>(game: string, kind: string, idOf: (row: Row) => string) {
  return (key: string, width?: Column<Row>['width']): Column<Row> => {
    const of = (row: Row, place: RegisterPlace): Explained | undefined =>
      figuresOfRecord(place, kind, idOf(row))[key];
    return {
      id: key,
      text: recordText(game, kind, `field.${key}`),
      kind: 'number',
      ...(width === undefined ? {} : { width }),
      value: (row, place) => of(row, place)?.value ?? null,
      explained: of,
      isAbsent: (row, place) => of(row, place) === undefined,
    };
  };
}

/** What the rules say against a record of a kind, by its id. */
export function objectionsOfRecord(kind: string): NonNullable<Register<never>['objections']> {
  return (id, { campaign: { world }, settings, system }) =>
    system?.records
      .find((one) => one.id === kind)
      ?.objections?.(id, { world, settings, owner: null }) ?? [];
}
