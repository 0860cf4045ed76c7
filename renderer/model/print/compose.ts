import type { RealmView } from '../../../engine';
import { dateOf } from '../../kit/explain';
import type { Box, Page, PageMark } from '../../kit/paper/page';
import { viewOfArea, viewWithin } from './area';
import { changedCells, changesOf, type MonthChanges } from './changes';
import { contentIn, contentOf, type MapContent } from './content';
import { type KnownField, knownFields, netIn } from './known';
import { countedFrom, layOutMap, type MapSheet, type PrintLayout } from './layout';
import { legendOf } from './legend';
import { clampFieldMm, type MapOrder, type MapParts, printedParts } from './order';
import { isWide, type PaperSize, sheetAreas } from './paper';
import { routesOf } from './routes';
import { hasKilometres, type MapSource, type MapWords } from './source';
import { columnsOf, type FlowPiece, flowInto, flowOverSheets } from './sheet/flow';
import { footMarks, type FootText, kmOfBar } from './sheet/foot';
import { frameMarks } from './sheet/frame-marks';
import { beyondMarks, glueMarks } from './sheet/joins';
import { legendPieces, type SheetTitle, titlePiece } from './sheet/legend-marks';
import { planMarks } from './sheet/plan-marks';

/** Least width of a column of the legend, and space between columns, in millimetres. */
const COLUMN = 52;
const COLUMN_GAP = 7;

/** One map with the sheets it takes. */
interface MapRun {
  readonly source: MapSource;
  readonly order: MapOrder;
  readonly parts: MapParts;
  readonly title: SheetTitle;
  readonly view: RealmView;
  readonly known: readonly KnownField[];
  readonly changes: MonthChanges | null;
  readonly layout: PrintLayout;
  readonly legend: readonly FlowPiece[];
  /** Content of the sheets after the map, below their titles: plan and legend. */
  readonly after: readonly (readonly PageMark[])[];
}

const titleOf = (
  { view, system, date }: MapSource,
  { title, parts }: MapOrder,
  { say }: MapWords,
  isOfChanges: boolean,
): SheetTitle => {
  const { party } = view.audience;
  const tied = dateOf({ system, clock: date }, say).replaceAll(' ', '\u00A0');
  const key = isOfChanges ? 'print:sheet.news' : 'print:sheet.knowledge';
  return {
    title: title === '' ? (view.parties[party]?.name ?? party) : title,
    subtitle: parts.month ? say(`${key}In`, { date: tied }) : say(key),
  };
};

const legendFor = (
  source: MapSource,
  order: MapOrder,
  parts: MapParts,
  view: RealmView,
  known: readonly KnownField[],
  changes: MonthChanges | null,
  words: MapWords,
): readonly FlowPiece[] => {
  if (!parts.legend) return [];
  const hasRoutes = order.routes && routesOf(source.month, source.lattice, known).length > 0;
  const legend = legendOf(
    { view, known, order: { look: order.look, parts }, changes, hasRoutes },
    source.terrains,
  );
  return legendPieces(legend, view, order, parts, words);
};

/** On a wide sheet the title has a column of its own; elsewhere the legend begins below it. */
const WIDE_COLUMNS = 4;

const legendBeside = (
  legend: readonly FlowPiece[],
  title: SheetTitle,
  area: Box,
  words: MapWords,
): readonly PageMark[] | undefined => {
  const columns = columnsOf(area, COLUMN, COLUMN_GAP);
  const head = titlePiece(title, COLUMN, words);
  const rest = columns.length < WIDE_COLUMNS ? undefined : flowInto(legend, columns.slice(1));
  return rest === undefined
    ? flowInto([head, ...legend], columns)
    : [...(flowInto([head], columns.slice(0, 1)) ?? []), ...rest];
};

/** Height of the title on a sheet after the map, in millimetres. */
const TITLE = 18;

/** The boxes of the plan and of the legend on one sheet: side by side, or the legend below. */
const planAndLegend = (
  { x, y, width, height }: Box,
  isLandscape: boolean,
): { readonly plan: Box; readonly legend: Box } => {
  if (isLandscape) {
    const left = Math.max(width * 0.5, width - 3 * COLUMN - 3 * COLUMN_GAP);
    return {
      plan: { x, y, width: left, height },
      legend: { x: x + left + COLUMN_GAP, y, width: width - left - COLUMN_GAP, height },
    };
  }
  const upper = height * 0.5;
  return {
    plan: { x, y, width, height: upper },
    legend: { x, y: y + upper + COLUMN_GAP, width, height: height - upper - COLUMN_GAP },
  };
};

/** Content of the sheets after the map: plan and legend on one if they fit, otherwise one after the other. */
const sheetsAfter = (
  source: MapSource,
  order: MapOrder,
  parts: MapParts,
  layout: PrintLayout,
  legend: readonly FlowPiece[],
  words: MapWords,
): readonly (readonly PageMark[])[] => {
  const { map } = sheetAreas(order, false);
  const body = { ...map, y: map.y + TITLE, height: map.height - TITLE };
  const columns = (box: Box): readonly Box[] => columnsOf(box, COLUMN, COLUMN_GAP);
  const plan = (box: Box): readonly PageMark[] => planMarks(source, layout, box, order.look, words);
  const hasLegend = parts.legend && !layout.isLegendBeside;
  if (!parts.plan || layout.sheets.length === 1)
    return hasLegend ? flowOverSheets(legend, columns(body)) : [];
  if (!hasLegend) return [plan(body)];
  const boxes = planAndLegend(body, order.orientation === 'landscape');
  const beside = flowInto(legend, columns(boxes.legend));
  return beside === undefined
    ? [plan(body), ...flowOverSheets(legend, columns(body))]
    : [[...plan(boxes.plan), ...beside]];
};

/** Plans one map of a part of what the realm knows; undefined if there is nothing to print. */
const planRun = (
  source: MapSource,
  order: MapOrder,
  view: RealmView,
  changes: MonthChanges | null,
  words: MapWords,
  first = 1,
): MapRun | undefined => {
  const known = knownFields(view, source.lattice);
  const printed = printedParts(order);
  const parts = { ...printed, scale: printed.scale && hasKilometres(source.system) };
  const title = titleOf(source, order, words, first > 1);
  const legend = legendFor(source, order, parts, view, known, changes, words);
  const { legend: area } = sheetAreas(order, true);
  const hasLegendBeside =
    parts.legend && area !== null && legendBeside(legend, title, area, words) !== undefined;
  const arranged = layOutMap(
    known.map(({ centre }) => centre),
    { ...order, hasLegendBeside },
  );
  if (arranged === undefined) return undefined;
  const layout = countedFrom(arranged, first);
  const after = sheetsAfter({ ...source, view }, order, parts, layout, legend, words);
  return { source, order, parts, title, view, known, changes, layout, legend, after };
};

const sheetCount = ({ layout, after }: MapRun): number => layout.sheets.length + after.length;

const footOf = (run: MapRun, number: number, count: number, kind: 'map' | 'after'): FootText => {
  const { layout, parts, order, source, title } = run;
  const isAlone = !layout.isLegendBeside;
  return {
    title,
    hasTitle: kind === 'map' && isAlone,
    hasScale: kind === 'map' && isAlone && !parts.legend,
    number,
    count,
    turn: parts.month ? source.date.turn : null,
    barKm: kind === 'map' && hasKilometres(source.system) ? kmOfBar(layout.barFields) : null,
    isExcerpt: order.area.kind !== 'known' || run.view !== source.view,
  };
};

const pageOf = (
  { width, height }: PaperSize,
  number: number,
  count: number,
  { say }: MapWords,
  marks: readonly PageMark[],
): Page => ({ width, height, label: say('print:sheet.number', { number, count }), marks });

const mapPage = (
  run: MapRun,
  content: MapContent,
  sheet: MapSheet,
  count: number,
  words: MapWords,
): Page => {
  const { layout, order, parts, title, legend } = run;
  const { window, plane, number } = sheet;
  const { legend: area, foot } = sheetAreas(order, layout.isLegendBeside);
  const { fieldMm } = order;
  return pageOf(layout.paper, number, count, words, [
    {
      kind: 'drawing',
      list: contentIn(content, plane, layout.sheets.length === 1),
      x: window.x - plane.left * fieldMm,
      y: window.y - plane.top * fieldMm,
      field: fieldMm,
      window,
      isMap: true,
      ...netIn(content.lattice),
    },
    ...glueMarks(layout, sheet, parts, words),
    ...frameMarks(layout, sheet, parts),
    ...beyondMarks(sheet, words),
    ...(area === null ? [] : (legendBeside(legend, title, area, words) ?? [])),
    ...footMarks(
      footOf(run, number, count, 'map'),
      foot,
      isWide(layout.paper),
      order,
      parts,
      words,
    ),
  ]);
};

/** A sheet after the map, with its title. */
const pageAfter = (
  run: MapRun,
  body: readonly PageMark[],
  number: number,
  count: number,
  words: MapWords,
): Page => {
  const { layout, order, parts, title } = run;
  const { map, foot } = sheetAreas(order, false);
  const text = footOf(run, number, count, 'after');
  return pageOf(layout.paper, number, count, words, [
    ...(flowInto([titlePiece(title, map.width, words)], [map]) ?? []),
    ...body,
    ...footMarks(text, foot, isWide(layout.paper), order, parts, words),
  ]);
};

const pagesOfRun = (run: MapRun, count: number, words: MapWords): readonly Page[] => {
  const { source, view, known, order, changes, layout, after } = run;
  const content = contentOf(source, view, known, order, changes);
  const next = (layout.sheets.at(-1)?.number ?? 0) + 1;
  return [
    ...layout.sheets.map((sheet) => mapPage(run, content, sheet, count, words)),
    ...after.map((body, index) => pageAfter(run, body, next + index, count, words)),
  ];
};

/** The maps of an order: that of the area, and if wished one of its own of what is new. */
const runsOf = (source: MapSource, order: MapOrder, words: MapWords): readonly MapRun[] => {
  const { lattice, month } = source;
  const view = viewOfArea(source.view, lattice, order.area);
  const news = changesOf(view, lattice, knownFields(view, lattice), month);
  const isMarked = order.changes === 'marked' || order.changes === 'overlay';
  const main = planRun(source, order, view, isMarked ? news : null, words);
  if (main === undefined) return [];
  const changed = changedCells(news);
  if (order.changes !== 'sheet' || changed.size === 0) return [main];
  const part = viewWithin(view, lattice, changed);
  const own = planRun(source, order, part, news, words, sheetCount(main) + 1);
  return own === undefined ? [main] : [main, own];
};

/**
 * The sheets of a map, everything on them in millimetres. They are made of the knowledge of one realm alone; the same
 * source, order and texts give the same sheets. None if the realm knows nothing of the area.
 */
export function composeMap(source: MapSource, wanted: MapOrder, words: MapWords): readonly Page[] {
  const order = { ...wanted, fieldMm: clampFieldMm(wanted.fieldMm) };
  const runs = runsOf(source, order, words);
  const count = runs.reduce((sum, run) => sum + sheetCount(run), 0);
  return runs.flatMap((run) => pagesOfRun(run, count, words));
}
