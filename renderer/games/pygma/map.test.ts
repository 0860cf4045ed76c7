import { describe, expect, it } from 'vitest';
import { hexGameOf, latticeOn, realmView, systems } from '../../../engine';
import { pygmaSamples } from '../../../engine/testing/pygma-samples';
import {
  mapStyle,
  riverFlow,
  sceneDisplayList,
  terrainColour,
  wholeScene,
} from '../../kit/cartography';
import { coast } from '../../kit/cartography/layers/coast';
import { grid } from '../../kit/cartography/layers/lattice';
import { realmBorders } from '../../kit/cartography/layers/realms';
import { rivers } from '../../kit/cartography/layers/rivers';
import { roads } from '../../kit/cartography/layers/roads';
import { settlements } from '../../kit/cartography/layers/settlements';

const { terrains } = hexGameOf(systems['pygma']);
const world = pygmaSamples[0]?.input.world;
if (world === undefined) throw new Error('no sample');
const lattice = latticeOn(world.map);
const view = realmView(world, 'west');
const scene = wholeScene(view, lattice, terrains, mapStyle('light', 28));

/** Thinnest and thickest line among some marks, in field widths or pixels as they are given. */
const widthOf = (marks: ReturnType<typeof coast>): number =>
  Math.max(...marks.flatMap((one) => (one.kind === 'line' ? [one.width.of] : [])));

describe('the colours of the map', () => {
  it('are one for each terrain: every kind of land has its own, water and shoals are blue (PI-03-01, PI-03-03)', () => {
    const colours = Object.entries(terrains).map(([key, { outer, inner }]) => {
      expect(inner).toBe(outer);
      return [key, outer] as const;
    });
    expect(Object.fromEntries(colours)).toEqual({
      water: 'lightBlue',
      shoal: 'lightBlue',
      ice: 'white',
      desert: 'yellow',
      lowland: 'lightGreen',
      forest: 'darkGreen',
      highland: 'lightBrown',
      mountain: 'darkBrown',
    });
  });
});

describe('the map of a player', () => {
  it('has blue water and a coast thicker than other lines, nothing where it is unknown (GM-15)', () => {
    const known = Object.values(view.chunks).flatMap(({ terrain }) =>
      terrain.flatMap((key) => key ?? []),
    );
    expect(known).toContain('water');
    expect(known.length).toBeLessThan(lattice.size);
    expect(scene.fields).toHaveLength(known.length);
    const blue = terrainColour('light', 'lightBlue');
    const marks = sceneDisplayList(scene, riverFlow(view, lattice, terrains));
    expect(marks.some((one) => one.kind === 'area' && one.colour === blue)).toBe(true);
    expect(widthOf(coast(scene))).toBeGreaterThan(widthOf(grid(scene)));
  });

  it('shows details by signs: borders, cities, roads, rivers (PI-03-08, GM-12, GM-17)', () => {
    const signs = [
      realmBorders(scene),
      settlements(scene),
      roads(scene),
      rivers(scene, riverFlow(view, lattice, terrains)),
    ];
    expect(signs.map((marks) => marks.length > 0)).toEqual([true, true, true, true]);
  });
});
