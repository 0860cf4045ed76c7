import { type EnclosedMap, hexGameOf, systems } from '../../../../engine';
import { boardFigure } from '../../../model/print/board-figure';
import {
  composeTurnReport,
  type TurnReport,
  turnReportDocument,
  turnReportHtml,
  turnReportText,
  frontFigure,
  htmlFigure,
} from '../turn-report';
import type { Fonts, Page } from '../../../kit/paper';
import type { FigureBlock } from '../../../kit/paper/block';
import { layOut } from '../../../kit/paper/flow';
import { type MapSource, type MapWords, sourceOfSnapshot } from '../../../model/print/source';
import { type Words, wordsOf } from '../../../kit/text/words';
import { mapOf } from '../model/draft';
import type { Composed, TurnReportOrder } from './protocol';
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
      area,
      fieldMm,
      orientation,
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
 * The map excerpt of a turn report, on no more sheets than wished: in the scale asked for as much of its knowledge as
 * fits; only where not even the own land does, in a smaller scale. Nothing for a realm without land or knowledge.
 */
export function excerptPages(
  source: MapSource,
  map: EnclosedMap,
  words: MapWords,
): readonly Page[] {
  if (map.sheets === 0) return [];
  for (const { order, sheets } of trialsOf(source, map)) {
    if (sheets === 0 || sheets > map.sheets) continue;
    const pages = composeMap(source, order, words);
    if (pages.length > 0 && pages.length <= map.sheets) return pages;
  }
  return [];
}

/** A turn report in all its forms; web page and text are made when they are asked for. */
export interface Craft extends Composed {
  readonly html: () => string;
  readonly text: () => string;
}

/** The text of a turn report: cheap, without any sheet. */
export function turnReportOf({ snapshot, draft }: TurnReportOrder): TurnReport {
  return composeTurnReport(
    snapshot,
    draft,
    wordsOf(draft.language, snapshot.system, snapshot.address),
  );
}

const enclosures = (hasMap: boolean, words: Words): readonly string[] =>
  hasMap ? [words('delivery:edit.map')] : [];

/** Texts whose sheets are numbered after so many others. */
const numberedBehind =
  (words: Words, before: number): Words =>
  (key, about = {}) => {
    const behind = ['number', 'count'].flatMap((name) => {
      const number = about[name];
      return typeof number === 'number' ? [[name, number + before] as const] : [];
    });
    const isSheet = key.startsWith('print:sheet');
    return words(key, isSheet ? { ...about, ...Object.fromEntries(behind) } : about);
  };

/** The map or the board on the first sheet, and the excerpt that goes behind a letter of so many sheets, if there is a map. */
const picturesOf = (
  { snapshot, draft }: TurnReportOrder,
  words: Words,
  fonts: Fonts,
): {
  readonly figure: FigureBlock | undefined;
  readonly excerpt: (before: number) => readonly Page[];
} => {
  if (snapshot.board !== undefined)
    return { figure: boardFigure(snapshot, words), excerpt: () => [] };
  const source = sourceOfSnapshot(snapshot, hexGameOf(systems[snapshot.system]).terrains);
  return {
    figure: frontFigure(snapshot, source, words),
    excerpt: (before) => {
      const say = numberedBehind(words, before);
      return excerptPages(source, mapOf(draft), { say, language: draft.language, fonts });
    },
  };
};

/** Makes a turn report: its text, the sheets of the letter, and after them those of the map, counted as one mailing. */
export function craftOf(order: TurnReportOrder, fonts: Fonts): Craft {
  const { snapshot, draft } = order;
  const words = wordsOf(draft.language, snapshot.system, snapshot.address);
  const turnReport = turnReportOf(order);
  const { figure, excerpt } = picturesOf(order, words, fonts);
  const sheets = excerpt(0).length;
  const letter = layOut(
    turnReportDocument(turnReport, {
      ...(figure === undefined ? {} : { figure }),
      enclosures: enclosures(sheets > 0, words),
      sheets,
    }),
    fonts,
  );
  return {
    turnReport,
    pages: sheets === 0 ? letter : [...letter, ...excerpt(letter.length)],
    html: () => turnReportHtml(turnReport, figure === undefined ? undefined : htmlFigure(figure)),
    text: () => turnReportText(turnReport),
  };
}

/** The parts shown on the screen. */
export function composed(order: TurnReportOrder, fonts: Fonts): Composed {
  const { turnReport, pages } = craftOf(order, fonts);
  return { turnReport, pages };
}
