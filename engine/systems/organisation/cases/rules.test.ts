import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fact, type Roll, unfounded } from '../../../kernel';
import { phaseOf } from '../../../testing/organisationCases';
import { EVENTS } from '../data/events';
import { chanceTotal, hasHappened } from '../rules/chance';
import { eventOfDice, intensityOfDie, isEmpty, resolvedEvent } from '../rules/event';
import { advantageOf, damageLevel, exhaust, repairLevel, takeLevel } from '../rules/levels';
import { byText } from '../rules/order';
import { isOnlyMoved } from '../rules/pools';
import { startLevels } from '../rules/start';
import { divisionFault, warDice, warTurns } from '../rules/war';
import type { Organisation } from '../state/types';
import { withState } from '../state/write';
import { runSteps } from './game';

/** An organisation of a case by itself. */
function organisationOf(text: string): Organisation {
  const one = phaseOf(`steps: none\nx: ${text}`).state.organisations['x'];
  if (one === undefined) throw new Error(`no organisation: ${text}`);
  return one;
}

const count = fc.integer({ min: 0, max: 12 });
const die = fc.integer({ min: 1, max: 6 });
const DIE = [1, 2, 3, 4, 5, 6] as const;

describe('laws of war (property)', () => {
  it('every die takes effect once, from 1 to 6, alternating while both have some (OS-13-09)', () => {
    const dice = fc.array(die, { maxLength: 15 });
    const first = fc.constantFrom('initiator', 'defender', 'more_dice');
    fc.assert(
      fc.property(dice, dice, first, (own, other, begins) => {
        const turns = warTurns(own, other, { 'os.war.first': begins });
        const numbers = turns.map((turn) => turn.die);
        expect(numbers).toEqual([...own, ...other].sort());
        expect(new Set(turns.map(({ side, index }) => `${side} ${index}`)).size).toBe(turns.length);
        for (const number of DIE) {
          const sides = turns.filter((turn) => turn.die === number).map(({ side }) => side);
          const ofOne = sides.filter((side) => side === 0).length;
          const both = sides.slice(0, 2 * Math.min(ofOne, sides.length - ofOne));
          for (const [at, side] of both.entries()) expect(side).not.toBe(both[at - 1]);
        }
      }),
    );
  });

  it('dice are mobilised plus attack less defence, never below one (OS-13-07)', () => {
    fc.assert(
      fc.property(count, count, count, (mobilised, attack, defence) => {
        const dice = warDice('a', [fact('x', mobilised), fact('x', attack)], [fact('x', defence)]);
        expect(dice.value).toBe(Math.max(1, mobilised + attack - defence));
        expect(unfounded(dice, [])).toEqual([]);
      }),
    );
  });

  it('a valid division stays within units and military (OS-13-05, OS-13-06)', () => {
    fc.assert(
      fc.property(count, count, count, count, count, (mobilised, attack, defence, calm, levels) => {
        const division = { mobilised, attack, defence };
        if (divisionFault(division, calm, levels, 'nothing') !== undefined) return;
        expect(mobilised).toBeLessThanOrEqual(calm);
        expect(attack).toBeLessThanOrEqual(mobilised);
        expect(attack + defence).toBeLessThanOrEqual(levels);
      }),
    );
  });
});

describe('laws of fate', () => {
  it('every pair of dice is one event, with the frequencies of the table (OS-14-03)', () => {
    const events = DIE.flatMap((one) => DIE.map((two) => eventOfDice(one, two)));
    const frequencies = EVENTS.map((key) => events.filter((one) => one === key).length);
    expect(frequencies).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    const [low, strong] = ['low', 'strong'];
    expect(DIE.map(intensityOfDie)).toEqual([low, low, low, low, strong, strong]);
  });

  it('a 7 never stays one after an event that was none (OS-14-07)', () => {
    for (const rolled of EVENTS)
      for (const last of EVENTS)
        expect(resolvedEvent(rolled, last)).toBe(rolled === 'repeat_last' ? last : rolled);
    expect(isEmpty(resolvedEvent('repeat_last', null))).toBe(true);
  });

  it('an unmodified 1 never and a 6 always happens, between them the sum decides (OS-14-17)', () => {
    fc.assert(
      fc.property(die, fc.integer({ min: -9, max: 9 }), (value, points) => {
        const roll: Roll = { kind: 'roll', value, die: 'd6', stream: 's', index: 0 };
        const total = chanceTotal(roll, [{ by: 'a', points }]);
        expect(total.value).toBe(value + points);
        const happens = hasHappened(value, total.value, {});
        expect(happens).toBe(value === 6 || (value > 1 && value + points >= 4));
      }),
    );
  });

  it('the event of the world is remembered for the next phase, too (OS-14-02, OS-14-07)', () => {
    const fated = (dice: string) =>
      phaseOf(
        `steps: event\na: money r1 9\nsetting os.event.scope: world\ndice 1 event world: ${dice}`,
      );
    const first = fated('3 3 1');
    const world = withState(first.input.world, first.state);
    const again = runSteps({ world, steps: ['event'] }, {}, fated('3 4 6').input);
    const [card] = again.events;
    expect(card).toMatchObject({ kind: 'organisation.fateWorld', about: { event: 'bad_season' } });
    expect(JSON.stringify(card?.blocks)).toContain('organisation.fateRepeated');
  });
});

/** All levels together: a level that is damaged or exhausted is still one. */
const levelsIn = (organisations: readonly Organisation[]): number =>
  organisations
    .flatMap(({ advantages }) => advantages)
    .reduce((sum, { intact, damaged, exhausted }) => sum + intact + damaged + exhausted, 0);

const anyHolding = fc
  .uniqueArray(
    fc.record({
      name: fc.constantFrom('Mill', 'Hall', 'Mill (2)'),
      category: fc.constantFrom('trade', 'natural', 'fortification'),
      region: fc.constantFrom('r1', 'r2'),
      levels: fc.constantFrom('1', '2/1', '0/3', '3/2'),
    }),
    { selector: ({ name }) => name },
  )
  .map((all) =>
    organisationOf(
      all
        .map(({ name, category, region, levels }) => `${category} ${levels} "${name}" in ${region}`)
        .join('; '),
    ),
  );

describe('bounds of the rules', () => {
  it('OS-4-03: taking, damaging, repairing and exhausting neither make nor lose a level (property)', () => {
    const acts = fc.array(
      fc.tuple(
        fc.constantFrom('damage', 'repair', 'exhaust', 'take'),
        fc.integer({ min: 1, max: 12 }),
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(anyHolding, anyHolding, acts, (x, y, list) => {
        let [one, other] = [x, y];
        for (const [act, no] of list) {
          const id = `a${String(no)}`;
          if (act === 'damage') one = damageLevel(one, id);
          if (act === 'repair') one = repairLevel(one, id);
          if (act === 'exhaust' && advantageOf(one, id)?.category === 'natural')
            one = exhaust(one, id);
          if (act === 'take') ({ from: one, to: other } = takeLevel(one, other, id));
        }
        expect(levelsIn([one, other])).toBe(levelsIn([x, y]));
        for (const { advantages } of [one, other]) {
          expect(new Set(advantages.map(({ name }) => name)).size).toBe(advantages.length);
          expect(advantages.every(({ intact, damaged }) => intact >= 0 && damaged >= 0)).toBe(true);
        }
      }),
    );
  });

  it('OS-6-09: levels that moved are not what is missing where uses have taken more', () => {
    const own = { ...organisationOf('military 1; military 1 "Tross"'), moved: ['a2'] };
    const pool = { category: 'military', region: 'r1' } as const;
    const isMissed = [0, 1, 2].map((uses) =>
      isOnlyMoved({ ...own, uses: { 'military r1': uses } }, pool, {}),
    );
    expect(isMissed).toEqual([false, true, false]);
  });

  it('OS-0-12: text is compared by code points, whatever its length', () => {
    const texts = ['b', 'aa', 'a', 'ä', '\u{1f600}', '\uffee', 'a\u{1f600}', 'a\uffee', ''];
    const sorted = ['', 'a', 'aa', 'a\uffee', 'a\u{1f600}', 'b', 'ä', '\uffee', '\u{1f600}'];
    expect([...texts].sort(byText)).toEqual(sorted);
  });

  it('OS-1-09: the start kit has a limit whatever the setting', () => {
    const most = { 'os.start.levels': 7, 'os.start.max_level': 1 };
    expect(startLevels(most).every(([, levels]) => levels === 1)).toBe(true);
    expect(startLevels({ 'os.start.levels': 0 })).toEqual([]);
  });
});
