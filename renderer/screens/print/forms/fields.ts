import type { FormField, FormFields } from '../../../../engine';
import type { PageMark } from '../../../kit/paper';
import { inputOf } from './input';
import type { FormOrder } from './order';
import { type Block, NOTHING, type Slab } from './slab';
import { frame, GAP, HEIGHT, TYPED, TYPES, words } from './style';

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
export const fieldsBlock = (
  part: FormFields,
  order: FormOrder,
  width: number,
): Omit<Block, 'title'> => ({
  head: NOTHING,
  slabs: inRows(part.fields).map((row) => rowSlab(row, part, order, width)),
});
