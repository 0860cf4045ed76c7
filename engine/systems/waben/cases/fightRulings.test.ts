import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { type Explained, fact, type Json, nodesOf, rollKey, unfounded } from '../../../kernel';
import { FATES, FIGHT_LOSS_TABLE, FIGHT_SIZE_TABLE, UNIT_TYPES } from '../data';
import { cargoLeft } from '../rules/fight/cargo';
import { characterFate, type FatedCharacter } from '../rules/fight/fate';
import { fight } from '../rules/fight/fight';
import { sizeValue, unitStrength } from '../rules/fight/strength';
import { a, b, type CaseFight, fightSetupOf, FORTRESS, IN_CITY } from './fightBuild';

const KEY = 'fight/001/01/1.1/1';

/** Example 1 without good points: 500,000 against 300,000, ratio 2156, losses 300 and 1,140. */
const EXAMPLE: CaseFight = { first: [a(5000, 'A')], second: [b(3000, 'V')] };

const ruled = (rulings: Readonly<Record<string, Json>>, given: CaseFight = EXAMPLE) =>
  fight(fightSetupOf({ ...given, rulings }));

const overridesIn = (explained: Explained): readonly string[] =>
  nodesOf(explained).flatMap((node) => (node.kind === 'override' ? [node.ruling] : []));

describe('effective strength (WW-9.2-06)', () => {
  it.each([
    ['K', 5000, 1, 550_000],
    ['K', 3000, 2, 360_000],
    ['R', 500, 1, 55_000],
    ['S', 100, 0, 500_000],
  ] as const)('of %s, %i with %i good points is %i', (type, count, points, expected) => {
    const unit = { type: UNIT_TYPES[type], count, points: fact('size', points) };
    const strength = unitStrength(unit, {}, { party: 'a', unit: 101 });
    expect(strength.value).toBe(expected);
    expect(unfounded(strength, [FIGHT_SIZE_TABLE])).toEqual([]);
  });

  it('is never less than nothing, whatever a point weighs (WW-9.2-02)', () => {
    const unit = { type: UNIT_TYPES.K, count: 100, points: fact('size', -5) };
    const strength = unitStrength(unit, { 'fight.gp_pct': 30 }, { party: 'a', unit: 101 });
    expect(strength.value).toBe(0);
  });

  it.each([
    [{}, 50],
    [{ 'fight.size_value.S': 1 }, 1],
    [{ 'fight.size_value.S': 1, 'fight.size_value': { S: 5 } }, 5],
    [{ 'fight.size_value': { S: 'many' } }, 50],
  ])('of a ship is what the GM sets: %j (WW-12.7-19)', (settings, expected) => {
    expect(sizeValue(UNIT_TYPES.S, settings).value).toBe(expected);
  });
});

const FLEET = { type: 'S' } as const;
const TRAIN = { type: 'B' } as const;
const STORM: CaseFight = {
  place: '210/19',
  no: 2,
  first: [a(12_000, 'N')],
  second: [b(3000, 'H', IN_CITY)],
  storm: FORTRESS,
};

describe('fights that no turn causes by itself', () => {
  it.each<[title: string, given: CaseFight, came: string, gold?: string]>([
    [
      'besiegers alone give no battle and retreat (WW-9.2-05, WW-9.2-01)',
      { first: [a(1000, 'A')], second: [b(3000, 'H', {}, TRAIN)] },
      '0 rounds, won by 0: a:101 1000 stays, b:101 3000 retreats',
      'none',
    ],
    [
      'without a field to retreat to they are captured (WW-9.2-05, WW-7.1-16)',
      { first: [a(1000, 'A')], second: [b(3000, 'V', {}, { ...TRAIN, isTrapped: true })] },
      '0 rounds, won by 0: a:101 1000 stays, b:101 0 captured',
      'none',
    ],
    [
      'two without strength both stop (WW-9.2-05)',
      { first: [a(1000, 'A', {}, { type: 'A' })], second: [b(3000, 'V', {}, { type: 'LT' })] },
      '0 rounds, won by null: a:101 1000 stays, b:101 3000 stays',
    ],
    [
      'a train whose escort has scattered gives up the fight (WW-9.2-05)',
      {
        no: 6,
        first: [a(18, 'N')],
        second: [b(12, 'H'), b(1000, 'H', {}, { ...TRAIN, number: 102 })],
      },
      '1 rounds, won by 0: a:101 17 stays, b:101 0 scattered, b:102 720 retreats',
    ],
    [
      'of two attackers of equal strength KN goes on (WW-9.3-03)',
      { no: 6, isMeeting: true, first: [a(1000, 'N')], second: [b(1000, 'A')] },
      '3 rounds, won by 0: a:101 635 stays, b:101 592 retreats',
      'a 204',
    ],
    [
      'a fleet that assaults a settlement loses like an attacker and stays on its water (WW-9.3-13, WW-12.7-19)',
      { kind: 'assault', no: 3, first: [a(40, 'A', {}, FLEET)], second: [b(6000, 'H')] },
      '1 rounds, won by 1: a:101 18 stays, b:101 5760 stays',
    ],
    [
      'after two storms of the same moon there is one left (WW-9.3-14)',
      { ...STORM, stormsBefore: 2 },
      '1 rounds, won by null: a:101 9840 investing, b:101 2640 stays',
    ],
    [
      'where no storm is left KN invests at once (WW-9.3-14)',
      { ...STORM, stormsBefore: 3 },
      '0 rounds, won by null: a:101 12000 investing, b:101 3000 stays',
    ],
    [
      'of a coalition repelled KA retreats, KH and trapped units invest, KN tries again (WW-9.3-14)',
      {
        ...STORM,
        first: [
          a(5000, 'A'),
          a(5000, 'N', {}, { number: 102 }),
          a(1000, 'H', {}, { number: 103 }),
          a(1000, 'V', {}, { number: 104, isTrapped: true }),
        ],
        settings: { 'fight.storm_rounds': 2 },
      },
      '2 rounds, won by null: a:101 4100 retreats, a:102 1845 investing, a:103 820 investing, a:104 820 investing, b:101 2534 stays',
    ],
    // On a river other dice fall: B loses 660 heads, worth 3,300.
    [
      'rivers count as water (WW-9.3-12, WW-9.1-07)',
      { ...EXAMPLE, place: '001/01(3)' },
      '1 rounds, won by 0: a:101 4500 stays, b:101 2340 retreats',
      'a 165',
    ],
  ])('%s', (_, given, came, gold) => {
    const { fight: told, booty } = fight(fightSetupOf(given));
    const units = told.sides
      .flatMap((side) => side.units)
      .map(({ party, unit, left, fate }) => `${party}:${String(unit)} ${String(left)} ${fate}`);
    const { rounds, winner } = told;
    expect(`${String(rounds.length)} rounds, won by ${String(winner)}: ${units.join(', ')}`).toBe(
      came,
    );
    const won = [...booty].map(([party, { value }]) => `${party} ${String(value)}`);
    if (gold !== undefined) expect(won.join(', ') || 'none').toBe(gold);
  });
});

describe('the GM’s decisions in a fight (WW-0.1-05)', () => {
  it('replaces the dice, and those after them do not shift (WW-9.1-05)', () => {
    const stream = 'demo|1|1|001/01|1';
    const round = ruled({ [rollKey(stream, 1)]: 1 }).fight.rounds[0];
    expect(round?.dice.map(({ value }) => value)).toEqual([65 + 5 * 4, 85]);
    const typed = round?.dice.flatMap(nodesOf).filter((node) => node.kind === 'roll') ?? [];
    expect(typed.map(({ value }) => value)).toEqual([3, 1, 2, 2]);
    expect(typed[1]?.typed?.computed).toBe(6);
  });

  it('replaces good points of a unit', () => {
    const { fight: told } = ruled({ [`${KEY}/points/b:101`]: 5 });
    const unit = told.sides[1].units[0];
    expect(unit?.points).toMatchObject({ kind: 'override', value: 5, reason: 'as told' });
    expect(unit?.pointsRuling).toBe(`${KEY}/points/b:101`);
    expect(told.rounds[0]?.strength[1].value).toBe(450_000);
  });

  it('replaces good points in a storm apart from those after it', () => {
    const storm = {
      place: '210/19',
      first: [a(20_000, 'N')],
      second: [b(3000, 'H', IN_CITY)],
      storm: FORTRESS,
    };
    const key = 'fight/210/19/1.1/1';
    const told = ruled({ [`${key}/stormPoints/b:101`]: 0 }, storm).fight;
    expect(told.sides[1].units[0]?.pointsRuling).toBe(`${key}/stormPoints/b:101`);
    expect(told.rounds[0]?.strength[1].value).toBe(300_000);
    expect(nodesOf(told.rounds[1]?.strength[1] ?? fact('size', 0))).toContainEqual(
      fact('townDefence', 7),
    );
  });

  it('gives a side a percentage for special circumstances, rounded down (WW-9.2-04)', () => {
    const { fight: told } = ruled({ [`${KEY}/special/1`]: 33 });
    expect(told.sides[1].specialRuling).toBe(`${KEY}/special/1`);
    expect(told.rounds[0]?.strength.map(({ value }) => value)).toEqual([500_000, 99_000]);
    expect(overridesIn(told.rounds[0]?.strength[1] ?? fact('size', 0))).toEqual([
      `${KEY}/special/1`,
    ]);
    const odd = ruled({ [`${KEY}/special/1`]: 33 }, { ...EXAMPLE, second: [b(7, 'V')] });
    expect(odd.fight.rounds[0]?.strength[1].value).toBe(231);
  });

  it('replaces the losses of a unit in a round', () => {
    const { fight: told, left } = ruled({ [`${KEY}/loss/1/b:101`]: 10 });
    const loss = told.rounds[0]?.losses[1];
    expect(loss?.lost).toMatchObject({ kind: 'override', value: 10 });
    expect(loss?.lost.kind === 'override' && loss.lost.original.value).toBe(1140);
    expect([loss?.left, left.get('b:101')]).toEqual([2990, 2990]);
  });

  it('replaces booty', () => {
    const { booty } = ruled({ [`${KEY}/booty/a`]: 99 });
    expect(booty.get('a')).toMatchObject({ kind: 'override', value: 99 });
    const atSea = ruled({ [`${KEY}/booty/a`]: 7 }, { ...EXAMPLE, terrain: 'tw' });
    expect(atSea.booty.get('a')?.value).toBe(7);
    expect(ruled({ [`${KEY}/booty/a`]: 0 }).booty.size).toBe(0);
  });

  it.each<[key: string, value: Json]>([
    [`${KEY}/loss/1/b:101`, -1],
    [`${KEY}/loss/1/b:101`, 3001],
    [`${KEY}/loss/1/b:101`, 0.5],
    [`${KEY}/loss/1/b:101`, 'all'],
    [`${KEY}/points/b:101`, 2.5],
    [`${KEY}/special/1`, -10],
    [`${KEY}/booty/a`, -1],
    [KEY, 'a wins'],
    [KEY, { left: {} }],
    [KEY, { winner: 2 }],
    [KEY, { winner: 0, left: { 'b:101': 3001 } }],
    [KEY, { winner: 0, left: { 'b:101': -1 } }],
    [KEY, { winner: 0, left: { 'b:101': 1.5 } }],
    [KEY, { winner: 0, left: { 'c:101': 1 } }],
    [KEY, { winner: 0, left: [1] }],
  ])('is not applied where it makes no sense: %s = %j', (key, value) => {
    expect(ruled({ [key]: value })).toEqual(ruled({}));
  });
});

describe('the GM’s decision on a whole fight (WW-0.1-05)', () => {
  it('names the winner and what is left; the beaten retreat, booty follows', () => {
    const result = ruled({ [KEY]: { winner: 1, left: { 'a:101': 4000, 'b:101': 2999 } } });
    expect(result.fight).toMatchObject({ winner: 1, overruled: 'as told', ruling: KEY });
    expect(result.winner).toBe(1);
    expect(Object.fromEntries(result.left)).toEqual({ 'a:101': 4000, 'b:101': 2999 });
    expect(result.retreating).toEqual(['a:101']);
    // 1,000 heads x 5 GS x 20 % x 1/2.
    expect([...result.booty].map(([party, { value }]) => [party, value])).toEqual([['b', 500]]);
  });

  it('leaves the rounds of the dice on record, and what it does not name', () => {
    const result = ruled({ [KEY]: { winner: 0, left: { 'b:101': 0 } } });
    expect(result.fight.rounds).toEqual(ruled({}).fight.rounds);
    expect(Object.fromEntries(result.left)).toEqual({ 'a:101': 4700, 'b:101': 0 });
    expect(result.removed).toEqual(['b:101']);
  });

  it('lets both stop', () => {
    const result = ruled({ [KEY]: { winner: null } });
    expect([result.winner, result.retreating, result.booty.size]).toEqual([null, [], 0]);
    expect(Object.fromEntries(result.left)).toEqual({ 'a:101': 4700, 'b:101': 1860 });
  });

  it('decides who holds the walls: the attacker before a wall stays there if the defender wins', () => {
    const storm: CaseFight = {
      first: [a(20_000, 'A')],
      second: [b(3000, 'V')],
      storm: { kind: 'wall', points: 5 },
      place: '210/19',
    };
    const key = 'fight/210/19/1.1/1';
    expect(ruled({}, storm)).toMatchObject({ isStormed: true, winner: 0 });
    const held = ruled({ [key]: { winner: 1 } }, storm);
    expect(held).toMatchObject({ isStormed: false, winner: 1, retreating: [] });
    const repelled = { ...storm, no: 2, first: [a(5000, 'A')] };
    expect(ruled({}, repelled).isStormed).toBe(false);
    const taken = ruled({ 'fight/210/19/1.1/2': { winner: 0 } }, repelled);
    expect(taken).toMatchObject({ isStormed: true, winner: 0, retreating: ['b:101'] });
  });

  it('brings back whom the dice scattered', () => {
    const given = { no: 2, first: [a(5000, 'N')], second: [b(3000, 'H')] };
    const result = ruled({ 'fight/001/01/1.1/2': { winner: 0, left: { 'b:101': 200 } } }, given);
    expect([result.removed, result.retreating]).toEqual([[], ['b:101']]);
  });
});

describe('the record of a fight (WW-7.2-04)', () => {
  it('names itself by place, turn, moon and number, and its dice by their stream (WW-9.1-03, WW-9.1-07)', () => {
    const told = fight(fightSetupOf({ ...EXAMPLE, place: '302/07(4)', moon: 7, no: 3 })).fight;
    expect(told).toMatchObject({
      key: 'fight/302/07(4)/1.7/3',
      stream: 'demo|1|7|302/07(4)|3',
      moon: 7,
      no: 3,
    });
  });

  it('takes its dice from SHA-256 of name, # and number of the block (WW-9.1-01, WW-9.1-04, WW-9.1-06)', () => {
    const block = sha256(utf8ToBytes('demo|1|1|001/01|1#0'));
    expect(bytesToHex(block)).toBe(
      'e0356dfde5edc7a26608f6c5eade6bb147e580d673a23fed3a6d683125605283',
    );
    const faces = [...block].filter((byte) => byte < 252).map((byte) => (byte % 6) + 1);
    const { rounds } = fight(fightSetupOf({ ...EXAMPLE, second: [b(3000, 'H')] })).fight;
    const rolls = rounds
      .flatMap(({ dice }) => dice.flatMap(nodesOf))
      .flatMap((node) => (node.kind === 'roll' ? [node.value] : []));
    expect(rolls.length).toBeGreaterThan(8);
    expect(faces.slice(0, rolls.length)).toEqual(rolls);
    expect(faces.slice(0, 16)).toEqual([3, 6, 2, 2, 4, 2, 1, 1, 3, 1, 6, 1, 1, 6, 4, 6]);
  });

  it.each([
    ['battle', 'WW-7.2-03'],
    ['sally', 'WW-7.3-25'],
    ['assault', 'WW-9.3-13'],
    ['storm', 'WW-9.3-14'],
  ] as const)('cites the clause of a %s', (kind, clause) => {
    expect(fight(fightSetupOf({ ...EXAMPLE, kind })).fight.clause).toBe(clause);
  });
});

describe('cargo of transports in a fight (WW-9.3-16)', () => {
  const fleets: CaseFight = {
    no: 2,
    terrain: 'w',
    first: [a(100, 'A', {}, { type: 'S' })],
    second: [b(60, 'H', {}, { type: 'S' })],
  };
  const carrier = { party: 'a', unit: 101 };

  it('loses the same percentage in every round', () => {
    const { fight: told } = fight(fightSetupOf(fleets));
    const percents = told.rounds.map(
      ({ losses }) => losses.find(({ party }) => party === 'a')?.percent ?? 0,
    );
    expect(percents.slice(0, 2)).toEqual([10, 6]);
    const expected = percents.reduce(
      (rest, pct) => rest - Math.floor((rest * pct + 50) / 100),
      999,
    );
    const left = cargoLeft(told, carrier, 999);
    expect(left.value).toBe(expected);
    expect(unfounded(left, [FIGHT_LOSS_TABLE])).toEqual([]);
  });

  it('is lost with its carrier', () => {
    const { fight: told } = fight(fightSetupOf(fleets));
    expect(cargoLeft(told, { party: 'b', unit: 101 }, 999).value).toBe(0);
  });

  it('follows the ships where the GM set their loss', () => {
    const rulings = { 'fight/001/01/1.1/2/loss/1/a:101': 50 };
    const { fight: told } = fight(
      fightSetupOf({ ...fleets, rulings, settings: { 'fight.max_rounds': 1 } }),
    );
    expect(cargoLeft(told, carrier, 999).value).toBe(499);
  });

  it('follows the ships where the GM set the whole outcome', () => {
    const rulings = { 'fight/001/01/1.1/2': { winner: 0, left: { 'a:101': 75 } } };
    const { fight: told } = fight(fightSetupOf({ ...fleets, rulings }));
    expect(cargoLeft(told, carrier, 1000).value).toBe(750);
  });

  it('is whole if its carrier took no part', () => {
    const { fight: told } = fight(fightSetupOf(fleets));
    expect(cargoLeft(told, { party: 'c', unit: 301 }, 999).value).toBe(999);
  });
});

describe('the fate of characters (WW-9.3-10, WW-12.7-18)', () => {
  const character: FatedCharacter = {
    seed: 'demo',
    turn: 1,
    moon: 1,
    party: 'b',
    unit: 501,
    status: 'NSC',
  };
  const stream = 'demo|1|1|fate|b|501';
  const typed = (value: number) => {
    const key = rollKey(stream, 0);
    return { [key]: { key, value, reason: 'rolled at the table' } };
  };

  it('has a stream of its own (WW-9.1-03)', () => {
    expect(characterFate(character, {}, {}).roll).toEqual({
      kind: 'roll',
      value: 1,
      die: 'd6',
      stream,
      index: 0,
    });
  });

  it.each([
    [1, 'dead', 'captured'],
    [2, 'captured', 'captured'],
    [3, 'captured', 'captured'],
    [4, 'escaped', 'escaped'],
    [6, 'escaped', 'escaped'],
  ] as const)('by a roll of %i is "%s", of a REP "%s" and the GM is asked', (roll, nsc, rep) => {
    expect(characterFate(character, {}, typed(roll))).toMatchObject({
      fate: nsc,
      isGmAsked: false,
    });
    const fateOfRep = characterFate({ ...character, status: 'REP' }, {}, typed(roll));
    expect(fateOfRep).toMatchObject({ fate: rep, isGmAsked: true });
  });

  it.each([
    [{ 'fight.fate_table': { dead: { upTo: 0 }, captured: { upTo: 0 } } }, 'escaped'],
    [{ 'fight.fate_table': { dead: 6 } }, 'dead'],
    [{ 'table.fightFate': { dead: { upTo: 0 }, captured: { upTo: 5 } } }, 'captured'],
    [{ 'fight.fate_table': { dead: 0, captured: 0, escaped: 0 } }, 'escaped'],
  ])('follows the table of the GM: %j', (settings, expected) => {
    expect(characterFate(character, settings, {}).fate).toBe(expected);
    expect(FATES).toContain(expected);
  });
});
