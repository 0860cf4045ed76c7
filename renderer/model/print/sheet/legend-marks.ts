import { grouped, type MapView } from '../../../../engine';
import {
  type MapStyle,
  realmInk,
  settlementDot,
  stroke,
  type Trail,
} from '../../../kit/cartography';
import type { PageMark } from '../../../kit/paper/page';
import { printStyle } from '../content';
import type { Legend } from '../legend';
import type { MapOrder, MapParts } from '../order';
import type { MapWords } from '../source';
import type { FlowPiece } from './flow';
import {
  changeIcon,
  dotIcon,
  type LegendIcon,
  lineIcon,
  realmIcon,
  settlementSign,
  terrainIcon,
} from './legend-icons';
import { INK, line, sized, TYPES, type Type, widthIn, wrapped } from './lettering';
import { northArrow, scaleBar, scaleLength } from './rulers';
import { strokes } from './shapes';

/** The title of a sheet. */
export interface SheetTitle {
  readonly title: string;
  /** Whose knowledge it is, and of which month. */
  readonly subtitle: string;
}

/** From the left of an entry to the middle of its sign, and to its text. */
const ICON_AT = 3.9;
const WORDS_AT = 8.8;
const GAP = 2;

interface Entry {
  readonly icon: LegendIcon;
  readonly name: string;
}

/** Letters shrink with the rows: two lines of a long name must fit into one. */
const entryType = (row: number): Type => sized(TYPES.entry, Math.min(3, row * 0.445));

const entryMarks = (
  { icon, name }: Entry,
  x: number,
  y: number,
  width: number,
  row: number,
  { fonts }: MapWords,
): readonly PageMark[] => {
  const type = entryType(row);
  const lines = wrapped(fonts, type, name, width - WORDS_AT, 2);
  const middle = y + row / 2;
  const step = type.size * 1.06;
  const first = middle + type.size * 0.33 - ((lines.length - 1) * step) / 2;
  return [
    ...icon(x + ICON_AT, middle, row),
    ...lines.map((text, index) => line(text, x + WORDS_AT, first + index * step, type)),
  ];
};

/** A heading under a hairline. */
const heading = (text: string): FlowPiece => ({
  height: () => 6.4,
  above: 2.4,
  keepsNext: true,
  draw: (x, y, width) => {
    const trail: Trail = [];
    stroke(trail, x, y, x + width, y);
    return [strokes(trail, 0.2), line(text, x, y + 4.4, TYPES.heading)];
  },
});

const rowOf = (entries: readonly Entry[], columns: number, words: MapWords): FlowPiece => ({
  height: (row) => row,
  draw: (x, y, width, row) => {
    const each = (width - (columns - 1) * GAP) / columns;
    return entries.flatMap((entry, index) =>
      entryMarks(entry, x + index * (each + GAP), y, each, row, words),
    );
  },
});

/** Space for a name in the narrowest column, with two entries beside each other, in millimetres. */
const NARROW = 16;

/** As many entries in a row as can be read: two, unless a word of theirs is too long for that. */
const columnsFor = (entries: readonly Entry[], { fonts }: MapWords): number => {
  const words = entries.flatMap(({ name }) => name.split(/[\s-]+/));
  return words.some((word) => widthIn(fonts, TYPES.entry, word) > NARROW) ? 1 : 2;
};

/** A heading and its entries, so many in a row; nothing without entries. */
export function group(
  title: string,
  entries: readonly Entry[],
  words: MapWords,
  columns = columnsFor(entries, words),
): readonly FlowPiece[] {
  if (entries.length === 0) return [];
  const rows = Array.from({ length: Math.ceil(entries.length / columns) }, (_, row) =>
    rowOf(entries.slice(row * columns, (row + 1) * columns), columns, words),
  );
  return [heading(title), ...rows];
}

const TITLE_LINES = 3;
const LEAST_TITLE = 4;

/** The largest size in which the longest word of a title fits. */
const titleType = ({ fonts }: MapWords, title: string, width: number): Type => {
  const longest = Math.max(
    0.1,
    ...title.split(/\s+/).map((word) => widthIn(fonts, TYPES.title, word.slice(0, 60))),
  );
  const size = Math.min(TYPES.title.size, (TYPES.title.size * width) / longest);
  return sized(TYPES.title, Math.max(LEAST_TITLE, size));
};

/** Name of the realm and what the map is, as wide as a column is at least. */
export function titlePiece(
  { title, subtitle }: SheetTitle,
  width: number,
  words: MapWords,
): FlowPiece {
  const type = titleType(words, title, width);
  const lines = wrapped(words.fonts, type, title, width, TITLE_LINES);
  const below = wrapped(words.fonts, TYPES.subtitle, subtitle, width, 3);
  const step = type.size * 1.02;
  const belowStep = TYPES.subtitle.size * 1.2;
  const titleHeight = type.size * 0.8 + (lines.length - 1) * step;
  return {
    height: () => titleHeight + 1 + below.length * belowStep,
    draw: (x, y) => [
      ...lines.map((text, index) => line(text, x, y + type.size * 0.72 + index * step, type)),
      ...below.map((text, index) =>
        line(text, x, y + titleHeight + 0.6 + (index + 0.8) * belowStep, TYPES.subtitle),
      ),
    ],
  };
}

const NORTH_ROOM = 8;

const scalePieces = (
  order: Pick<MapOrder, 'fieldMm'>,
  parts: Pick<MapParts, 'scale' | 'north'>,
  words: MapWords,
): readonly FlowPiece[] => {
  if (!parts.scale && !parts.north) return [];
  const title = words.say(parts.scale ? 'print:sheet.scale' : 'print:sheet.orientation');
  return [
    heading(title),
    {
      height: () => 8,
      draw: (x, y, width) => {
        const longest = width - (parts.north ? NORTH_ROOM : 0) - 12;
        const length = scaleLength(order.fieldMm, longest);
        return [
          ...(parts.scale ? scaleBar(x + 0.4, y + 1, order.fieldMm, longest, words) : []),
          ...(parts.north
            ? northArrow(Math.min(x + width - 3, x + (parts.scale ? length : 0) + 22), y + 6, words)
            : []),
        ];
      },
    },
  ];
};

/** Colour of the signs of the map's realm; the one colour where the map has one, or belongs to nobody. */
const ownInk = (
  order: Pick<MapOrder, 'fieldMm' | 'look'>,
  { audience, parties }: MapView,
): string =>
  audience.kind === 'truth' ? INK : realmInk(printStyle(order), parties, audience.party);

/** Names of settlement types. */
const namedTypes = (types: readonly string[], { say }: MapWords): string =>
  types.map((type) => say(`map:settlementType.${type}`, { defaultValue: type })).join(', ');

/** Settlements of a map on which they are dots: those with the same one together, those too small for it not at all. */
const dottedPlaces = (
  { settlements, lines }: Legend,
  dots: MapStyle,
  fieldMm: number,
  words: MapWords,
): readonly Entry[] => {
  const dotOf = (type: string, capital = false) => settlementDot(dots, { type, capital });
  const alike = [...grouped(settlements, (type) => JSON.stringify(dotOf(type))).values()];
  const capital = lines.includes('capital')
    ? [{ list: dotOf('', true), name: words.say('print:line.capital') }]
    : [];
  return [
    ...capital,
    ...alike.map((types) => ({ list: dotOf(types[0] ?? ''), name: namedTypes(types, words) })),
  ].flatMap(({ list, name }) =>
    list.length === 0 ? [] : [{ icon: dotIcon(list, fieldMm), name }],
  );
};

/**
 * How a legend is drawn: for fields of a width in a look; `dots` = the style of a map on which settlements are dots.
 */
type LegendOrder = Pick<MapOrder, 'fieldMm' | 'look'> & { readonly dots?: MapStyle };

/** Everything the map needs explained, piece by piece: terrain or realms, places, lines, what is new, scale. */
export function legendPieces(
  legend: Legend,
  view: MapView,
  order: LegendOrder,
  parts: Pick<MapParts, 'scale' | 'north'>,
  words: MapWords,
): readonly FlowPiece[] {
  const { say, language } = words;
  const { look, fieldMm, dots } = order;
  const ink = look === 'hatching' ? INK : ownInk(order, view);
  const terrains = legend.terrains.map((terrain) => ({
    icon: terrainIcon(terrain, look),
    name: terrain.name[language],
  }));
  const realms = (legend.realms ?? []).map((party) => ({
    icon: realmIcon(view.parties, party, look),
    name: view.parties[party]?.name ?? say('turnReport:unknown'),
  }));
  const drawnPlaces = legend.settlements.map((type) => ({
    icon: settlementSign(type, look),
    name: namedTypes([type], words),
  }));
  const places = dots === undefined ? drawnPlaces : dottedPlaces(legend, dots, fieldMm, words);
  const signs = legend.lines.filter((sign) => dots === undefined || sign !== 'capital');
  const lines = signs.map((sign) => ({
    icon: lineIcon(sign, look, ink),
    name: say(`print:line.${sign}`),
  }));
  const changes = legend.changes.map((change) => ({
    icon: changeIcon(change, look),
    name: say(`print:change.${change}`),
  }));
  return [
    ...group(say('print:sheet.terrain'), terrains, words),
    ...group(say('looks:legend.realms'), realms, words, 1),
    ...group(say('print:sheet.places'), places, words),
    ...group(say('print:sheet.lines'), lines, words),
    ...group(say('print:sheet.changes'), changes, words),
    ...scalePieces(order, parts, words),
  ];
}
