import type { Words } from '../../../kernel';
import { type BoardSource, ZONES } from '../data/board';

/** A country as it is printed (EW-26-01, EW-26-07). */
export interface PrintedCountry {
  readonly key: string;
  readonly name: Words;
  /** Other names of it in letters. */
  readonly others: readonly string[];
  readonly zone: number;
  /** Place in the list of its zone, from 1. */
  readonly position: number;
  /** Power base in thousands (EW-0-03). */
  readonly pbu: number;
  readonly source: BoardSource;
}

/** All countries of the printed board, in printed order (EW-1-01, EW-26-08). */
export const BOARD_43: readonly PrintedCountry[] = ZONES.flatMap(([source, lines], zone) =>
  lines.split('\n').map((line, index): PrintedCountry => {
    const [key = '', de = '', en = '', pbu = '', others = ''] = line.trim().split('|');
    return {
      key,
      name: [de, en],
      others: others === '' ? [] : others.split(', '),
      zone: zone + 1,
      position: index + 1,
      pbu: Number(pbu),
      source,
    };
  }),
);

/** Those the booklet itself gives (EW-26-01). */
export const BOOKLET_16: readonly PrintedCountry[] = BOARD_43.filter(
  ({ source }) => source === 'doc',
);
