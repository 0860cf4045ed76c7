import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeName, realmName } from './names';

describe('invented names', () => {
  it('are the same for the same seed, and none is given twice', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(9), fc.boolean(), (seed, culture, isRealm) => {
        const all = (): readonly string[] => {
          const taken = new Set<string>();
          for (let index = 0; index < 300; index += 1)
            taken.add(
              isRealm ? realmName(seed, taken) : placeName(`${seed}${index}`, culture, taken),
            );
          return [...taken];
        };
        const names = all();
        expect(names).toHaveLength(300);
        expect(all()).toEqual(names);
        for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}{2,}( \d+)?$/u);
      }),
      { numRuns: 20 },
    );
  });

  it('sound alike within one people, and unlike another', () => {
    const endsOf = (culture: number) =>
      Array.from({ length: 80 }, (_, index) =>
        placeName(String(index), culture, new Set()).slice(-3),
      );
    expect(endsOf(0).some((end) => end === 'eim')).toBe(true);
    expect(endsOf(4).some((end) => end === 'eim')).toBe(false);
  });
});
