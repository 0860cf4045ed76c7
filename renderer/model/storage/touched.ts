import {
  type Campaign,
  centreOf,
  fieldAt,
  type FieldAddress,
  type Grossfeld,
  grossfeldOf,
  kleinfeldOf,
  KLEINFELDER,
  type MapLabel,
  type Point,
  type Topology,
  type Unit,
  wrapPlace,
} from '../../../engine';
import type { RowChange } from './rows';

/** The part of the plane that an act touched: left, top, right, bottom in field widths, on whole hundredths. */
export type Touched = readonly [number, number, number, number];

/** Features by field, by side or by corner: how many entries belong to one field. */
const PER_FIELD: Readonly<Record<string, number>> = { sides: 6, walls: 6, springs: 6 };

type Placed = Pick<Grossfeld, 'u' | 'v'>;

const pointIn = (topology: Topology, { u, v }: Placed, kleinfeld: number): Point =>
  centreOf(fieldAt(wrapPlace(topology, { u, v }), kleinfeld));

const partsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const changedEntries = (before: unknown, after: unknown): readonly string[] => {
  if (before === after) return [];
  const [old, now] = [partsOf(before), partsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (key) => old[key] !== now[key],
  );
};

/** The Kleinfelder of a Großfeld in which two states of it differ; all if it came, went or moved. */
const changedFields = (
  before: Grossfeld | undefined,
  after: Grossfeld | undefined,
): readonly number[] => {
  if (before?.u !== after?.u || before?.v !== after?.v)
    return Array.from({ length: KLEINFELDER }, (_, index) => index + 1);
  const [old, now] = [partsOf(before), partsOf(after)];
  const fields = Object.keys(now).flatMap((part) =>
    changedEntries(old[part], now[part]).map(
      (key) => Math.floor(Number(key) / (PER_FIELD[part] ?? 1)) + 1,
    ),
  );
  return fields.filter((field) => field >= 1 && field <= KLEINFELDER);
};

const pointsOfGrossfeld = (
  topology: Topology,
  before: Grossfeld | undefined,
  after: Grossfeld | undefined,
): readonly Point[] => {
  const places = [before, after].filter((each) => each !== undefined);
  const isSamePlace = before?.u === after?.u && before?.v === after?.v;
  const fields = changedFields(before, after);
  return (isSamePlace ? places.slice(0, 1) : places).flatMap((place) =>
    fields.map((field) => pointIn(topology, place, field)),
  );
};

const pointsOfLabel = (label: MapLabel | undefined): readonly Point[] =>
  (label?.points ?? []).flatMap((x, index, all) =>
    index % 2 === 0 ? [{ x, y: all[index + 1] ?? 0 }] : [],
  );

const pointOfField = ({ world }: Campaign, field: FieldAddress): readonly Point[] => {
  const grossfeld = world.map.grossfelder[grossfeldOf(field)];
  return grossfeld === undefined
    ? []
    : [pointIn(world.map.topology, grossfeld, kleinfeldOf(field))];
};

const pointsOfUnit = (campaign: Campaign, unit: Unit | undefined): readonly Point[] =>
  unit === undefined || unit.place.kind === 'aboard'
    ? []
    : pointOfField(campaign, unit.place.field);

const pointsOf = (campaign: Campaign, { path, before, after }: RowChange): readonly Point[] => {
  const [root, part, records] = path;
  if (root !== 'world') return [];
  if (part === 'map' && records === 'grossfelder')
    return pointsOfGrossfeld(
      campaign.world.map.topology,
      before as Grossfeld | undefined,
      after as Grossfeld | undefined,
    );
  if (part === 'labels')
    return [before, after].flatMap((each) => pointsOfLabel(each as MapLabel | undefined));
  if (part === 'units')
    return [before, after].flatMap((each) => pointsOfUnit(campaign, each as Unit | undefined));
  return [];
};

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** The part of the map that changed rows touch, `campaign` being the state after; undefined if none. */
export function touchedBy(campaign: Campaign, changes: readonly RowChange[]): Touched | undefined {
  let box: readonly [number, number, number, number] | undefined;
  for (const change of changes)
    for (const { x, y } of pointsOf(campaign, change))
      box = [
        Math.min(box?.[0] ?? x, x),
        Math.min(box?.[1] ?? y, y),
        Math.max(box?.[2] ?? x, x),
        Math.max(box?.[3] ?? y, y),
      ];
  return box === undefined
    ? undefined
    : [hundredths(box[0]), hundredths(box[1]), hundredths(box[2]), hundredths(box[3])];
}
