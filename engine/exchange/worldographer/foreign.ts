import { type FieldAddress, fieldAtPoint, grossfeldOf, kleinfeldOf, type Point } from '../../hex';
import {
  type EntryChange,
  entryChange,
  type MapLabel,
  type Settlement,
  SIDE,
  sideIndex,
} from '../../world';
import { RIVER_WORDS, ROAD_WORDS, SYMBOL_WORDS } from '../data/worldographer';
import type { ReadOptions } from '../model';
import { fieldIndex } from '../schema';
import { childOf, childrenOf, type XmlElement } from '../xml';
import { type Layout, type Orientation, pointToPlane } from './grid';
import {
  isReachable,
  lengthOf,
  MOST_LENGTH,
  type PlaneSide,
  sidesCrossed,
  sidesFollowed,
} from './shapes';
import { OWN_TAG } from './write';

/** Where the things of a map lie: which field has which address, and how far the grid is moved in the plane. */
export interface Place {
  readonly orientation: Orientation;
  readonly shift: Point;
  readonly addressAt: Layout['addressAt'];
}

const numberOf = (element: XmlElement | undefined, name: string): number | undefined => {
  const text = element?.attributes.get(name) ?? '';
  return /^-?\d{1,9}(?:\.\d{1,20})?(?:[eE]-?\d{1,2})?$/.test(text) ? Number(text) : undefined;
};

const pointOf = (
  element: XmlElement | undefined,
  { orientation, shift }: Place,
): Point | undefined => {
  const x = numberOf(element, 'x');
  const y = numberOf(element, 'y');
  if (x === undefined || y === undefined) return undefined;
  const point = pointToPlane({ x, y }, orientation);
  const moved = { x: point.x + shift.x, y: point.y + shift.y };
  return isReachable(moved) ? moved : undefined;
};

const fieldOf = (point: Point | undefined, { addressAt }: Place): FieldAddress | undefined =>
  point === undefined ? undefined : addressAt(fieldAtPoint(point));

/** Something read of a part of the map, and how much of it was left out. */
export interface Gleaned<Value> {
  readonly values: readonly Value[];
  readonly leftOut: number;
}

const settlementType = (symbol: string, { settlements }: ReadOptions): string | undefined => {
  const words = symbol.toLowerCase().split(/[^a-z]+/);
  const types = SYMBOL_WORDS.filter(([known]) =>
    known.split(' ').some((word) => words.includes(word)),
  ).flatMap(([, kinds]) => kinds);
  return types.find((type) => Object.hasOwn(settlements, type));
};

/** Settlements from the symbols of a map, at most one a field; `taken` fields have one already. */
export function readSettlements(
  map: XmlElement,
  place: Place,
  options: ReadOptions,
  taken: ReadonlySet<FieldAddress>,
): Gleaned<EntryChange> {
  const features = childrenOf(childOf(map, 'features'), 'feature');
  const used = new Set(taken);
  const values: EntryChange[] = [];
  let leftOut = 0;
  for (const feature of features) {
    const field = fieldOf(pointOf(childOf(feature, 'location'), place), place);
    const type = settlementType(feature.attributes.get('type') ?? '', options);
    const isKnown = field !== undefined && taken.has(field);
    if (isKnown) continue;
    if (field === undefined || type === undefined || used.has(field) || !options.strangers) {
      leftOut += 1;
      continue;
    }
    used.add(field);
    const value: Settlement = {
      type,
      name: (childOf(feature, 'label')?.text ?? '').trim(),
      owner: options.strangers.key,
      built: options.settlements[type]?.buildingValue ?? 0,
      harbours: [],
    };
    values.push(entryChange(grossfeldOf(field), 'settlements', fieldIndex(field), value));
  }
  return { values, leftOut };
}

/** Size of lettering when a map does not say. */
const USUAL_SIZE = 12;

/** The lettering of a map; texts in `known` are ours and not read again. */
export function readLabels(
  map: XmlElement,
  place: Place,
  known: ReadonlySet<string>,
  usedIds: ReadonlySet<string>,
): Gleaned<MapLabel> {
  const values: MapLabel[] = [];
  let leftOut = 0;
  let number = 0;
  const freshId = (): string => {
    do number += 1;
    while (usedIds.has(`wxx ${number}`));
    return `wxx ${number}`;
  };
  for (const label of childrenOf(childOf(map, 'labels'), 'label')) {
    const text = label.text.trim();
    if (known.has(text)) continue;
    const location = childOf(label, 'location');
    const point = pointOf(location, place);
    if (text === '' || point === undefined) {
      leftOut += 1;
      continue;
    }
    const size = (numberOf(location, 'scale') ?? 0) / 2.5;
    const turned = numberOf(label, 'rotate') ?? 0;
    const rotation = place.orientation === 'COLUMNS' ? turned + 90 : turned;
    values.push({
      id: freshId(),
      kind: 'small',
      text,
      points: [point.x, point.y],
      size: size >= 4 && size <= 200 ? size : USUAL_SIZE,
      ...(turned === 0 ? {} : { rotation }),
    });
  }
  return { values, leftOut };
}

/** Rivers and roads of a map as features of sides. */
export interface Lines {
  readonly bits: readonly EntryChange<'sides'>[];
  readonly rivers: number;
  readonly roads: number;
  readonly leftOut: number;
}

const isOwn = (shape: XmlElement): boolean =>
  (shape.attributes.get('tags') ?? '').split(/[\s,]+/).includes(OWN_TAG);

/** Reads lines tagged as rivers or roads: a river is drawn to the sides it runs along, a road to those it crosses. */
export function readLines(map: XmlElement, place: Place): Lines {
  const bits: EntryChange<'sides'>[] = [];
  const count = { rivers: 0, roads: 0, leftOut: 0 };
  const put = (sides: readonly PlaneSide[], bit: number) => {
    for (const { field, side } of sides) {
      const address = place.addressAt(field);
      if (address === undefined) continue;
      const index = sideIndex(kleinfeldOf(address), side);
      bits.push(entryChange(grossfeldOf(address), 'sides', index, bit));
    }
  };
  let room = MOST_LENGTH;
  for (const shape of childrenOf(childOf(map, 'shapes'), 'shape')) {
    if (isOwn(shape)) continue;
    const points = childrenOf(shape, 'p').map((p) => pointOf(p, place));
    const line = points.filter((point) => point !== undefined);
    const length = lengthOf(line);
    const tags = shape.attributes.get('tags') ?? '';
    const isRiver = RIVER_WORDS.test(tags);
    const isWhole = line.length === points.length && line.length > 1;
    if (!isWhole || length > room || !(isRiver || ROAD_WORDS.test(tags))) {
      count.leftOut += 1;
      continue;
    }
    room -= length;
    put(isRiver ? sidesFollowed(line) : sidesCrossed(line), isRiver ? SIDE.river : SIDE.road);
    count[isRiver ? 'rivers' : 'roads'] += 1;
  }
  return { bits, ...count };
}
