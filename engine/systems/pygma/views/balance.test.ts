import { expect, it } from 'vitest';
import { rabensundCampaign } from '../../../../assets/examples/rabensund';
import type { BalanceSheet } from '../../../kernel';
import { turnInputOf } from '../../../world';
import { pygma } from '..';
import { forecastOf } from './balance';

const { world, settings } = rabensundCampaign();
const month = { world, orders: {}, settings, rulings: {}, seed: 'x' };
const { balances = [] } = pygma.adjudicate(month) ?? {};
const dues = ['pygma.pay', 'pygma.administration', 'pygma.income'];
const due = (sheet: BalanceSheet | undefined): readonly unknown[] =>
  (sheet?.summary ?? []).flatMap(({ key, cells }) =>
    dues.includes(key) ? [[key, cells['gold']?.value]] : [],
  );

it('what is forecast of the books is what a month without orders books (PI-10-05, PI-07-07)', () => {
  expect(balances.length).toBe(8);
  for (const sheet of balances)
    expect(due(forecastOf(world, sheet.party, settings))).toEqual(due(sheet));
});

it('every entry of the books has its remainder, and pay the army it is for (PI-05-22, EX-29)', () => {
  for (const { after, sections } of balances) {
    const rows = sections.flatMap((section) => section.rows);
    const rests = rows.map(({ cells }) => cells['pygma.rest']?.value ?? 0);
    expect(rests).toContain(after.value);
    const paid = rows.filter(({ key }) => key === 'pygma.at.pay');
    expect(paid.every(({ about }) => /^[KRF]H \d+$/.test(String(about['unit'])))).toBe(true);
  }
});

it('fortification and mustering are booked with the city they are for (PI-04-27, PI-05-14)', () => {
  const postings = pygma.adjudicate(turnInputOf(rabensundCampaign()))?.postings ?? [];
  const placed = (name: string, party: string): readonly unknown[] =>
    postings.flatMap((one) => (one.name === name && one.party === party ? [one.place] : []));
  expect(placed('pygma.fortify', 'akr')).toEqual(['026/31']);
  expect(placed('pygma.muster', 'kar')).toEqual(['032/33']);
  expect(placed('pygma.espionage', 'kar')).toEqual([undefined]);
});

it('each realm is told its treasury and what changed it, without derivations (PI-19-05)', () => {
  const { reports = [], balances: sheets = [] } =
    pygma.adjudicate(turnInputOf(rabensundCampaign())) ?? {};
  expect(reports).toHaveLength(8);
  for (const { party, balance } of reports) {
    const value = sheets.find((sheet) => sheet.party === party)?.after.value;
    expect(balance?.after).toMatchObject({ kind: 'fact', value });
    const told = balance?.summary.flatMap(({ cells }) => Object.values(cells)) ?? [];
    expect(told.length).toBeGreaterThan(2);
    expect(told.every(({ kind }) => kind === 'fact')).toBe(true);
  }
});
