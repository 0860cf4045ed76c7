import { describe, expect, it } from 'vitest';
import { BLANK_REGION_WORLD, newParty, type World } from '../../../world';
import { foundRealm } from './found';

const realm = (key: string, colour: number) =>
  newParty({ key, name: key.toUpperCase(), kind: 'realm', colour });

const TWO: World = {
  ...BLANK_REGION_WORLD,
  parties: { a: realm('a', 0), b: realm('b', 1) },
};

describe('the foundation of a realm (GM-25)', () => {
  it('gives it gold once, and leaves the other its own foundation', () => {
    const one = foundRealm(TWO, 'a', {});
    expect(one.parties['a']?.treasury).toBeGreaterThan(0);
    expect(one.parties['b']?.treasury).toBe(0);
    expect(foundRealm(one, 'a', {})).toBe(one);
    const both = foundRealm(one, 'b', {});
    expect(both.parties['b']?.treasury).toBe(one.parties['a']?.treasury);
  });
});
