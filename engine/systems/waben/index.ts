import type { RuleSystem } from '../../kernel';
import type { World } from '../../world';
import { terrainStyles } from './views/terrains';

/** Welt der Waben, Basismodul 1.02. */
export const waben: RuleSystem<World> = {
  id: 'waben',
  title: { de: 'Welt der Waben', en: 'Welt der Waben' },
  edition: '1.02',
  board: 'grossfeld',
  tables: [],
  terrains: terrainStyles,
  settings: [],
  phases: [],
  readOrders: (text, party) => ({ party, text, columns: [], rows: [], findings: [] }),
  checkOrders: (sheet) => sheet.findings,
  adjudicate: (input) => ({
    world: input.world,
    marches: [],
    events: [],
    postings: [],
    findings: [],
    questions: [],
  }),
};
