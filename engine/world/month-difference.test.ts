import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosOrders } from '../../assets/examples/tharos';
import {
  type Explained,
  fact,
  operation,
  type PartyReport,
  type Proposal,
  type TurnEvent,
} from '../kernel';
import { systems } from '../systems/registry';
import { quietReport } from '../testing/party-report';
import type { Campaign } from './campaign';
import { type MonthDifference, monthDifferences } from './month-difference';
import { learnedWrongly, reportedChange, reportedFacts } from './reported';
import { turnInputOf } from './turn-input';
import type { World } from './world';

const month = (text: string): Proposal<World> => {
  const campaign: Campaign = {
    ...tharosCampaign(),
    sheets: { tha: { turn: 58, party: 'tha', text, receivedAt: '2026-01-01' } },
  };
  const proposal = systems[campaign.system]?.adjudicate(turnInputOf(campaign));
  if (proposal === undefined) throw new Error('the month was not computed');
  return proposal;
};

const { waben } = systems;
if (waben === undefined) throw new Error('no rules');
const COMPARED = { ...waben, settings: {} };

const full = month(tharosOrders);
const none = month('');
const differences = monthDifferences(none, full, COMPARED);

const of = <Kind extends MonthDifference['kind']>(kind: Kind) =>
  differences.filter(
    (one): one is Extract<MonthDifference, { readonly kind: Kind }> => one.kind === kind,
  );

describe('two runs of a month', () => {
  it('of the same letters differ in nothing', () => {
    expect(monthDifferences(full, structuredClone(full), COMPARED)).toEqual([]);
  });

  it('differ in every part that their letters touch', () => {
    expect(new Set(differences.map(({ kind }) => kind))).toEqual(
      new Set(['unit', 'treasury', 'fight', 'ledger', 'finding', 'question', 'report']),
    );
    expect(of('unit').find(({ unit }) => unit === 'tha:203')?.place).toEqual(['210/37', '001/27']);
  });

  it('show what was booked otherwise, and it sums up to the treasuries', () => {
    const booked = of('ledger')
      .filter(({ party }) => party === 'tha')
      .reduce((sum, { amount: [before, after] }) => sum + after - before, 0);
    const [treasury] = of('treasury').filter(({ party }) => party === 'tha');
    expect(treasury && treasury.gold[1] - treasury.gold[0]).toBe(booked);
  });

  it('are symmetric', () => {
    const back = monthDifferences(full, none, COMPARED);
    expect(back).toHaveLength(differences.length);
    const counts = ({ kind }: MonthDifference) => kind;
    expect(back.map(counts)).toEqual(differences.map(counts));
  });
});

const event = (about: TurnEvent['about'], place = '210/30'): TurnEvent => ({
  kind: 'sighting',
  clause: 'WW-7.1-02',
  time: { numerator: 1, denominator: 2 },
  place,
  parties: ['tha', 'val'],
  about,
});

const report = (change: Partial<PartyReport>): PartyReport =>
  quietReport({ party: 'tha', turn: 58, ...change });

describe('the report of a realm', () => {
  const seen = event({ unit: 'val:101' });

  it('is the same fact at another moment, another one in another place', () => {
    const later = { ...seen, time: { numerator: 2, denominator: 3 } };
    expect(reportedChange(report({ events: [seen] }), report({ events: [later] }))).toEqual({
      wrong: [],
      right: [],
    });
    const elsewhere = event(seen.about, '210/31');
    expect(reportedChange(report({ events: [seen] }), report({ events: [elsewhere] }))).toEqual({
      wrong: [{ kind: 'event', event: seen, isNews: false }],
      right: [{ kind: 'event', event: elsewhere, isNews: false }],
    });
  });

  it('is another fact where its blocks differ; derivations do not count', () => {
    const card = (value: Explained, eyes: number): PartyReport => {
      const dice = { kind: 'dice', name: 'x.die', about: {}, rolls: [], values: [eyes] } as const;
      const figure = { kind: 'figure', name: 'x.sum', about: {}, value } as const;
      return report({ events: [{ ...seen, blocks: [dice, figure] }] });
    };
    const [two, sum] = [fact('x.two', 2), operation('sum', [fact('x.one', 1), fact('x.one', 1)])];
    expect(reportedChange(card(two, 3), card(sum, 3))).toEqual({ wrong: [], right: [] });
    expect(reportedChange(card(two, 3), card(two, 4)).wrong).toHaveLength(1);
    expect(reportedChange(card(two, 3), card(fact('x.two', 3), 3)).right).toHaveLength(1);
  });

  it('reveals something only where it is about others or the land', () => {
    const change = reportedChange(
      report({ events: [seen], news: [seen], discovered: ['210/31'], gained: ['210/32'] }),
      report({}),
    );
    expect(change.wrong).toHaveLength(4);
    expect(learnedWrongly(change)).toEqual(change.wrong);
    const own = reportedFacts(full.reports.find(({ party }) => party === 'tha') ?? report({}));
    const kinds = learnedWrongly({ wrong: own, right: [] }).map(({ kind }) => kind);
    expect(own.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['march', 'treasury']));
    expect(new Set(kinds)).toEqual(new Set(['event', 'fight', 'land']));
  });

  it('is empty where there is no report', () => {
    expect(reportedChange(undefined, report({ lost: ['210/01'] }))).toEqual({
      wrong: [],
      right: [{ kind: 'land', how: 'lost', field: '210/01' }],
    });
  });
});
