import { describe, expect, it } from 'vitest';
import { waben } from '..';
import { turnGiven } from '../../../testing/case-runner';
import { wabenCaseGame } from './game';

/** Riders of a in 210/19, foot of b in 210/20, next to each other, at war. */
const MET = {
  map: '210 t',
  a: '201 R 4000 in 210/19; enemy b',
  b: '101 K 1000 in 210/20; enemy a',
};

/** Riders of a meet foot of b, and the GM has decided the outcome. */
const encounterDecided = (outcome: string) =>
  turnGiven(wabenCaseGame, {
    ...MET,
    'orders a': '201 | -20-21 | KV |',
    'orders b': '101 | | KV |',
    'decide encounter/210/20/a:201/b:101': outcome,
  });

const OUTCOMES = [
  'byRules',
  'bothStop',
  'aGoesOn',
  'bGoesOn',
  'bothGoOn',
  'aRetreats',
  'bRetreats',
  'bothRetreat',
  'fight',
];

describe('the card of an encounter (WW-7.1-06, WW-7.1-07)', () => {
  it('keeps heads and types of both as they meet, whatever the outcome', () => {
    const turn = turnGiven(wabenCaseGame, {
      ...MET,
      'orders a': '201 | -20 | KN |',
      'orders b': '101 | | KH |',
    });
    const proposal = waben.adjudicate(turn);
    const met = proposal?.events.find(({ kind }) => kind === 'encounter');
    expect(met?.blocks?.find(({ kind }) => kind === 'own')).toMatchObject({
      data: { a: { size: 4000, type: 'R' }, b: { size: 1000, type: 'K' } },
    });
    expect(proposal?.world.units['b:101']).toBeUndefined();
  });

  it.each(OUTCOMES)('names its clause, and the word "%s" survives a re-run', (outcome) => {
    const proposal = waben.adjudicate(encounterDecided(outcome));
    const card = proposal?.events.find(({ kind }) => kind === 'encounter');
    expect(card?.clause).toBe('WW-7.1-06');
    expect(waben.adjudicate(encounterDecided(outcome))).toEqual(proposal);
  });

  it('reports name neither keys and options of the GM nor good points that did not apply (WW-10.1-14)', () => {
    const reports = waben.adjudicate(encounterDecided('fight'))?.reports ?? [];
    const events = reports.flatMap((told) => told.events);
    expect(events.map(({ kind }) => kind)).toContain('encounter');
    expect(events.filter((event) => 'blocks' in event)).toEqual([]);
    const units = reports.flatMap(({ fights }) =>
      fights.flatMap(({ sides }) => sides.flatMap((side) => side.units)),
    );
    expect(units.map(({ party }) => party)).toEqual(['a', 'b']);
    const secrets = ['goodPoints', 'ownPointsRuling', 'pointsRuling'];
    expect(units.filter((one) => secrets.some((name) => name in one))).toEqual([]);
    const booty = reports.flatMap(({ fights }) => fights.flatMap((told) => told.booty));
    expect(booty.filter((share) => 'ruling' in share)).toEqual([]);
  });
});

describe('the card of a desertion (WW-9.5-01)', () => {
  it('has bounds: somebody is left after desertion, and the morale is -3 to 0', () => {
    const turn = turnGiven(wabenCaseGame, { map: '210 t', moon: '2', b: '101 K 1000 in 210/20' });
    const events = waben.adjudicate(turn)?.events ?? [];
    const { blocks = [] } = events.find(({ kind }) => kind === 'desertion') ?? {};
    expect(blocks.filter(({ kind }) => kind === 'figure')).toMatchObject([
      { ruling: 'upkeep/b:101/deserters', range: [0, 999] },
      { ruling: 'upkeep/b:101/morale', range: [-3, 0] },
    ]);
  });
});
