import type { RuleSystem } from '../../kernel';
import { fieldsOf, type World } from '../../world';
import { AHEAD } from './data/ahead';
import { PRESETS } from './data/presets';
import { ASKED, SETTINGS } from './data/settings';
import { SETTLEMENT_STYLES } from './data/settlements';
import { TERRAIN_STYLES } from './data/terrain';
import { FORMS } from './forms';
import { LETTERS } from './orders';
import { monthOf } from './rules/calendar';
import { TABLES } from './rules/cells';
import { foundRealm } from './state/found';
import { stateOf } from './state/keep';
import { TURN } from './turn';
import { observe } from './turn/observe';
import { REGISTERED } from './turn/turn';
import { forecastOf } from './views/balance';
import { measuresOf } from './views/measures';
import { MAP_RULES, mapPieces } from './views/map';
import { RECORDS_WITH_PREVIEWS } from './views/previews';
import { testWorld } from './views/test-world';
import { WORDS } from './words';

/** By what realms are compared over time. */
function realmFigures(world: World): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const { realms, armies } = stateOf(world);
  return Object.fromEntries(
    realms.map(({ owner, money, gws }) => [
      owner,
      {
        gold: money,
        'pygma.gws': gws / 10,
        'pygma.fields': fieldsOf(world.map, owner).length,
        'pygma.armies': armies.filter((one) => one.owner === owner).length,
      },
    ]),
  );
}

/** PYGMA-ISIS: realms on a map of hexes, eight months a year, with the deepest economy of all games. */
export const pygma: RuleSystem<World> = {
  id: 'pygma',
  title: { de: 'PYGMA-ISIS', en: 'PYGMA-ISIS' },
  edition: '1988',
  words: WORDS,
  board: {
    kind: 'grossfeld',
    hex: {
      terrains: TERRAIN_STYLES,
      settlements: SETTLEMENT_STYLES,
      settlementsFollowLand: true,
      unitTypes: {},
      features: ['river', 'spring', 'road', 'bridge'],
      rules: MAP_RULES,
      pieces: mapPieces,
    },
  },
  currency: { parts: 1, sign: { de: 'GS', en: 'GS' } },
  calendar: {
    by: 'turns',
    dated: (turn) => {
      const { name, year } = monthOf(turn);
      return { name: 'pygma.month', about: { month: name, year } };
    },
  },
  register: REGISTERED,
  tables: TABLES,
  settings: SETTINGS,
  presets: { list: PRESETS, measures: measuresOf },
  records: RECORDS_WITH_PREVIEWS,
  orders: LETTERS,
  ...TURN,
  parties: {
    figures: realmFigures,
    forecast: forecastOf,
    acquaintances: (world, party) =>
      Object.fromEntries(
        stateOf(world).contacts.flatMap(({ owner, other, knows }) =>
          owner === party ? [[other, knows]] : [],
        ),
      ),
    found: foundRealm,
    founding: { beginnings: [], asked: ASKED },
  },
  laboratory: {
    figures: ['pygma.gws', 'pygma.fields', 'gold', 'pygma.armies'],
    decrease: 'pygma.armies',
    alive: ['pygma.fields', 'pygma.armies'],
    testWorld,
    ahead: AHEAD,
  },
  forms: FORMS,
  observe,
};
