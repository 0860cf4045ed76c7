import { describe, expect, it } from 'vitest';
import { readCampaignFile, settingsInForce, sheetsOf, systems, turnInputOf } from '../../../engine';
import { achtCampaign, achtLetters } from '.';
import { campaignFile } from '../../../engine/testing/files';

const campaign = achtCampaign();
const { world } = campaign;
const waben = systems['waben'];
if (waben === undefined) throw new Error('the game is missing');

/** Findings of a letter the GM has to look at: code and unit, without mere remarks. */
const demandsOf = (party: string): readonly string[] => {
  const sheet = waben.orders.read(achtLetters[party] ?? '', party, world);
  return waben.orders
    .check(sheet, world, settingsInForce(campaign))
    .filter(({ severity }) => severity !== 'WARN')
    .map(({ code, unit }) => `${code} ${String(unit ?? '')}`.trim());
};

describe('the extended example', () => {
  it('is the same value at every call and survives its own file', () => {
    expect(achtCampaign()).toEqual(campaign);
    expect(readCampaignFile(campaignFile(campaign))).toEqual({ ok: true, value: campaign });
  });

  it('has eight parties with units, one of them an organisation without land', () => {
    const parties = Object.values(world.parties);
    expect(parties).toHaveLength(8);
    expect(parties.filter(({ kind }) => kind === 'organisation').map(({ key }) => key)).toEqual([
      'gil',
    ]);
    for (const { key } of parties)
      expect(Object.values(world.units).some(({ party }) => party === key)).toBe(true);
  });

  it('has a player for every party, and relations that both sides agree on', () => {
    for (const { key, relations } of Object.values(world.parties)) {
      expect(
        Object.values(world.people).some(({ roles }) => roles.some(({ party }) => party === key)),
      ).toBe(true);
      for (const [other, relation] of Object.entries(relations))
        expect([other, world.parties[other]?.relations[key]]).toEqual([other, relation]);
    }
  });
});

describe('the letters of the extended example', () => {
  it.each([
    ['val', []],
    ['dor', []],
    ['fro', []],
    ['gil', []],
    ['lyr', ['F-PATH-NOTADJ 303', 'F-ROW-UNKNOWN 304']],
    ['okh', ['F-ORD-UNKNOWN 102']],
    ['nah', []],
  ])('of %s contain the planted mistakes and no other', (party, planted) => {
    expect(demandsOf(party)).toEqual(planted);
  });

  it('make a month with encounters and an assault', () => {
    const sheets = sheetsOf(achtLetters, 58, '2026-01-01T00:00:00Z');
    const month = waben.adjudicate(turnInputOf({ ...campaign, sheets }));
    expect(month?.fights.map(({ kind, place }) => [kind, place])).toEqual([['assault', '001/01']]);
    expect(month?.balances).toHaveLength(8);
  });
});
