import {
  legacyOf,
  type CastFigure,
  type CastKind,
  type Explained,
  type Unit,
} from '../../../engine';
import type { Column, RegisterPlace } from '../register';

type Figures = Readonly<Record<string, Explained>>;

/** What was derived at a place holds as long as the place does. */
const DERIVED = new WeakMap<RegisterPlace, Map<string, Figures>>();

const derived = (
  { campaign, settings, system }: RegisterPlace,
  kind: CastKind,
  id: string,
): Figures =>
  Object.fromEntries(
    (legacyOf(system).castFigures?.(campaign.world, kind, id, settings) ?? []).map(
      ({ key, value }: CastFigure) => [key, value],
    ),
  );

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
  const figures = derived(place, 'unit', unit.id);
  const { turn } = world.clock;
  if (figures['capacity'] === undefined)
    TOLD.set(unit, { figures, parties: world.parties, settings, editions, turn });
  return figures;
};

/** What the rules derive for one sheet, by key; derived once. */
export const figuresOfSheet = (place: RegisterPlace, kind: CastKind, id: string): Figures => {
  const known = DERIVED.get(place) ?? new Map<string, Figures>();
  DERIVED.set(place, known);
  const name = `${kind} ${id}`;
  const unit = kind === 'unit' ? place.campaign.world.units[id] : undefined;
  const figures =
    known.get(name) ?? (unit === undefined ? derived(place, kind, id) : ofUnit(place, unit));
  known.set(name, figures);
  return figures;
};

/** A column that shows a derived figure; records without that figure do not have it. */
export const figureColumn = <Row>(
  kind: CastKind,
  key: string,
  idOf: (row: Row) => string,
  width?: Column<Row>['width'],
): Column<Row> => {
  const of = (row: Row, place: RegisterPlace): Explained | undefined =>
    figuresOfSheet(place, kind, idOf(row))[key];
  return {
    id: key,
    text: `roster:figure.${key}`,
    kind: 'number',
    ...(width === undefined ? {} : { width }),
    value: (row, place) => of(row, place)?.value ?? null,
    explained: of,
    isAbsent: (row, place) => of(row, place) === undefined,
  };
};
