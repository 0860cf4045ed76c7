import {
  byTextOf,
  compareFractions,
  type Fight,
  type FightRound,
  type FightSide,
  type FightUnit,
  type ReportedFight,
  type ReportedRound,
  type ReportedSide,
  type SeenFighter,
  type Settings,
} from '../../../../kernel';
import { unitId } from '../../../../world';
import { sightedKind, sizeClass } from '../../rules/sight/sighting';
import type { ReportScope } from './mention';

/** Index of the side on which a party fights; null if it does not. */
const sideOf = ({ sides }: Fight, party: string): 0 | 1 | null => {
  if (sides[0].parties.includes(party)) return 0;
  return sides[1].parties.includes(party) ? 1 : null;
};

/** A unit of the enemy by kind and size class, before and after (WW-7.1-04, WW-7.2-04). */
const seenFighter = (told: FightUnit, scope: ReportScope, settings: Settings): SeenFighter => {
  const { party, fate } = told;
  const unit = scope.unitOf(unitId(party, told.unit)) ?? { type: told.unitType, character: null };
  const isKnown = scope.detail !== 'presence';
  const classOf = (size: number): number => (isKnown ? sizeClass({ ...unit, size }, settings) : 0);
  return {
    party,
    kind: isKnown ? sightedKind(unit) : 'unknown',
    before: classOf(told.before),
    left: classOf(told.left),
    fate,
  };
};

const bySight = byTextOf(({ party, kind, before, left, fate }: SeenFighter) =>
  [party, kind, String(before).padStart(2, '0'), String(left).padStart(2, '0'), fate].join(' '),
);

/** A unit as its side is told of it: its good points as they counted, not what might have counted, nor the GM's keys for it. */
const reportedUnit = (unit: FightUnit): FightUnit => {
  const { party, unit: number, unitType, order, before, left, points, strength, fate } = unit;
  return { party, unit: number, unitType, order, before, left, points, strength, fate };
};

const ownSide = ({ role, parties, units }: FightSide): ReportedSide => ({
  role,
  parties,
  units: units.map(reportedUnit),
  seen: [],
});

const enemySide = (side: FightSide, scope: ReportScope, settings: Settings): ReportedSide =>
  scope.detail === 'full'
    ? ownSide(side)
    : {
        role: side.role,
        parties: side.parties,
        units: [],
        seen: side.units.map((unit) => seenFighter(unit, scope, settings)).sort(bySight),
      };

const ownRound = (round: FightRound, own: 0 | 1, { sides }: Fight): ReportedRound => {
  const { no, kind, winner, isSuccess } = round;
  const isOwn = ({ party, unit }: FightRound['losses'][number]): boolean =>
    sides[own].units.some((one) => one.party === party && one.unit === unit);
  return {
    no,
    kind,
    strength: round.strength[own],
    dice: round.dice[own],
    roundStrength: round.roundStrength[own],
    winner,
    losses: round.losses.filter(isOwn).map(({ party, unit, lost, left, percent }) => ({
      party,
      unit,
      lost: lost.value,
      left,
      ...(percent === undefined ? {} : { percent }),
    })),
    ...(isSuccess === undefined ? {} : { isSuccess }),
  };
};

const nobody = ({ role, parties }: FightSide): ReportedSide => ({
  role,
  parties,
  units: [],
  seen: [],
});

/**
 * A fight as one party is told of it: its own side in full, the other by kind and size class at the beginning and at
 * the end; an onlooker learns place and parties only (WW-7.2-04, WW-8.2-40).
 */
export function reportedFight(fight: Fight, scope: ReportScope, settings: Settings): ReportedFight {
  const { key, kind, clause, place, moon, time, sides, overruled } = fight;
  const own = sideOf(fight, scope.party);
  const about = { key, kind, clause, place, moon, time, own };
  if (own === null) {
    return {
      ...about,
      sides: [nobody(sides[0]), nobody(sides[1])],
      rounds: [],
      winner: null,
      booty: [],
    };
  }
  const side = (index: 0 | 1): ReportedSide =>
    index === own ? ownSide(sides[index]) : enemySide(sides[index], scope, settings);
  return {
    ...about,
    sides: [side(0), side(1)],
    rounds: fight.rounds.map((round) => ownRound(round, own, fight)),
    winner: fight.winner,
    booty: fight.booty.flatMap(({ party, gold }) =>
      party === scope.party ? [{ party, gold }] : [],
    ),
    ...(overruled === undefined ? {} : { overruled }),
  };
}

/** A fight as its reader sees it: its key counts those he may not have heard of. */
const byWhatIsReported = byTextOf(({ key: _, ...told }: ReportedFight) => JSON.stringify(told));

/** Order of fights in a report: as they happened, those of one moment by what is told of them. */
export function inOrderOfFights(a: ReportedFight, b: ReportedFight): number {
  return compareFractions(a.time, b.time) || byWhatIsReported(a, b);
}
