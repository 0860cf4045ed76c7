import type { EnclosedMap } from '../../../../engine';
import type { Page } from '../../../kit/paper';
import { viewOfArea } from '../../../model/print/area';
import { composeMap } from '../../../model/print/compose';
import { knownFields } from '../../../model/print/known';
import { layOutMap } from '../../../model/print/layout';
import {
  clampFieldMm,
  FIRST_ORDER,
  type MapArea,
  type MapOrder,
  MIN_FIELD_MM,
  ORIENTATIONS,
  PRINT_LOOKS,
} from '../../../model/print/order';
import type { MapSource, MapWords } from '../../../model/print/source';

/** What is shown, the most first: all it knows, then its own land with less and less around it (WW-1.4-11). */
const AREAS: readonly MapArea[] = [
  { kind: 'known' },
  ...[8, 5, 3, 2, 1, 0].map((ring): MapArea => ({ kind: 'territory', ring })),
];

/** How much smaller the fields become where even the own land does not fit. */
const SMALLER = 0.85;

/** An order, and the sheets its map takes; 0 = it shows nothing. */
interface Trial {
  readonly order: MapOrder;
  readonly sheets: number;
}

/** An order for one area, in the position that takes fewer sheets: counted, not yet drawn. */
const trialOf = (
  { view, lattice }: MapSource,
  area: MapArea,
  fieldMm: number,
  { look }: EnclosedMap,
): Trial => {
  const centres = knownFields(viewOfArea(view, lattice, area), lattice).map(({ centre }) => centre);
  return ORIENTATIONS.map((orientation): Trial => {
    const order: MapOrder = {
      ...FIRST_ORDER,
      ...{ area, fieldMm, orientation },
      look: PRINT_LOOKS.find((one) => one === look) ?? FIRST_ORDER.look,
      routes: true,
    };
    const layout = layOutMap(centres, { ...order, hasLegendBeside: true });
    return { order, sheets: layout?.sheets.length ?? 0 };
  }).reduce((best, other) => (other.sheets < best.sheets ? other : best));
};

/** Orders to be tried one after the other: less and less land in the scale asked for, then smaller fields. */
function* trialsOf(source: MapSource, map: EnclosedMap): Generator<Trial> {
  let least: MapArea | undefined;
  for (const area of AREAS) {
    const trial = trialOf(source, area, clampFieldMm(map.field), map);
    if (trial.sheets > 0) least = area;
    yield trial;
  }
  // Who has no land gets all he knows, smaller.
  if (least === undefined) return;
  for (let field = map.field * SMALLER; field > MIN_FIELD_MM; field *= SMALLER)
    yield trialOf(source, least, clampFieldMm(field), map);
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
  for (const { order, sheets } of trialsOf(source, map)) {
    if (sheets === 0 || sheets > map.sheets) continue;
    const pages = composeMap(source, order, words);
    if (pages.length > 0 && pages.length <= map.sheets) return pages;
  }
  return [];
};
