import type { CountryMap } from '../../../../engine';
import type { Path } from '../../../kit/cartography';
import type { Box } from '../../../kit/board/camera';
import { type Label, labelIn } from './labels';
import { pathOfRings, type Shape, shapesOf } from './shapes';

/** A world drawn from its text. */
export interface DrawnWorld {
  /** Shapes of the countries by key, and their outlines. */
  readonly shapes: ReadonlyMap<string, Shape>;
  readonly outlines: ReadonlyMap<string, Path>;
  /** All land, and the land that is not in the game. */
  readonly land: Path;
  readonly rest: Path;
  /** Where the label of a country is placed; undefined for one that is not drawn, or where it does not fit. */
  readonly labelOf: (country: string, name: string) => Label | undefined;
  readonly box: Box;
}

function drawn({ rows, signs, breaks }: CountryMap): DrawnWorld {
  const all = shapesOf(rows).map((shape) => ({
    shape,
    key: signs[shape.sign],
    path: pathOfRings(shape.rings),
  }));
  const named = all.flatMap(({ key, ...one }) => (key === undefined ? [] : [{ key, ...one }]));
  const shapes = new Map(named.map(({ key, shape }) => [key, shape]));
  const labels = new Map<string, Label | undefined>();
  return {
    shapes,
    outlines: new Map(named.map(({ key, path }) => [key, path])),
    land: all.flatMap(({ path }) => path),
    rest: all.filter(({ key }) => key === undefined).flatMap(({ path }) => path),
    labelOf: (country, name) => {
      const id = `${country} ${name}`;
      const shape = shapes.get(country);
      if (!labels.has(id))
        labels.set(id, shape === undefined ? undefined : labelIn(shape, name, breaks));
      return labels.get(id);
    },
    box: {
      left: -0.6,
      top: -0.2,
      right: Math.max(1, ...rows.map((row) => row.length)) + 0.8,
      bottom: rows.length + 0.2,
    },
  };
}

const worlds = new WeakMap<CountryMap, DrawnWorld>();

/** The world of a map; the same object for the same map. */
export function drawnWorld(map: CountryMap): DrawnWorld {
  const world = worlds.get(map) ?? drawn(map);
  worlds.set(map, world);
  return world;
}
