import { calc, type Explained, fact, rule, type Settings, sum } from '../../../../kernel';
import { GOOD_POINT_TABLE, SEAT_VALUE_PER_POINT } from '../../data';
import { amountOf, choiceOf, flagOf } from '../settings';
import { fightCell } from './cell';
import type { CharacterFacts, PointCause } from './contract';

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
    calc.quotient(
      'down',
      calc.product(
        fightCell(settings, GOOD_POINT_TABLE, 'townCharacter', 'points'),
        fact('seatValue', character.seatValue),
      ),
      fact('seatValuePerPoint', SEAT_VALUE_PER_POINT),
    ),
    { name: character.name },
  );

interface Seated {
  readonly character: CharacterFacts;
  readonly points: Explained;
}

/** The best NSCs that may count, as far as they count (WW-7.2-08, WW-12.7-13). */
const bestOf = (seated: readonly Seated[], settings: Settings): readonly Seated[] =>
  seated
    .filter(({ character }) => character.status === 'NSC')
    .sort((a, b) => b.points.value - a.points.value || a.character.unit - b.character.unit)
    .slice(0, Math.max(0, amountOf(settings, 'fight.max_nsc')));

const causeBy = (
  { unit, name }: CharacterFacts,
  cause: 'repLeader' | 'repWith' | 'townCharacter',
): Pick<PointCause, 'key' | 'cause' | 'about' | 'group'> => ({
  key: `${cause}/${String(unit)}`,
  cause,
  about: { unit, name },
  group: 'ownPoints',
});

/**
 * Good points by the characters with a unit, one cause for each reason and person (WW-7.2-06); those of a settlement
 * who do not count, as they do not lead or others are better, are among them (WW-7.2-08, WW-12.7-12).
 */
export function characterCauses(
  characters: readonly CharacterFacts[],
  settings: Settings,
): readonly PointCause[] {
  const mustLead = flagOf(settings, 'fight.town_character_leads');
  const inOrder = [...characters].sort((a, b) => a.unit - b.unit);
  const seated = inOrder
    .map((character): Seated => ({ character, points: seatPoints(character, settings) }))
    .filter(({ points }) => points.value !== 0);
  const fit = seated.filter(({ character }) => character.isLeader || !mustLead);
  const best = bestOf(fit, settings);
  const counts = (one: Seated): boolean =>
    one.character.status === 'REP' ? fit.includes(one) : best.includes(one);
  return [
    ...inOrder
      .filter(({ status }) => status === 'REP')
      .map((character) => ({
        ...causeBy(character, character.isLeader ? 'repLeader' : 'repWith'),
        clause: 'WW-7.2-06',
        points: repPoints(character, settings),
        applies: true,
      })),
    ...seated.map((one) => ({
      ...causeBy(one.character, 'townCharacter'),
      clause: 'WW-7.2-16',
      points: one.points,
      applies: counts(one),
    })),
  ];
}

/** Good points by the characters with a unit as far as they count, a part for each cause and person (WW-7.2-06). */
export function characterPoints(
  characters: readonly CharacterFacts[],
  settings: Settings,
): readonly Explained[] {
  return characterCauses(characters, settings).flatMap(({ applies, points }) =>
    applies ? [points] : [],
  );
}
