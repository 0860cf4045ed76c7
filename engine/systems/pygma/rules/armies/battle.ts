import {
  addFractions,
  calc,
  compareFractions,
  type Explained,
  fact,
  fraction,
  type Fraction,
  type Rounding,
  rule,
  type Settings,
  sum,
} from '../../../../kernel';
import { BATTLE_TABLE, LOOT_TABLE, MODIFIER_TABLE } from '../../data/tables';
import { cellIn, HUNDRED, reaches } from '../cells';
import { amountOf, choiceOf, flagOf } from '../settings';
import { type ArmyKind, armyFigure, isFleet, strengthOf } from './kinds';

/** What speaks for an army, or against it, in a battle. */
export interface BattleFacts {
  readonly kind: ArmyKind;
  /** Defends in a city of its own realm (PI-05-122). */
  readonly city: 'none' | 'city' | 'fortified';
  /** Terrain of the battle field, and of the field it held before the clash (PI-05-123). */
  readonly battleTerrain: string;
  readonly heldTerrain: string;
  /** Its last step of the month went to a lower level (PI-05-120). */
  readonly isDownhill: boolean;
  /** Percent lost to shortages: a number from 0 on (PI-13-12). */
  readonly hunger: number;
  /** Percent and points the GM grants its culture (PI-05-126). */
  readonly culture: number;
  readonly culturePoints?: number;
}

/** Deductions by hunger are no greater than this (PI-13-13). */
const HUNGER_CAP = fact('pygma.hungerCap', 90, {}, 'PI-13-13');
const LEAST_PERCENT = fact('pygma.leastPercent', -100, {}, 'PI-05-121');

/** Percent modifiers of an army, each with its clause (PI-05-119 to PI-05-126). */
function modifiersOf(settings: Settings, facts: BattleFacts): readonly Explained[] {
  const { kind, city, battleTerrain, heldTerrain, isDownhill, hunger, culture } = facts;
  const row = (name: string): Explained => cellIn(settings, MODIFIER_TABLE, name);
  const shared = [
    ...(hunger > 0
      ? [
          calc.difference(
            fact('pygma.nothing', 0),
            calc.minimum(fact('pygma.hunger', hunger, {}, 'PI-13-12'), HUNGER_CAP),
          ),
        ]
      : []),
    ...(culture === 0 ? [] : [fact('pygma.culture', culture, {}, 'PI-05-126')]),
  ];
  if (isFleet(kind)) return shared;
  const held =
    choiceOf(settings, 'pygma.battle.terrain') === 'held_kf' ? heldTerrain : battleTerrain;
  const isOpen = battleTerrain === 'lowland' || battleTerrain === 'highland';
  return [
    ...(city === 'fortified' ? [row('fortified_city')] : []),
    ...(city === 'city' ||
    (city === 'fortified' && !flagOf(settings, 'pygma.city.fortified_replaces'))
      ? [row('city')]
      : []),
    ...(held === 'forest' || held === 'desert' ? [row(held)] : []),
    ...(isDownhill ? [row('downhill')] : []),
    ...(kind === 'rider' && isOpen ? [row('rider_open')] : []),
    ...(kind === 'rider' && battleTerrain === 'mountain' ? [row('rider_mountain')] : []),
    ...shared,
  ];
}

/** The points of an army. */
export interface ArmyPoints {
  /** Strength after percents, whole men or ships. */
  readonly effective: Explained;
  /** Whole points. */
  readonly points: Explained;
  /** Points without rounding. */
  readonly exact: Fraction;
}

/**
 * Points of an army: its strength with the sum of all percents, rounded down, then by its divisor, rounded down
 * (PI-05-116 to PI-05-121); points of its culture are added at the end (PI-05-126).
 */
export function armyPoints(settings: Settings, strength: number, facts: BattleFacts): ArmyPoints {
  const percent = calc.maximum(sum(...modifiersOf(settings, facts)), LEAST_PERCENT);
  const effective = rule(
    'pygma.effective',
    'PI-05-121',
    calc.quotient('down', calc.product(strengthOf(strength), sum(HUNDRED, percent)), HUNDRED),
  );
  const divisor = armyFigure(settings, facts.kind, 'divisor');
  const own = facts.culturePoints ?? 0;
  const whole = calc.quotient('down', effective, divisor);
  const points = own === 0 ? whole : sum(whole, fact('pygma.culturePoints', own, {}, 'PI-05-126'));
  return {
    effective,
    points: rule('pygma.points', 'PI-05-117', points),
    exact: addFractions(fraction(effective.value, Math.max(1, divisor.value)), fraction(own)),
  };
}

/** All armies of one realm in a battle, or one of a being or a revolt. */
interface SidePoints {
  readonly points: Explained;
  readonly exact: Fraction;
}

/** Points of all armies of a side: added, or those of the strongest alone (PI-05-130). */
export function sidePoints(settings: Settings, armies: readonly ArmyPoints[]): SidePoints {
  const [first] = armies.toSorted((a, b) => compareFractions(b.exact, a.exact));
  const counted =
    choiceOf(settings, 'pygma.battle.stacking') === 'strongest' && first !== undefined
      ? [first]
      : armies;
  return {
    points: rule('pygma.sidePoints', 'PI-05-130', sum(...counted.map(({ points }) => points))),
    exact: counted.reduce((total, { exact }) => addFractions(total, exact), fraction(0)),
  };
}

/** What a battle comes to. */
export interface BattleOutcome {
  /** Null = nobody: neither gives way to the other (PI-05-129). */
  readonly winner: 0 | 1 | null;
  /** True where exact points are equal, too (PI-05-129). */
  readonly isTie: boolean;
  /** Row of the table of losses. */
  readonly band: string;
  /** Hundredths from which this row holds. */
  readonly bandFrom: Explained;
  /** Hundredths: exact points of the winner for one of the loser, rounded down; the band goes by the exact ratio. */
  readonly ratio: Explained;
  /** Percent each side loses. */
  readonly losses: readonly [Explained, Explained];
}

/** Row of the table of losses for exact points of winner and loser (PI-05-127, HR-03). */
function lossBand(settings: Settings, winner: Fraction, loser: Fraction): string {
  const { rows } = BATTLE_TABLE;
  if (loser.numerator <= 0) return rows.at(-1) ?? '';
  const reaches = (row: string): boolean => {
    const least = cellIn(settings, BATTLE_TABLE, row, 'from').value;
    return (
      winner.numerator * loser.denominator * 100 >= least * loser.numerator * winner.denominator
    );
  };
  return rows.findLast(reaches) ?? rows[0] ?? '';
}

/** Thousandths of points, rounded down: for reading only. */
const thousandths = ({ numerator, denominator }: Fraction): number =>
  Math.floor((numerator * 1000) / denominator);

function ratioOf(winner: Fraction, loser: Fraction): Explained {
  const parts = [winner, loser].map((exact) => fact('pygma.exactPoints', thousandths(exact)));
  const [won, lost] = parts;
  if (won === undefined || lost === undefined) return HUNDRED;
  const body = calc.quotient('down', calc.product(won, HUNDRED), lost);
  return rule('pygma.superiority', 'PI-05-127', body);
}

/** A cell of the table of losses, milder or harder where the GM wants it. */
function lossPercent(settings: Settings, band: string, column: 'winner' | 'loser'): Explained {
  const printed = cellIn(settings, BATTLE_TABLE, band, column);
  const share = amountOf(settings, 'pygma.battle.loss_percent');
  if (share === 100) return printed;
  const all = fact('pygma.battle.loss_percent', share, {}, 'PI-05-127');
  const scaled = calc.quotient('halfUp', calc.product(printed, all), HUNDRED);
  return calc.minimum(scaled, HUNDRED);
}

/**
 * Who wins and what both sides lose: more whole points, then more exact points, then the defender holds and both lose
 * little (PI-05-116, PI-05-127 to PI-05-129). `defender` is null where both attack (PI-05-164).
 */
export function battleOf(
  settings: Settings,
  sides: readonly [SidePoints, SidePoints],
  defender: 0 | 1 | null,
  said?: 0 | 1 | null,
): BattleOutcome {
  const [a, b] = sides;
  const isExact = choiceOf(settings, 'pygma.battle.points') === 'exact';
  const lead = isExact ? 0 : a.points.value - b.points.value;
  const difference = lead === 0 ? compareFractions(a.exact, b.exact) : lead;
  const usual = difference === 0 ? defender : difference > 0 ? 0 : 1;
  const winner = said === undefined ? usual : said;
  const isTie = said === undefined ? difference === 0 : winner === null;
  const loser = winner === 0 ? 1 : 0;
  const [first = ''] = BATTLE_TABLE.rows;
  const band =
    winner === null || isTie ? first : lossBand(settings, sides[winner].exact, sides[loser].exact);
  const lost = (at: 0 | 1): Explained =>
    lossPercent(settings, band, isTie || winner === null || at === winner ? 'winner' : 'loser');
  return {
    winner,
    isTie,
    band,
    bandFrom: rule('pygma.bandFrom', 'PI-05-127', cellIn(settings, BATTLE_TABLE, band, 'from')),
    ratio: winner === null ? HUNDRED : ratioOf(sides[winner].exact, sides[loser].exact),
    losses: [lost(0), lost(1)],
  };
}

const LOSS_ROUNDING: Readonly<Record<string, Rounding>> = { floor: 'down', ceil: 'up' };

/** Men or ships an army loses at a percentage, at most all it has (PI-05-127, PI-00-01). */
export function lossOf(settings: Settings, strength: number, percent: Explained): Explained {
  const rounding = LOSS_ROUNDING[choiceOf(settings, 'pygma.rounding.loss')] ?? 'halfUp';
  const share = calc.product(strengthOf(strength), percent);
  return rule('pygma.loss', 'PI-05-127', calc.quotient(rounding, share, HUNDRED));
}

/** What an army lost, for the value of loot. */
export interface LostArmy {
  readonly kind: ArmyKind;
  readonly lost: number;
}

/** Whole battle points in what was lost, against those from which there is loot: 1 or 0 (HR-10). */
function isEnough(settings: Settings, lost: readonly LostArmy[]): Explained {
  const points = lost.flatMap(({ kind, lost: men }) => {
    const divisor = armyFigure(settings, kind, 'divisor');
    return divisor.value === 0 ? [] : [calc.quotient('down', menOf(men), divisor)];
  });
  return reaches(sum(...points), cellIn(settings, LOOT_TABLE, 'points'));
}

const menOf = (men: number): Explained => fact('pygma.lostMen', men);

/** True if there is loot: the loser lost enough points (HR-10). */
export function hasLoot(settings: Settings, lost: readonly LostArmy[]): boolean {
  return isEnough(settings, lost).value === 1;
}

/** Loot: percent for each pip of the muster value of what the loser lost, in whole thousands; none below the limit (HR-10). */
export function lootOf(settings: Settings, lost: readonly LostArmy[], roll: Explained): Explained {
  const value = sum(
    ...lost.map(({ kind, lost: men }) =>
      calc.product(menOf(men), armyFigure(settings, kind, 'cost')),
    ),
  );
  const percent = calc.product(roll, cellIn(settings, LOOT_TABLE, 'percent'));
  const share = calc.quotient('down', calc.product(value, percent), HUNDRED);
  const step = cellIn(settings, LOOT_TABLE, 'step');
  const steps = calc.quotient('down', share, step);
  const whole = calc.product(steps, step, isEnough(settings, lost));
  return rule('pygma.loot', 'PI-07-05', whole);
}
