import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divisionFault, warDice, warTurns } from '../rules/war';
import { fact, unfounded } from '../../../kernel';
import { caseFilesOf } from '../../../testing/case-files';
import { playCase } from '../../../cases';
import { organisationCases } from '../../../testing/organisationCases';

describe('the choices of a war', () => {
  it('name everything that can be chosen (OS-13-11, OS-15-03)', () => {
    const wars = caseFilesOf('organisation').find(({ name }) => name === 'wars.cases.txt');
    const questions = (wars?.cases.slice(0, 1) ?? []).flatMap(
      (worked) => playCase(organisationCases, worked).run.questions,
    );
    expect(questions.length).toBeGreaterThan(2);
    for (const { options, about } of questions)
      for (const option of options)
        expect(about).toHaveProperty([`name.${option.slice(option.indexOf(':') + 1)}`]);
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
