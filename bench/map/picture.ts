import {
  centreOf,
  type Lattice,
  KLEINFELDER,
  type MapView,
  SIDE,
  type TerrainStyle,
} from '../../engine';
import { CORNER_X, CORNER_Y, terrainColour } from '../../renderer/kit/cartography';

/** A field as every rival draws it. */
export interface FieldSpot {
  readonly x: number;
  readonly y: number;
  readonly plot: number;
  readonly outer: string;
  readonly inner: string;
  readonly number: string;
  /** A letter that stands for the symbol of the terrain; empty for none. */
  readonly symbol: string;
}

/** A straight piece of river or road. */
export interface Stretch {
  readonly points: readonly [number, number, number, number];
  readonly kind: 'river' | 'road';
  readonly plot: number;
}

export interface Town {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly plot: number;
}

/** The picture that all rivals draw: plain data, positions in field widths. */
export interface Picture {
  readonly fields: readonly FieldSpot[];
  readonly stretches: readonly Stretch[];
  readonly towns: readonly Town[];
  readonly labels: readonly { readonly x: number; readonly y: number; readonly text: string }[];
}

const SYMBOLS: Readonly<Record<string, string>> = {
  wood: 'W',
  swamp: 'S',
  steppe: 'P',
  desert: 'D',
};

const symbolOf = (terrain: TerrainStyle | undefined): string => {
  if (terrain === undefined || terrain.height === 0) return '';
  return terrain.height >= 3
    ? '^'
    : (SYMBOLS[terrain.type] ?? (terrain.type === 'normal' ? '' : '*'));
};

const stretchesOf = (view: MapView, lattice: Lattice): readonly Stretch[] =>
  lattice.plots.flatMap(({ no }, plot) =>
    Object.entries(view.chunks[no]?.sides ?? {}).map(([name, bits]): Stretch => {
      const cell = plot * KLEINFELDER + Math.floor(Number(name) / 6);
      const side = (Number(name) % 6) + 1;
      const { x, y } = centreOf(lattice.axialOf(cell));
      const other = lattice.neighbour(cell, side as 1);
      const beside = other < 0 ? { x, y } : centreOf(lattice.axialOf(other));
      const corner = (at: number): [number, number] => [
        x + (CORNER_X[at] ?? 0),
        y + (CORNER_Y[at] ?? 0),
      ];
      return (bits & SIDE.river) === 0
        ? { points: [x, y, beside.x, beside.y], kind: 'road', plot }
        : { points: [...corner(side - 1), ...corner(side)], kind: 'river', plot };
    }),
  );

/** Makes the common picture of a view. */
export function pictureOf(
  view: MapView,
  lattice: Lattice,
  terrains: Readonly<Record<string, TerrainStyle>>,
): Picture {
  return {
    fields: Array.from({ length: lattice.size }, (_, cell): FieldSpot => {
      const plot = Math.floor(cell / KLEINFELDER);
      const key =
        view.chunks[lattice.plots[plot]?.no ?? ('' as never)]?.terrain[cell % KLEINFELDER] ?? '';
      const terrain = terrains[key];
      return {
        ...centreOf(lattice.axialOf(cell)),
        plot,
        outer: terrainColour('light', terrain?.outer ?? ''),
        inner: terrainColour('light', terrain?.inner ?? ''),
        number: String((cell % KLEINFELDER) + 1).padStart(2, '0'),
        symbol: symbolOf(terrain),
      };
    }),
    stretches: stretchesOf(view, lattice),
    towns: lattice.plots.flatMap(({ no }, plot) =>
      Object.entries(view.chunks[no]?.settlements ?? {}).map(([index, { name }]): Town => ({
        ...centreOf(lattice.axialOf(plot * KLEINFELDER + Number(index))),
        name,
        plot,
      })),
    ),
    labels: view.labels.map(({ points, text }) => ({ x: points[2] ?? 0, y: points[3] ?? 0, text })),
  };
}
