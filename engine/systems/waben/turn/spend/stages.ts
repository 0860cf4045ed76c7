import type { FieldAddress } from '../../../../hex';
import { calc, type Explained, fact, rule } from '../../../../kernel';
import {
  fieldOfUnit,
  DAMAGE_PER_POINT,
  type PartyKey,
  type Unit,
  type Work,
  WORK_PER_POINT,
} from '../../../../world';
import { type Declaration, declarationsOf } from '../../orders/declaration';
import { buildingDifficulty, repairCost, workCost } from '../../rules/building/cost';
import { labourSources, lotOf } from '../../rules/building/projects';
import { moonWork } from '../../rules/building/rate';
import { stageWork } from '../../rules/building/stage';
import { isIncomeDue } from '../../rules/calendar';
import { book, cellKey, goldAtHand, outgoing, ruledCell } from '../../rules/economy/book';
import type { Ground } from '../../rules/movement/ground';
import { typeOfUnit } from '../../rules/movement/plan';
import { amountOf, choiceOf } from '../../rules/settings';
import { type Task, taskOf } from '../../rules/siege/task';
import { totalDamage } from '../../rules/siege/damage';
import { worksOf } from '../../rules/structure/works';
import { idOf } from '../moon/sites';
import { booksInOrder, keepBook, note, overdraw, type WabenTurn } from '../turn';

/** The fields from which people work on a structure: its own, of a side that joins two both. */
const fieldsOf = ({ board }: WabenTurn, { kind, field, side }: Work): readonly FieldAddress[] => {
  const beyond =
    side === null || kind === 'wall' ? undefined : board.lattice.neighbourOf(field, side);
  return beyond === undefined ? [field] : [field, beyond];
};

/** True if a task is to work on this structure, or on whatever there is. */
const isMeant = (turn: WabenTurn, task: Task | null, work: Work, here: FieldAddress): boolean =>
  task?.kind === 'build' &&
  (task.named === null ||
    idOf(turn, { ...task.named, field: task.named.field ?? here }) === work.id);

/** Workers of the builders with the order to build who stand at a structure, at most what a field holds (WW-4.1-15). */
const workersAt = (turn: WabenTurn, work: Work): Explained => {
  const fields = fieldsOf(turn, work);
  const isAtWork = (unit: Unit): boolean => {
    const here = fieldOfUnit(unit, turn.world.units);
    const isHere = work.owners.includes(unit.party) && here !== undefined && fields.includes(here);
    return isHere && isMeant(turn, taskOf(unit, typeOfUnit(unit), turn.rows[unit.id]), work, here);
  };
  const men = Object.values(turn.world.units)
    .filter(isAtWork)
    .reduce((sum, { size }) => sum + size, 0);
  return fact('plannedWorkers', Math.min(men, amountOf(turn.input.settings, 'build.max_workers')));
};

/** Work that will be done per moon as things stand: people of the field and workers there (WW-4.1-11, WW-4.1-16). */
const plannedRate = (turn: WabenTurn, work: Work, ground: Ground): Explained => {
  const { settings } = turn.input;
  const people = labourSources(ground, worksOf(turn.world.works), work, settings).length;
  const local = fact('localLabour', people, {}, 'WW-4.1-13');
  return moonWork(local, workersAt(turn, work), settings);
};

/** The part of a party in a stage that several pay for: equal, the odd one for the first named (WW-4.3-06). */
const shareOfStage = (stage: Explained, { owners }: Work, party: PartyKey): Explained =>
  owners.length < 2
    ? stage
    : calc.quotient(
        owners[0] === party ? 'up' : 'down',
        stage,
        fact('owners', owners.length, {}, 'WW-4.3-06'),
      );

/** The most work up to `most` that is affordable. */
const affordableWork = (most: number, gold: number, priceOf: (work: number) => number): number => {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (priceOf(middle) <= gold) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Subject of a payment: a stage of building, or repairs; and how. */
interface Purchase {
  readonly work: Work;
  /** In 1/5000 of a building value point. */
  readonly wanted: Explained;
  readonly priceOf: (work: Explained) => Explained;
  readonly name: 'stage' | 'firstStage' | 'repair';
}

/** Pays for work on a structure, as much as gold goes, and enters it in its books (WW-4.1-10, WW-3.2-05). */
function buy(turn: WabenTurn, party: PartyKey, { work, wanted, priceOf, name }: Purchase): void {
  const books = turn.books[party];
  if (books === undefined || wanted.value <= 0) return;
  const { settings, rulings } = turn.input;
  const key = cellKey(party, 'newStructures', work.id, 'gold');
  const price = ruledCell(key, priceOf(wanted), rulings);
  const gold = goldAtHand(books, work.field, settings);
  const isFull = price.value <= gold;
  const part = isFull
    ? wanted.value
    : affordableWork(wanted.value, gold, (size) => priceOf(fact('workPaid', size)).value);
  const cost = isFull ? price : priceOf(fact('workPaid', part, {}, 'WW-3.2-05'));
  const about = { place: work.field, side: work.side ?? 0, structure: work.kind };
  const booked = book(books, {
    account: 'newStructures',
    name,
    why: outgoing(cost),
    place: work.field,
    spentAt: work.field,
    about,
  });
  keepBook(turn, booked);
  const paid: Work = { ...work, paid: work.paid + part };
  turn.world = { ...turn.world, works: { ...turn.world.works, [work.id]: paid } };
  if (isFull) return;
  note(turn, 'F-BUILD-UNPAID', party, { about: { place: work.field } });
  overdraw(turn, party, name, price.value - cost.value);
}

const isResting = (turn: WabenTurn, party: PartyKey, { field, side }: Work): boolean =>
  declarationsOf(turn.declarations[party] ?? [], 'rest').some(
    ({ place }) =>
      place.kind !== 'aboard' &&
      place.field === field &&
      (place.kind === 'field' || place.side === side),
  );

/** Stages are due at income dates, every turn where the GM wants monthly payment (WW-4.1-10, WW-12.4-08). */
const isStageDue = (turn: WabenTurn): boolean =>
  choiceOf(turn.input.settings, 'build.payment') === 'monthly' || isIncomeDue(turn.world.clock);

const byId = (a: Work, b: Work): number => (a.id < b.id ? -1 : 1);

const ownSites = (turn: WabenTurn, party: PartyKey): readonly Work[] =>
  Object.values(turn.world.works)
    .filter(({ owners, progress }) => progress !== null && owners.includes(party))
    .sort(byId);

function payStage(
  turn: WabenTurn,
  party: PartyKey,
  work: Work,
  ground: Ground,
  name: 'stage' | 'firstStage',
): void {
  const current = turn.world.works[work.id];
  const lot = lotOf(ground, work);
  if (current === undefined || lot === undefined) return;
  const { settings } = turn.input;
  // Partners pay their parts of the same stage: what one of them has just paid is no credit of the other.
  const start =
    turn.input.world.works[work.id]?.paid ?? Math.min(current.paid, current.progress ?? 0);
  const before = { ...current, paid: current.owners.length < 2 ? current.paid : start };
  const rate = plannedRate(turn, before, ground);
  const stage = stageWork(before, rate, turn.world.clock, settings);
  const difficulty = buildingDifficulty(ground, lot, settings);
  const isHopeless = rate.value === 0 && name === 'firstStage' && party === work.owners[0];
  if (isHopeless) note(turn, 'F-BUILD-NOLABOUR', party, { about: { place: work.field } });
  buy(turn, party, {
    work: current,
    wanted: shareOfStage(stage, current, party),
    priceOf: (size) =>
      rule('stageCost', 'WW-4.1-11', workCost(work.kind, size, difficulty, settings)),
    name,
  });
}

/** Stages of structures that are being built already, in order of position (WW-4.1-10, WW-4.1-12). */
export function payStages(turn: WabenTurn, ground: Ground): void {
  if (!isStageDue(turn)) return;
  for (const { party } of booksInOrder(turn)) {
    for (const work of ownSites(turn, party))
      if (work.begun !== turn.world.clock.turn && !isResting(turn, party, work))
        payStage(turn, party, work, ground, 'stage');
  }
}

/** First stages of the structures begun this turn (WW-4.1-10, WW-4.1-33). */
export function payFirstStages(turn: WabenTurn, ground: Ground): void {
  for (const { party } of booksInOrder(turn)) {
    for (const work of ownSites(turn, party))
      if (work.begun === turn.world.clock.turn) payStage(turn, party, work, ground, 'firstStage');
  }
}

const WORK_PER_DAMAGE = WORK_PER_POINT / DAMAGE_PER_POINT;

/** Points that a letter wants repaired, all there are by default (WW-6.2-18), in work. */
const repairWork = (work: Work, points: number | null): number => {
  const hurt = totalDamage(work.damage) * WORK_PER_DAMAGE;
  const wanted = points === null ? hurt : Math.min(hurt, points * WORK_PER_POINT);
  return Math.max(0, wanted - (work.progress === null ? work.paid : 0));
};

function payRepair(
  turn: WabenTurn,
  party: PartyKey,
  { place, points }: Extract<Declaration, { readonly kind: 'repair' }>,
  ground: Ground,
): void {
  if (place.kind === 'aboard') return;
  const side = place.kind === 'side' ? place.side : null;
  const work = Object.values(turn.world.works)
    .sort(byId)
    .find((one) => one.field === place.field && one.side === side && totalDamage(one.damage) > 0);
  const lot = work === undefined ? undefined : lotOf(ground, work);
  if (work === undefined || lot === undefined || work.progress !== null) return;
  const { settings } = turn.input;
  const difficulty = buildingDifficulty(ground, lot, settings);
  buy(turn, party, {
    work,
    wanted: fact('repairWork', repairWork(work, points), {}, 'WW-6.2-18'),
    priceOf: (size) =>
      repairCost(
        work.kind,
        calc.quotient('exact', size, fact('workPerPoint', WORK_PER_POINT, {}, 'WW-4.1-17')),
        difficulty,
        settings,
      ),
    name: 'repair',
  });
}

/** Gold for the repair of damaged structures, in the order of the letter (WW-6.2-18). */
export function payRepairs(turn: WabenTurn, ground: Ground): void {
  for (const { party } of booksInOrder(turn))
    for (const declared of declarationsOf(turn.declarations[party] ?? [], 'repair'))
      payRepair(turn, party, declared, ground);
}
