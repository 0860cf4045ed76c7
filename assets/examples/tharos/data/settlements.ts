import type { Direction } from '../../../../engine';

/** A settlement as the example writes it down. All are complete; harbours by the sides of the field. */
export interface SettlementEntry {
  readonly at: string;
  readonly type: 'gar' | 'brg' | 'std' | 'fst' | 'met';
  readonly name: string;
  readonly owner: string;
  readonly harbours?: readonly Direction[];
}

export const settlements: readonly SettlementEntry[] = [
  { at: '210/04', type: 'met', name: 'Tharos', owner: 'tha', harbours: [1, 2, 3, 5, 6] },
  { at: '210/19', type: 'fst', name: 'Elystria', owner: 'tha' },
  { at: '210/01', type: 'std', name: 'Trakan', owner: 'tha', harbours: [1] },

  { at: '001/21', type: 'met', name: 'Hallenstein', owner: 'val', harbours: [6] },
  { at: '001/01', type: 'std', name: 'Seegard', owner: 'val', harbours: [6] },
  { at: '836/46', type: 'fst', name: 'Rabenfels', owner: 'val' },
  { at: '009/05', type: 'std', name: 'Tannwehr', owner: 'val' },
  { at: '001/28', type: 'brg', name: 'Weidenfurt', owner: 'val' },
  { at: '836/33', type: 'brg', name: 'Eulenruf', owner: 'val' },
  { at: '001/48', type: 'gar', name: 'Südwacht', owner: 'val' },

  { at: '327/42', type: 'fst', name: 'Dornach', owner: 'dor' },
  { at: '327/32', type: 'std', name: 'Klippenhag', owner: 'dor' },
  { at: '327/40', type: 'brg', name: 'Hirschhag', owner: 'dor' },
  { at: '711/02', type: 'brg', name: 'Steinpforte', owner: 'dor' },
  { at: '711/16', type: 'gar', name: 'Waldwacht', owner: 'dor' },

  { at: '710/21', type: 'std', name: 'Okhanda', owner: 'okh', harbours: [3] },
  { at: '710/30', type: 'std', name: 'Muschelgrund', owner: 'okh' },
  { at: '711/24', type: 'brg', name: 'Brückenhort', owner: 'okh' },
  { at: '711/36', type: 'brg', name: 'Tamarhort', owner: 'okh' },

  { at: '009/33', type: 'met', name: 'Merisha', owner: 'nah', harbours: [5] },
  { at: '009/21', type: 'std', name: 'Salzport', owner: 'nah', harbours: [2] },
  { at: '158/39', type: 'std', name: 'Südkreuz', owner: 'nah' },
  { at: '158/03', type: 'fst', name: 'Sonnentor', owner: 'nah' },
  { at: '158/22', type: 'brg', name: 'Brunnhort', owner: 'nah' },

  { at: '461/20', type: 'met', name: 'Lyr', owner: 'lyr', harbours: [3, 4] },
  { at: '092/36', type: 'std', name: 'Perlmund', owner: 'lyr', harbours: [2] },
  { at: '461/11', type: 'brg', name: 'Adlerhorst', owner: 'lyr', harbours: [5] },
  { at: '575/47', type: 'brg', name: 'Leuchtfels', owner: 'lyr', harbours: [4] },
];
