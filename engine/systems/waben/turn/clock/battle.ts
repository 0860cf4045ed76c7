import { canonicalSide, type Direction, formatSide } from '../../../../hex';
import { compareFractions, type Fight, type Fraction } from '../../../../kernel';
import { cargoLeft } from '../../rules/fight/cargo';
import type {
  Fighter,
  FightResult,
  FightSetup,
  PointFacts,
  Side,
} from '../../rules/fight/contract';
import { fight } from '../../rules/fight/fight';
import { spotOf } from '../../rules/movement/place';
import { choiceOf } from '../../rules/settings';
import type { Target } from '../../rules/step/target';
import { type Approach, pointFacts, terrainAt } from './facts';
import { orderAmong } from './hostile';
import { report } from './report';
import { canRetreat } from './retreat';
import { aboardOf, calendarMoon, type Clock, type Mover } from './state';

/** One side of a fight on the board. */
export interface Host {
  readonly role: PointFacts['role'];
  readonly movers: readonly Mover[];
  /** It fights out of the settlement of the place. */
  readonly isInTown: boolean;
  /** It attacks from outside of the place: its way there; null = it stands in it. */
  readonly approach: Approach | null;
}

/** A fight about to be fought on the board; the attacker first. */
export interface BattlePlan {
  readonly kind: Fight['kind'];
  readonly place: Target;
  readonly hosts: readonly [Host, Host];
  readonly storm: FightSetup['storm'];
}

/** The name of a place in fights: the field, or the side by its home (WW-9.1-07). */
const fightPlace = ({ board }: Clock, place: Target): string => {
  const field = board.lattice.addressOf(place.cell);
  if (place.kind === 'field') return field;
  const side: Direction = place.direction;
  return formatSide(canonicalSide(board.lattice, { field, side }));
};

/** The last step of a unit into the place of a fight. */
const ownApproach = (clock: Clock, { lastStep }: Mover, place: Target): Approach | null => {
  const { lattice } = clock.board;
  return lastStep !== null && spotOf(lattice, lastStep.to) === spotOf(lattice, place)
    ? lastStep
    : null;
};

const later = (a: Fraction, b: Fraction): boolean => compareFractions(a, b) > 0;

/** A sally comes out of the settlement, from no other level and over no side of the field (WW-7.2-09). */
const isSally = ({ isInTown, role }: Host): boolean => isInTown && role === 'attacker';

/** How a side came at its enemy: from outside, or with the last of its steps into the place. */
const approachOf = (clock: Clock, host: Host, place: Target): Approach | null =>
  isSally(host)
    ? null
    : (host.approach ??
      host.movers
        .flatMap((mover) => ownApproach(clock, mover, place) ?? [])
        .reduce<Approach | null>(
          (last, step) => (last === null || later(step.end, last.end) ? step : last),
          null,
        ));

const fighterOf = (clock: Clock, mover: Mover, plan: BattlePlan, index: 0 | 1): Fighter => {
  const host = plan.hosts[index];
  const enemy = plan.hosts[index === 0 ? 1 : 0];
  const { unit, type } = mover.plan;
  const order = orderAmong(clock, mover, enemy.movers);
  const holds = order === 'N' || order === 'H' || isSally(host) || host.approach !== null;
  const isCornered = choiceOf(clock.settings, 'fight.trapped') === 'hold';
  return {
    id: unit.id,
    party: unit.party,
    number: unit.number,
    type,
    order,
    size: mover.size,
    leaders: mover.leaders,
    facts: pointFacts(clock, mover, {
      role: host.role,
      place: plan.place,
      own: host.approach ?? ownApproach(clock, mover, plan.place),
      enemy: approachOf(clock, enemy, plan.place),
      isInTown: host.isInTown,
    }),
    isTrapped: isCornered && !holds && !canRetreat(clock, mover, enemy.movers),
    isInside: host.isInTown,
  };
};

const sideOf = (clock: Clock, plan: BattlePlan, index: 0 | 1): Side => ({
  role: plan.hosts[index].role,
  fighters: plan.hosts[index].movers.map((mover) => fighterOf(clock, mover, plan, index)),
});

/** Storms tried here in this moon by a party's N units. */
const stormKey = (clock: Clock, plan: BattlePlan): string =>
  `${fightPlace(clock, plan.place)} ${plan.hosts[0].movers[0]?.plan.unit.party ?? ''}`;

const setupOf = (clock: Clock, plan: BattlePlan, no: number): FightSetup => ({
  kind: plan.kind,
  place: fightPlace(clock, plan.place),
  terrain: terrainAt(clock, plan.place),
  difficulty: clock.board.ground.difficulty(plan.place.cell),
  moon: calendarMoon(clock),
  no,
  turn: clock.turn,
  seed: clock.seed,
  time: clock.now,
  sides: [sideOf(clock, plan, 0), sideOf(clock, plan, 1)],
  storm: plan.storm,
  stormsBefore: clock.storms.get(stormKey(clock, plan)) ?? 0,
  settings: clock.settings,
  rulings: clock.rulings,
});

/** The cargo of units is lost with their ships and beasts in the same measure (WW-9.3-16). */
function loseCargo(clock: Clock, carrier: Mover, fought: Fight): void {
  const { unit } = carrier.plan;
  const by = { party: unit.party, unit: unit.number };
  carrier.gold = cargoLeft(fought, by, carrier.gold).value;
  for (const cargo of aboardOf(clock, carrier)) {
    cargo.size = cargoLeft(fought, by, cargo.size).value;
    cargo.gold = cargoLeft(fought, by, cargo.gold).value;
  }
}

function bookLosses(clock: Clock, plan: BattlePlan, { fight: fought, left }: FightResult): void {
  for (const mover of plan.hosts.flatMap(({ movers }) => movers)) {
    loseCargo(clock, mover, fought);
    mover.size = left.get(mover.plan.unit.id) ?? mover.size;
  }
}

/** Booty is credited to the winners at the end of the turn (WW-9.3-12). */
function creditBooty(clock: Clock, { fight: fought, booty }: FightResult): void {
  for (const [party, why] of booty) {
    if (why.value <= 0) continue;
    const posting = {
      amount: why.value,
      name: 'booty',
      why,
      place: fought.place,
      about: { fight: fought.key },
    };
    clock.credits.push({ party, posting });
  }
}

function reportFight(clock: Clock, plan: BattlePlan, { fight: fought }: FightResult): void {
  const winner = fought.winner === null ? '' : (fought.sides[fought.winner].parties[0] ?? '');
  const unitOf = (index: 0 | 1): string => plan.hosts[index].movers[0]?.plan.unit.id ?? '';
  report(clock, spotOf(clock.board.lattice, plan.place), {
    kind: 'fight',
    clause: fought.clause,
    parties: fought.sides.flatMap(({ parties }) => parties),
    about: {
      fight: fought.key,
      kind: fought.kind,
      a: unitOf(0),
      b: unitOf(1),
      winner,
      rounds: fought.rounds.length,
      ruling: fought.ruling,
    },
  });
}

/** Fights a fight: dice, losses, cargo, booty and its report. Retreats and removals are left to the caller. */
export function battle(clock: Clock, plan: BattlePlan): FightResult {
  const place = fightPlace(clock, plan.place);
  const no = (clock.fightNumbers.get(place) ?? 0) + 1;
  clock.fightNumbers.set(place, no);
  const setup = setupOf(clock, plan, no);
  const result = fight(setup);
  const key = stormKey(clock, plan);
  clock.storms.set(key, (clock.storms.get(key) ?? 0) + result.storms);
  clock.fights.push(result.fight);
  clock.setups.push(setup);
  bookLosses(clock, plan, result);
  creditBooty(clock, result);
  reportFight(clock, plan, result);
  return result;
}
