import { expect, it } from 'vitest';
import { blankWork, readCampaignFile } from '../../../../engine';
import { at, gf, mapOf, realm, tinyCampaign, tinyWorld, uniform } from '../../../../engine/testing';
import { REALMS } from '../../../../engine/testing/pygma-samples';
import { written } from '../../../model/faults/unfit';
import { writeMap } from '../exchange/writing';
import { isMissed, lossesOf } from './losses';

const pygma = { ...tinyCampaign(REALMS), system: 'pygma' };

it('names what a game has on a Großfeld as its register does, and whose it is', () => {
  const { records } = lossesOf(pygma, gf('072'));
  expect(records.map(({ kind, names }) => [kind[0], names.map(([de]) => de)])).toEqual(
    expect.arrayContaining([
      ['Heere', ['KH 1 (Inselbund)']],
      ['Händler', ['H 1 (Westmark)']],
      ['Wesen', ['Riese 072/30']],
    ]),
  );
});

it('asks about a Großfeld where nothing is but a building site, or gold', () => {
  const map = mapOf(uniform('210', 0, 0), uniform('001', 1, 0));
  const world = tinyWorld({ map, parties: [realm('tha', { name: 'Tharos' })] });
  const site = { ...blankWork('road', at('001/05'), 2, 4), progress: 1, owners: ['tha'] };
  const rich = realm('tha', { name: 'Tharos', storage: { [at('001/05')]: 7 } });
  expect(isMissed(lossesOf(tinyCampaign(world), gf('001')))).toBe(false);
  const built = lossesOf(tinyCampaign({ ...world, works: { [site.id]: site } }), gf('001'));
  expect([built.works, isMissed(built)]).toEqual([['001/05(2) (Tharos)'], true]);
  const stored = lossesOf(tinyCampaign({ ...world, parties: { tha: rich } }), gf('001'));
  expect([stored.gold, isMissed(stored)]).toEqual([['Tharos'], true]);
});

it('is what a file of the other Großfelder goes without', () => {
  const fields = new Set([at('065/05')]);
  const job = { format: 'campaign', fields, notes: true, secrets: true, numbers: 'de' } as const;
  const file = readCampaignFile(written(writeMap(pygma, { ...job, images: {} })).bytes);
  const { affairs = {} } = (file.ok && file.value.world) || {};
  const armies = Object.keys(affairs).filter((key) => /^(army|trader|being)\//.test(key));
  expect(armies).toContain('army/west/KH1');
  expect(armies).not.toContain('army/west/FH1');
  expect(armies.filter((key) => /^(trader|being)\//.test(key))).toEqual([]);
});
