import { describe, expect, it } from 'vitest';
import { chanceFor, layered, noiseFor } from './chance';

describe('chance', () => {
  it('gives the golden numbers of a seed and a purpose', () => {
    const next = chanceFor('one', 'continents');
    expect([next(), next(), next()]).toEqual([
      0.41215242235921323, 0.7368843976873904, 0.6885018616449088,
    ]);
  });

  it('gives every purpose a stream of its own', () => {
    expect(chanceFor('one', 'a')()).not.toBe(chanceFor('one', 'b')());
    expect(chanceFor('one', 'a')()).not.toBe(chanceFor('two', 'a')());
    expect(chanceFor('one', 'a')()).toBe(chanceFor('one', 'a')());
  });

  it('stays below 1 and favours no tenth', () => {
    const next = chanceFor('fair', 'x');
    const tenths = new Array<number>(10).fill(0);
    for (let count = 0; count < 10_000; count += 1) {
      const value = next();
      expect(value >= 0 && value < 1).toBe(true);
      tenths[Math.floor(value * 10)] = (tenths[Math.floor(value * 10)] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });
});

describe('noise', () => {
  it('gives the golden values of a seed', () => {
    const noise = noiseFor('one', 'coast');
    expect([noise(0.3, 1.7, 0), noise(12.25, -3.5, 8.125)]).toEqual([
      0.009139929679012032, 0.2948452152252171,
    ]);
  });

  it('is smooth and stays between -1 and 1, in layers as well', () => {
    const noise = layered(noiseFor('one', 'coast'), 4);
    for (let at = 0; at < 400; at += 1) {
      const here = noise(at / 7, at / 13, 0);
      expect(Math.abs(here)).toBeLessThanOrEqual(1);
      expect(Math.abs(here - noise(at / 7 + 0.001, at / 13, 0))).toBeLessThan(0.02);
    }
  });
});
