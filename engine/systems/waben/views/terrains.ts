import type { TerrainStyle, Title } from '../../../kernel';
import { type Height, type Terrain, TERRAIN_KEYS, TERRAINS, type TerrainType } from '../data';

const LEVELS: Readonly<Record<Height, Title>> = {
  0: { de: 'Wasser', en: 'Water' },
  1: { de: 'Tiefland', en: 'Lowland' },
  2: { de: 'Hochland', en: 'Highland' },
  3: { de: 'Bergland', en: 'Hills' },
  4: { de: 'Gebirge', en: 'Mountains' },
};

const TYPES: Readonly<Record<TerrainType, Title>> = {
  normal: { de: '', en: '' },
  forest: { de: 'Wald', en: 'forest' },
  lake: { de: 'Seengebiet', en: 'lakeland' },
  steppe: { de: 'Steppe', en: 'Steppe' },
  swamp: { de: 'Sumpf', en: 'swamp' },
  jungle: { de: 'Dschungel', en: 'jungle' },
  desert: { de: 'Wüste', en: 'desert' },
  ice: { de: 'Eiswüste', en: 'ice desert' },
  volcano: { de: 'Vulkan', en: 'volcano' },
  deepsea: { de: 'Tiefsee', en: 'deep sea' },
};

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The proper name of a terrain kind: of its level, of its type, or of both (WW-2.2-08). */
const nameOf = ({ named, height, type }: Terrain): Title => {
  const level = LEVELS[height];
  const nature = TYPES[type];
  if (named === 'height') return level;
  if (named === 'type') return { de: nature.de, en: capital(nature.en) };
  return { de: `${level.de}-${nature.de}`, en: `${level.en} ${nature.en}` };
};

const styleOf = (terrain: Terrain): TerrainStyle => ({
  key: terrain.key,
  display: terrain.display,
  name: nameOf(terrain),
  height: terrain.height,
  type: terrain.type,
  outer: terrain.outer,
  inner: terrain.inner,
  inhabitants: terrain.inhabitants,
});

/** How the 33 terrain kinds look and are called (WW-2.2-04 to WW-2.2-09). */
export const terrainStyles: Readonly<Record<string, TerrainStyle>> = Object.fromEntries(
  TERRAIN_KEYS.map((key) => [key, styleOf(TERRAINS[key])]),
);
