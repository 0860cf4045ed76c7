import type { TerrainStyle } from '../../../kernel';
import type { Terrain } from './kinds';

/**
 * How the terrain kinds look and are called, in the order of the rule page; the eighth is the desert (PI-03-02). Heights
 * are those of drawing, where land begins at 1 and peaks stand at 4; height levels are in a table (PI-03-07).
 */
export const TERRAIN_STYLES = {
  water: {
    key: 'water',
    display: 'w',
    name: { de: 'Wasser', en: 'Water' },
    height: 0,
    type: 'normal',
    outer: 'lightBlue',
    inner: 'lightBlue',
  },
  shoal: {
    key: 'shoal',
    display: 'u',
    name: { de: 'Untiefe', en: 'Shoal' },
    height: 0,
    type: 'shoal',
    outer: 'lightBlue',
    inner: 'lightBlue',
  },
  ice: {
    key: 'ice',
    display: 'e',
    name: { de: 'Eiswüste', en: 'Ice waste' },
    height: 0,
    type: 'ice',
    outer: 'white',
    inner: 'white',
  },
  lowland: {
    key: 'lowland',
    display: 't',
    name: { de: 'Tiefland', en: 'Lowland' },
    height: 1,
    type: 'normal',
    outer: 'lightGreen',
    inner: 'lightGreen',
  },
  forest: {
    key: 'forest',
    display: 'wa',
    name: { de: 'Wald', en: 'Forest' },
    height: 1,
    type: 'forest',
    outer: 'darkGreen',
    inner: 'darkGreen',
  },
  highland: {
    key: 'highland',
    display: 'h',
    name: { de: 'Hochland', en: 'Highland' },
    height: 2,
    type: 'normal',
    outer: 'lightBrown',
    inner: 'lightBrown',
  },
  mountain: {
    key: 'mountain',
    display: 'g',
    name: { de: 'Gebirge', en: 'Mountains' },
    height: 4,
    type: 'normal',
    outer: 'darkBrown',
    inner: 'darkBrown',
  },
  desert: {
    key: 'desert',
    display: 'wü',
    name: { de: 'Wüste', en: 'Desert' },
    height: 1,
    type: 'desert',
    outer: 'yellow',
    inner: 'yellow',
  },
} as const satisfies Readonly<Record<Terrain, TerrainStyle>>;
