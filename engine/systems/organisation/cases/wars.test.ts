import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Explained, nodesOf, unfounded } from '../../../kernel';
import { TABLES } from '../data/tables';
import { divisionFault, warDice, warTurns } from '../rules/war';
import { fact } from '../../../kernel';
import { outcomeOf, runOfCase } from './run';
import { REFUSED_WARS, WAR_EFFECTS, WAR_RULES, type WarCase, WORKED_WARS } from './wars';

const namedParts = (explained: Explained): readonly (readonly [string, number])[] =>
  nodesOf(explained).flatMap((node) =>
    'name' in node ? [[node.name.replace('organisation.', ''), node.value] as const] : [],
  );

const passes = ({ given, expect: expected }: WarCase): void => {
  const run = runOfCase(given);
  const { effects, dice, parts, ...outcome } = expected;
  expect(outcomeOf(run, outcome)).toEqual(outcome);
  const [war] = run.wars;
  if (effects !== undefined) {
    expect((war?.effects ?? []).map((one) => [one.side, one.die, one.effect])).toEqual(effects);
  }
  if (dice !== undefined) expect(war?.sides.map(({ count }) => count.value)).toEqual(dice);
  if (parts !== undefined)
    expect(war?.sides.slice(0, 1).flatMap(({ count }) => namedParts(count))).toEqual(parts);
  const figures = [
    ...run.wars.flatMap(({ sides }) => sides.flatMap(({ count, military }) => [count, military])),
    ...run.postings.map(({ why }) => why),
  ];
  expect(figures.flatMap((figure) => unfounded(figure, TABLES))).toEqual([]);
};

describe('war, as in the worked examples (OS-16)', () => {
  it.each(WORKED_WARS)('$id: $title', passes);
});

describe('effects of one die (OS-13-08)', () => {
  it.each(WAR_EFFECTS)('$id: $title', passes);
});

describe('what a war needs (OS-13-25)', () => {
  it.each(REFUSED_WARS)('$id: $title', passes);
});

describe('answers and readings (OS-13)', () => {
  it.each(WAR_RULES)('$id: $title', passes);

  it('OS-13-12: the unit that stays is the one that fell into unrest last', () => {
    const order = WAR_RULES.find(({ id }) => id === 'OS-13-12 order');
    const run = runOfCase({
      ...(order?.given ?? { organisations: {} }),
      rulings: {
        'roll demo|2|war|a|1|a 0': { key: '', value: 1, reason: '' },
        'roll demo|2|war|a|1|a 1': { key: '', value: 1, reason: '' },
        'roll demo|2|war|a|1|b 0': { key: '', value: 1, reason: '' },
        '2/war/a/1/dice/a': { key: '', value: 5, reason: '' },
        'roll demo|2|war|a|1|a 2': { key: '', value: 1, reason: '' },
        'roll demo|2|war|a|1|a 3': { key: '', value: 2, reason: '' },
        'roll demo|2|war|a|1|a 4': { key: '', value: 2, reason: '' },
      },
    });
    const units = run.state.organisations['a']?.units ?? [];
    expect(units.map(({ unrestSince }) => unrestSince)).toEqual([2]);
    expect(run.state.organisations['a']?.mobilised).toEqual([]);
  });

  it('OS-13-20: the world learns that there was war, the two learn all of it', () => {
    const [worked] = WORKED_WARS;
    const given = worked?.given ?? { organisations: {} };
    const run = runOfCase({
      ...given,
      organisations: { ...given.organisations, c: { calm: { r1: 1 } } },
    });
    const heard = (party: string) =>
      run.events.filter(
        ({ parties, witnesses, isPublic }) => isPublic ?? (witnesses ?? parties).includes(party),
      );
    expect(heard('c').map(({ kind, about }) => [kind, about])).toEqual([
      ['organisation.war', { region: 'r1' }],
    ]);
    expect(heard('a').map(({ kind }) => kind)).toEqual(heard('b').map(({ kind }) => kind));
    expect(heard('a').length).toBeGreaterThan(5);
  });

  it('every choice is a question whose proposal holds (OS-13-11, OS-15-03)', () => {
    const [worked] = WORKED_WARS;
    const given = worked?.given ?? { organisations: {} };
    const run = runOfCase(given);
    const [war] = run.wars;
    const asked = (war?.effects ?? []).flatMap(({ question }) => question ?? []);
    expect(run.questions.map(({ key }) => key)).toEqual(asked);
    for (const { options, proposal, about } of run.questions) {
      expect(options).toContain(proposal);
      for (const option of options) {
        expect(about).toHaveProperty([`name.${option.slice(option.indexOf(':') + 1)}`]);
      }
    }
  });
});

const count = fc.integer({ min: 0, max: 12 });
const die = fc.integer({ min: 1, max: 6 });
const FIRST = ['initiator', 'defender', 'more_dice'] as const;

describe('laws of war', () => {
  it('every die takes effect once, from 1 to 6, alternating while both have some (OS-13-09)', () => {
    fc.assert(
      fc.property(
        fc.array(die, { maxLength: 15 }),
        fc.array(die, { maxLength: 15 }),
        fc.constantFrom(...FIRST),
        (own, other, first) => {
          const turns = warTurns(own, other, { 'os.war.first': first });
          expect(turns.length).toBe(own.length + other.length);
          const numbers = turns.map((turn) => turn.die);
          expect(numbers).toEqual([...numbers].sort());
          const seen = new Set(turns.map(({ side, index }) => `${String(side)} ${String(index)}`));
          expect(seen.size).toBe(turns.length);
          for (const number of [1, 2, 3, 4, 5, 6]) {
            const sides = turns.filter((turn) => turn.die === number).map(({ side }) => side);
            const both =
              2 *
              Math.min(
                sides.filter((side) => side === 0).length,
                sides.filter((side) => side === 1).length,
              );
            for (let at = 1; at < both; at += 1) expect(sides[at]).not.toBe(sides[at - 1]);
          }
        },
      ),
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

  it('a division without fault keeps to units and military (OS-13-05, OS-13-06)', () => {
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
