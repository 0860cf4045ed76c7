import { type Explained, fact, operation, rule, type Settings, sum } from '../../../../kernel';
import { GOOD_POINT_TABLE, SEAT_VALUE_PER_POINT } from '../../data';
import { amountOf, choiceOf, flagOf } from '../settings';
import { fightCell } from './cell';
import type { CharacterFacts } from './contract';

/** Full years of the person, or under `fight.rep_years` of the character (WW-7.2-17, WW-12.7-14). */
const yearsOf = ({ years, characterYears }: CharacterFacts, settings: Settings): number =>
  choiceOf(settings, 'fight.rep_years') === 'character' ? (characterYears ?? years) : years;

/** A REP with the army, or as its leader; never both (WW-7.2-07, WW-7.2-20, WW-7.2-21). */
const repPoints = (character: CharacterFacts, settings: Settings): Explained => {
  const cause = character.isLeader ? 'repLeader' : 'repWith';
  return rule(
    'repPoints',
    'WW-7.2-06',
    sum(
      fightCell(settings, GOOD_POINT_TABLE, cause, 'points'),
      fact('yearsOfPlay', yearsOf(character, settings), {}, 'WW-7.2-17'),
    ),
    { name: character.name },
  );
};

/** The character of a settlement: a point per ten full points of its building value (WW-7.2-16). */
const seatPoints = (character: CharacterFacts, settings: Settings): Explained =>
  rule(
    'townCharacter',
    'WW-7.2-16',
    operation(
      'quotient',
      [
        operation('product', [
          fightCell(settings, GOOD_POINT_TABLE, 'townCharacter', 'points'),
          fact('seatValue', character.seatValue),
        ]),
        fact('seatValuePerPoint', SEAT_VALUE_PER_POINT),
      ],
      'down',
    ),
    { name: character.name },
  );

interface Seated {
  readonly character: CharacterFacts;
  readonly points: Explained;
}

/** All REPs, and the best NSCs as far as they count (WW-7.2-08, WW-12.7-13). */
const counting = (seated: readonly Seated[], settings: Settings): readonly Seated[] => {
  const best = seated
    .filter(({ character }) => character.status === 'NSC')
    .sort((a, b) => b.points.value - a.points.value || a.character.unit - b.character.unit)
    .slice(0, Math.max(0, amountOf(settings, 'fight.max_nsc')));
  return seated.filter((one) => one.character.status === 'REP' || best.includes(one));
};

/** Good points by the characters with a unit, a part for each cause and person (WW-7.2-06). */
export const characterPoints = (
  characters: readonly CharacterFacts[],
  settings: Settings,
): readonly Explained[] => {
  const mustLead = flagOf(settings, 'fight.town_character_leads');
  const inOrder = [...characters].sort((a, b) => a.unit - b.unit);
  const seated = inOrder
    .filter(({ isLeader }) => isLeader || !mustLead)
    .map((character): Seated => ({ character, points: seatPoints(character, settings) }))
    .filter(({ points }) => points.value !== 0);
  const reps = inOrder.filter(({ status }) => status === 'REP');
  return [
    ...reps.map((character) => repPoints(character, settings)),
    ...counting(seated, settings).map(({ points }) => points),
  ];
};
