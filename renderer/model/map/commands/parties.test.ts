import { describe, expect, it } from 'vitest';
import { tinyCampaignOf, realm } from '../../../../engine/testing';
import { freePartyKey } from './parties';

const campaign = tinyCampaignOf({
  parties: [realm('tha'), realm('thar'), realm('abc'), realm('x')],
});

describe('the key of a new realm', () => {
  it.each([
    ['Ödmark', 'odm'],
    ['Straßenbund', 'str'],
    ['Tharos', 'tharo'],
    ['Abc', 'abc2'],
    ['Königreich der Sieben', 'kon'],
    ['X', 'x2'],
    ['…', 'r2'],
    ['constructor', 'con'],
  ])('of %s is %s', (name, key) => {
    expect(freePartyKey(campaign, name)).toBe(key);
  });
});
