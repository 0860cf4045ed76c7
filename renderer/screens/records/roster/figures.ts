import type { Explained, RecordRow, Unit } from '../../../../engine';
import { recordText } from '../records/register';
import type { Column, Register, RegisterPlace } from '../../../model/records/register';

type Figures = Readonly<Record<string, Explained>>;

/** What was derived at a place holds as long as the place does. */
const DERIVED = new WeakMap<RegisterPlace, Map<string, Figures>>();

/** What the rules derive for a record, by field. */
export const figuresOf = (
  { campaign: { world }, settings, system }: RegisterPlace,
  kind: string,
  row: RecordRow,
): Figures => {
  const place = { world, settings, owner: null };
  const fields = system?.records.find(({ id }) => id === kind)?.fields ?? [];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const explained = field.figure?.(row, place);
      return explained === undefined ? [] : [[field.id, explained]];
    }),
  );
};

/** What a unit's figures are made of, as long as it carries nothing: its own sheet, its party and the settings. */
interface Told {
  readonly figures: Figures;
  readonly parties: unknown;
  readonly settings: unknown;
  readonly editions: unknown;
  readonly turn: number;
}

const TOLD = new WeakMap<Unit, Told>();

/** Figures of a unit; one that stays as it was keeps them when others change. */
const ofUnit = (place: RegisterPlace, unit: Unit): Figures => {
  const { settings, editions, world } = place.campaign;
  const known = TOLD.get(unit);
  const isSame =
    known?.parties === world.parties &&
    known.settings === settings &&
    known.editions === editions &&
    known.turn === world.clock.turn;
  if (isSame) return known.figures;
  const figures = figuresOf(place, 'unit', unit);
  const { turn } = world.clock;
  if (figures['capacity'] === undefined)
    TOLD.set(unit, { figures, parties: world.parties, settings, editions, turn });
  return figures;
};

/** What the rules derive for a record, by field; derived once. A unit is found by its id. */
export const figuresOfRecord = (place: RegisterPlace, kind: string, id: string): Figures => {
  const known = DERIVED.get(place) ?? new Map<string, Figures>();
  DERIVED.set(place, known);
  const name = `${kind} ${id}`;
  const unit = place.campaign.world.units[id];
  const figures =
    known.get(name) ??
    (kind === 'unit' && unit !== undefined
      ? ofUnit(place, unit)
      : figuresOf(place, kind, unit ?? { id }));
  known.set(name, figures);
  return figures;
};

/** Columns that show the derived figures of a kind of record; records without such a figure do not have it. */
export const figureColumns =
  <Row>(game: string, kind: string, idOf: (row: Row) => string) =>
  (key: string, width?: Column<Row>['width']): Column<Row> => {
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

/** What the rules say against a record of a kind, by its id. */
export const objectionsOfRecord =
  (kind: string): NonNullable<Register<never>['objections']> =>
  (id, { campaign: { world }, settings, system }) =>
    system?.records
      .find((one) => one.id === kind)
      ?.objections?.(id, { world, settings, owner: null }) ?? [];
