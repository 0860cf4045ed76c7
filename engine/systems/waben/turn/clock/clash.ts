import type { PartyKey } from '../../../../world';
import {
  attackerOf,
  coalitionOf,
  compareSides,
  type SideMember,
} from '../../rules/encounter/sides';
import { isStormOrder } from '../../rules/encounter/siege';
import type { Target } from '../../rules/step/target';
import { afterBattle } from './aftermath';
import { battle, type BattlePlan, type Host } from './battle';
import { areHostile, hasJustCome, isFighter, orderAgainst, orderAmong, orderNow } from './hostile';
import { cellOfSpot } from './report';
import { arePairs, companyAt } from './scene';
import { type Clock, type Deed, type Meeting, type Mover, spotOfMover, whereIs } from './state';
import { fortressPoints, garrisonOf } from './town';

/** Two sides of a place of which at least one pair of units fights. */
interface Clash {
  readonly deed: Exclude<Deed, 'none'>;
  readonly cause: Meeting;
  /** Fighting units of the side of A and of that of B. */
  readonly sides: readonly [readonly Mover[], readonly Mover[]];
}

/** Fights in the open come first, then those about the settlement (WW-7.1-17, WW-7.3-25). */
const DEEDS: readonly Deed[] = ['fight', 'storm', 'attack', 'sally'];

/** True if the GM prevents two units from fighting each other. */
const isSpared = (meetings: readonly Meeting[], one: Mover, other: Mover): boolean =>
  meetings.some(
    ({ a, b, isRuled, deed }) =>
      isRuled && deed === 'none' && ((a === one && b === other) || (a === other && b === one)),
  );

const partiesOf = (movers: readonly Mover[]): readonly PartyKey[] => [
  ...new Set(movers.map(({ plan }) => plan.unit.party)),
];

/** Fighting units of a party and its allies that have an enemy among those of another (WW-7.1-17). */
const sideOf = (
  clock: Clock,
  one: Mover,
  other: Mover,
  fighters: readonly Mover[],
): readonly Mover[] => {
  const parties = coalitionOf(
    clock.parties,
    one.plan.unit.party,
    other.plan.unit.party,
    partiesOf(fighters),
  );
  return fighters.filter(({ plan }) => parties.has(plan.unit.party));
};

const facing = (
  clock: Clock,
  side: readonly Mover[],
  enemies: readonly Mover[],
  meetings: readonly Meeting[],
): readonly Mover[] =>
  side.filter((mover) =>
    enemies.some((enemy) => areHostile(clock, mover, enemy) && !isSpared(meetings, mover, enemy)),
  );

/** Who takes part on the two sides of an encounter: units inside a settlement and those before it are apart (WW-7.3-25). */
const clashOf = (clock: Clock, cause: Meeting, meetings: readonly Meeting[]): Clash | null => {
  const { a, b, deed } = cause;
  const spot = spotOfMover(clock, a);
  if (deed === 'none' || spot === undefined) return null;
  if (arePairs(clock)) return { deed, cause, sides: [[a], [b]] };
  const garrison = garrisonOf(clock, spot);
  const company = companyAt(clock, spot).filter(isFighter);
  const outside = company.filter((mover) => !garrison.includes(mover));
  const isMember = (side: readonly Mover[], mover: Mover): readonly Mover[] =>
    side.includes(mover) ? side : [...side, mover];
  const fightersFor = (mover: Mover, enemy: Mover): readonly Mover[] => {
    if (deed === 'fight') return isMember(outside, mover);
    if (!garrison.includes(mover)) {
      return deed === 'storm'
        ? outside.filter((one) => one === mover || isStorming(clock, one, enemy))
        : outside;
    }
    return deed === 'sally' ? garrison.filter((one) => isSallying(clock, one, enemy)) : garrison;
  };
  const sideA = sideOf(clock, a, b, fightersFor(a, b));
  const sideB = sideOf(clock, b, a, fightersFor(b, a));
  const sides = [
    facing(clock, sideA, sideB, meetings),
    facing(clock, sideB, sideA, meetings),
  ] as const;
  return sides[0].length === 0 || sides[1].length === 0 ? null : { deed, cause, sides };
};

const isStorming = (clock: Clock, mover: Mover, enemy: Mover): boolean =>
  isStormOrder(orderAgainst(clock, mover, enemy), mover.plan.storms, clock.settings);

const isSallying = (clock: Clock, mover: Mover, enemy: Mover): boolean =>
  ['N', 'A'].includes(orderAgainst(clock, mover, enemy));

const members = (side: readonly Mover[]): readonly SideMember[] =>
  side.map((mover) => ({ party: mover.plan.unit.party, order: orderNow(mover) }));

/** The two sides of a clash, the more pressing one first. */
const bySide = ({ sides }: Clash): readonly (readonly SideMember[])[] =>
  [members(sides[0]), members(sides[1])].sort(compareSides);

/** Which of two clashes is fought first: by kind, then by the sides that are most aggressive (WW-7.1-17). */
const compareClashes = (one: Clash, other: Clash): number => {
  const byDeed = DEEDS.indexOf(one.deed) - DEEDS.indexOf(other.deed);
  if (byDeed !== 0) return byDeed;
  const [a, b] = [bySide(one), bySide(other)];
  return (
    compareSides(a[0] ?? [], b[0] ?? []) ||
    compareSides(a[1] ?? [], b[1] ?? []) ||
    one.cause.a.index - other.cause.a.index ||
    one.cause.b.index - other.cause.b.index
  );
};

const KINDS = { fight: 'battle', storm: 'storm', attack: 'battle', sally: 'sally' } as const;

/** The attacker in the open by arrival and order; at a settlement whoever is not inside, but for a sally (WW-7.2-12, WW-7.3-25). */
const attackerIn = (clock: Clock, { deed, sides }: Clash, garrisonIndex: 0 | 1): 0 | 1 | null => {
  if (deed === 'storm' || deed === 'attack') return garrisonIndex === 0 ? 1 : 0;
  if (deed === 'sally') return garrisonIndex;
  const combatant = (side: readonly Mover[], enemies: readonly Mover[]) => ({
    orders: side.map((mover) => orderAmong(clock, mover, enemies)),
    hasJustCome: side.some((mover) => hasJustCome(clock, mover)),
  });
  return attackerOf([combatant(sides[0], sides[1]), combatant(sides[1], sides[0])], clock.settings);
};

const hostOf = (movers: readonly Mover[], role: Host['role'], isInTown: boolean): Host => ({
  role,
  movers,
  isInTown,
  approach: null,
});

/** Two sides that both attack stand in the order of party keys (WW-9.3-01). */
const firstByKey = ({ sides }: Clash): 0 | 1 => {
  const [a = '', b = ''] = sides.map((side) => [...partiesOf(side)].sort()[0] ?? '');
  return a <= b ? 0 : 1;
};

/** The field in which a clash takes place: for a ship on a side and a unit beside it, that of the unit (WW-12.7-32). */
const placeOf = (clock: Clock, { cause: { a, b } }: Clash): Target => {
  const [one, other] = [whereIs(clock, a), whereIs(clock, b)];
  if (one?.kind === 'field') return one;
  return other ?? one ?? { kind: 'field', cell: 0 };
};

const planOf = (clock: Clock, clash: Clash): BattlePlan => {
  const { deed, sides } = clash;
  const place = placeOf(clock, clash);
  const garrison = place.kind === 'field' ? garrisonOf(clock, place.cell) : [];
  const garrisonIndex = garrison.includes(clash.cause.a) ? 0 : 1;
  const attacker = attackerIn(clock, clash, garrisonIndex);
  const first = attacker ?? firstByKey(clash);
  const second = first === 0 ? 1 : 0;
  const isInTown = (index: 0 | 1): boolean => deed !== 'fight' && index === garrisonIndex;
  const points = fortressPoints(clock, cellOfSpot(clock.board.lattice, place.cell));
  return {
    kind: KINDS[deed],
    place,
    hosts: [
      hostOf(sides[first], attacker === null ? 'meeting' : 'attacker', isInTown(first)),
      hostOf(sides[second], attacker === null ? 'meeting' : 'defender', isInTown(second)),
    ],
    storm: deed === 'storm' ? { kind: 'fortress', points } : null,
  };
};

/** All encounters between the two sides of a clash are settled by it; who was attacked inside does not sally (WW-7.3-25). */
function settle(clash: Clash, meetings: readonly Meeting[]): void {
  const [sideA, sideB] = clash.sides;
  for (const meeting of meetings) {
    const { a, b, deed } = meeting;
    const isBetween =
      (sideA.includes(a) && sideB.includes(b)) || (sideA.includes(b) && sideB.includes(a));
    const isAttacked = clash.deed === 'storm' || clash.deed === 'attack';
    const isAnswer =
      isAttacked && deed === 'sally' && [a, b].some((one) => [...sideA, ...sideB].includes(one));
    if (isBetween || isAnswer) meeting.isDone = true;
  }
}

/**
 * Fights the next fight of a place, if one is due: the sides with the most aggressive orders first
 * (WW-7.1-17). Returned are the places to which units retreated; null if nobody fights.
 */
export function nextFight(clock: Clock, meetings: readonly Meeting[]): readonly number[] | null {
  const clashes = meetings
    .filter(({ deed, isDone }) => deed !== 'none' && !isDone)
    .flatMap((cause) => clashOf(clock, cause, meetings) ?? [])
    .sort(compareClashes);
  const [clash] = clashes;
  if (clash === undefined) return null;
  settle(clash, meetings);
  clash.cause.isDone = true;
  const plan = planOf(clock, clash);
  return afterBattle(clock, plan, battle(clock, plan));
}
