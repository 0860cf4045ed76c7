import { describe, expect, it } from 'vitest';
import type { Fight, Proposal, Rulings, TurnEvent } from '../../../kernel';
import { decidableOn } from '../../../testing/told-card';
import type { World } from '../../../world';
import { waben } from '..';
import { thaw } from '../turn/thaw';
import { formatPlace } from '../rules/movement/place';
import { turnAfter } from './after';
import { turnOfCase } from './build';
import type { CaseTurn } from './case';
import { FOOT, LOWLAND, RIDERS, word } from './encounterCase';
import { LOSS_TURNS } from './losses';
import { marchOf, type MoonTurn } from './moonRun';
import { wallUnderSiege } from './moonSiege';

/** Everything the GM may decide of an encounter, the outcome by the rules first. */
const OPTIONS = [
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

/** Riders of a pass through 210/20, where foot of b stands; both only stop each other. */
const PASSAGE: CaseTurn = {
  map: LOWLAND,
  units: [RIDERS, FOOT],
  relations: { 'a>b': 'enemy', 'b>a': 'enemy' },
  orders: { a: ['201 | -20-21 | KV |'], b: ['101 | | KV |'] },
};

const run = (given: CaseTurn, rulings: Rulings = {}): Proposal<World> => {
  const proposal = waben.adjudicate({ ...turnOfCase(given), rulings });
  if (proposal === undefined) throw new Error('cancelled by nobody');
  return proposal;
};

const first = ({ events }: { readonly events: readonly TurnEvent[] }, kind: string): TurnEvent => {
  const event = events.find((one) => one.kind === kind);
  if (event === undefined) throw new Error(`no ${kind}`);
  return event;
};

const placesIn = ({ world }: Proposal<World>): readonly string[] =>
  ['a:201', 'b:101'].map((id) => {
    const place = world.units[id]?.place;
    return place === undefined ? '-' : formatPlace(place);
  });

const kindsOf = (fights: readonly Fight[]): readonly string[] => fights.map(({ kind }) => kind);

describe('the card of an encounter (WW-7.1-06, WW-7.1-07)', () => {
  const KEY = 'encounter/210/20/a:201/b:101';

  it('names the orders of both, the cell of the matrix, the outcome, and how the GM decides otherwise', () => {
    expect(first(run(PASSAGE), 'encounter')).toMatchObject({
      clause: 'WW-7.1-06',
      place: '210/20',
      parties: ['a', 'b'],
      about: {
        a: 'a:201',
        b: 'b:101',
        orderA: 'KV',
        orderB: 'KV',
        cell: 'ST',
        outcome: 'bothStop',
      },
    });
    expect(decidableOn(first(run(PASSAGE), 'encounter'))).toEqual({ key: KEY, options: OPTIONS });
  });

  it.each([
    ['byRules', 'bothStop', ['210/20', '210/20'], []],
    ['bothStop', 'bothStop', ['210/20', '210/20'], []],
    ['aGoesOn', 'aGoesOn', ['210/21', '210/20'], []],
    ['bGoesOn', 'bGoesOn', ['210/20', '210/20'], []],
    ['bothGoOn', 'bothGoOn', ['210/21', '210/20'], []],
    ['aRetreats', 'aRetreats', ['210/19', '210/20'], []],
    ['bRetreats', 'bRetreats', ['210/21', '210/14'], []],
    ['bothRetreat', 'bothRetreat', ['210/19', '210/14'], []],
    ['fight', 'fight', null, ['battle']],
  ] as const)(
    'the word "%s" holds, stays on the card and survives a re-run',
    (option, outcome, places, fights) => {
      const rulings = word(KEY, option);
      const proposal = run(PASSAGE, rulings);
      const event = first(proposal, 'encounter');
      expect(event.about['outcome']).toBe(outcome);
      expect(decidableOn(event)).toEqual({ key: KEY, options: OPTIONS });
      if (places !== null) expect(placesIn(proposal)).toEqual(places);
      expect(kindsOf(proposal.fights)).toEqual(fights);
      expect(run(PASSAGE, rulings)).toEqual(proposal);
    },
  );

  it('where the GM lets both pass nobody is told that anything happened', () => {
    const proposal = run(PASSAGE, word(KEY, 'bothGoOn'));
    expect(first(proposal, 'encounter').witnesses).toEqual([]);
    const told = proposal.reports.flatMap(({ events }) => events.map(({ kind }) => kind));
    expect(told).not.toContain('encounter');
  });

  it('reports name neither keys and options of the GM nor what might have counted (WW-10.1-14)', () => {
    const { reports } = run(PASSAGE, word(KEY, 'fight'));
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

  it('units that cannot fight are not made to', () => {
    const workers = { ...FOOT, type: 'A' };
    const turn = { ...PASSAGE, units: [RIDERS, workers] };
    const [event] = run({
      ...turn,
      orders: { a: ['201 | -20-21 | KA |'], b: ['101 | | KI |'] },
    }).events.filter(({ kind }) => kind === 'encounter');
    expect(decidableOn(event ?? {}).options).toEqual(
      OPTIONS.filter((option) => option !== 'fight'),
    );
    const proposal = run(turn, word(KEY, 'fight'));
    expect(proposal.fights).toEqual([]);
    expect(proposal.events).toEqual(run(turn).events);
  });

  it('an investment is an encounter before walls, decided in the same way (WW-7.3-25)', () => {
    const town = {
      ...PASSAGE,
      fields: { '210/20': { owner: 'b', settlement: { type: 'fst', owner: 'b', built: 36 } } },
      units: [RIDERS, { ...FOOT, size: 3000 }],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KH |'] },
    };
    const event = first(run(town), 'investment');
    expect(decidableOn(event)).toEqual({ key: KEY, options: OPTIONS });
    const stormed = run(town, word(KEY, 'fight'));
    expect(kindsOf(stormed.fights)).toEqual(['storm']);
    expect(decidableOn(first(stormed, 'encounter')).key).toBe(KEY);
    // Whoever stays before the walls he could not take does so by the fight.
    const repelled = run({ ...town, orders: { ...town.orders, a: ['201 | -20 | KN |'] } });
    const stayed = first(repelled, 'investment');
    expect(stayed.about['fight']).toBe(repelled.fights[0]?.key);
    expect(decidableOn(stayed)).toEqual({});
  });
});

describe('the word of the GM on other events (WW-0.1-05)', () => {
  it('a retreat names every way, the one by the rules first; another one is taken (WW-7.1-15)', () => {
    const key = 'encounter/210/20/a:201/b:101';
    const beaten = word(key, 'bRetreats');
    const event = first(run(PASSAGE, beaten), 'retreat');
    const { key: told, options = [] } = decidableOn(event);
    expect(told).toBe('retreat/b:101/3');
    expect(options[0]).toBe(event.about['to']);
    expect(new Set(options).size).toBe(6);
    const other = options[3] ?? '';
    const moved = run(PASSAGE, { ...beaten, ...word('retreat/b:101/3', other) });
    expect(first(moved, 'retreat').about['to']).toBe(other);
    expect(decidableOn(first(moved, 'retreat')).options).toEqual(options);
    expect(placesIn(moved)[1]).toBe(other);
  });

  it('a fate has all fates, the one of the die first, and names the captor (WW-9.3-10)', () => {
    const fallen: CaseTurn = {
      ...PASSAGE,
      units: [
        { ...RIDERS, size: 9000 },
        { ...FOOT, size: 200 },
        { party: 'b', number: 501, type: 'HF', size: 0, place: '(101)', character: 'Ana' },
      ],
      orders: { a: ['201 | -20 | KN |'], b: ['101 | | KH |', '501 | | KR |'] },
    };
    const event = first(run(fallen), 'fate');
    expect(event.about).toEqual({ unit: 'b:501', fate: 'captured', captor: 'a' });
    const { key, options = [] } = decidableOn(event);
    expect(key).toBe('fate/b:501/3');
    expect([...options].sort()).toEqual(['captured', 'dead', 'escaped']);
    expect(options[0]).toBe('captured');
    const dead = first(run(fallen, word('fate/b:501/3', 'dead')), 'fate');
    expect(dead.about).toEqual({ unit: 'b:501', fate: 'dead' });
    expect(decidableOn(dead).options).toEqual(options);
  });

  const numbers = (key: string, value: number): Rulings => ({
    [key]: { key, value, reason: 'as told' },
  });
  const marched = (given: MoonTurn, rulings: Rulings = {}) => marchOf({ ...given, rulings });

  it('damage by a siege, the breach it makes and the end of the wall are one figure (WW-7.3-07, WW-7.3-14)', () => {
    const key = 'siege/wall 210/19(5)/3';
    const siege = wallUnderSiege(5, 2500, 1);
    const before = marched(siege);
    expect(first(before, 'siegeDamage').about).toMatchObject({ points: 1 });
    expect(decidableOn(first(before, 'siegeDamage'))).toEqual({ key });
    expect(before.events.map(({ kind }) => kind)).toContain('breach');
    const spared = marched(siege, numbers(key, 0));
    expect(first(spared, 'siegeDamage')).toMatchObject({ about: { points: 0 }, witnesses: [] });
    expect(decidableOn(first(spared, 'siegeDamage'))).toEqual({ key });
    expect(spared.events.map(({ kind }) => kind)).not.toContain('breach');
    const razed = marched(siege, numbers(key, 12_500));
    expect(razed.events.map(({ kind }) => kind)).toContain('demolished');
  });

  it('a loss to the ground stays on the desk when the GM makes nothing of it (WW-9.4-05)', () => {
    const [desert] = LOSS_TURNS;
    if (desert === undefined) throw new Error('no case');
    const key = 'loss/tha:203/1';
    const before = marched(desert.given);
    expect(decidableOn(first(before, 'terrainLoss'))).toEqual({ key });
    const spared = marched(desert.given, numbers(key, 0));
    expect(first(spared, 'terrainLoss')).toMatchObject({ about: { lost: 0 }, witnesses: [] });
    expect(decidableOn(first(spared, 'terrainLoss'))).toEqual({ key });
    expect(marched(desert.given, numbers(key, 0)).events).toEqual(spared.events);
  });

  it('whom the thaw drives ashore or drowns is decided like the question (WW-12.2-18)', () => {
    const drowned: CaseTurn = {
      map: [{ no: '210', u: 0, v: 0, terrain: 'w' }],
      fields: { '210/20': { terrain: 't' } },
      units: [{ party: 'a', number: 101, type: 'K', size: 100, place: '210/19' }],
      orders: {},
    };
    const [event] = turnAfter(turnOfCase(drowned), thaw).events;
    expect(event?.kind).toBe('thawEscape');
    expect(decidableOn(event ?? {})).toEqual({
      key: 'thaw/a:101',
      options: ['saved', 'lost', 'stays'],
    });
    const turn = { ...turnOfCase(drowned), rulings: word('thaw/a:101', 'lost') };
    const [lost] = turnAfter(turn, thaw).events;
    expect(lost?.kind).toBe('thawLoss');
    expect(decidableOn(lost ?? {}).key).toBe('thaw/a:101');
  });
});

describe('contacts of the march', () => {
  it.each([
    [true, ['b'], ['a']],
    [false, [], []],
  ])('who stop each other talk, if talks count: %s (WW-12.7-31)', (counts, ofA, ofB) => {
    const settings = { 'fight.negotiation_contact': counts };
    const { parties } = marchOf({ ...PASSAGE, relations: {}, settings }).world;
    expect([parties['a']?.contacts ?? [], parties['b']?.contacts ?? []]).toEqual([ofA, ofB]);
  });
});
