/** Old knowledge of the land: everything within `radius` fields of `centre`, terrain only, as drawn in `turn`. */
export interface ChartEntry {
  readonly party: string;
  readonly turn: number;
  readonly centre: string;
  readonly radius: number;
}

export const charts: readonly ChartEntry[] = [
  // Tharos rode through Valdrun before the war, and its ships know the sea as far as the islands
  { party: 'tha', turn: 41, centre: '001/28', radius: 4 },
  { party: 'tha', turn: 47, centre: '002/21', radius: 4 },
  { party: 'tha', turn: 33, centre: '327/42', radius: 3 },
  // its ally has charted the river of Trakan, and both shores of its own sea
  { party: 'lyr', turn: 52, centre: '210/02', radius: 4 },
  { party: 'lyr', turn: 50, centre: '836/13', radius: 5 },
  { party: 'lyr', turn: 44, centre: '009/36', radius: 3 },
  // the clans know every tree of the tongue of Dornach that cuts their land in two
  { party: 'okh', turn: 55, centre: '711/23', radius: 4 },
  { party: 'val', turn: 39, centre: '210/21', radius: 4 },
  { party: 'val', turn: 48, centre: '836/20', radius: 4 },
  { party: 'nah', turn: 51, centre: '009/36', radius: 4 },
  { party: 'dor', turn: 46, centre: '711/26', radius: 3 },
];
