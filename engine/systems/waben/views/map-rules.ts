import { fact, type MapRules, type Traveller, type Words } from '../../../kernel';
import type { World } from '../../../world';
import { UNIT_TYPE_KEYS } from '../data';
import { typeName } from '../records/unit-fields';
import { objections } from '../rules/building/objections';
import { terrainOf } from '../rules/catalogue';
import { measuredWay } from '../rules/movement/measure';
import { canBeHeavy, frozen, thawed } from '../rules/terrain';

const ALONE: Words = ['Heerführer oder Charakter allein', 'Leader or character alone'];

/** Every standard type moves by its own points, a leader only when alone (WW-5.3-04, WW-5.2-10). */
const TRAVELLERS: readonly Traveller[] = UNIT_TYPE_KEYS.map((key) => {
  const [de, en] = key === 'HF' ? ALONE : typeName(key);
  return { key, name: { de, en } };
});

/** About how many km² a Kleinfeld measures (WW-2.1-01). */
const FIELD_AREA = 10_000;

/** What Welt der Waben says while its map is drawn. The recipe is ours: the booklet leaves the world to the GM. */
export const mapRules = {
  objections,
  frost: {
    frozen: (key) => {
      const terrain = terrainOf(key);
      return terrain === undefined ? undefined : frozen(terrain)?.key;
    },
    thawed: (key, before) => {
      const terrain = terrainOf(key);
      return terrain === undefined ? undefined : thawed(terrain, terrainOf(before ?? ''))?.key;
    },
  },
  canBeDifficult: (key) => {
    const terrain = terrainOf(key);
    return terrain !== undefined && canBeHeavy(terrain);
  },
  routes: { travellers: TRAVELLERS, route: measuredWay },
  recipe: { water: 0.55, spacing: [5, 8], ice: 3, pole: 'ew', onIcosahedron: true },
  fieldArea: fact('fieldArea', FIELD_AREA, {}, 'WW-2.1-01'),
} satisfies MapRules<World>;
