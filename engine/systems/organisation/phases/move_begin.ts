import { areNeighbours } from '../../../world';
import { MOVABLE } from '../data/tables';
import { freeName, repairsOf } from '../rules/levels';
import { moneyFact, purseAt } from '../rules/money';
import { isOnTheMove } from '../rules/pools';
import { calmAt, unitsAt, unrestAt } from '../rules/population';
import { choiceOf, flagOf } from '../rules/settings';
import type { Advantage, Move, Organisation } from '../state/types';
import { reading } from './choice';
import { booked, changed, forEachOrganisation, happened, organisationOf } from './doing';
import { firstFault, type Given, givenOrders, isCount, refusedOrder } from './given';
import { moneySent } from './sending';
import type { PhaseRun } from './run';

type MoveOrder = 'MOVE_POPULATION' | 'MOVE_ADVANTAGE' | 'MOVE_MONEY' | 'MOVE_SEAT';

/** Something on its way: marked as moved until the phase ends, and nowhere until it arrives (OS-9.3-05, OS-6-09). */
const departed = (organisation: Organisation, ...moves: readonly Move[]): Organisation => ({
  ...organisation,
  moves: [...organisation.moves, ...moves],
  moved: [
    ...organisation.moved,
    ...moves.flatMap((move) => (move.kind === 'money' ? [] : [move.id])),
  ],
});

/** Units that go: calm ones, those that came first before the others; in unrest only by the GM's word (OS-2-12). */
const travellers = (
  run: PhaseRun,
  organisation: Organisation,
  { by, row, order }: Given<'MOVE_POPULATION'>,
): { readonly run: PhaseRun; readonly ids: readonly string[] } => {
  const calm = calmAt(organisation, order.from);
  const all = [...calm, ...unrestAt(organisation, order.from)];
  const isShort = calm.length < order.units && all.length >= order.units;
  const asked = isShort
    ? reading(run, 43, {
        key: `move/${by}/${String(row.unit)}/unrest`,
        clause: 'OS-2-12',
        about: { party: by, region: order.from, units: order.units - calm.length },
        options: ['stay_in_unrest', 'move_in_unrest'],
      })
    : { run, answer: 'stay_in_unrest' };
  const going = asked.answer === 'move_in_unrest' ? all : calm;
  return { run: asked.run, ids: going.slice(0, order.units).map(({ id }) => id) };
};

/** Population sets out for a neighbour region (OS-9.3-01, OS-9.3-04). */
const movePopulation = (before: PhaseRun, given: Given<'MOVE_POPULATION'>): PhaseRun => {
  const { by, order } = given;
  const organisation = organisationOf(before, by);
  if (organisation === undefined) return before;
  const { run, ids } = travellers(before, organisation, given);
  const fault = firstFault(
    [!areNeighbours(run.board, order.from, order.to), 'organisation.E_NOT_NEIGHBOUR'],
    [!isCount(order.units) || ids.length < order.units, 'organisation.E_UNITS'],
  );
  const { from, to, units } = order;
  if (fault !== undefined) return refusedOrder(run, given, fault, { from, to, units });
  const moves = ids.map((id): Move => ({ kind: 'unit', id, to }));
  return happened(
    changed(run, by, (one) => departed(one, ...moves)),
    {
      kind: 'organisation.populationLeaves',
      clause: 'OS-9.3-01',
      place: from,
      parties: [by],
      about: { from, to, units },
    },
  );
};

/** The jobs when damaged levels go: repairs for which no damaged level stays go with them (OS-9.2-05). */
const jobsAfterSplit = (
  { jobs }: Organisation,
  advantage: Advantage,
  id: string,
  staying: number,
): Organisation['jobs'] => {
  const going = repairsOf({ jobs }, advantage.id).slice(staying);
  return jobs.map((job) => (going.includes(job) ? { ...job, advantage: id } : job));
};

/** Part of an advantage as one of its own, intact levels first (`os.move.split`, OS-9.3-04). */
const splitOff = (
  organisation: Organisation,
  advantage: Advantage,
  levels: number,
): { readonly organisation: Organisation; readonly id: string } => {
  const intact = Math.min(levels, advantage.intact);
  const damaged = levels - intact;
  const lastAdvantage = organisation.lastAdvantage + 1;
  const id = `a${String(lastAdvantage)}`;
  const name = freeName(
    advantage.name,
    organisation.advantages.map((one) => one.name),
  );
  const stays = {
    ...advantage,
    intact: advantage.intact - intact,
    damaged: advantage.damaged - damaged,
  };
  return {
    id,
    organisation: {
      ...organisation,
      lastAdvantage,
      jobs: jobsAfterSplit(organisation, advantage, id, stays.damaged),
      advantages: [
        ...organisation.advantages.map((one) => (one.id === advantage.id ? stays : one)),
        { ...advantage, id, name, intact, damaged, exhausted: 0 },
      ],
    },
  };
};

/** An advantage sets out, as a whole with its damaged levels unless parts may go (OS-9.3-02, OS-9.3-04). */
const moveAdvantage = (run: PhaseRun, given: Given<'MOVE_ADVANTAGE'>): PhaseRun => {
  const { by, order } = given;
  const organisation = organisationOf(run, by);
  const own = organisation?.advantages.find(({ name }) => name === order.name.trim());
  if (organisation === undefined || own === undefined) {
    return refusedOrder(run, given, 'organisation.E_TARGET', { name: order.name });
  }
  const { region: from, id, name } = own;
  const total = own.intact + own.damaged;
  const levels = order.levels ?? total;
  const isPart = levels !== total;
  const fault = firstFault(
    [!MOVABLE.includes(own.category), 'organisation.E_IMMOVABLE'],
    [!areNeighbours(run.board, from, order.to), 'organisation.E_NOT_NEIGHBOUR'],
    [isOnTheMove(organisation, id), 'organisation.E_MOVING'],
    [!isCount(levels) || levels > total, 'organisation.E_LEVEL'],
    [isPart && !flagOf(run.input.settings, 'os.move.split'), 'organisation.E_LEVEL'],
  );
  if (fault !== undefined) return refusedOrder(run, given, fault, { name, levels });
  const leaving = isPart ? splitOff(organisation, own, levels) : { organisation, id };
  const { to } = order;
  return happened(
    changed(run, by, () =>
      departed(leaving.organisation, { kind: 'advantage', id: leaving.id, to }),
    ),
    {
      kind: 'organisation.advantageLeaves',
      clause: 'OS-9.3-02',
      place: from,
      parties: [by],
      about: { name, from, to, levels },
    },
  );
};

/** Money that others can still take until it arrives lies where it was (`os.move.money_robbable`, OS-9.3-05). */
const promised = ({ moves }: Organisation, region: string): number =>
  moves.reduce(
    (total, move) => (move.kind === 'money' && move.from === region ? total + move.amount : total),
    0,
  );

/** Money sets out for a neighbour region (OS-9.3-03, OS-0-02). */
const moveMoney = (run: PhaseRun, given: Given<'MOVE_MONEY'>): PhaseRun => {
  const { by, order } = given;
  const { settings } = run.input;
  const organisation = organisationOf(run, by);
  if (organisation === undefined) return run;
  const { from, to, amount } = order;
  const isRobbable = flagOf(settings, 'os.move.money_robbable');
  const isPooled = choiceOf(settings, 'os.money.scope') === 'pooled';
  const free =
    purseAt(organisation, from, settings) - (isRobbable ? promised(organisation, from) : 0);
  const fault = firstFault(
    [!areNeighbours(run.board, from, to), 'organisation.E_NOT_NEIGHBOUR'],
    [!isCount(amount) || amount > free || isPooled, 'organisation.E_MONEY'],
  );
  if (fault !== undefined) return refusedOrder(run, given, fault, { from, to, halves: amount });
  const move = { kind: 'money', from, to, amount } as const;
  if (isRobbable) return changed(run, by, (one) => departed(one, move));
  const sent = moneySent(run, by, move, 'move_begin', String(given.row.unit));
  return changed(sent.run, by, (one) => departed(one, { ...move, amount: sent.amount }));
};

/** The seat is moved at once and for nothing, once in a phase (OS-1-07, OS-1-12); one purse goes with it (OS-1-06). */
const moveSeat = (run: PhaseRun, given: Given<'MOVE_SEAT'>): PhaseRun => {
  const { by, order } = given;
  const { settings } = run.input;
  const organisation = organisationOf(run, by);
  if (organisation === undefined) return run;
  const { region } = order;
  const fault = firstFault(
    [unitsAt(organisation, region).length === 0, 'organisation.E_UNITS'],
    [organisation.hasMovedSeat, 'organisation.E_MOVING'],
  );
  if (fault !== undefined) return refusedOrder(run, given, fault, { region });
  const isPooled = choiceOf(settings, 'os.money.scope') === 'pooled';
  const purse = isPooled ? purseAt(organisation, organisation.seat, settings) : 0;
  const amount = moneyFact('purse', purse, { party: by, region: organisation.seat });
  const carried = { party: by, region, amount, name: 'seat', about: { region } };
  const packed = booked(run, { ...carried, isIncome: false });
  const seated = changed(packed, by, (one) => ({ ...one, seat: region, hasMovedSeat: true }));
  return happened(booked(seated, { ...carried, isIncome: true }), {
    kind: 'organisation.seatMoved',
    clause: 'OS-1-12',
    place: region,
    parties: [by],
    about: { from: organisation.seat, to: region },
  });
};

const moveAny = (run: PhaseRun, { by, row, order }: Given<MoveOrder>): PhaseRun => {
  switch (order.kind) {
    case 'MOVE_POPULATION':
      return movePopulation(run, { by, row, order });
    case 'MOVE_ADVANTAGE':
      return moveAdvantage(run, { by, row, order });
    case 'MOVE_MONEY':
      return moveMoney(run, { by, row, order });
    case 'MOVE_SEAT':
      return moveSeat(run, { by, row, order });
  }
};

/** Start step 3: population, advantages, money and the seat set out, in the order of each letter (OS-9.3). */
export const beginMoves = (before: PhaseRun): PhaseRun =>
  forEachOrganisation(before, (run, { key }) =>
    givenOrders(run, key, 'MOVE_POPULATION', 'MOVE_ADVANTAGE', 'MOVE_MONEY', 'MOVE_SEAT').reduce(
      moveAny,
      run,
    ),
  );
