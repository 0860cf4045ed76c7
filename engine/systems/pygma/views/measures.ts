import {
  fact,
  fraction,
  type Measure,
  type Measured,
  type Settings,
  type Words,
} from '../../../kernel';
import { REVOLT_DIE_TABLE } from '../data/tables';
import { battleOf } from '../rules/armies/battle';
import { cellIn } from '../rules/cells';
import { grownStrength, revoltArea } from '../rules/economy/unrest';

/** Ratios at which the curve is drawn, per mille. */
const RATIOS = Array.from({ length: 41 }, (_, index) => 1000 + index * 100);

/** Percent the stronger side and the weaker one lose at a ratio of exact points, per mille. */
function losses(settings: Settings, ratio: number): readonly [number, number] {
  const side = (points: number) => ({
    points: fact('pygma.points', points),
    exact: fraction(points),
  });
  const [winner, loser] = battleOf(settings, [side(ratio), side(1000)], 1).losses;
  return [winner.value, loser.value];
}

const percent = (id: string, label: Words, value: number): Measured => ({
  id,
  label,
  value,
  unit: 'percent',
});

const count = (id: string, label: Words, value: number): Measured => ({
  id,
  label,
  value,
  unit: 'count',
});

/** What a battle costs both sides (PI-05-127). */
function battleCosts(settings: Settings): Measure {
  const [narrow, beaten] = losses(settings, 1010);
  return {
    id: 'battle',
    clause: 'PI-05-127',
    title: ['Was eine Schlacht kostet', 'What a battle costs'],
    figures: [
      percent('narrow', ['der knappe Sieger verliert', 'a narrow winner loses'], narrow),
      percent('beaten', ['der knapp Besiegte verliert', 'who is narrowly beaten loses'], beaten),
      percent(
        'double',
        ['bei doppelter Stärke verliert der Sieger', 'at double strength the winner loses'],
        losses(settings, 2000)[0],
      ),
    ],
    curve: {
      x: ['Stärke des Siegers zu der des Verlierers', 'strength of winner to loser'],
      y: ['Verluste des Siegers', 'Losses of the winner'],
      points: RATIOS.map((ratio) => ({ x: ratio, y: losses(settings, ratio)[0] })),
    },
  };
}

/** Class of a great uprising, as in the example of the document (PI-13-09). */
const GREAT = 7;

/** How hard a great uprising hits a realm (PI-13-07, PI-13-08, PI-13-25). */
function greatUprising(settings: Settings): Measure {
  const { fields, faces } = revoltArea(settings, GREAT);
  const { rows } = REVOLT_DIE_TABLE;
  const strengths = rows.map((face) => cellIn(settings, REVOLT_DIE_TABLE, face).value);
  const all = strengths.reduce((sum, strength) => sum + strength, 0) * GREAT;
  const mean = Math.floor(all / rows.length);
  return {
    id: 'uprising',
    clause: 'PI-13-07',
    title: ['Ein Aufstand der Klasse 7', 'An uprising of class 7'],
    figures: [
      count('least', ['nimmt mindestens Kleinfelder', 'takes at least fields'], fields.value + 1),
      count(
        'most',
        ['nimmt höchstens Kleinfelder', 'takes at most fields'],
        fields.value + faces.value,
      ),
      count('strength', ['hat im Mittel Krieger', 'has warriors on average'], mean),
      count(
        'later',
        ['im nächsten Rüstmonat sind es', 'in the next muster month they are'],
        grownStrength(settings, mean).value,
      ),
    ],
  };
}

/** What house rules come to, for a GM who chooses among them (chapter 14 of the specification). */
export function measuresOf(settings: Settings): readonly Measure[] {
  return [battleCosts(settings), greatUprising(settings)];
}
