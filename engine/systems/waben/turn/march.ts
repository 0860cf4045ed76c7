import { type GrossfeldNo } from '../../../hex';
import { fraction, type March } from '../../../kernel';
import {
  type Grossfeld,
  type Knowledge,
  learn,
  type Party,
  type PartyKey,
  type Unit,
  type UnitId,
  type World,
} from '../../../world';
import type { WabenRow } from '../orders';
import { musterMoonOf } from '../rules/calendar';
import { storedIn } from '../rules/economy/storage';
import { rememberedOrder } from '../rules/movement/orders';
import { formatPlace } from '../rules/movement/place';
import type { UnitPlan } from '../rules/movement/plan';
import { raisedAfterLosses } from '../rules/movement/raised';
import { runClock } from './clock/run';
import { type Clock, isRaised, type Mover, putDown } from './clock/state';
import { arrivalOf } from './clock/town';
import { sightingAt } from './clock/watch';
import type { WabenTurn } from './turn';

const moverOf = (plan: UnitPlan, index: number, turn: WabenTurn): Mover => ({
  index,
  plan,
  raisedIn: turn.readyAfter[plan.unit.id] === undefined ? 0 : musterMoonOf(turn.world.clock),
  place: plan.unit.place,
  next: 0,
  account: plan.allowance.value,
  moon: -1,
  clock: fraction(turn.readyAfter[plan.unit.id] ?? 0),
  pending: null,
  sleepsUntil: null,
  waits: 'no',
  hasWaitedEnough: false,
  isHeld: false,
  cameFrom:
    plan.unit.cameFrom === undefined
      ? null
      : (turn.board.lattice.cellOf(plan.unit.cameFrom) ?? null),
  hasEnded: false,
  steps: [],
  stop: null,
  sees: new Set(),
  seenBy: new Set(),
  seenFromLand: new Set(),
  size: plan.unit.size,
  leaders: plan.unit.leaders,
  gold: plan.unit.gold ?? 0,
  morale: plan.unit.morale,
  moonSize: plan.unit.size,
  gone: null,
  exposures: [],
  hasMoved: false,
  lastStep: null,
  arrivals: 0,
  retreats: 0,
  isTrapped: false,
  seenSince: new Map(),
  quarry: null,
  isStepPaid: false,
  hasAssaulted: false,
});

const clockOf = (turn: WabenTurn): Clock => {
  const { settings, rulings, seed } = turn.input;
  const { world } = turn;
  const movers = turn.plans.map((plan, index) => moverOf(plan, index, turn));
  const clock: Clock = {
    board: turn.board,
    parties: world.parties,
    settings,
    rulings,
    turn: world.clock.turn,
    moons: world.clock.moonsPerTurn,
    movers,
    byId: new Map(movers.map((mover) => [mover.plan.unit.id, mover])),
    watches: turn.watches,
    standing: new Map(),
    present: new Map(),
    aboard: new Map(),
    events: turn.events,
    find: (finding) => {
      turn.find(finding);
    },
    told: new Set(),
    questions: new Map(),
    now: fraction(0),
    seed,
    firstMoon: world.clock.moon,
    moon: 0,
    fights: turn.fights,
    setups: turn.setups,
    fightNumbers: new Map(),
    credits: turn.credits,
    works: new Map(Object.entries(world.works)),
    declarations: turn.declarations,
    met: new Map(),
    storms: new Map(),
    parted: new Set(),
    breaches: new Set(),
    taken: new Map(),
    touched: new Set(),
    storedGold: (party, place) =>
      turn.books[party]?.vault.gold[place] ?? storedIn(world, party, place, settings),
    looted: new Set(),
    landed: new Set(),
    contacts: new Map(),
  };
  for (const mover of movers) if (isRaised(clock, mover)) putDown(clock, mover);
  return clock;
};

const marchOf = ({ plan, place, steps, stop }: Mover): March => {
  const { unit, allowance } = plan;
  return {
    party: unit.party,
    unit: unit.number,
    unitType: unit.type,
    size: unit.size,
    allowance,
    start: formatPlace(unit.place),
    end: formatPlace(place),
    steps,
    ...(stop === null ? {} : { stop }),
  };
};

const chunksByNo = (chunks: readonly Grossfeld[]): Readonly<Record<GrossfeldNo, Grossfeld>> =>
  Object.fromEntries(chunks.map((chunk) => [chunk.no, chunk]));

/** A party with the contacts it made, sorted (WW-12.7-31, WW-12.8-05). */
const withContacts = (party: Party, made: ReadonlySet<PartyKey> | undefined): Party =>
  made === undefined
    ? party
    : { ...party, contacts: [...new Set([...(party.contacts ?? []), ...made])].sort() };

/** Parties after the turn: whoever lost its capital, or has nothing there any more, has none until it names one (WW-4.2-19). */
const partiesAfter = (clock: Clock): Readonly<Record<PartyKey, Party>> => {
  const { ground, lattice } = clock.board;
  return Object.fromEntries(
    Object.entries(clock.parties).map(([key, party]) => {
      const cell = party.capital === null ? undefined : lattice.cellOf(party.capital);
      const lord = cell === undefined ? undefined : ground.settlement(cell)?.owner;
      const capital = lord === key ? party.capital : null;
      return [key, withContacts({ ...party, capital }, clock.contacts.get(key))];
    }),
  );
};

/** Knowledge of each party after the turn: fields passed, and units seen that are out of sight by now. */
const knowledgeAfter = (clock: Clock, world: World): Readonly<Record<PartyKey, Knowledge>> => {
  const { lattice, chunks } = clock.board;
  const inSight = new Map<PartyKey, Set<UnitId>>();
  for (const mover of clock.movers) {
    const parties = [
      ...[...mover.seenBy].map((viewer) => viewer.plan.unit.party),
      ...mover.seenFromLand,
    ];
    for (const party of parties) {
      const seen = inSight.get(party) ?? new Set<UnitId>();
      inSight.set(party, seen.add(mover.plan.unit.id));
    }
  }
  return Object.fromEntries(
    Object.entries(clock.watches).map(([party, { vision, sightings }]) => {
      const knowledge = learn(world.knowledge[party], lattice, chunks, vision, clock.turn);
      const lost = [...sightings.keys()]
        .filter((id) => inSight.get(party)?.has(id) !== true)
        .flatMap((id) => clock.byId.get(id) ?? [])
        .sort((a, b) => a.index - b.index)
        .flatMap(({ plan: { unit } }) => {
          const sight = sightings.get(unit.id);
          return sight === undefined ? [] : [sightingAt(clock, unit, sight)];
        });
      return [party, { ...knowledge, sightings: lost }];
    }),
  );
};

/**
 * A unit after the turn: heads, leaders, gold and morale, its place and how it came there, the order to remember
 * (WW-8.1-07, WW-9.3-10).
 */
const unitAfter = (clock: Clock, mover: Mover, row: WabenRow | undefined): Unit => {
  const { plan, place, cameFrom, size, leaders, morale, lastStep } = mover;
  const { unit } = plan;
  const order = row === undefined ? unit.order : rememberedOrder(row.content.code, unit.order);
  return {
    ...unit,
    place,
    order,
    size,
    leaders,
    morale,
    raised: raisedAfterLosses(unit.raised, unit.size, size),
    ...(mover.gold === (unit.gold ?? 0) ? {} : { gold: mover.gold }),
    ...(cameFrom === null ? {} : { cameFrom: clock.board.lattice.addressOf(cameFrom) }),
    ...(lastStep === null ? {} : { arrived: arrivalOf(clock, mover) }),
    ...(plan.isInside === null ? {} : { inside: plan.isInside }),
  };
};

/** Moves everything on the time axis and books what came of it: places, owners, knowledge, marches. */
export function march(turn: WabenTurn): void {
  const { world } = turn;
  const clock = clockOf(turn);
  runClock(clock);
  const units = clock.movers
    .filter(({ gone }) => gone === null)
    .map((mover): [UnitId, Unit] => {
      const { id } = mover.plan.unit;
      return [id, unitAfter(clock, mover, turn.rows[id])];
    });
  turn.world = {
    ...world,
    map: { ...world.map, grossfelder: chunksByNo(clock.board.chunks) },
    parties: partiesAfter(clock),
    units: Object.fromEntries(units),
    works: Object.fromEntries([...clock.works].sort(([a], [b]) => (a < b ? -1 : 1))),
    knowledge: { ...world.knowledge, ...knowledgeAfter(clock, world) },
  };
  turn.marches = clock.movers.map(marchOf);
  for (const one of clock.questions.values()) turn.ask(one);
}
