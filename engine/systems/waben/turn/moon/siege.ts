import { type Explained, fact, ruled, sum } from '../../../../kernel';
import {
  DAMAGE_PER_POINT,
  type PartyKey,
  type Work,
  WORK_PER_POINT,
  type WorkId,
} from '../../../../world';
import { WHOLE } from '../../data';
import { creditOf } from '../../rules/building/stage';
import {
  afterSiege,
  asPoints,
  demolitionDamage,
  sideSubstance,
  siegeDamage,
  type Substance,
  totalDamage,
  townSubstance,
} from '../../rules/siege/damage';
import { isBreached } from '../../rules/structure/side';
import { isTownComplete } from '../../rules/structure/town';
import { figureBlocks } from '../blocks';
import { findOnce, noteMoon } from '../clock/report';
import type { Clock, Mover } from '../clock/state';
import { type Crews, type Crew, isAtWork, menOf, workersOf } from './crews';
import { demolish, demolitionTarget, pullDown, siegeKey } from './demolition';
import { keepWork } from './sites';
import { booksOf, siegeTarget, type Standing, standingById, valueOfSide } from './targets';

/** Who works against a structure and who mends it in this moon. */
interface Job {
  readonly target: Standing;
  readonly besiegers: Crew[];
  readonly demolishers: Crew[];
  readonly menders: readonly Crew[];
}

type Jobs = Map<string, Job>;

const jobAt = (jobs: Jobs, target: Standing, crews: Crews): Job => {
  const known = jobs.get(target.id);
  if (known !== undefined) return known;
  const job = { target, besiegers: [], demolishers: [], menders: crews.get(target.id) ?? [] };
  jobs.set(target.id, job);
  return job;
};

/** Finished structures that are hurt: one of which decay has left nothing vanishes like one that was razed (WW-12.4-26). */
const damagedWorks = ({ works }: Clock): readonly WorkId[] =>
  [...works.values()]
    .filter(({ progress, damage }) => progress === null && totalDamage(damage) > 0)
    .map(({ id }) => id);

/** All jobs of the moon in the order of ids: besieged structures, those that are mended, and those that are hurt. */
const jobsOf = (clock: Clock, crews: Crews): readonly Job[] => {
  const jobs: Jobs = new Map();
  const handOf = (mover: Mover): Crew => ({ mover, men: mover.size });
  for (const mover of clock.movers) {
    const { task } = mover.plan;
    if (task === null || task.kind === 'build' || !isAtWork(clock, mover)) continue;
    const target =
      task.kind === 'besiege' ? siegeTarget(clock, mover) : demolitionTarget(clock, mover);
    if (target === undefined) continue;
    const job = jobAt(jobs, target, crews);
    if (task.kind === 'besiege') job.besiegers.push(handOf(mover));
    else job.demolishers.push(handOf(mover));
  }
  for (const id of new Set([...crews.keys(), ...damagedWorks(clock)])) {
    const work = clock.works.get(id);
    const isSite = work !== undefined && work.progress !== null && totalDamage(work.damage) === 0;
    const target = isSite ? undefined : standingById(clock, id);
    if (target !== undefined) jobAt(jobs, target, crews);
  }
  return [...jobs.values()].sort((a, b) => (a.target.id < b.target.id ? -1 : 1));
};

/** A structure under siege with what it is made of. */
interface Besieged {
  readonly work: Work;
  /** Building value points of the whole in its current state. */
  readonly value: number;
  readonly substance: Substance;
  /** The wall or settlement stands in full; a site loses work instead of parts. */
  readonly isWhole: boolean;
}

const besiegedOf = (clock: Clock, target: Standing): Besieged => {
  const { kind, cell, direction } = target;
  const { ground } = clock.board;
  if (kind === 'settlement' || direction === null) {
    const settlement = ground.settlement(cell);
    const work = booksOf(clock, target, settlement?.built ?? 0);
    const isWhole = settlement !== undefined && isTownComplete(settlement, clock.settings);
    return {
      work,
      value: settlement?.built ?? 0,
      isWhole,
      substance: settlement === undefined ? [] : townSubstance(settlement, clock.settings),
    };
  }
  const value = kind === 'wall' ? ground.wall(cell, direction) : valueOfSide(kind, clock.settings);
  const work = booksOf(clock, target, value);
  return { work, value, substance: sideSubstance(value), isWhole: true };
};

const attackersOf = ({ besiegers, demolishers }: Job): readonly PartyKey[] => [
  ...new Set([...besiegers, ...demolishers].map(({ mover }) => mover.plan.unit.party)),
];

/**
 * Damage of the moon in 1/2500 of a point: besiegers and demolishers together, or the GM's figure (WW-7.3-07,
 * WW-7.3-10). The owner sees it as well, so it reveals the strength of all and not whose it is.
 */
const damageOf = (clock: Clock, job: Job): Explained => {
  const { besiegers, demolishers, target } = job;
  const { settings, rulings } = clock;
  const parts = [
    ...(besiegers.length === 0 ? [] : [siegeDamage(fact('besiegers', menOf(besiegers)), settings)]),
    ...(demolishers.length === 0
      ? []
      : [demolitionDamage(fact('demolishers', menOf(demolishers)), settings)]),
  ];
  const [only] = parts;
  const computed = parts.length === 1 && only !== undefined ? only : sum(...parts);
  const word = ruled(siegeKey(clock, target), computed, rulings);
  return Number.isInteger(word.value) && word.value >= 0 ? word : computed;
};

const place = ({ board }: Clock, { cell }: Standing): string => board.lattice.addressOf(cell);

const aboutOf = (clock: Clock, { kind, cell, direction }: Standing) => {
  const settlement = direction === null ? clock.board.ground.settlement(cell) : undefined;
  return {
    structure: kind,
    settlement: settlement?.name ?? '',
    side: direction ?? 0,
  };
};

function noteDamage(clock: Clock, job: Job, hurt: Explained): void {
  const isHidden = hurt.value === 0;
  if (isHidden && hurt.kind !== 'override') return;
  noteMoon(clock, {
    kind: 'siegeDamage',
    clause: 'WW-7.3-07',
    place: place(clock, job.target),
    parties: [...attackersOf(job), ...job.target.owners],
    about: { ...aboutOf(clock, job.target), points: asPoints(hurt.value, DAMAGE_PER_POINT) },
    blocks: figureBlocks(
      'damage',
      hurt,
      { place: place(clock, job.target) },
      siegeKey(clock, job.target),
    ),
    isHidden,
  });
}

function noteRepair(clock: Clock, { target, menders }: Job, repaired: number): void {
  if (repaired === 0) return;
  noteMoon(clock, {
    kind: 'repaired',
    clause: 'WW-6.2-18',
    place: place(clock, target),
    parties: [...target.owners, ...menders.map(({ mover }) => mover.plan.unit.party)],
    about: { ...aboutOf(clock, target), points: asPoints(repaired, WORK_PER_POINT) },
    blocks: figureBlocks('workers', workersOf(menders)),
  });
}

function noteBreach(clock: Clock, job: Job, value: number, before: Work, after: Work): void {
  const isOpen = ({ damage }: Work): boolean =>
    isBreached({ value, damage: damage[WHOLE] ?? 0 }, clock.settings);
  if (job.target.kind !== 'wall' || isOpen(before) || !isOpen(after)) return;
  noteMoon(clock, {
    kind: 'breach',
    clause: 'WW-7.3-14',
    place: place(clock, job.target),
    parties: [...attackersOf(job), ...job.target.owners],
    about: aboutOf(clock, job.target),
  });
}

/** Work that the menders may do: as many of them as are paid for (WW-6.2-18, WW-10.1-07). */
const paidRepair = (clock: Clock, { menders, target }: Job, work: Work, hurt: number): number => {
  const men = menOf(menders);
  const credit = creditOf(work);
  const isShort = men > credit && totalDamage(work.damage) + hurt > 0;
  const [first] = menders;
  if (isShort && first !== undefined) {
    const about = { place: place(clock, target), reason: 'repair' };
    findOnce(clock, 'F-BUILD-UNPAID', { party: first.mover.plan.unit.party, about });
  }
  return Math.min(men, credit);
};

/** One structure after a moon of siege and repair (WW-7.3-08). */
function besiege(clock: Clock, job: Job): void {
  const { target } = job;
  const { work, value, substance, isWhole } = besiegedOf(clock, target);
  const hurt = damageOf(clock, job);
  noteDamage(clock, job, hurt);
  if (!isWhole) {
    pullDown(clock, target, work, hurt.value, attackersOf(job));
    return;
  }
  const mending = paidRepair(clock, job, work, hurt.value);
  const { damage, repaired } = afterSiege(substance, work.damage, hurt.value, mending);
  const after = { ...work, damage, paid: work.paid - repaired };
  noteRepair(clock, job, repaired);
  const whole = substance.reduce((total, [, most]) => total + most, 0);
  if (whole > 0 && totalDamage(damage) >= whole) {
    demolish(clock, target, attackersOf(job));
    return;
  }
  keepWork(clock, after);
  noteBreach(clock, job, value, work, after);
}

/** Sieges, demolition and repair of the moon that ends (WW-7.3-06 to -12, WW-6.2-18). */
export function sieges(clock: Clock, crews: Crews): void {
  for (const job of jobsOf(clock, crews)) besiege(clock, job);
}
