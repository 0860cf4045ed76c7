import type { CastFigure, CastKind, Explained } from '../../../engine';
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
    (system?.castFigures?.(campaign.world, kind, id, settings) ?? []).map(
      ({ key, value }: CastFigure) => [key, value],
    ),
  );

/** What the rules derive for one sheet, by key; derived once. */
export const figuresOfSheet = (place: RegisterPlace, kind: CastKind, id: string): Figures => {
  const known = DERIVED.get(place) ?? new Map<string, Figures>();
  DERIVED.set(place, known);
  const name = `${kind} ${id}`;
  const figures = known.get(name) ?? derived(place, kind, id);
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
