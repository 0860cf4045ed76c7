import { describe, expect, it } from 'vitest';
import { waben } from '..';
import { turnOfCase } from './build';
import { FOOT, LOWLAND, RIDERS, word } from './encounterCase';

/** Riders of a meet foot of b, and the GM has said what comes of it. */
const encounterDecided = (outcome: string) =>
  turnOfCase({
    map: LOWLAND,
    units: [RIDERS, FOOT],
    relations: { 'a>b': 'enemy', 'b>a': 'enemy' },
    orders: { a: ['201 | -20-21 | KV |'], b: ['101 | | KV |'] },
    rulings: word('encounter/210/20/a:201/b:101', outcome),
  });

const OUTCOMES = [
  ...['byRules', 'bothStop', 'aGoesOn', 'bGoesOn', 'bothGoOn'],
  ...['aRetreats', 'bRetreats', 'bothRetreat', 'fight'],
];

describe('the card of an encounter (WW-7.1-06, WW-7.1-07)', () => {
  it.each(OUTCOMES)('names its clause, and the word "%s" survives a re-run', (outcome) => {
    const proposal = waben.adjudicate(encounterDecided(outcome));
    const card = proposal?.events.find(({ kind }) => kind === 'encounter');
    expect(card?.clause).toBe('WW-7.1-06');
    expect(waben.adjudicate(encounterDecided(outcome))).toEqual(proposal);
  });

  it('reports name neither keys and options of the GM nor what might have counted (WW-10.1-14)', () => {
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
