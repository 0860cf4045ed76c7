import type { Character } from '../../../../engine';

/** A person behind a unit, as in the list of characters (WW-8.3-12). */
export interface CharacterEntry extends Omit<Character, 'seat'> {
  readonly seat: string | null;
}

/** A unit as in the unit list of an order sheet (WW-8.3-11); `raised` = the terrain all its heads come from. */
export interface UnitEntry {
  readonly party: string;
  readonly number: number;
  readonly type: string;
  readonly size: number;
  readonly leaders: number;
  readonly at: string;
  readonly raised?: string | undefined;
  readonly order: string;
  readonly scout?: true;
  readonly character?: CharacterEntry;
}

/** A row of the unit list; a character has no terrain of its own. */
const unit = (
  party: string,
  number: number,
  type: string,
  size: number,
  leaders: number,
  at: string,
  order: string,
  raised?: string,
): UnitEntry => ({
  party,
  number,
  type,
  size,
  leaders,
  at,
  order,
  raised,
});

export const units: readonly UnitEntry[] = [
  // Tharos, exactly as in its unit list
  unit('tha', 101, 'K', 8000, 2, '210/19', 'KV', 'twa'),
  unit('tha', 102, 'B', 5000, 2, '210/37', 'KV', 't'),
  unit('tha', 103, 'K', 3000, 1, '210/04', 'KH', 't'),
  unit('tha', 201, 'R', 750, 1, '210/37', 'KI', 'tsu'),
  unit('tha', 202, 'R', 430, 1, '210/30', 'KR', 't'),
  unit('tha', 203, 'R', 50, 1, '210/37', 'KR', 't'),
  unit('tha', 301, 'S', 100, 3, '002/23', 'KA', 'w'),
  unit('tha', 302, 'S', 10, 1, '002/09', 'KV', 'w'),
  unit('tha', 401, 'A', 5000, 1, '210/04', 'AB', 't'),
  {
    ...unit('tha', 501, 'HF', 0, 1, '(102)', 'KR'),
    character: { name: 'Traska Dagon II.', status: 'REP', seat: '210/37' },
  },
  {
    ...unit('tha', 502, 'HF', 0, 1, '(301)', 'KR'),
    character: { name: 'Illyra', status: 'REP', seat: '002/23' },
  },

  // Valdrun watches the border and holds Seegard
  unit('val', 101, 'K', 4000, 1, '001/01', 'KV', 't'),
  unit('val', 102, 'K', 6000, 2, '001/28', 'KH', 'twa'),
  unit('val', 103, 'K', 3000, 1, '001/21', 'KH', 'twa'),
  unit('val', 201, 'R', 1200, 1, '001/36', 'KA', 't'),
  unit('val', 301, 'S', 40, 1, '001/14', 'KV', 'w'),
  unit('val', 104, 'B', 2000, 1, '836/46', 'KH', 'hwa'),

  // Lyranth: the river fleet is at Trakan, the others stay at sea
  unit('lyr', 301, 'S', 20, 1, '210/01(1)', 'KI', 'w'),
  unit('lyr', 302, 'S', 60, 2, '461/27', 'KV', 'w'),
  unit('lyr', 303, 'S', 30, 1, '002/20', 'KV', 'w'),
  unit('lyr', 101, 'K', 3500, 1, '461/20', 'KH', 't'),

  // Okhan: the scouts of the booklet's worked example
  { ...unit('okh', 201, 'R', 100, 1, '711/25', 'KR', 'tds'), scout: true },
  unit('okh', 101, 'K', 5000, 1, '710/21', 'KV', 'tds'),
  unit('okh', 102, 'K', 2500, 1, '711/36', 'KV', 'tds'),
  unit('okh', 801, 'LT', 1500, 1, '710/30', 'KR', 't'),

  // Nahrim: its river fleet is below Merisha
  unit('nah', 301, 'S', 25, 1, '009/33(5)', 'KV', 'w'),
  unit('nah', 201, 'R', 2400, 1, '158/22', 'KV', 'twue'),
  unit('nah', 101, 'K', 4500, 1, '009/33', 'KH', 'twue'),
  unit('nah', 102, 'K', 2000, 1, '158/03', 'KH', 'h'),

  // Dornach
  unit('dor', 101, 'K', 3000, 1, '327/42', 'KH', 'hwa'),
  unit('dor', 102, 'K', 1500, 1, '711/02', 'KH', 'b'),
  unit('dor', 201, 'R', 600, 1, '711/17', 'KV', 'hwa'),
];
