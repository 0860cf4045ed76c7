import type { Params } from '../../../kernel';
import { areNeighbours } from '../../../world';
import type { FindingCode } from '../data/findings';
import { MOVABLE } from '../data/tables';
import { freeName, repairsOf } from '../rules/levels';
import { moneyFact, purseAt } from '../rules/money';
import { isOnTheMove } from '../rules/pools';
import { calmAt, unitsAt, unrestAt } from '../rules/population';
import { settled } from '../rules/units';
import type { Advantage, Move, Organisation } from '../state/types';
import { book, pay, sendMoney } from './money';
import { firstFault, type Given, isCount, type PhaseTurn } from './turn';

/** Objection to a movement, with data for words; undefined = it has begun. */
type Refusal = readonly [code: FindingCode, about: Params] | undefined;

/** Something on its way: marked as moved until the phase ends, and nowhere until it arrives (OS-9.3-05, OS-6-09). */
const departed = (own: Organisation, ...moves: readonly Move[]): Organisation => ({
  ...own,
  moves: [...own.moves, ...moves],
  moved: [...own.moved, ...moves.flatMap((move) => (move.kind === 'money' ? [] : [move.id]))],
});

/** Units that go: calm ones, those that came first before the others; in unrest only by the GM's word (OS-2-12). */
function travellers(
  turn: PhaseTurn,
  { by, row, order: { from, units } }: Given<'MOVE_POPULATION'>,
): readonly string[] {
  const calm = calmAt(turn.own(by), from);
  const all = [...calm, ...unrestAt(turn.own(by), from)];
  const isShort = calm.length < units && all.length >= units;
  const about = { party: by, region: from, units: units - calm.length };
  const options = ['stay_in_unrest', 'move_in_unrest'] as const;
  const answer =
    isShort && turn.reading(43, 'OS-2-12', `move/${by}/${String(row.unit)}/unrest`, about, options);
  const going = answer === 'move_in_unrest' ? all : calm;
  return going.slice(0, units).map(({ id }) => id);
}

/** Population sets out for a neighbour region (OS-9.3-01, OS-9.3-04). */
function movePopulation(turn: PhaseTurn, given: Given<'MOVE_POPULATION'>): Refusal {
  const { from, to, units } = given.order;
  const ids = travellers(turn, given);
  const fault = firstFault(
    [!areNeighbours(turn.board, from, to), 'organisation.E_NOT_NEIGHBOUR'],
    [!isCount(units) || ids.length < units, 'organisation.E_UNITS'],
  );
  const about = { from, to, units };
  if (fault !== undefined) return [fault, about];
  const moves = ids.map((id): Move => ({ kind: 'unit', id, to }));
  turn.change(given.by, (own) => departed(own, ...moves));
  turn.note('populationLeaves', 'OS-9.3-01', given.by, about);
  return undefined;
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
function splitOff(own: Organisation, advantage: Advantage, levels: number): Organisation {
  const intact = Math.min(levels, advantage.intact);
  const damaged = levels - intact;
  const stays = {
    ...advantage,
    intact: advantage.intact - intact,
    damaged: advantage.damaged - damaged,
  };
  const lastAdvantage = own.lastAdvantage + 1;
  const id = `a${String(lastAdvantage)}`;
  const taken = own.advantages.map(({ name }) => name);
  const goes = { ...advantage, id, name: freeName(advantage.name, taken), intact, damaged };
  return {
    ...own,
    lastAdvantage,
    jobs: jobsAfterSplit(own, advantage, id, stays.damaged),
    advantages: [
      ...own.advantages.map((one) => (one.id === advantage.id ? stays : one)),
      { ...goes, exhausted: 0 },
    ],
  };
}

/** An advantage sets out, as a whole with its damaged levels unless parts may go (OS-9.3-02, OS-9.3-04). */
function moveAdvantage(turn: PhaseTurn, { by, order }: Given<'MOVE_ADVANTAGE'>): Refusal {
  const own = turn.own(by);
  const advantage = own.advantages.find((one) => one.name === order.name.trim());
  if (advantage === undefined) return ['organisation.E_TARGET', { name: order.name }];
  const { region: from, id, name, category, intact, damaged } = advantage;
  const { to } = order;
  const total = intact + damaged;
  const levels = order.levels ?? total;
  const isPart = levels !== total;
  const fault = firstFault(
    [!MOVABLE.includes(category), 'organisation.E_IMMOVABLE'],
    [!areNeighbours(turn.board, from, to), 'organisation.E_NOT_NEIGHBOUR'],
    [isOnTheMove(own, id), 'organisation.E_MOVING'],
    [!isCount(levels) || levels > total, 'organisation.E_LEVEL'],
    [isPart && !turn.flag('os.move.split'), 'organisation.E_LEVEL'],
  );
  if (fault !== undefined) return [fault, { name, levels }];
  const leaving = isPart ? splitOff(own, advantage, levels) : own;
  const goes = isPart ? `a${String(leaving.lastAdvantage)}` : id;
  turn.put(departed(leaving, { kind: 'advantage', id: goes, to }));
  turn.note('advantageLeaves', 'OS-9.3-02', by, { name, from, to, levels });
  return undefined;
}

/** Money that others can still take until it arrives stays in its old region (`os.move.money_robbable`, OS-9.3-05). */
const promised = ({ moves }: Organisation, region: string): number =>
  moves.reduce(
    (total, move) => (move.kind === 'money' && move.from === region ? total + move.amount : total),
    0,
  );

/** Money sets out for a neighbour region (OS-9.3-03, OS-0-02). */
function moveMoney(turn: PhaseTurn, { by, row, order }: Given<'MOVE_MONEY'>): Refusal {
  const { from, to, amount } = order;
  const isRobbable = turn.flag('os.move.money_robbable');
  const isPooled = turn.choice('os.money.scope') === 'pooled';
  const free = turn.purse(by, from) - (isRobbable ? promised(turn.own(by), from) : 0);
  const fault = firstFault(
    [!areNeighbours(turn.board, from, to), 'organisation.E_NOT_NEIGHBOUR'],
    [!isCount(amount) || amount > free || isPooled, 'organisation.E_MONEY'],
  );
  if (fault !== undefined) return [fault, { from, to, halves: amount }];
  const move = { kind: 'money', from, to, amount } as const;
  const sent = isRobbable ? amount : sendMoney(turn, by, move, row.unit);
  turn.change(by, (own) => departed(own, { ...move, amount: sent }));
  return undefined;
}

/** The seat is moved at once and for nothing, once in a phase (OS-1-07, OS-1-12); one purse goes with it (OS-1-06). */
function moveSeat(turn: PhaseTurn, { by, order: { region } }: Given<'MOVE_SEAT'>): Refusal {
  const { settings } = turn;
  const own = turn.own(by);
  const fault = firstFault(
    [unitsAt(own, region).length === 0, 'organisation.E_UNITS'],
    [own.hasMovedSeat, 'organisation.E_MOVING'],
  );
  if (fault !== undefined) return [fault, { region }];
  const isPooled = turn.choice('os.money.scope') === 'pooled';
  const purse = isPooled ? purseAt(own, own.seat, settings) : 0;
  const amount = moneyFact('purse', purse, { party: by, region: own.seat });
  const carried = { party: by, region, amount, name: 'seat', about: { region } };
  book(turn, carried);
  turn.change(by, (one) => ({ ...one, seat: region, hasMovedSeat: true }));
  book(turn, { ...carried, isIncome: true });
  turn.note('seatMoved', 'OS-1-12', by, { from: own.seat, to: region }, { place: region });
  return undefined;
}

function begin(turn: PhaseTurn, { by, row, order }: Given<MoveKind>): Refusal {
  switch (order.kind) {
    case 'MOVE_POPULATION':
      return movePopulation(turn, { by, row, order });
    case 'MOVE_ADVANTAGE':
      return moveAdvantage(turn, { by, row, order });
    case 'MOVE_MONEY':
      return moveMoney(turn, { by, row, order });
    case 'MOVE_SEAT':
      return moveSeat(turn, { by, row, order });
  }
}

const MOVES = ['MOVE_POPULATION', 'MOVE_ADVANTAGE', 'MOVE_MONEY', 'MOVE_SEAT'] as const;
type MoveKind = (typeof MOVES)[number];

/** Start step 3: population, advantages, money and the seat begin to move, in the order of each letter (OS-9.3). */
export function beginMoves(turn: PhaseTurn): void {
  turn.each(({ key }) => {
    for (const given of turn.orders(key, ...MOVES)) {
      const refusal = begin(turn, given);
      if (refusal !== undefined) turn.refuse(given, ...refusal);
    }
  });
}

/** An advantage in another region, and what is being built for it with it (OS-9.2-05). */
const advantageIn = (own: Organisation, id: string, region: string): Organisation => ({
  ...own,
  advantages: own.advantages.map((one) => (one.id === id ? { ...one, region } : one)),
  jobs: own.jobs.map((job) => (job.advantage === id ? { ...job, region } : job)),
});

/** Money arrives; where it could be robbed it leaves only now, as much as is still there (OS-9.3-05). */
function moneyArrives(
  turn: PhaseTurn,
  party: string,
  move: Extract<Move, { readonly kind: 'money' }>,
  no: number,
): void {
  const { from, to, amount } = move;
  const there = Math.min(amount, turn.purse(party, from));
  const isRobbable = turn.flag('os.move.money_robbable');
  const sent = isRobbable ? sendMoney(turn, party, { ...move, amount: there }, no) : amount;
  const about = { from, to };
  const row = { name: 'arrived', row: `arrived ${String(no)}`, about };
  pay(turn, {
    party,
    region: to,
    amount: moneyFact('moneySent', sent, about),
    ...row,
    isIncome: true,
  });
}

/** Close step 1: everything on the move arrives; the mark that it moved stays until the phase ends (OS-8.1). */
export function endMoves(turn: PhaseTurn): void {
  turn.each(({ key, moves }) => {
    for (const [index, move] of moves.entries())
      if (move.kind === 'money') moneyArrives(turn, key, move, index + 1);
      else
        turn.change(key, (own) =>
          move.kind === 'unit'
            ? settled(own, move.id, move.to)
            : advantageIn(own, move.id, move.to),
        );
    turn.change(key, (own) => ({ ...own, moves: [] }));
  });
}
