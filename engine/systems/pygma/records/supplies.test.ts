import { expect, it } from 'vitest';
import { rabensundCampaign } from '../../../../assets/examples/rabensund';
import { GOODS } from '../data/kinds';
import { SUPPLIES } from './realms';

it('supplies come realm by realm, in the order of the goods (PI-11-07)', () => {
  const { world, settings } = rabensundCampaign();
  const rows = SUPPLIES.rows(world, settings);
  const goods = rows.filter(({ owner }) => owner === 'kar').map(({ row }) => row.good);
  expect(goods).toEqual(GOODS);
  expect([...new Set(rows.map(({ owner }) => owner))]).toHaveLength(rows.length / GOODS.length);
});
