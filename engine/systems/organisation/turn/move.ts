import { areNeighbours } from '../../../world';
import { MOVABLE } from '../data/tables';
import { freeName, repairsOf } from '../rules/levels';
import { moneyFact, purseAt } from '../rules/money';
import { isOnTheMove } from '../rules/pools';
import { calmAt, unitsAt, unrestAt } from '../rules/population';
import { choiceOf, flagOf } from '../rules/settings';
import { settled } from '../rules/units';
import type { Advantage, Move, Organisation } from '../state/types';
import { book, type MoneyMove, pay, sendMoney } from './money';
import {
  change,
  eachOrganisation,
  firstFault,
  type Given,
  isCount,
  ordersOf,
  organisationOf,
  type PhaseTurn,
  reading,
  refuse,
  tell,
} from './turn';

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
function travellers(
  turn: PhaseTurn,
  organisation: Organisation,
  { by, row, order }: Given<'MOVE_POPULATION'>,
): readonly string[] {
  const calm = calmAt(organisation, order.from);
  const all = [...calm, ...unrestAt(organisation, order.from)];
  const isShort = calm.length < order.units && all.length >= order.units;
  const answer = isShort
    ? reading(turn, 43, {
        key: `move/${by}/${String(row.unit)}/unrest`,
        clause: 'OS-2-12',
        about: { party: by, region: order.from, units: order.units - calm.length },
        options: ['stay_in_unrest', 'move_in_unrest'],
      })
    : 'stay_in_unrest';
  const going = answer === 'move_in_unrest' ? all : calm;
  return going.slice(0, order.units).map(({ id }) => id);
}

/** Population sets out for a neighbour region (OS-9.3-01, OS-9.3-04). */
function movePopulation(
  turn: PhaseTurn,
  given: Given<'MOVE_POPULATION'>,
  organisation: Organisation,
): void {
  const { from, to, units } = given.order;
  const ids = travellers(turn, organisation, given);
  const fault = firstFault(
    [!areNeighbours(turn.board, from, to), 'organisation.E_NOT_NEIGHBOUR'],
    [!isCount(units) || ids.length < units, 'organisation.E_UNITS'],
  );
  if (fault !== undefined) {
    refuse(turn, given, fault, { from, to, units });
    return;
  }
  change(turn, given.by, (one) =>
    departed(one, ...ids.map((id): Move => ({ kind: 'unit', id, to }))),
  );
  tell(turn, {
    kind: 'organisation.populationLeaves',
    clause: 'OS-9.3-01',
    place: from,
    parties: [given.by],
    about: { from, to, units },
  });
}

/** The jobs when damaged levels go: repairs for which no damaged level stays go with them (OS-9.2-05). */
function jobsAfterSplit(
  { jobs }: Organisation,
  advantage: Advantage,
  id: string,
  staying: number,
): Organisation['jobs'] {
  const going = repairsOf({ jobs }, advantage.id).slice(staying);
  return jobs.map((job) => (going.includes(job) ? { ...job, advantage: id } : job));
}

/** Part of an advantage as one of its own, intact levels first (`os.move.split`, OS-9.3-04). */
function splitOff(
  organisation: Organisation,
  advantage: Advantage,
  levels: number,
): { readonly organisation: Organisation; readonly id: string } {
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
}

/** An advantage sets out, as a whole with its damaged levels unless parts may go (OS-9.3-02, OS-9.3-04). */
function moveAdvantage(
  turn: PhaseTurn,
  given: Given<'MOVE_ADVANTAGE'>,
  organisation: Organisation,
): void {
  const { by, order } = given;
  const own = organisation.advantages.find(({ name }) => name === order.name.trim());
  if (own === undefined) {
    refuse(turn, given, 'organisation.E_TARGET', { name: order.name });
    return;
  }
  const { region: from, id, name } = own;
  const { to } = order;
  const total = own.intact + own.damaged;
  const levels = order.levels ?? total;
  const isPart = levels !== total;
  const fault = firstFault(
    [!MOVABLE.includes(own.category), 'organisation.E_IMMOVABLE'],
    [!areNeighbours(turn.board, from, to), 'organisation.E_NOT_NEIGHBOUR'],
    [isOnTheMove(organisation, id), 'organisation.E_MOVING'],
    [!isCount(levels) || levels > total, 'organisation.E_LEVEL'],
    [isPart && !flagOf(turn.input.settings, 'os.move.split'), 'organisation.E_LEVEL'],
  );
  if (fault !== undefined) {
    refuse(turn, given, fault, { name, levels });
    return;
  }
  const leaving = isPart ? splitOff(organisation, own, levels) : { organisation, id };
  change(turn, by, () => departed(leaving.organisation, { kind: 'advantage', id: leaving.id, to }));
  tell(turn, {
    kind: 'organisation.advantageLeaves',
    clause: 'OS-9.3-02',
    place: from,
    parties: [by],
    about: { name, from, to, levels },
  });
}

/** Money that others can still take until it arrives lies where it was (`os.move.money_robbable`, OS-9.3-05). */
const promised = ({ moves }: Organisation, region: string): number =>
  moves.reduce(
    (total, move) => (move.kind === 'money' && move.from === region ? total + move.amount : total),
    0,
  );

/** Money sets out for a neighbour region (OS-9.3-03, OS-0-02). */
function moveMoney(turn: PhaseTurn, given: Given<'MOVE_MONEY'>, organisation: Organisation): void {
  const { by, order } = given;
  const { from, to, amount } = order;
  const { settings } = turn.input;
  const isRobbable = flagOf(settings, 'os.move.money_robbable');
  const isPooled = choiceOf(settings, 'os.money.scope') === 'pooled';
  const free =
    purseAt(organisation, from, settings) - (isRobbable ? promised(organisation, from) : 0);
  const fault = firstFault(
    [!areNeighbours(turn.board, from, to), 'organisation.E_NOT_NEIGHBOUR'],
    [!isCount(amount) || amount > free || isPooled, 'organisation.E_MONEY'],
  );
  if (fault !== undefined) {
    refuse(turn, given, fault, { from, to, halves: amount });
    return;
  }
  const move = { kind: 'money', from, to, amount } as const;
  const sent = isRobbable
    ? amount
    : sendMoney(turn, by, move, 'move_begin', String(given.row.unit));
  change(turn, by, (one) => departed(one, { ...move, amount: sent }));
}

/** The seat is moved at once and for nothing, once in a phase (OS-1-07, OS-1-12); one purse goes with it (OS-1-06). */
function moveSeat(turn: PhaseTurn, given: Given<'MOVE_SEAT'>, organisation: Organisation): void {
  const { by, order } = given;
  const { region } = order;
  const { settings } = turn.input;
  const fault = firstFault(
    [unitsAt(organisation, region).length === 0, 'organisation.E_UNITS'],
    [organisation.hasMovedSeat, 'organisation.E_MOVING'],
  );
  if (fault !== undefined) {
    refuse(turn, given, fault, { region });
    return;
  }
  const isPooled = choiceOf(settings, 'os.money.scope') === 'pooled';
  const purse = isPooled ? purseAt(organisation, organisation.seat, settings) : 0;
  const amount = moneyFact('purse', purse, { party: by, region: organisation.seat });
  const carried = { party: by, region, amount, name: 'seat', about: { region } };
  book(turn, { ...carried, isIncome: false });
  change(turn, by, (one) => ({ ...one, seat: region, hasMovedSeat: true }));
  book(turn, { ...carried, isIncome: true });
  tell(turn, {
    kind: 'organisation.seatMoved',
    clause: 'OS-1-12',
    place: region,
    parties: [by],
    about: { from: organisation.seat, to: region },
  });
}

/** Start step 3: population, advantages, money and the seat set out, in the order of each letter (OS-9.3). */
export function beginMoves(turn: PhaseTurn): void {
  eachOrganisation(turn, ({ key }) => {
    for (const { by, row, order } of ordersOf(
      turn,
      key,
      'MOVE_POPULATION',
      'MOVE_ADVANTAGE',
      'MOVE_MONEY',
      'MOVE_SEAT',
    )) {
      const organisation = organisationOf(turn, by);
      if (organisation === undefined) continue;
      switch (order.kind) {
        case 'MOVE_POPULATION':
          movePopulation(turn, { by, row, order }, organisation);
          break;
        case 'MOVE_ADVANTAGE':
          moveAdvantage(turn, { by, row, order }, organisation);
          break;
        case 'MOVE_MONEY':
          moveMoney(turn, { by, row, order }, organisation);
          break;
        case 'MOVE_SEAT':
          moveSeat(turn, { by, row, order }, organisation);
          break;
      }
    }
  });
}

/** An advantage in another region, and what is being built for it with it (OS-9.2-05). */
const advantageIn = (organisation: Organisation, id: string, region: string): Organisation => ({
  ...organisation,
  advantages: organisation.advantages.map((one) => (one.id === id ? { ...one, region } : one)),
  jobs: organisation.jobs.map((job) => (job.advantage === id ? { ...job, region } : job)),
});

/** Money arrives; where it could be robbed it leaves only now, as much as is still there (OS-9.3-05). */
function moneyArrives(turn: PhaseTurn, party: string, move: MoneyMove, no: number): void {
  const { settings } = turn.input;
  const organisation = organisationOf(turn, party);
  if (organisation === undefined) return;
  const { from, to, amount } = move;
  const there = Math.min(amount, purseAt(organisation, from, settings));
  const sent = flagOf(settings, 'os.move.money_robbable')
    ? sendMoney(turn, party, { ...move, amount: there }, 'move_end', String(no))
    : amount;
  pay(turn, {
    party,
    region: to,
    section: 'move_end',
    row: `arrived ${String(no)}`,
    name: 'arrived',
    amount: moneyFact('moneySent', sent, { from, to }),
    about: { from, to },
    isIncome: true,
  });
}

/** Close step 1: everything on the move arrives; the mark that it moved stays until the phase ends (OS-8.1). */
export function endMoves(turn: PhaseTurn): void {
  eachOrganisation(turn, ({ key, moves }) => {
    for (const [index, move] of moves.entries()) {
      if (move.kind === 'unit') change(turn, key, (one) => settled(one, move.id, move.to));
      else if (move.kind === 'advantage')
        change(turn, key, (one) => advantageIn(one, move.id, move.to));
      else moneyArrives(turn, key, move, index + 1);
    }
    change(turn, key, (organisation) => ({ ...organisation, moves: [] }));
  });
}
