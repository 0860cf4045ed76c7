import type { Box, PageMark } from '../../../kit/paper/page';
import { KM_PER_FIELD, type MapOrder, type MapParts } from '../order';
import type { MapWords } from '../source';
import { clipped, line, sized, type Type, TYPES, widthIn } from './lettering';
import type { SheetTitle } from './legend-marks';
import { controlLine, controlWidth, northArrow, scaleBar, scaleLength } from './rulers';

/** The text at the foot of a sheet. */
export interface FootText {
  readonly title: SheetTitle;
  /** True if the title stands nowhere else on the sheet. */
  readonly hasTitle: boolean;
  /** True if scale and north stand nowhere else on the sheet, and there is a map. */
  readonly hasScale: boolean;
  readonly number: number;
  readonly count: number;
  /** The open turn; null = the month is not printed. */
  readonly turn: number | null;
  /** Kilometres of a part of the frame; null = the sheet has no frame, or the game no kilometres. */
  readonly barKm: number | null;
  /** True if only a part of what the realm knows is printed. */
  readonly isExcerpt: boolean;
}

/** Text with nothing to its right, from right to left. */
interface Run {
  readonly text: string;
  readonly type: Type;
}

const setRight = (
  runs: readonly Run[],
  right: number,
  y: number,
  width: number,
  { fonts }: MapWords,
): readonly PageMark[] => {
  const [first, ...rest] = runs;
  if (first === undefined) return [];
  const restWidth = rest.reduce((sum, { text, type }) => sum + widthIn(fonts, type, text) + 1.4, 0);
  const head = clipped(fonts, first.type, first.text, Math.max(10, width - restWidth));
  let x = right - restWidth - widthIn(fonts, first.type, head);
  return [{ ...first, text: head }, ...rest].map(({ text, type }) => {
    const mark = line(text, x, y, type);
    x += widthIn(fonts, type, text) + 1.4;
    return mark;
  });
};

const MILLIMETRES = {
  de: new Intl.NumberFormat('de', { maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 2 }),
} as const;

/** How wide a field is on this paper, as text. */
export function perField(fieldMm: number, { say, language }: MapWords): string {
  return say('print:sheet.perField', { mm: MILLIMETRES[language].format(fieldMm) });
}

const factsOf = (foot: FootText, order: MapOrder, words: MapWords): string => {
  const { say } = words;
  const { number, count, turn, barKm } = foot;
  return [
    perField(order.fieldMm, words),
    ...(barKm === null ? [] : [say('print:sheet.barKm', { km: barKm })]),
    say('print:sheet.number', { number, count }),
    ...(turn === null ? [] : [say('print:sheet.turn', { turn })]),
  ].join(' · ');
};

const titleRuns = ({ title, subtitle }: SheetTitle): readonly Run[] => [
  { text: title, type: TYPES.footTitle },
  ...(subtitle === '' ? [] : [{ text: subtitle, type: TYPES.foot }]),
];

const wordsAt = (
  foot: FootText,
  order: MapOrder,
  right: number,
  y: number,
  width: number,
  words: MapWords,
): readonly PageMark[] => {
  const note = words.say(foot.isExcerpt ? 'print:sheet.excerpt' : 'print:sheet.fog');
  const above = foot.hasTitle ? titleRuns(foot.title) : [{ text: note, type: TYPES.foot }];
  const facts = factsOf(foot, order, words);
  const wide = widthIn(words.fonts, TYPES.foot, facts);
  const type = sized(TYPES.foot, TYPES.foot.size * Math.min(1, width / wide));
  return [...setRight(above, right, y, width, words), line(facts, right, y + 3.5, type, 'right')];
};

/** Longest scale bar at the foot, width of the north sign there, and space between the parts, in millimetres. */
const BAR_MM = 42;
const NORTH_MM = 8;
const GAP = 6;

const rulersAt = (
  x: number,
  y: number,
  order: MapOrder,
  parts: MapParts,
  words: MapWords,
): { readonly marks: readonly PageMark[]; readonly width: number } => {
  const length = parts.scale ? scaleLength(order.fieldMm, BAR_MM) + 11 : 0;
  return {
    marks: [
      ...(parts.scale ? scaleBar(x, y, order.fieldMm, BAR_MM, words) : []),
      ...(parts.north ? northArrow(x + length + 3, y + 5, words) : []),
    ],
    width: length + (parts.north ? NORTH_MM : 0),
  };
};

/** The foot of a sheet: the line to check the scale with, scale and north if they are nowhere else, and the text. */
export function footMarks(
  foot: FootText,
  { x, y, width, height }: Box,
  isWide: boolean,
  order: MapOrder,
  parts: MapParts,
  words: MapWords,
): readonly PageMark[] {
  const bottom = y + height;
  const right = x + width;
  const start = controlWidth(words) + GAP;
  const rulers = foot.hasScale
    ? rulersAt(isWide ? x + start : x, isWide ? bottom - 6 : y + 2.2, order, parts, words)
    : { marks: [], width: 0 };
  const used = (isWide ? start : 0) + (rulers.width === 0 ? 0 : rulers.width + GAP);
  return [
    ...controlLine(x, bottom - (isWide ? 3 : 1.4), words),
    ...rulers.marks,
    ...wordsAt(foot, order, right, isWide ? bottom - 4.4 : y + 4.4, width - used, words),
  ];
}

/** Kilometres of a part of the frame of so many fields. */
export function kmOfBar(fields: number): number {
  return fields * KM_PER_FIELD;
}
