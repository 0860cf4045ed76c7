import { describe, expect, it } from 'vitest';
import { hexGameOf, systems } from '../../../../engine';
import { terrainColour } from '../../../kit/cartography';
import { groupColours } from './cluster';
import { hexOf, labOfHex } from './lab';
import { coloursOf, type FieldColours, type Pixels } from './sample';
import { suggestTerrain } from '../suggest';
import { survey } from './survey';

const terrains = hexGameOf(systems['waben']).terrains;
const printed = (key: string): string => terrainColour('light', key);

const FIELD = 60;

const channel = (colour: string, part: number): number =>
  Number.parseInt(colour.slice(1 + 2 * part, 3 + 2 * part), 16);

/** Fields side by side as a scan shows them: ring, disc, a pencil line across, some grain. */
const scanOf = (keys: readonly string[]): Pixels => {
  const [width, height] = [keys.length * FIELD, FIELD];
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const style = terrains[keys[Math.floor(x / FIELD)] ?? ''];
      const [dx, dy] = [(x % FIELD) - FIELD / 2, y - FIELD / 2];
      const isDisc = Math.hypot(dx, dy) < 0.315 * FIELD;
      const isLine = Math.abs(dx - dy) < 1.5;
      const colour = isLine ? '#202020' : printed((isDisc ? style?.inner : style?.outer) ?? '');
      const grain = ((x * 7 + y * 13) % 9) - 4;
      for (let part = 0; part < 3; part += 1) {
        data[4 * (y * width + x) + part] = channel(colour, part) + grain;
      }
      data[4 * (y * width + x) + 3] = 255;
    }
  }
  return { width, height, data };
};

const TO_PIXELS = { a: FIELD, b: 0, c: 0, d: FIELD, e: FIELD / 2, f: FIELD / 2 };

const fieldsOf = (keys: readonly string[]): readonly FieldColours[] => {
  const pixels = scanOf(keys);
  return keys.flatMap((_, index) => coloursOf(pixels, TO_PIXELS, { x: index, y: 0 }) ?? []);
};

describe('the colours of a scan', () => {
  it.each(Object.keys(terrains))('recognise %s, drawn in the colours of the rule book', (key) => {
    const [field] = fieldsOf([key]);
    const found = field === undefined ? undefined : suggestTerrain(field, terrains, printed);
    const style = terrains[key];
    const alike = Object.values(terrains).filter(
      ({ inner, outer }) => inner === style?.inner && outer === style.outer,
    );
    expect(alike.map((each) => each.key)).toContain(found);
  });

  it('fall into one group per kind, the largest first', () => {
    const keys = ['w', 'w', 'w', 'twa', 'twa', 'hwa', 'w', 'b'];
    const { groups, groupOf } = groupColours(fieldsOf(keys), 12);
    expect(groups.map(({ count }) => count)).toEqual([4, 2, 1, 1]);
    expect(groupOf).toEqual([0, 0, 0, 1, 1, groupOf[5], 0, groupOf[7]]);
    expect(new Set(groupOf).size).toBe(4);
  });

  it('fall into no more groups than asked for, and each field into one that exists', () => {
    const keys = Object.keys(terrains);
    const { groups, groupOf } = groupColours(fieldsOf(keys), 5);
    expect(groups).toHaveLength(5);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(keys.length);
    expect(groupOf.every((group) => groups[group] !== undefined)).toBe(true);
  });

  it('are unknown beside the picture', () => {
    const pixels = scanOf(['w']);
    expect(coloursOf(pixels, TO_PIXELS, { x: 3, y: 0 })).toBeUndefined();
    expect(coloursOf(pixels, TO_PIXELS, { x: 0.6, y: 0 })).toBeUndefined();
  });

  it('treat transparent paper as white', () => {
    const pixels = { width: 60, height: 60, data: new Uint8ClampedArray(4 * 60 * 60) };
    const field = coloursOf(pixels, TO_PIXELS, { x: 0, y: 0 });
    expect(field && hexOf(field.disc)).toBe('#ffffff');
  });

  it.each(['#000000', '#ffffff', '#ae3226', '#578d75', '#0f62b0'])(
    'survive the conversion to Oklab and back: %s',
    (colour) => expect(hexOf(labOfHex(colour))).toBe(colour),
  );

  it('are looked at only where the picture covers a field, with progress from start to end', () => {
    const keys = ['w', 'twa', 'w'];
    const centres = Float64Array.from([-4, 0, 0, 0, 1, 0, 2, 0, 9, 9]);
    const told: number[] = [];
    const found = survey(scanOf(keys), { toPixels: TO_PIXELS, centres, most: 8 }, (done, total) =>
      told.push(done / total),
    );
    expect(found.fields).toEqual([1, 2, 3]);
    expect(found.groupOf).toEqual([0, 1, 0]);
    expect(told).toEqual([0, 1]);
  });

  it('of nothing are no groups', () => {
    expect(groupColours([], 8)).toEqual({ groups: [], groupOf: [] });
  });
});
