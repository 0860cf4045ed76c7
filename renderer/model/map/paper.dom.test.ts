import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../assets/examples/tharos';
import { hexGameOf, latticeOf, realmView, systems, truthView } from '../../../engine';
import { areaOf, MAX_SIDE, pictureAsSvg, type PictureJob, sizeOf, widestField } from './paper';

const { world } = tharosCampaign();
const lattice = latticeOf(world.map);
const everything = areaOf(
  lattice,
  Array.from({ length: lattice.size }, (_, cell) => cell),
);

const job = (change: Partial<PictureJob> = {}): PictureJob => ({
  view: truthView(world),
  lattice,
  terrains: hexGameOf(systems['waben']).terrains,
  theme: 'print',
  choice: {},
  layers: {},
  area: everything ?? [0, 0, 1, 1],
  field: 30,
  ...change,
});

describe('a picture of the map', () => {
  it('as SVG is a drawing of the size asked for, with every label as text', () => {
    const text = pictureAsSvg(job());
    const { width, height } = sizeOf(job());
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<svg ')).toBe(true);
    expect(Math.round(Number(/width="([\d.]+)px"/.exec(text)?.[1]))).toBe(width);
    expect(Math.round(Number(/height="([\d.]+)px"/.exec(text)?.[1]))).toBe(height);
    expect(text).toContain('Tharische See');
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.querySelector('image, script, foreignObject')).toBeNull();
  });

  it('in the perspective of a realm holds nothing that the realm does not know', () => {
    const text = pictureAsSvg(job({ view: realmView(world, 'tha') }));
    expect(text).toContain('Elystria');
    expect(text).not.toContain('Lyranth');
    expect(text).not.toContain('LYRANTH');
    expect(text.length).toBeLessThan(pictureAsSvg(job()).length / 2);
  });

  it('cannot become a script, whatever a label contains', () => {
    const label = {
      ...Object.values(world.labels)[0],
      id: 'x',
      text: '</text><script>alert(1)</script>',
    };
    const labels = {
      ...world.labels,
      x: { kind: 'small', points: [0, 0], size: 10, ...label } as const,
    };
    const text = pictureAsSvg(job({ view: truthView({ ...world, labels }) }));
    expect(text).not.toContain('<script');
  });

  it('is never larger than can be drawn at the widest field', () => {
    const area = everything ?? [0, 0, 1, 1];
    const { width, height } = sizeOf({ area, field: widestField(area) });
    expect(Math.max(width, height)).toBeLessThanOrEqual(MAX_SIDE);
    expect(Math.max(width, height)).toBeGreaterThan(MAX_SIDE * 0.99);
  });

  it('of no fields has no area', () => {
    expect(areaOf(lattice, [])).toBeUndefined();
  });
});
