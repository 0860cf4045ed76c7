import { describe, expect, it } from 'vitest';
import { draw, fact, openStream, drawLot } from '../../../kernel';
import { army, nation, stateWith } from '../testing/board';
import { combatOf, type Fighter, lossRow } from './combat';
import { flightValue } from './flight';
import { effectiveMorale, restedMorale } from './morale';
import { forceOf } from './nation';
import { hidingAfter, seemingStrength } from './sight';
import { outcomeOf } from '../turn/start';
import { countVotes, defaultLoss } from '../turn/day-end';

const fighter = (strength: number, morale: number, own: Partial<Fighter> = {}): Fighter => ({
  strength,
  morale: fact('moerderspiel.stored', morale),
  additions: [],
  isGrim: false,
  hasThickSkin: false,
  ...own,
});

const fight = (a: Fighter, b: Fighter, settings = {}) => {
  const { sides, winner } = combatOf([a, b], settings);
  return {
    powers: sides.map(({ power }) => power.value),
    losses: sides.map(({ loss }) => loss),
    winner,
  };
};

describe('dice of a round', () => {
  it('are those every reader of the rules computes (TM-0-14)', () => {
    const many = (name: string, count: number, roll: typeof draw | undefined, faces = 100) => {
      let stream = openStream(name);
      return Array.from({ length: count }, () => {
        const drawn = roll === undefined ? drawLot(stream, faces) : roll(stream, 'd100');
        stream = drawn.stream;
        return drawn.roll.value;
      });
    };
    expect(many('demo|4|flight|red|1', 4, draw)).toEqual([62, 24, 66, 59]);
    expect(many('demo|5|swap|B2|C2|1', 4, undefined, 2)).toEqual([2, 1, 1, 2]);
    const first = drawLot(openStream('demo|0|evil'), 3);
    expect([first.roll.value, drawLot(first.stream, 2).roll.value]).toEqual([3, 2]);
  });
});

describe('the flight chance', () => {
  it.each([
    [300, 2, 55],
    [100, 3, 75],
    [1400, -1, 0],
    [1000, 0, 0],
    [600, 1, 30],
    [600, -1, 10],
    [400, 1, 40],
    [310, 1, 44],
  ])(
    'of %i soldiers with morale %i is %i (TM-13-03, TM-13-04, TM-4.8-05)',
    (strength, morale, value) => {
      expect(flightValue(strength, fact('moerderspiel.stored', morale)).value).toBe(value);
    },
  );

  it('takes techniques before its limits (TM-4.8-10)', () => {
    const morale = fact('moerderspiel.stored', 3);
    expect(flightValue(100, morale, { isSlippery: true, isHunted: false }).value).toBe(90);
    expect(
      flightValue(1400, fact('moerderspiel.stored', -1), { isSlippery: true, isHunted: true })
        .value,
    ).toBe(0);
  });
});

describe('a combat', () => {
  it.each([
    ['TM-13-05', fighter(300, 2), fighter(600, 0), [1100, 600], [100, 300], 0],
    ['TM-13-06', fighter(500, 1), fighter(500, 1), [800, 800], [200, 200], null],
    ['TM-13-07', fighter(1000, -1), fighter(300, 1), [700, 800], [200, 200], 1],
    ['TM-13-08', fighter(600, 1), fighter(400, 0), [1000, 400], [0, 400], 0],
    ['TM-13-13', fighter(700, 2), fighter(400, 5), [1300, 2200], [500, 0], 1],
    ['TM-13-18', fighter(300, 3), fighter(800, 1), [1400, 1100], [100, 300], 0],
  ])('comes to what %s says', (_, a, b, powers, losses, winner) => {
    expect(fight(a, b)).toEqual({ powers, losses, winner });
  });

  it('halves the bonus of its opponent for the grim, and spares the thick-skinned (TM-8.11-02)', () => {
    expect(fight(fighter(300, 2), fighter(600, 1, { isGrim: true })).powers).toEqual([950, 900]);
    expect(fight(fighter(900, 1), fighter(300, 1, { hasThickSkin: true })).losses).toEqual([
      0, 300,
    ]);
    expect(fight(fighter(900, 1), fighter(400, 1, { hasThickSkin: true })).losses).toEqual([
      100, 200,
    ]);
  });

  it.each([
    ['no_winner', null],
    ['defender_wins', 1],
    ['larger_army_wins', 0],
  ])('of equal power ends as the setting says: %s (TM-5-10)', (mode, winner) => {
    const sides = [fighter(900, 0), fighter(500, 1)] as const;
    expect(fight(...sides, { 'tm.combat.draw': mode })).toMatchObject({
      powers: [900, 900],
      winner,
    });
  });

  it.each([
    [0, 'loss_0', 'loss_0', 'loss_0'],
    [200, 'loss_0', 'loss_0', 'loss_0'],
    [250, 'loss_0', 'loss_300', 'loss_300'],
    [240, 'loss_0', 'loss_300', 'loss_0'],
    [550, 'loss_300', 'loss_600', 'loss_600'],
    [899, 'loss_600', 'loss_900', 'loss_900'],
    [900, 'loss_900', 'loss_900', 'loss_900'],
  ])(
    'with a difference of %i is in the row of the setting (TM-5-08, TM-5-09)',
    (difference, ...rows) => {
      expect(
        ['lower', 'upper', 'nearest'].map((mode) =>
          lossRow(difference, { 'tm.combat.gap_mode': mode }),
        ),
      ).toEqual(rows);
    },
  );
});

describe('morale', () => {
  const moraleOf = (stored: number, own: object, by: object = {}, more = {}) => {
    const red = { ...army('red', 1, 'E5', 500, stored), ...own };
    const state = stateWith([nation('red', 'C10', by)], [red], { round: 5 });
    return effectiveMorale(state, red, {}, more).value;
  };
  const FLAG = { shown: { flag: 'blue', factor: 'true' as const } };
  const HELD = { heldIn: 5 };

  it.each([
    [0, { ...FLAG, ...HELD }, {}, { isUnderdog: true }, 3],
    [-1, HELD, {}, { isHidden: true, isUnderdog: true }, 1],
    [3, FLAG, {}, {}, 3],
    [1, FLAG, {}, {}, 3],
    [-1, HELD, { steadfast: { from: 5, to: 6 } }, {}, 3],
    [2, FLAG, {}, {}, 3],
    [-1, FLAG, {}, {}, 1],
    [0, {}, { raisedIn: 5 }, {}, 2],
    [0, {}, { raisedIn: 4 }, {}, 0],
  ])(
    'stored %i counts as the rules say (TM-13-26, TM-13-35, TM-8.4-03)',
    (stored, own, by, more, value) => {
      expect(moraleOf(stored, own, by, more)).toBe(value);
    },
  );

  it('rises by rest up to the base morale and never falls (TM-13-30)', () => {
    expect([0, 1, 2, 3].map((morale) => restedMorale(morale, 2))).toEqual([1, 2, 2, 3]);
  });
});

describe('what others see', () => {
  it.each([
    [400, 'half', 200],
    [400, 'double', 800],
    [300, 'half', 200],
    [100, 'half', 100],
    [300, 'double', 600],
  ] as const)('of %i soldiers shown %s is %i (TM-13-19)', (strength, factor, seen) => {
    expect(seemingStrength(strength, factor, {})).toBe(seen);
  });

  it('depends on how far a camouflaged army moved, and that it did not fight (TM-13-24, TM-8.13-06)', () => {
    expect([0, 1, 2].map((moved) => hidingAfter(moved, false, {}))).toEqual([
      { near: true, same: true },
      { near: true, same: false },
      { near: false, same: false },
    ]);
    expect(hidingAfter(0, true, {})).toEqual({ near: false, same: false });
  });
});

describe('sanctions and the end', () => {
  it('counts the votes of those who have force for those who have (TM-6-19)', () => {
    const state = stateWith([], [], { votes: { a: 'red', b: 'red', c: 'blue', red: 'blue' } });
    expect([...countVotes(state, (key) => key !== 'b')]).toEqual([
      ['red', ['a']],
      ['blue', ['c', 'red']],
    ]);
  });

  it('takes 500 from the largest units in turn (TM-13-22)', () => {
    const have = [
      { unit: 'garrison', strength: 400 },
      { unit: 'red/1', strength: 700 },
      { unit: 'red/2', strength: 400 },
    ];
    expect(defaultLoss(have, 500)).toEqual([
      { unit: 'garrison', soldiers: 100 },
      { unit: 'red/1', soldiers: 400 },
    ]);
  });

  it.each([
    [3900, 'evil'],
    [4000, null],
  ])('lets evil win with more than %i of the good (TM-13-23)', (good, outcome) => {
    const evil = nation('evil', 'A1', { isEvil: true, garrison: { strength: 800, morale: 5 } });
    const other = nation('good', 'N1', { garrison: { strength: good, morale: 5 } });
    const horde = {
      kind: 'horde',
      key: 'evil/horde',
      nation: 'evil',
      field: 'D4',
      camp: 'D4',
      strength: 1100,
      isAggressive: false,
      heldIn: 0,
    } as const;
    const bases = Object.fromEntries(
      ['C1', 'C2', 'C3', 'C4'].map((field) => [field, { field, owner: 'evil' }]),
    );
    const state = stateWith([evil, other], [army('evil', 1, 'B1', 900), horde], { bases });
    expect(forceOf(state, evil, {})).toBe(4000);
    expect(outcomeOf(state, {})).toBe(outcome);
  });
});
