import type { CountryGame, Settings, World } from '../../../../engine';
import type { Box } from '../../../kit/board/camera';
import type { BoardPlan } from '../../../kit/board/paper';
import { mapDrawing } from './map';
import { type CountryLayer, type CountryScene, type CountryViewKind, LAYERS } from './scene';
import { tableDrawing, tablePlan } from './table';
import { drawnWorld } from './world';

/** A board in a language; everything on it is open to all. */
export function countryScene(
  game: CountryGame<World>,
  { world, settings }: { readonly world: World; readonly settings: Settings },
  language: 'de' | 'en',
): CountryScene {
  const sight = game.sight(world, settings);
  const { parties } = world;
  return { game, sight, parties, language };
}

/** Air around the tables, in their units. */
const AIR = 0.8;

/** The part of the plane the tables and the track fill. */
export function tableBox(scene: CountryScene): Box {
  const { width, height } = tablePlan(scene);
  return { left: -AIR, top: -AIR, right: width + AIR, bottom: height + AIR };
}

/** A board as it is drawn in one of its views. */
export function countryPlan(scene: CountryScene, view: CountryViewKind): BoardPlan<CountryLayer> {
  return view === 'map'
    ? {
        box: drawnWorld(scene.game.map).box,
        layers: LAYERS,
        draw: (look) => mapDrawing(scene, look),
      }
    : {
        box: tableBox(scene),
        layers: ['markers', 'open'],
        draw: (look) => tableDrawing(scene, look),
      };
}
