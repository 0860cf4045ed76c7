import { calc, type Explained, fact, rule, type Settings, sum } from '../../../kernel';
import { choiceOf } from './settings';

/** How a party goes to war: units mobilised and its military divided (OS-13-04, OS-13-05). */
export interface Division {
  readonly mobilised: number;
  readonly attack: number;
  readonly defence: number;
}

export type WarCode =
  | 'organisation.E_WAR_POPULATION'
  | 'organisation.E_UNITS'
  | 'organisation.E_WAR_MILITARY'
  | 'organisation.E_WAR_ATTACK'
  | 'organisation.E_WAR_SPLIT';

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/**
 * Objection to a division, in the order of OS-13-25: units, military, attack beyond the units mobilised (OS-13-06),
 * more military than available (OS-13-20). `calm` = calm units in the region that are not moving.
 */
export function divisionFault(
  { mobilised, attack, defence }: Division,
  calm: number,
  military: number,
  needs: 'attacker' | 'nothing',
): WarCode | undefined {
  if (!isCount(mobilised)) return 'organisation.E_UNITS';
  if (needs === 'attacker' && (mobilised < 1 || calm < 1)) return 'organisation.E_WAR_POPULATION';
  if (mobilised > calm) return 'organisation.E_UNITS';
  if (needs === 'attacker' && military < 1) return 'organisation.E_WAR_MILITARY';
  if (isCount(attack) && attack > mobilised) return 'organisation.E_WAR_ATTACK';
  const isWhole = isCount(attack) && isCount(defence);
  return isWhole && attack + defence <= military ? undefined : 'organisation.E_WAR_SPLIT';
}

/** Dice of a party: mobilised units and attack less the enemy's defence, at least one (OS-13-07, OS-13-21). */
export function warDice(
  party: string,
  own: readonly Explained[],
  enemyDefence: readonly Explained[],
): Explained {
  const least = fact('organisation.leastDice', 1, {}, 'OS-13-21');
  const rest = calc.difference(sum(...own), ...enemyDefence);
  return rule('organisation.warDice', 'OS-13-07', calc.maximum(least, rest), { party });
}

/** A die of war in its turn: the number it shows, whose it is (0 = initiator), its place among the dice of its side. */
export interface WarTurn {
  readonly die: number;
  readonly side: 0 | 1;
  readonly index: number;
}

const ofNumber = (values: readonly number[], side: 0 | 1, number: number): readonly WarTurn[] =>
  values.flatMap((die, index) => (die === number ? [{ die, side, index }] : []));

/** Which side begins within a number (OS-13-10, OS-13-25). */
const firstSide = (own: number, other: number, settings: Settings): 0 | 1 => {
  const choice = choiceOf(settings, 'os.war.first');
  if (choice === 'defender') return 1;
  return choice === 'more_dice' && other > own ? 1 : 0;
};

const alternating = (first: readonly WarTurn[], second: readonly WarTurn[]): readonly WarTurn[] =>
  Array.from({ length: Math.max(first.length, second.length) }, (_, index) =>
    [first[index], second[index]].flatMap((turn) => (turn === undefined ? [] : [turn])),
  ).flat();

/** All dice in the order in which they take effect: from 1 to 6, within a number alternating (OS-13-09, OS-13-10). */
export function warTurns(
  initiator: readonly number[],
  opponent: readonly number[],
  settings: Settings,
): readonly WarTurn[] {
  return [1, 2, 3, 4, 5, 6].flatMap((number) => {
    const sides = [ofNumber(initiator, 0, number), ofNumber(opponent, 1, number)] as const;
    const first = firstSide(sides[0].length, sides[1].length, settings);
    return first === 0 ? alternating(sides[0], sides[1]) : alternating(sides[1], sides[0]);
  });
}
