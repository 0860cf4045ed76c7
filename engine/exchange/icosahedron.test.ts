import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../hex';
import { latticeOf, setSideFeatures, SIDE } from '../world';
import { edited, tinyWorld } from '../testing';
import { writeCsvBundle } from './csv';
import { writeGeoJson } from './geojson';
import { writeTextMapper } from './textmapper';
import { icosahedralMap } from '../testing/icosahedron';

const EDGE = 4;
const bare = icosahedralMap(EDGE);
const lattice = latticeOf(bare);
const sides = Array.from({ length: lattice.size }, (_, cell) => cell).flatMap((cell) =>
  DIRECTIONS.filter((side) => lattice.neighbour(cell, side) > cell).map((side) => ({
    field: lattice.addressOf(cell),
    side,
    isCut: lattice.isCut(cell, side),
  })),
);
/** A road over every side. */
const map = edited(bare, (before) => setSideFeatures(before, lattice, sides, SIDE.road, true));
const world = tinyWorld({ map });
const FIELDS = 10 * EDGE * EDGE + 2;
const cuts = sides.filter(({ isCut }) => isCut).length;

describe('a world on an icosahedron in files of other programs', () => {
  it('has the fields of its net and no others, in tables and in GeoJSON', () => {
    const { bytes } = writeCsvBundle(world, { fields: 'all' });
    const text = strFromU8(unzipSync(bytes)['fields.csv'] ?? new Uint8Array());
    expect(text.trim().split('\r\n')).toHaveLength(FIELDS + 1);
    const json = JSON.parse(writeGeoJson(world, { fields: 'all' }).text) as {
      readonly features: readonly { readonly properties: { readonly kind: string } }[];
    };
    const fields = json.features.filter(({ properties }) => properties.kind === 'field');
    expect(fields).toHaveLength(FIELDS);
  });

  it('has no line across the map of Text Mapper, which says what it leaves out: the sides at cuts, and the shape', () => {
    const { text, dropped } = writeTextMapper(world, { fields: 'all' }, {});
    const lines = text.split('\n').filter((line) => line.endsWith(' road'));
    expect(lines).toHaveLength(sides.length - cuts);
    for (const line of lines) {
      const [from = [], to = []] =
        line
          .split(' ')[0]
          ?.split('-')
          .map((tile) => [Number(tile.slice(0, 2)), Number(tile.slice(2))]) ?? [];
      const far = [0, 1].map((axis) => Math.abs((from[axis] ?? 0) - (to[axis] ?? 0)));
      expect(Math.max(...far)).toBeLessThanOrEqual(1);
    }
    expect(cuts).toBeGreaterThan(0);
    expect(dropped).toEqual(
      expect.arrayContaining([
        { what: 'edges', count: cuts },
        { what: 'topology', count: 1 },
      ]),
    );
  });
});
