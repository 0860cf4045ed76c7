import type { Lattice, MapView } from '../../../engine';
import { chunkScene } from './area';
import type { Flow } from './flow';
import { coast, waterGlow } from './layers/coast';
import { ground } from './layers/ground';
import { grid, grossfeldLines } from './layers/lattice';
import { grossfeldNumbers, kleinfeldNumbers } from './layers/numbers';
import { realmBorders } from './layers/realms';
import { relief } from './layers/relief';
import { rivers } from './layers/rivers';
import { roads } from './layers/roads';
import { settlements } from './layers/settlements';
import { symbols } from './layers/symbols';
import { abbreviations } from './looks/abbreviations';
import { ageVeil } from './looks/age';
import { realmAreas } from './looks/politics';
import { populationFigures } from './looks/population';
import { works } from './layers/works';
import type { DisplayList } from './marks';
import type { Scene, Terrains } from './scene';
import type { MapStyle } from './style';

/** Layers of the ground that a print can do without, each by itself. */
export type OptionalLayer = 'kleinfeldNumbers' | 'grossfeldNumbers' | 'grossfeldLines';

/** Everything that lies on the ground, in the order of drawing. */
export const sceneDisplayList = (
  scene: Scene,
  flow: Flow,
  without: Readonly<Partial<Record<OptionalLayer, boolean>>> = {},
): DisplayList => [
  ...ground(scene),
  ...waterGlow(scene),
  ...realmAreas(scene),
  ...relief(scene),
  ...grid(scene),
  ...symbols(scene),
  ...rivers(scene, flow),
  ...coast(scene),
  ...(without.grossfeldLines === true ? [] : grossfeldLines(scene)),
  ...realmBorders(scene),
  ...roads(scene),
  ...works(scene),
  ...ageVeil(scene),
  ...abbreviations(scene),
  ...populationFigures(scene),
  ...(without.kleinfeldNumbers === true ? [] : kleinfeldNumbers(scene)),
  ...(without.grossfeldNumbers === true ? [] : grossfeldNumbers(scene)),
  ...settlements(scene),
];

/**
 * What lies on the ground of one Großfeld, drawn over its edge so that a window of exactly its shape
 * (`chunkWindow`) shows what a drawing of the whole world would show there. It depends on the chunk,
 * its six neighbours, the flow around it, the terrain kinds, the parties' colours and the style.
 */
export const chunkDisplayList = (
  view: MapView,
  lattice: Lattice,
  terrains: Terrains,
  plotIndex: number,
  flow: Flow,
  style: MapStyle,
): DisplayList => sceneDisplayList(chunkScene(view, lattice, terrains, style, plotIndex), flow);
