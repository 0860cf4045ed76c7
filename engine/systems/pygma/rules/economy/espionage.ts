import {
  calc,
  type Explained,
  fact,
  operation,
  rule,
  type Settings,
  sum,
} from '../../../../kernel';
import {
  CAPITAL_TABLE,
  DISCOVERY_TABLE,
  FREE_MISSION_TABLE,
  MISSION_CHANCE_TABLE,
  MISSION_TABLE,
  SPY_SPENDING_TABLE,
  SPY_TABLE,
} from '../../data/tables';
import { bandCell, cellIn, exceeds, HUNDRED, NOTHING, reaches } from '../cells';

const HALF = { unit: 'half' } as const;

/** An espionage value in halves of a percent, told as percent. */
export function spyFact(halves: number): Explained {
  return { ...fact('pygma.spyValue', halves, { party: '' }, 'PI-09-01'), ...HALF };
}

/**
 * The espionage value after a muster month, in halves: half a point for every full thousand spent above or below what
 * keeps it, at most twenty points, kept between its limits (PI-09-03, PI-09-04). In the first month of a game little
 * spending lowers nothing (GM-27).
 */
export function spyAfter(
  settings: Settings,
  before: number,
  spent: number,
  isFirst = false,
): Explained {
  const cellOf = (row: string) => cellIn(settings, SPY_SPENDING_TABLE, row);
  const paid = fact('pygma.spySpent', spent);
  const isMore = spent >= cellOf('even').value;
  const thousands = calc.quotient(
    'down',
    calc.difference(...(isMore ? [paid, cellOf('even')] : [cellOf('even'), paid])),
    cellOf('step'),
  );
  const limited = calc.minimum(thousands, cellOf('most'));
  const change = isMore || !isFirst ? limited : NOTHING;
  const changed = operation(isMore ? 'sum' : 'difference', [spyFact(before), change]);
  const bounded = calc.minimum(calc.maximum(changed, cellOf('least')), cellOf('limit'));
  return { ...rule('pygma.spyAfter', 'PI-09-03', { ...bounded, ...HALF }), ...HALF };
}

/** What the loss of its capital leaves of the espionage value of a realm, in halves (PI-04-01, HR-12). */
export function spyWithoutCapital(settings: Settings, before: number): Explained {
  const halves = fact('pygma.halvesOfPoint', 2);
  const points = calc.product(cellIn(settings, CAPITAL_TABLE, 'espionage'), halves);
  const left = calc.difference(spyFact(before), points);
  const body = calc.maximum(left, NOTHING);
  return { ...rule('pygma.spyAfter', 'PI-04-01', { ...body, ...HALF }), ...HALF };
}

/** The value as tables are read: half points are left out (PI-09-07). */
export function wholeSpy(halves: number): number {
  return Math.floor(halves / 2);
}

/** By how many percent reported sizes of armies may be wrong (PI-09-06). */
export function inaccuracy(settings: Settings, halves: number): Explained {
  return bandCell(settings, SPY_TABLE, wholeSpy(halves));
}

/** Whether more than the size is told of an army, such as what culture gives it, 1 or 0 (PI-09-09). */
export function specialsTold(settings: Settings, halves: number): Explained {
  const cell = bandCell(settings, SPY_TABLE, wholeSpy(halves), 'special');
  return rule('pygma.specialsTold', 'PI-09-09', cell);
}

/** Faces of the lot that says how wrong a report is: its middle is the truth, its ends are all the way off (PI-09-08). */
export const NOISE_FACES = 2001;

/**
 * The size of an army as it is reported: wrong by a part of the inaccuracy, rounded half up to hundreds of men or to
 * ships, never below one of them (PI-09-08).
 * @param noise What the lot of `NOISE_FACES` fell on.
 */
export function reportedSize(
  size: number,
  percent: Explained,
  noise: Explained,
  isFleet: boolean,
): Explained {
  const middle = (NOISE_FACES - 1) / 2;
  const off = calc.product(
    calc.difference(noise, fact('pygma.noiseMiddle', middle + 1, {}, 'PI-09-08')),
    percent,
  );
  const all = fact('pygma.noiseWhole', middle * 100, {}, 'PI-09-08');
  const step = fact('pygma.sizeStep', isFleet ? 1 : 100, {}, 'PI-09-08');
  const blurred = calc.quotient(
    'halfUp',
    calc.product(fact('pygma.size', size), sum(all, off)),
    calc.product(all, step),
  );
  const rounded = calc.product(blurred, step);
  return rule('pygma.reportedSize', 'PI-09-08', calc.maximum(rounded, step));
}

/** A mission before it is rolled for. */
export interface MissionGiven {
  /** Espionage value of the realm in halves, and of the one it is aimed at: of beings 0 (PI-09a-12). */
  readonly own: number;
  readonly opponent: number;
  /** By the table for a named mission, by the GM for a free one (PI-09a-08). */
  readonly difficulty: Explained;
  /** Missions of the realm this month, refused ones left out (PI-09a-13). */
  readonly missions: number;
  /** How often it was tried before in months one after the other (PI-09a-06). */
  readonly repetitions: number;
}

/** Difficulty of a named mission, or of a kind of free ones (PI-09a-04, PI-09a-08, HR-22). */
export function difficultyOf(settings: Settings, kind: string): Explained {
  const table = MISSION_TABLE.rows.includes(kind) ? MISSION_TABLE : FREE_MISSION_TABLE;
  return cellIn(settings, table, kind);
}

/** Chance of a mission in whole percent: rounded down, 0 to 100 (PI-09a-04 to PI-09a-07). */
export function missionChance(settings: Settings, given: MissionGiven): Explained {
  const { own, opponent, difficulty, missions, repetitions } = given;
  const two = fact('pygma.two', 2);
  const percentOf = (halves: number, name: string) =>
    calc.quotient('exact', fact(name, halves), two);
  const further = calc.product(
    fact('pygma.missionsMore', Math.max(0, missions - 1), {}, 'PI-09a-05'),
    cellIn(settings, MISSION_CHANCE_TABLE, 'further'),
  );
  const repeated = calc.minimum(
    calc.product(
      fact('pygma.repetitions', repetitions, {}, 'PI-09a-06'),
      cellIn(settings, MISSION_CHANCE_TABLE, 'repetition'),
    ),
    cellIn(settings, MISSION_CHANCE_TABLE, 'repetitions'),
  );
  const half = calc.quotient('exact', percentOf(opponent, 'pygma.spyOpponent'), two);
  const all = calc.difference(
    sum(percentOf(own, 'pygma.spyOwn'), repeated),
    half,
    difficulty,
    further,
  );
  const whole = calc.quotient('down', all, fact('pygma.one', 1, {}, 'PI-09a-07'));
  const least = calc.maximum(whole, NOTHING);
  return rule('pygma.missionChance', 'PI-09a-04', calc.minimum(least, HUNDRED));
}

/**
 * Whether the target of a mission that failed learns of it, 1 or 0: by a very high roll, or far above the chance (HR-18,
 * PI-09a-11).
 */
export function discoveryOf(settings: Settings, chance: number, roll: number): Explained {
  const limit = (row: string) => cellIn(settings, DISCOVERY_TABLE, row);
  const [rolled, may] = [fact('pygma.rolled', roll), fact('pygma.chanceNow', chance)];
  const isFar = exceeds(calc.difference(rolled, may), limit('above'));
  const either = calc.maximum(reaches(rolled, limit('roll')), isFar);
  const body = calc.product(exceeds(rolled, may), either);
  return rule('pygma.missionNoticed', 'PI-09a-11', body);
}

/** Whether the target also learns who sent the mission, 1 or 0 (HR-18). */
export function senderKnown(settings: Settings, die: Explained): Explained {
  const body = reaches(die, cellIn(settings, DISCOVERY_TABLE, 'realm'));
  return rule('pygma.senderKnown', 'PI-09a-11', body);
}
