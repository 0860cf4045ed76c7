import type { EnclosedMap } from '../../../engine';
import type { Page } from '../../paper';
import { viewOfArea } from '../../print/area';
import { composeMap } from '../../print/compose';
import { knownFields } from '../../print/known';
import { layOutMap } from '../../print/layout';
import {
  clampFieldMm,
  FIRST_ORDER,
  type MapArea,
  type MapOrder,
  MIN_FIELD_MM,
  ORIENTATIONS,
  PRINT_LOOKS,
} from '../../print/order';
import type { MapSource, MapWords } from '../../print/source';

/** What is shown, the most first: all it knows, then its own land with less and less around it (WW-1.4-11). */
const AREAS: readonly MapArea[] = [
  { kind: 'known' },
  ...[8, 5, 3, 2, 1, 0].map((ring): MapArea => ({ kind: 'territory', ring })),
];

/** How much smaller the fields become where even the own land does not fit. */
const SMALLER = 0.85;

const sheetsOf = ({ view, lattice }: MapSource, order: MapOrder): number => {
  const known = knownFields(viewOfArea(view, lattice, order.area), lattice);
  const centres = known.map(({ centre }) => centre);
  return layOutMap(centres, { ...order, hasLegendBeside: true })?.sheets.length ?? 0;
};

/** An order for one area, in the position that takes fewer sheets. */
const orderFor = (
  source: MapSource,
  area: MapArea,
  fieldMm: number,
  { look }: EnclosedMap,
): MapOrder => {
  const [first, second] = ORIENTATIONS.map((orientation): MapOrder => ({
    ...FIRST_ORDER,
    ...{ area, fieldMm, orientation },
    look: PRINT_LOOKS.find((one) => one === look) ?? FIRST_ORDER.look,
    routes: true,
  }));
  if (first === undefined || second === undefined) return FIRST_ORDER;
  return sheetsOf(source, second) < sheetsOf(source, first) ? second : first;
};

/** Orders to be tried one after the other: less and less land in the scale asked for, then smaller fields. */
function* ordersFor(source: MapSource, map: EnclosedMap): Generator<MapOrder> {
  const orders = AREAS.map((area) => orderFor(source, area, clampFieldMm(map.field), map));
  yield* orders;
  // Who has no land gets all he knows, smaller.
  const least = orders.findLast((order) => sheetsOf(source, order) > 0);
  if (least === undefined) return;
  for (let field = map.field * SMALLER; field > MIN_FIELD_MM; field *= SMALLER)
    yield orderFor(source, least.area, clampFieldMm(field), map);
}

/**
 * The excerpt that goes with an evaluation, on no more sheets than wished: in the scale asked for as much of its
 * knowledge as has room; only where not even the own land has, in a smaller scale. Nothing for a realm without land or
 * knowledge.
 */
export const excerptPages = (
  source: MapSource,
  map: EnclosedMap,
  words: MapWords,
): readonly Page[] => {
  if (map.sheets === 0) return [];
  for (const order of ordersFor(source, map)) {
    const sheets = sheetsOf(source, order);
    if (sheets === 0 || sheets > map.sheets) continue;
    const pages = composeMap(source, order, words);
    if (pages.length > 0 && pages.length <= map.sheets) return pages;
  }
  return [];
};
