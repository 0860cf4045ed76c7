import {
  type ClauseId,
  type Explained,
  type Fight,
  type FightBooty,
  type FightFate,
  type FightSide,
  type FightUnit,
  type GoodPoint,
  openStream,
  streamName,
  sum,
} from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import { type Battle, type Combatant, fateOfLeaving, SIDE_INDICES, type SideIndex } from './battle';
import { bootyOf, bootyRow, type Sharer, sharedBooty } from './booty';
import type { Fighter, FightResult, FightSetup } from './contract';
import { fought, strengthOf } from './course';
import { bootyKey, fightKey, ownPointsKey, pointsKey, ruledWithin, specialKey } from './keys';
import { ruledOutcome, withOutcome } from './outcome';
import { GREATEST_POINTS, weighedPoints } from './points';

const GREATEST_BOOTY = 1_000_000_000;

const CLAUSES: Readonly<Record<Fight['kind'], ClauseId>> = {
  battle: 'WW-7.2-03',
  storm: 'WW-9.3-14',
  sally: 'WW-7.3-25',
  assault: 'WW-9.3-13',
};

/** Fates by which a unit is removed. */
const REMOVING: readonly FightFate[] = ['annihilated', 'scattered', 'captured'];

/** Name of the stream that a fight's dice come from (WW-9.1-03). */
const fightStream = ({ seed, turn, moon, place, no }: FightSetup): string =>
  streamName(seed, turn, moon, place, no);

const inOrder = (a: Fighter, b: Fighter): number => {
  if (a.party !== b.party) return a.party < b.party ? -1 : 1;
  return a.number - b.number;
};

const pointsOf = (
  setup: FightSetup,
  fighter: Fighter,
  side: SideIndex,
  kind: 'field' | 'storm',
): { readonly points: Explained; readonly causes: readonly GoodPoint[] } => {
  const { settings, rulings } = setup;
  const isWalled = kind === 'storm' && side === 1 && setup.storm?.kind === 'fortress';
  const walls = isWalled ? setup.storm.points : 0;
  const word = { key: pointsKey(fightKey(setup), fighter.id, 'field'), rulings };
  const { total, causes } = weighedPoints(fighter.facts, settings, walls, word);
  const key = pointsKey(fightKey(setup), fighter.id, kind);
  return { points: ruledWithin(key, total, rulings, -GREATEST_POINTS, GREATEST_POINTS), causes };
};

const combatantOf = (setup: FightSetup, fighter: Fighter, side: SideIndex): Combatant => {
  const field = pointsOf(setup, fighter, side, 'field');
  const first = setup.storm === null ? field : pointsOf(setup, fighter, side, 'storm');
  const points = { field: field.points, storm: first.points };
  return { fighter, side, points, causes: first.causes, left: fighter.size, fate: null };
};

const combatantsOf = (setup: FightSetup, side: SideIndex): readonly Combatant[] =>
  [...setup.sides[side].fighters].sort(inOrder).map((fighter) => combatantOf(setup, fighter, side));

/** A fight before its first round, with the dice of its own stream. */
export function startOf(setup: FightSetup): Battle {
  return {
    combatants: SIDE_INDICES.flatMap((side) => combatantsOf(setup, side)),
    stream: openStream(fightStream(setup)),
    rounds: [],
    storms: 0,
    isOvercome: setup.storm === null,
    isDecided: false,
    isOver: false,
  };
}

/** Heads left at the end: nothing of a unit that is removed. */
export function leftOf({ fate, left }: Combatant): number {
  return fate !== null && REMOVING.includes(fate) ? 0 : left;
}

/** The side that holds the field alone; nobody while an investing force stays before the walls (WW-9.3-08). */
const winnerOf = ({ combatants }: Battle): SideIndex | null => {
  const holds = (side: SideIndex): boolean =>
    combatants.some((one) => one.side === side && one.fate === null);
  if (combatants.some(({ fate }) => fate === 'investing') || holds(0) === holds(1)) return null;
  return holds(0) ? 0 : 1;
};

const unitOf = (setup: FightSetup, start: Combatant, end: Combatant): FightUnit => {
  const kind = setup.storm === null ? 'field' : 'storm';
  const { fighter } = start;
  return {
    party: fighter.party,
    unit: fighter.number,
    unitType: fighter.type.key,
    order: fighter.order,
    before: fighter.size,
    left: leftOf(end),
    points: start.points[kind],
    goodPoints: start.causes,
    ownPointsRuling: ownPointsKey(pointsKey(fightKey(setup), fighter.id, 'field')),
    strength: strengthOf(setup, start, kind),
    fate: end.fate ?? 'stays',
    pointsRuling: pointsKey(fightKey(setup), fighter.id, kind),
  };
};

const sideOf = (setup: FightSetup, start: Battle, end: Battle, side: SideIndex): FightSide => {
  const pairs = start.combatants.flatMap((one, index) => {
    const last = end.combatants[index];
    return one.side === side && last !== undefined ? [unitOf(setup, one, last)] : [];
  });
  return {
    role: setup.sides[side].role,
    parties: [...new Set(pairs.map(({ party }) => party))],
    units: pairs,
    specialRuling: specialKey(fightKey(setup), side),
  };
};

/** Parties that share booty: those of the winner that still hold the field, by the strength they have left. */
const sharersOf = (setup: FightSetup, victors: readonly Combatant[]): readonly Sharer[] =>
  [...new Set(victors.map(({ fighter }) => fighter.party))].map((party) => ({
    party,
    strength: sum(
      ...victors
        .filter(({ fighter }) => fighter.party === party)
        .map((one) => strengthOf(setup, one, 'field')),
    ),
  }));

const bootiesOf = (
  setup: FightSetup,
  { combatants }: Battle,
  winner: SideIndex | null,
): ReadonlyMap<PartyKey, Explained> => {
  if (winner === null) return new Map();
  const { place, terrain, difficulty, settings, rulings } = setup;
  const row = bootyRow(place, terrain, difficulty ?? terrain.difficulty);
  const beaten = combatants.filter(({ side }) => side !== winner);
  const victors = combatants.filter(
    ({ side, fate }) => side === winner && (fate === null || fate === 'stays'),
  );
  const shares = sharedBooty(bootyOf(beaten, row, settings), sharersOf(setup, victors));
  const ruled = [...shares].map(([party, gold]): readonly [PartyKey, Explained] => [
    party,
    ruledWithin(bootyKey(fightKey(setup), party), gold, rulings, 0, GREATEST_BOOTY),
  ]);
  return new Map(ruled.filter(([, { value }]) => value !== 0));
};

const idsWith = (
  { combatants }: Battle,
  isWanted: (fate: FightFate) => boolean,
): readonly string[] =>
  combatants
    .filter(({ fate }) => fate !== null && isWanted(fate))
    .map(({ fighter }) => fighter)
    .sort(inOrder)
    .map(({ id }) => id);

/** How a fight ended: by dice, or as the GM laid down. */
export interface Outcome {
  readonly end: Battle;
  readonly winner: SideIndex | null;
  /** The GM's reason, if he laid it down. */
  readonly reason: string | undefined;
}

/** The outcome in force of a fight fought from its start. Where the GM names the winner, walls are overcome if it is the attacker (WW-0.1-05). */
export function outcomeOf(setup: FightSetup, start: Battle): Outcome {
  const byDice = fought(setup, start);
  const ruling = ruledOutcome(fightKey(setup), byDice.combatants, setup.rulings);
  if (ruling === undefined) return { end: byDice, winner: winnerOf(byDice), reason: undefined };
  const { winner, reason } = ruling;
  const battle = { ...byDice, isOvercome: setup.storm === null || winner === 0 };
  const end = withOutcome(battle, ruling, (one) => fateOfLeaving(setup, battle, one));
  return { end, winner, reason };
}

/** A fight from its first round to its end, with the dice of its own stream (WW-7.2-02, WW-7.2-03, WW-9.3-01). */
export function fight(setup: FightSetup): FightResult {
  const start = startOf(setup);
  const { end, winner, reason } = outcomeOf(setup, start);
  const booty = bootiesOf(setup, end, winner);
  return {
    fight: recordOf(setup, start, end, { winner, booty, reason }),
    left: new Map(end.combatants.map((one) => [one.fighter.id, leftOf(one)])),
    retreating: idsWith(end, (fate) => fate === 'retreats'),
    removed: idsWith(end, (fate) => REMOVING.includes(fate)),
    investing: idsWith(end, (fate) => fate === 'investing'),
    winner,
    isStormed: setup.storm !== null && end.isOvercome,
    storms: end.storms,
    booty,
  };
}

interface Ending {
  readonly winner: SideIndex | null;
  readonly booty: ReadonlyMap<PartyKey, Explained>;
  readonly reason: string | undefined;
}

/** The fight as it is told: sides, rounds, winner, booty. */
const recordOf = (
  setup: FightSetup,
  start: Battle,
  end: Battle,
  { winner, booty, reason }: Ending,
): Fight => {
  const { kind, place, moon, no, time } = setup;
  const key = fightKey(setup);
  const booties = [...booty].map(([party, gold]): FightBooty => ({
    party,
    gold,
    ruling: bootyKey(key, party),
  }));
  return {
    key,
    kind,
    clause: CLAUSES[kind],
    place,
    moon,
    no,
    time,
    sides: [sideOf(setup, start, end, 0), sideOf(setup, start, end, 1)],
    rounds: end.rounds,
    winner,
    booty: booties,
    stream: fightStream(setup),
    ruling: key,
    ...(reason === undefined ? {} : { overruled: reason }),
  };
};
