import { calc, type Explained, fact, rule, type Settings, sum } from '../../../../kernel';
import { SECRET_LIMIT_TABLE, SECRET_SIZE_TABLE, SECRET_TABLE } from '../../data/tables';
import { bandCell, cellIn, exceeds, HUNDRED } from '../cells';
import { type ArmyKind, isFleet, strengthOf } from './kinds';

/** What may give a secret army away (PI-05-146). */
export type Situation =
  | 'adjacent_army'
  | 'adjacent_road'
  | 'on_road'
  | 'adjacent_city'
  | 'adjacent_capital';

/** Most that experience adds to the number of secret armies (HR-08). */
const MOST_EXPERIENCE = fact('pygma.mostExperience', 2, {}, 'PI-05-139');

/** How many armies of a realm may act in secret: by its espionage value in halves, rounded down, and experience (PI-05-139, HR-08). */
export function secretLimit(settings: Settings, spyHalves: number, experience: number): Explained {
  const table = bandCell(settings, SECRET_LIMIT_TABLE, Math.floor(spyHalves / 2));
  const more = calc.minimum(fact('pygma.experience', experience), MOST_EXPERIENCE);
  return rule('pygma.secretLimit', 'PI-05-139', sum(table, more), { value: spyHalves / 2 });
}

/** What the size of a secret army adds: nothing while it is small, more up to double, most above (PI-05-146). */
function secretSize(settings: Settings, kind: ArmyKind, strength: number): Explained {
  const column = isFleet(kind) ? 'ships' : 'men';
  const percent = (row: string) => cellIn(settings, SECRET_SIZE_TABLE, row, 'percent');
  const isOver = (row: string) =>
    exceeds(strengthOf(strength), cellIn(settings, SECRET_SIZE_TABLE, row, column));
  const [large, huge] = [isOver('base'), isOver('double')];
  const more = calc.difference(percent('double'), percent('base'));
  const most = calc.difference(percent('above'), percent('double'));
  return rule(
    'pygma.secretSize',
    'PI-05-146',
    sum(percent('base'), calc.product(large, more), calc.product(huge, most)),
  );
}

/**
 * Chance in percent that a realm discovers an army: of all situations the highest, with what its size adds, at most
 * 100; undefined = no roll (PI-05-146, PI-05-147).
 */
export function discoveryChance(
  settings: Settings,
  kind: ArmyKind,
  strength: number,
  situations: readonly Situation[],
): Explained | undefined {
  const chances = situations.map((one) => cellIn(settings, SECRET_TABLE, one));
  const highest = chances.toSorted((a, b) => b.value - a.value)[0];
  if (highest === undefined) return undefined;
  const size = secretSize(settings, kind, strength);
  return rule('pygma.discovery', 'PI-05-146', calc.minimum(sum(highest, size), HUNDRED));
}
