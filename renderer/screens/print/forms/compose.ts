import { formCodeText, type FormField, type FormFields, type FormPart } from '../../../../engine';
import { CODE_FIELD } from '../../../model/intake/forms/names';
import type { Box, Fonts, Page, PageMark } from '../../../kit/paper';
import { DENSITIES, type FormOrder, type FormWords, PAPER_SIZES } from './order';
import { type Block, inputOf, NOTHING, type Slab, stacked, tableBlock } from './table';
import { firmLine, frame, GAP, HEIGHT, MARGIN, TYPED, TYPES, words } from './style';
import { wrapped } from '../../../model/print/sheet/lettering';

/** Fields in rows whose shares do not exceed the width. */
const inRows = (fields: readonly FormField[]): readonly (readonly FormField[])[] => {
  const rows: FormField[][] = [];
  let used = Infinity;
  for (const field of fields) {
    used += field.share;
    if (used > 1.0001) {
      rows.push([]);
      used = field.share;
    }
    rows.at(-1)?.push(field);
  }
  return rows;
};

const boxHeight = ({ kind, lines = 1 }: FormField): number =>
  kind === 'text' ? HEIGHT.line * lines + 1.6 : HEIGHT.field;

/** Sums stand at the right edge, below the column they sum up. */
const startOf = (row: readonly FormField[], isSum: boolean, width: number): number =>
  isSum ? (1 - row.reduce((sum, { share }) => sum + share, 0)) * (width + GAP.field) : 0;

const rowSlab = (
  row: readonly FormField[],
  part: FormFields,
  order: FormOrder,
  width: number,
): Slab => {
  const { language } = order.code;
  const isLabelled = row.some(({ title }) => title[language] !== '');
  const label = isLabelled ? HEIGHT.label : 0;
  const box = Math.max(...row.map(boxHeight));
  return {
    height: label + box + GAP.row,
    draw: (x, y) => {
      let left = x + startOf(row, part.title[language] === '', width);
      return row.flatMap((field): readonly PageMark[] => {
        const place = {
          x: left,
          y: y + label,
          width: field.share * (width + GAP.field) - GAP.field,
          height: box,
        };
        left += field.share * (width + GAP.field);
        const about = [part.title[language], field.title[language]];
        return [
          words(field.title[language], place.x, y + label - 1, TYPES.label),
          frame(place),
          inputOf(order, field, about, place, TYPED.field),
        ];
      });
    },
  };
};

/** Fields beside each other with their names above. */
const fieldsBlock = (part: FormFields, order: FormOrder, width: number): Omit<Block, 'title'> => ({
  head: NOTHING,
  slabs: inRows(part.fields).map((row) => rowSlab(row, part, order, width)),
});

/** So many lines of a note at most: what is longer belongs on a reference card. */
const NOTE_LINES = 6;

/** Title and note of a part, as wide as the sheet; nothing for a part without a title of its own. */
const partTitle = (
  { title, note }: FormPart,
  { code: { language } }: Pick<FormOrder, 'code'>,
  width: number,
  fonts: Fonts,
): Slab => {
  if (title[language] === '') return NOTHING;
  const lines =
    note === undefined ? [] : wrapped(fonts, TYPES.note, note[language], width, NOTE_LINES);
  return {
    height: HEIGHT.part + lines.length * HEIGHT.note,
    draw: (x, y) => [
      words(title[language], x, y + 4.1, TYPES.part),
      ...lines.map((line, index) => words(line, x, y + 7.7 + index * HEIGHT.note, TYPES.note)),
    ],
  };
};

const HEAD = 13;

/** Sheets under construction: the marks of each, and how far the last one is filled. */
interface Sheets {
  readonly screen: Box;
  readonly sheets: PageMark[][];
  y: number;
}

const put = (sheets: Sheets, slab: Slab): void => {
  sheets.sheets.at(-1)?.push(...slab.draw(sheets.screen.x, sheets.y));
  sheets.y += slab.height;
};

const turnOver = (sheets: Sheets): void => {
  sheets.sheets.push([]);
  sheets.y = sheets.screen.y;
};

const fits = ({ screen: room, y }: Sheets, height: number): boolean =>
  y + height <= room.y + room.height;

/** Rows that stay with their title: three, or all of a shorter part. */
const KEPT = 3;

const putBlock = (sheets: Sheets, { title, head, slabs }: Block): void => {
  const kept = slabs.slice(0, KEPT).reduce((sum, { height }) => sum + height, 0);
  const gap = sheets.y === sheets.screen.y ? 0 : GAP.part * (title.height === 0 ? 0.3 : 1);
  if (fits(sheets, gap + title.height + head.height + kept)) sheets.y += gap;
  else turnOver(sheets);
  put(sheets, title);
  put(sheets, head);
  for (const slab of slabs) {
    if (!fits(sheets, slab.height)) {
      turnOver(sheets);
      put(sheets, head);
    }
    put(sheets, slab);
  }
};

const headMarks = ({ form, code, game }: FormOrder, { x, width }: Box): readonly PageMark[] => {
  const y = MARGIN.top + 6.4;
  return [
    words(form.title[code.language], x, y, TYPES.title),
    words(game[code.language], x + width, y, TYPES.aside, 'right'),
    firmLine(x, y + 2.6, x + width),
  ];
};

/** The code of the form in small letters: on the first sheet in a field that programs read, on all others as text. */
const codeMark = (order: FormOrder, x: number, y: number, isFirst: boolean): PageMark => {
  const text = formCodeText(order.code);
  if (!isFirst) return words(text, x, y, TYPES.foot);
  return {
    kind: 'input',
    box: { x: x - 0.7, y: y - 3.2, width: 90, height: 4.4 },
    name: CODE_FIELD,
    label: text,
    value: text,
    isReadOnly: true,
    size: TYPED.code,
  };
};

const blockOf = (part: FormPart, order: FormOrder, width: number, fonts: Fonts): Block => ({
  title: partTitle(part, order, width, fonts),
  ...(part.kind === 'fields' ? fieldsBlock(part, order, width) : tableBlock(part, order, width)),
});

/** Parts of both halves beside each other, or one below the other where they are longer than a sheet. */
const halvesBlocks = (
  parts: readonly FormPart[],
  order: FormOrder,
  { width, height }: Box,
  fonts: Fonts,
): readonly Block[] => {
  const half = (width - GAP.half) / 2;
  const gap: Slab = { ...NOTHING, height: GAP.part };
  const [left, right] = (['left', 'right'] as const).map((side) => {
    const blocks = parts
      .filter(({ column }) => column === side)
      .map((part) => blockOf(part, order, half, fonts))
      .map(({ title, head, slabs }) => stacked(title, head, ...slabs));
    return stacked(...blocks.flatMap((block, index) => (index === 0 ? [block] : [gap, block])));
  }) as [Slab, Slab];
  const both: Slab = {
    height: Math.max(left.height, right.height),
    draw: (x, y) => [...left.draw(x, y), ...right.draw(x + half + GAP.half, y)],
  };
  return both.height > height
    ? parts.map((part) => blockOf(part, order, width, fonts))
    : [{ title: both, head: NOTHING, slabs: [] }];
};

/** Parts one below the other; those that stand in halves of the sheet together. */
const groupsOf = (parts: readonly FormPart[]): readonly (readonly FormPart[])[] => {
  const groups: FormPart[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.column !== undefined && last?.[0]?.column !== undefined) last.push(part);
    else groups.push([part]);
  }
  return groups;
};

/** The marks of the sheets of a form, without their feet. */
const sheetsOf = (order: FormOrder, room: Box, fonts: Fonts): readonly (readonly PageMark[])[] => {
  const sheets: Sheets = {
    screen: room,
    sheets: [[...headMarks(order, room)]],
    y: MARGIN.top + HEAD,
  };
  const blocks = groupsOf(order.form.parts).flatMap((group) =>
    group.some(({ column }) => column !== undefined)
      ? halvesBlocks(group, order, room, fonts)
      : group.map((part) => blockOf(part, order, room.width, fonts)),
  );
  for (const block of blocks) putBlock(sheets, block);
  return sheets.sheets;
};

/** The marks of the sheets of a form, set a little closer where that saves a sheet. */
const fewestSheets = (order: FormOrder, room: Box, fonts: Fonts): ReturnType<typeof sheetsOf> => {
  const usual = sheetsOf(order, room, fonts);
  if (usual.length === 1) return usual;
  const { written, printed } = DENSITIES;
  for (const density of order.form.isReturned ? written : [...written, ...printed]) {
    const sheets = sheetsOf({ ...order, density }, room, fonts);
    if (sheets.length < usual.length) return sheets;
  }
  return usual;
};

/** The sheets of a form: fields to type into where the form has fields, filled in as far as values are given. */
export function composeForm(order: FormOrder, { fonts, pageOf }: FormWords): readonly Page[] {
  const size = PAPER_SIZES[order.paper];
  const width = size.width - 2 * MARGIN.side;
  const height = size.height - MARGIN.top - MARGIN.bottom;
  const room: Box = { x: MARGIN.side, y: MARGIN.top, width, height };
  const sheets = fewestSheets(order, room, fonts);
  const foot = size.height - MARGIN.bottom + 6;
  return sheets.map((marks, index) => {
    const number = pageOf(index + 1, sheets.length);
    return {
      ...size,
      label: `${order.form.title[order.code.language]}, ${number}`,
      marks: [
        ...marks,
        codeMark(order, room.x, foot, index === 0),
        words(number, room.x + width, foot, TYPES.foot, 'right'),
      ],
    };
  });
}
